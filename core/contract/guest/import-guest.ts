/** What a guest of this device has put aside enters the account it turned out to be (rules S82, S86). */
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { cartMergeRoute, FAVOURITES_MAX } from '#core/contract/guest/merge.ts';
import { cartKind, cartLane } from '#core/contract/cart/cart-record.ts';
import { SHOWN_LINES_MAX, shownLinesOf } from '#core/contract/cart/cart.ts';
import { areaOfFavourite, type Favourite } from '#core/contract/wishlist/favourite.ts';
import { callOf, type OfflineCall } from '#core/wire/offline.ts';
import type { SyncedRecord } from '#core/wire/record.ts';

export interface GuestRecords {
  /** The guest as `api.me` names it. */
  readonly visitor: string;
  /** The guest's records as the device showed them. */
  readonly records: ReadonlyMap<string, SyncedRecord>;
  readonly favourites: readonly Favourite[];
}

/** A merge of each area, and more of them where there are more favourites than one may carry. */
export const importGuestData = (guest: GuestRecords): readonly OfflineCall[] =>
  AREAS.flatMap((area) => mergesOf(guest, area));

function mergesOf({ visitor, records, favourites }: GuestRecords, area: Area): readonly OfflineCall[] {
  const cart = records.get(cartKind.key(area));
  const shown = cartKind.is(cart) ? shownLinesOf(cart.lines.slice(0, SHOWN_LINES_MAX)) : [];
  const wishes = wishesOf(favourites, area);
  const count = Math.max(1, Math.ceil(wishes.length / FAVOURITES_MAX));
  return Array.from({ length: count }, (_one, at) =>
    callOf(cartLane.of(area), cartMergeRoute, {
      area,
      visitor,
      lines: at === 0 ? shown : [],
      favourites: wishes.slice(at * FAVOURITES_MAX, (at + 1) * FAVOURITES_MAX),
    }),
  );
}

/** Oldest first, as the list takes them in. */
const wishesOf = (favourites: readonly Favourite[], area: Area) =>
  favourites
    .filter((one) => areaOfFavourite(one) === area)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ uuid, snapshot: { name, path, image, price }, at }) => ({
      lineKey: uuid,
      product: uuid,
      variant: null,
      snapshot: { name: cutText(name, 255), path: cutText(path, 2048), image, price },
      at,
    }));
