/**
 * A cart as its person saw it, brought to a shop that does not know it (any more): a lost cookie, a collected visitor, a
 * restored server. A state is sent as a state, never as additions (design §5, rule 3; rule S60).
 */
import * as v from 'valibot';
import { ifItFits, keepInCart } from '#core/domain/cart/cart.ts';
import { cartLane } from '#core/contract/cart/cart-record.ts';
import { entriesOf, onCartLines, shownLines } from '#core/contract/cart/cart.ts';
import { area } from '#core/wire/fields.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';

export const cartKeepRoute = defineOfflineRoute({
  name: 'api.cart.keep',
  method: 'POST',
  uri: 'api/cart/keep',
  access: 'anyone',
  cache: 'no-store',
  forBorrowed: true,
  maxBytes: 512 * 1024,
  body: v.strictObject({ area, lines: shownLines }),
  answer: v.object({ cart: v.unknown() }),
  refusals: ['cart.full'],
  offline: {
    version: 1,
    lane: (args) => cartLane.of(args.area),
    changes: (args) => onCartLines(args.area, (lines) => ifItFits(lines, keepInCart(lines, entriesOf(args.lines)))),
  },
});
