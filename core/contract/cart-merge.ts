/**
 * The guest of this device turned out to be a customer (design §5, rule 17): cart and favourites of an area enter the
 * customer's, once. Asked by the customer's device after signing in, as a change like any other.
 */
import * as v from 'valibot';
import { withDifference } from '#core/domain/cart-merge.ts';
import { addWish } from '#core/domain/wishlist.ts';
import { cartIn, cartSnapshot, fitsKey, lineOfSnapshot, lineTarget } from '#core/contract/cart.ts';
import * as f from '#core/contract/fields.ts';
import { defineOfflineRoute } from '#core/contract/route.ts';
import { wishlistIn, wishSnapshot } from '#core/contract/wishlist.ts';

const favourite = v.pipe(
  v.strictObject({ ...lineTarget, snapshot: wishSnapshot, at: f.instant }),
  v.check((target) => fitsKey(target), 'lineKey.invalid'),
);

const shownLine = v.pipe(
  v.strictObject({ ...lineTarget, quantity: f.quantity, snapshot: cartSnapshot }),
  v.check((target) => fitsKey(target), 'lineKey.invalid'),
);

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
    lines: v.pipe(v.array(shownLine), v.maxLength(200)),
    /** Favourites of the guest: they were on the device alone. Oldest first. */
    favourites: v.pipe(v.array(favourite), v.maxLength(500)),
  }),
  answer: v.object({ merged: v.boolean() }),
  refusals: ['permission.missing'],
  offline: {
    version: 1,
    lane: (args) => `cart:${args.area}`,
    touches: (args) => [`cart:${args.area}`, `wishlist:${args.area}`],
    fold: (key, record, args) => {
      if (key.startsWith('wishlist:')) {
        const list = wishlistIn(record, args.area);
        const wishes = args.favourites.reduce<typeof list.wishes>(
          (all, { snapshot, ...wish }) => addWish(all, { ...wish, ...snapshot }),
          list.wishes,
        );
        return { ...list, wishes };
      }
      const cart = cartIn(record, args.area);
      const shown = args.lines.map((line) => ({
        ...lineOfSnapshot(line),
        lineKey: line.lineKey,
        quantity: line.quantity,
      }));
      return { ...cart, lines: withDifference(cart.lines, [], shown) };
    },
  },
});
