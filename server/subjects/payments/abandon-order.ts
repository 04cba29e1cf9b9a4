import type { paymentAbandonRoute } from '#core/contract/payment/payments.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';
import { orderKind } from '#core/contract/orders/order-record.ts';
import { addToCart } from '#core/domain/cart/cart.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { changeCart, lineOf } from '#server/subjects/cart/cart-changes.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import { cancelOrder } from '#server/subjects/orders/service/cancel-order.ts';
import { lockOrder } from '#server/subjects/orders/service/load-order.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

/**
 * The buyer gives up an order that was not paid: it is cancelled, and what is still sold stands in the cart again.
 * @throws Refusal `record.unknown`, `order.notCancelable`
 */
export async function abandonOrder(context: ChangeContext, args: RouteInput<typeof paymentAbandonRoute>['body']) {
  const order = await lockOrder(context.trx, args.order);
  if (context.person.kind !== 'customer' || order.customerId !== context.person.id) throw new Refusal('record.unknown');
  if (order.row.status === 'canceled') return {};
  if (order.row.status !== 'pending_payment') throw new Refusal('order.notCancelable', { status: order.row.status });
  await cancelOrder({ ...context, by: { kind: 'customer', id: context.person.id } }, order, { reason: 'abandoned' });
  const { area } = order.row;
  const carts = cartsIn(context.units);
  carts.expect(order.lines.map((line) => line.row.line_key));
  for (const { row } of order.lines) {
    const article = await carts.article(row.line_key);
    if (article === undefined || !article.onSale) continue;
    await changeCart(context, area, (cart) => ({
      ...cart,
      lines: addToCart(cart.lines, {
        lineKey: row.line_key,
        delta: row.qty_ordered,
        line: lineOf(article, moneyOf(row.unit_price)),
      }),
    }));
  }
  context.touch(cartKind.key(area));
  context.touch(orderKind.key(args.order));
  return {};
}
