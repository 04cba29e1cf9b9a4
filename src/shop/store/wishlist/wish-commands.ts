/**
 * What a press does to the articles put aside: a guest's stay on the device, a customer's are kept with the account
 * (design §5, rules 2 and 17).
 */
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { snapshotOf } from '#core/contract/cart/cart.ts';
import { areaOfFavourite } from '#core/contract/wishlist/favourite.ts';
import { productPath } from '#core/contract/pages/paths.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { FavouriteRow } from '#src/db/rows.ts';
import type { PersonStore } from '#src/db/store.ts';
import { ownPrices } from '#src/shop/store/account/own-prices.ts';
import type { Perform } from '#src/shop/store/account/perform.ts';
import { readState } from '#src/shop/store/state.ts';
import type { WishView } from '#src/shop/store/wishlist/wish-view.ts';

/** Each resolves when the change is safe on this device. @throws whatever the disk refuses */
export interface WishCommands {
  /** Puts an article aside, or takes it back. Answers whether it is a favourite now. */
  toggle: (favourite: FavouriteRow) => Promise<boolean>;
  /** The same for an article of the catalogue. */
  toggleArticle: (row: CatalogueRow) => Promise<boolean>;
  /** Puts an article back on the list of the account. */
  putBack: (wish: WishView) => Promise<void>;
  /** Into the cart and off the list of the account: both or neither. */
  moveToCart: (wish: WishView, article: CatalogueRow) => Promise<void>;
}

export interface WishDeps {
  readonly store: PersonStore;
  readonly perform: Perform;
  readonly isGuest: boolean;
  /** Answers the ISO instant of the device. */
  readonly now: () => string;
}

export function wishCommands({ store, perform, isGuest, now }: WishDeps): WishCommands {
  const putBack = async ({ area, lineKey, uuid, variant, snapshot }: Omit<WishView, 'at'>): Promise<void> => {
    const { name, ...shown } = snapshot;
    await perform('api.account.wishlist.store', {
      area,
      lineKey,
      product: uuid,
      variant,
      snapshot: { ...shown, name: cutText(name, 255) },
    });
  };
  /** Whatever variants of it are on the list, the heart of an article stands for all of them. */
  const toggleInAccount = async (row: FavouriteRow): Promise<boolean> => {
    const wishes = AREAS.flatMap((area) => readState()[`wishlist:${area}`].wishlist ?? []);
    const held = wishes.filter((one) => one.uuid === row.uuid);
    for (const { area, lineKey } of held) await perform('api.account.wishlist.destroy', { area, lineKey });
    if (held.length > 0) return false;
    await putBack({ ...row, area: areaOfFavourite(row), lineKey: row.uuid, variant: null });
    return true;
  };
  const toggle = (row: FavouriteRow) => (isGuest ? toggleHere(store, row) : toggleInAccount(row));
  return {
    toggle,
    toggleArticle: (row) =>
      toggle({
        uuid: row.uuid,
        area: row.area,
        snapshot: {
          name: row.name,
          path: productPath(row),
          image: row.image?.hash ?? null,
          price: factsOfType(row.type).button === 'askSeller' || row.priceFrom ? null : row.price,
        },
        at: now(),
      }),
    putBack,
    moveToCart: async ({ area, lineKey, uuid, variant, snapshot: { path } }, article) => {
      const { name, sku, image, taxPercent } = article;
      await perform('api.account.wishlist.move-to-cart', {
        area,
        lineKey,
        product: uuid,
        variant,
        snapshot: snapshotOf({
          name,
          sku,
          path,
          image: image?.hash ?? null,
          options: [],
          ...ownPrices(uuid, article),
          taxPercent,
          deposit: 0,
          ecoContribution: 0,
        }),
      });
    },
  };
}

function toggleHere(store: PersonStore, row: FavouriteRow): Promise<boolean> {
  return store.write(['favourites'], async (t) => {
    const { uuid, snapshot, at } = row;
    if ((await t.favourites.get(uuid)) !== undefined) {
      await t.favourites.remove([uuid]);
      return false;
    }
    await t.favourites.put([{ uuid, area: areaOfFavourite(row), snapshot, at }]);
    return true;
  });
}
