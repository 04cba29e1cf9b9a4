/**
 * Articles a customer put aside, by area. They travel in the lane of their area's cart: what moves from the one into the
 * other keeps its order with both (sync rule S84).
 */
import * as v from 'valibot';
import type { Area } from '#core/domain/area.ts';
import { addToCart } from '#core/domain/cart.ts';
import { addWish, removeWish } from '#core/domain/wishlist.ts';
import { cartIn, cartSnapshot, fitsKey, lineKey, lineOfSnapshot, lineTarget } from '#core/contract/cart.ts';
import type { WishEntry, WishlistRecord } from '#core/contract/customer-records.ts';
import * as f from '#core/contract/fields.ts';
import type { Lane, RecordKey, SyncedRecord } from '#core/contract/offline.ts';
import { defineOfflineRoute } from '#core/contract/route.ts';

const lane = (args: { area: Area }): Lane => `cart:${args.area}`;
const touches = (args: { area: Area }): readonly RecordKey[] => [`wishlist:${args.area}`];

const common = { access: 'customer', cache: 'no-store', answer: v.object({}) } as const;

/** What the device showed of an article: for its own view only, the server uses its own facts. */
export const wishSnapshot = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(255)),
  path: v.pipe(v.string(), v.maxLength(2048)),
  image: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  price: v.nullable(f.money),
});

/** The list in a record, or an empty one. */
export function wishlistIn(record: SyncedRecord | undefined, area: Area): WishlistRecord {
  return record?.kind === 'wishlist' ? record : { kind: 'wishlist', area, wishes: [] };
}

const withWishes = (list: WishlistRecord, wishes: readonly WishEntry[]): WishlistRecord => ({ ...list, wishes });

export const wishlistStoreRoute = defineOfflineRoute({
  name: 'api.account.wishlist.store',
  method: 'POST',
  uri: 'api/account/wishlist',
  ...common,
  body: v.pipe(
    v.strictObject({ area: f.area, ...lineTarget, snapshot: wishSnapshot }),
    v.check((target) => fitsKey(target), 'lineKey.invalid'),
  ),
  refusals: ['cart.productUnavailable', 'wishlist.full'],
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, { area, snapshot, ...target }, stamp) => {
      const list = wishlistIn(record, area);
      return withWishes(list, addWish(list.wishes, { ...target, ...snapshot, at: stamp.at }));
    },
  },
});

export const wishlistDestroyRoute = defineOfflineRoute({
  name: 'api.account.wishlist.destroy',
  method: 'DELETE',
  uri: 'api/account/wishlist',
  ...common,
  body: v.strictObject({ area: f.area, lineKey }),
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) => {
      const list = wishlistIn(record, args.area);
      return withWishes(list, removeWish(list.wishes, args.lineKey));
    },
  },
});

export const wishlistClearRoute = defineOfflineRoute({
  name: 'api.account.wishlist.clear',
  method: 'DELETE',
  uri: 'api/account/wishlist/all',
  ...common,
  body: v.strictObject({ area: f.area }),
  offline: {
    version: 1,
    lane,
    touches,
    fold: (_key, record, args) => withWishes(wishlistIn(record, args.area), []),
  },
});

/** Puts an article into the cart and takes it off the list: both or neither. */
export const wishlistMoveRoute = defineOfflineRoute({
  name: 'api.account.wishlist.move-to-cart',
  method: 'POST',
  uri: 'api/account/wishlist/cart',
  ...common,
  body: v.pipe(
    v.strictObject({ area: f.area, ...lineTarget, snapshot: cartSnapshot }),
    v.check((target) => fitsKey(target), 'lineKey.invalid'),
  ),
  refusals: ['cart.productUnavailable', 'cart.variantRequired', 'cart.vehicleNotSold'],
  offline: {
    version: 1,
    lane,
    touches: (args) => [`cart:${args.area}`, `wishlist:${args.area}`],
    fold: (key, record, args) => {
      if (key.startsWith('wishlist:')) {
        const list = wishlistIn(record, args.area);
        return withWishes(list, removeWish(list.wishes, args.lineKey));
      }
      const cart = cartIn(record, args.area);
      return { ...cart, lines: addToCart(cart.lines, { lineKey: args.lineKey, delta: 1, line: lineOfSnapshot(args) }) };
    },
  },
});
