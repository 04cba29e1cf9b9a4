/**
 * The head of the cart, the one page of a person that may be found: its document is the same for everybody and empty
 * until the device fills it (docs/decisions/0019-the-cart-has-a-document.md).
 */
import { areaOfPath, type Area } from '#core/domain/area.ts';
import type { Metadata } from '#core/contract/metadata.ts';
import { metadataOf } from '#core/contract/pages/head.ts';
import type { SourceState } from '#core/contract/pages/page-source.ts';

const DESCRIPTION =
  'Votre panier de pièces et d’accessoires : il reste sur votre appareil, même hors connexion, et devient un devis en quelques instants.';

const CART = /^\/(?:(?:auto|moto)\/)?checkout$/;

/** The area whose cart stands at a path (the shared path begins with auto, design §10); null for all other paths. */
export const areaOfCart = (path: string): Area | null => (CART.test(path) ? (areaOfPath(path) ?? 'auto') : null);

export const cartHead = (area: Area, state: Pick<SourceState, 'siteName' | 'origin'>): Metadata =>
  metadataOf(
    {
      title: `${area === 'auto' ? 'Panier' : 'Panier moto'} – ${state.siteName}`,
      description: DESCRIPTION,
      canonicalPath: `/${area}/checkout`,
      picture: null,
      modifiedAt: null,
    },
    state,
  );
