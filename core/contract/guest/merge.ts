/**
 * The guest of this device turned out to be a customer (design §5, rule 17): cart and favourites of an area enter the
 * customer's, once. Asked by the customer's device after signing in, as a change like any other.
 */
import * as v from 'valibot';
import { withDifference } from '#core/domain/cart/cart-merge.ts';
import { addWish } from '#core/domain/wishlist/wishlist.ts';
import { cartLane } from '#core/contract/cart/cart-record.ts';
import { entriesOf, fitsKey, lineTarget, onCartLines, shownLines } from '#core/contract/cart/cart.ts';
import * as f from '#core/wire/fields.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';
import { onWishes, wishSnapshot } from '#core/contract/wishlist/wishlist.ts';

const favourite = v.pipe(
  v.strictObject({ ...lineTarget, snapshot: wishSnapshot, at: f.instant }),
  v.check((target) => fitsKey(target), 'lineKey.invalid'),
);

/** As many favourites as one change may carry. */
export const FAVOURITES_MAX = 500;

export const cartMergeRoute = defineOfflineRoute({
  name: 'api.cart.merge',
  method: 'POST',
  uri: 'api/cart/merge',
  access: 'customer',
  cache: 'no-store',
  maxBytes: 512 * 1024,
  body: v.strictObject({
    area: f.area,
    /** The guest as `api.me` names it: its cart lies on the server, and only who signed in there may name it. */
    visitor: f.uuid,
    /** The guest's cart as the device showed it, for its own view until the server has spoken. */
    lines: shownLines,
    /** Favourites of the guest: they were on the device alone. Oldest first. */
    favourites: f.listOf(favourite, FAVOURITES_MAX),
  }),
  answer: v.object({ merged: v.boolean() }),
  refusals: ['permission.missing', 'cart.full'],
  offline: {
    version: 1,
    lane: (args) => cartLane.of(args.area),
    changes: ({ area, lines: shown, favourites }) => [
      ...onCartLines(area, (lines) => withDifference(lines, [], entriesOf(shown))),
      ...onWishes(area, (wishes) =>
        favourites.reduce((all, { snapshot, ...wish }) => addWish(all, { ...wish, ...snapshot }), wishes),
      ),
    ],
  },
});
