/**
 * Articles a customer put aside, by area. They travel in the lane of their area's cart: what moves from the one into the
 * other keeps its order with both (sync rule S84).
 */
import * as v from 'valibot';
import type { Area } from '#core/domain/shop/area.ts';
import { addToCart, ifItFits } from '#core/domain/cart/cart.ts';
import { addWish, removeWish } from '#core/domain/wishlist/wishlist.ts';
import { cartLane } from '#core/contract/cart/cart-record.ts';
import { cartSnapshot, fitsKey, lineKey, lineOfSnapshot, lineTarget, onCartLines } from '#core/contract/cart/cart.ts';
import { wishlistKind, type WishEntry } from '#core/contract/wishlist/wishlist-record.ts';
import * as f from '#core/wire/fields.ts';
import type { Lane } from '#core/wire/lane.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import type { RecordChange } from '#core/wire/record.ts';

const lane = (args: { area: Area }): Lane => cartLane.of(args.area);

const common = { access: 'customer', cache: 'no-store', forBorrowed: true, answer: v.object({}) } as const;

/** What the device showed of an article: for its own view only, the server uses its own facts. */
export const wishSnapshot = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(255)),
  path: v.pipe(v.string(), v.maxLength(2048)),
  image: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  price: v.nullable(f.money),
});

/** What a change makes of the wishes of an area. */
export const onWishes = (
  area: Area,
  step: (wishes: readonly WishEntry[]) => readonly WishEntry[],
): readonly RecordChange[] => [wishlistKind.change(area, (list) => ({ ...list, wishes: step(list.wishes) }))];

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
    changes: ({ area, snapshot, ...target }, { at }) =>
      onWishes(area, (wishes) => addWish(wishes, { ...target, ...snapshot, at })),
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
    changes: (args) => onWishes(args.area, (wishes) => removeWish(wishes, args.lineKey)),
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
    changes: (args) => onWishes(args.area, () => []),
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
  refusals: [
    'cart.productUnavailable',
    'cart.variantRequired',
    'cart.choiceRequired',
    'cart.vehicleNotSold',
    'cart.full',
  ],
  offline: {
    version: 1,
    lane,
    changes: ({ area, lineKey: key, ...shown }) => [
      ...onCartLines(area, (lines) =>
        ifItFits(lines, addToCart(lines, { lineKey: key, delta: 1, line: lineOfSnapshot(shown) })),
      ),
      ...onWishes(area, (wishes) => removeWish(wishes, key)),
    ],
  },
});
