/**
 * The head of the cart, the one page of a person that may be found: its document is the same for everybody and empty
 * until the device fills it (docs/decisions/0019-the-cart-has-a-document.md).
 */
import type { Area } from '#core/domain/shop/area.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';
import { metadataOf } from '#core/contract/pages/head/head.ts';
import { href } from '#core/contract/pages/href.ts';
import type { SourceState } from '#core/contract/pages/page-source.ts';
import { titleOf } from '#core/contract/pages/traits/titles.ts';

const DESCRIPTION =
  'Votre panier de pièces et d’accessoires : il reste sur votre appareil, même hors connexion, et devient un devis en quelques instants.';

export const cartHead = (area: Area, state: Pick<SourceState, 'siteName' | 'origin'>): Metadata =>
  metadataOf(
    {
      title: `${titleOf('{area}.checkout.cart', area)} – ${state.siteName}`,
      description: DESCRIPTION,
      canonicalPath: href(`${area}.checkout.cart`),
      picture: null,
      modifiedAt: null,
    },
    state,
  );
