import type { Area } from '#core/domain/shop/area.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { Wish } from '#core/domain/wishlist/wishlist.ts';
import { recordKind } from '#core/wire/record.ts';

/** An article put aside, with what shows it where the catalogue has not come yet. */
export interface WishEntry extends Wish {
  readonly name: string;
  readonly path: string;
  /** Hash of the picture under `/media/`. */
  readonly image: string | null;
  /** What it cost when it was put aside; null for an article without a price of its own. */
  readonly price: Money | null;
  readonly at: string;
}

/** The articles of one area that were put aside, newest first. */
export interface WishlistRecord {
  readonly kind: 'wishlist';
  readonly area: Area;
  readonly wishes: readonly WishEntry[];
}

export const wishlistKind = recordKind<WishlistRecord, Area>({
  kind: 'wishlist',
  empty: (area) => ({ kind: 'wishlist', area, wishes: [] }),
});
