/** Presses that belong to the person of this device: cart, favourites, choices. Kept here first, sent when it can be. */
import { productPath } from '#core/contract/pages/paths.ts';
import { lineKeyOf } from '#core/domain/product.ts';
import { handOverConsent } from '#src/app/consent-proof.ts';
import type { Device } from '#src/app/device.ts';
import { askConsentAgain, chooseConsent } from '#src/store/consent.ts';
import { toggleFavourite } from '#src/store/favourites.ts';
import { person } from '#src/store/person.ts';
import { chooseTheme } from '#src/store/theme.ts';
import type { Article, ShopActions } from '#src/screens/shop/actions.tsx';

export type PersonActions = Pick<
  ShopActions,
  'addToCart' | 'toggleFavourite' | 'chooseCookies' | 'askCookiesAgain' | 'colour'
>;

const instant = (): string => new Date().toISOString();

/** What the device showed of an article when it was added: the shop prices the cart itself. */
const snapshotOf = ({ row, variant, options, deposit, ecoContribution }: Article) => ({
  name: row.name.slice(0, 255),
  sku: variant?.sku ?? row.sku,
  path: productPath(row, variant?.sku),
  image: row.image?.hash ?? null,
  options: options.slice(0, 5).map(({ label, value }) => ({ label: label.slice(0, 80), value: value.slice(0, 80) })),
  unitPrice: variant?.price ?? row.price,
  taxPercent: row.taxPercent,
  deposit,
  ecoContribution,
});

/** @param device reaches the shop, which keeps the proof of a choice on cookies */
export function personActions(device: () => Promise<Pick<Device, 'client'>>): PersonActions {
  return {
    addToCart: async (article, quantity) => {
      const { row, variant } = article;
      const own = await person();
      await own.perform('api.cart.items.store', {
        area: row.area,
        lineKey: lineKeyOf(row.uuid, variant?.uuid ?? null),
        product: row.uuid,
        variant: variant?.uuid ?? null,
        delta: quantity,
        snapshot: snapshotOf(article),
      });
    },
    toggleFavourite: (row) =>
      toggleFavourite({
        uuid: row.uuid,
        snapshot: {
          name: row.name,
          path: productPath(row),
          image: row.image?.hash ?? null,
          price: row.type === 'vehicle' || row.priceFrom ? null : row.price,
        },
        at: instant(),
      }),
    chooseCookies: async (choices) => {
      chooseConsent(choices, { uuid: crypto.randomUUID(), at: instant() });
      await handOverConsent(device);
    },
    askCookiesAgain: () => askConsentAgain(Date.now()),
    colour: chooseTheme,
  };
}
