import type { cartShowRoute } from '#core/contract/cart/cart.ts';
import { cartTotals, lineTotal } from '#core/domain/cart/cart.ts';
import { unitPriceOf } from '#core/domain/price/group-price.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import type { PersonCall } from '#server/sync/sync-handlers.ts';

import { showCart } from './answer-cart.ts';

type Show = typeof cartShowRoute;

export const cartHandlers = ({ db }: { readonly db: Db }) => ({
  'api.cart.show': async (call: PersonCall, { query }: RouteInput<Show>): Promise<RouteAnswer<Show>> => {
    const cart = await showCart(db, await call.person(), query.area, call.now);
    const totals = cartTotals(cart.lines);
    return {
      cart,
      totals,
      items: cart.lines.map((line) => ({ ...line, price: unitPriceOf(line), total: lineTotal(line) })),
      subTotal: totals.subTotal,
      delivery: totals.shippingAmount,
      discounts: totals.discountAmount,
      tax: totals.taxTotal,
      total: totals.grandTotal,
      couponCode: null,
      quoteComment: null,
    };
  },
});
