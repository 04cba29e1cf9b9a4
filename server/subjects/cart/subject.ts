import { sql } from 'kysely';

import { rowsOf, rowsUnder } from '#server/platform/personal/personal-rows.ts';
import { cartKind, cartLane, type CartRecord } from '#core/contract/cart/cart-record.ts';
import { cartKeepRoute } from '#core/contract/cart/cart-keep.ts';
import {
  cartAcknowledgeRoute,
  cartAddRoute,
  cartClearRoute,
  cartRemoveRoute,
  cartSetQuantityRoute,
} from '#core/contract/cart/cart.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { parseLineKey, type LineKey } from '#core/domain/catalogue/product.ts';
import { changeHandler, memoryHandler } from '#server/sync/change/change-handler.ts';
import type { VolatileReader } from '#server/sync/change/subject.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { answerCart } from './answer-cart.ts';
import { acknowledgeNotices, addLine, clearLines, removeLine, setLineQuantity } from './cart-changes.ts';
import { cartsIn } from './cart-unit.ts';
import { keepLines } from './keep-lines.ts';
import { readCarts } from './load-cart.ts';
import { cartHandlers } from './cart-handlers.ts';

export const cart = {
  routes: cartHandlers,
  lanes: [cartLane],
  handlers: {
    'api.cart.items.store': answerCart(memoryHandler(cartAddRoute, addLine)),
    'api.cart.items.update': answerCart(memoryHandler(cartSetQuantityRoute, setLineQuantity)),
    'api.cart.items.destroy': answerCart(memoryHandler(cartRemoveRoute, removeLine)),
    'api.cart.clear': answerCart(changeHandler(cartClearRoute, clearLines)),
    'api.cart.notices.acknowledge': answerCart(memoryHandler(cartAcknowledgeRoute, acknowledgeNotices)),
    'api.cart.keep': answerCart(memoryHandler(cartKeepRoute, keepLines)),
  },
  volatile: {
    kind: cartKind.kind,
    keys: AREAS.map((area) => cartKind.key(area)),
    read: async (trx, person, now) => {
      const carts = await readCarts(trx, person, now);
      return new Map([...carts].map(([area, record]) => [cartKind.key(area), record]));
    },
    seen: (record) => (cartKind.is(record) ? seenIn(record) : record),
  } satisfies VolatileReader,
  expect(units, changes) {
    const keys = changes.flatMap(lineKeyOf);
    if (keys.length > 0) cartsIn(units).expect(keys);
  },
  async forget(trx, { customer }) {
    if (customer !== null) await trx.deleteFrom('cart').where('customer_id', '=', customer).execute();
  },
  personal: {
    carts: ({ customer }) => rowsOf('cart', sql`t.customer_id = ${customer}`),
    'cart-lines': ({ customer }) =>
      rowsUnder('cart_line', 'cart_id', sql`select id from cart where customer_id = ${customer}`),
  },
} as const satisfies Subject;

/** The instant at which prices were read is no difference. */
const seenIn = ({ lines, notices, coupon }: CartRecord): unknown => [
  lines,
  notices.map(({ at: _at, ...notice }) => notice),
  ...(coupon ? [coupon] : []),
];

/** The line a change names, as far as can be seen before its arguments are checked. */
function lineKeyOf({ args }: { readonly args?: unknown }): LineKey[] {
  const named = typeof args === 'object' && args !== null && 'lineKey' in args ? args.lineKey : null;
  return typeof named === 'string' && parseLineKey(named) !== null ? [named] : [];
}
