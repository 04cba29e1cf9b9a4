/** An article put aside, by a guest on this device or in a list of the account, as the screens show it. */
import type { Area } from '#core/domain/shop/area.ts';
import type { LineKey } from '#core/domain/catalogue/product.ts';
import type { WishlistRecord } from '#core/contract/wishlist/wishlist-record.ts';
import { areaOfFavourite } from '#core/contract/wishlist/favourite.ts';
import type { FavouriteRow } from '#src/db/rows.ts';

export interface WishView extends FavouriteRow {
  readonly area: Area;
  readonly lineKey: LineKey;
  readonly variant: string | null;
}

const newestFirst = (wishes: readonly WishView[]): readonly WishView[] =>
  wishes.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));

/** The list of an area. */
export interface WishlistView {
  /** Newest first; null until it is read. */
  readonly wishlist: readonly WishView[] | null;
  readonly wishlistLoading: boolean;
}

const shown = (wishlist: readonly WishView[]): WishlistView => ({ wishlist, wishlistLoading: false });

export function wishesOfGuest(rows: Iterable<FavouriteRow>, area: Area): WishlistView {
  const here = [...rows].filter((row) => areaOfFavourite(row) === area);
  return shown(newestFirst(here.map((row) => ({ ...row, area, lineKey: row.uuid.toLowerCase(), variant: null }))));
}

/** @param record none: nothing was put aside in this area */
export const wishesOfCustomer = (record: WishlistRecord | undefined): WishlistView =>
  shown(record === undefined ? [] : newestFirst(wishesIn(record)));

function wishesIn({ area, wishes }: WishlistRecord): WishView[] {
  return wishes.map(({ product, lineKey, variant, at, name, path, image, price }) => ({
    uuid: product,
    area,
    lineKey,
    variant,
    at,
    snapshot: { name, path, image, price },
  }));
}
