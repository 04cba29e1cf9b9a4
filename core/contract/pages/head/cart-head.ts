/**
 * The head of the cart, the one page of a person that may be found: its document is the same for everybody and empty
 * until the device fills it (docs/decisions/0019-the-cart-has-a-document.md).
 */
import type { Area } from '#core/domain/shop/area.ts';
import type { Metadata } from '#core/contract/shop/metadata.ts';
import { inLocale, metadataOf, type HeadState } from '#core/contract/pages/head/head.ts';
import { href } from '#core/contract/pages/href.ts';
import { titleOf } from '#core/contract/pages/traits/titles.ts';

const DESCRIPTIONS = {
  fr_FR:
    'Votre panier de pièces et d’accessoires : il reste sur votre appareil, même hors connexion. Commandez ou demandez un devis en quelques instants.',
  en_GB:
    'Your basket of parts and accessories: it stays on your device, even without a network. Order it or ask for a quote in a moment.',
};

export const cartHead = (area: Area, state: HeadState): Metadata =>
  metadataOf(
    {
      title: `${titleOf('{area}.checkout.cart', area, state.locale)} – ${state.siteName}`,
      description: inLocale(DESCRIPTIONS, state),
      canonicalPath: href(`${area}.checkout.cart`),
      picture: null,
      modifiedAt: null,
    },
    state,
  );
