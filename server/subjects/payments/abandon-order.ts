import type { paymentAbandonRoute } from '#core/contract/payment/payments.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';
import { orderKind } from '#core/contract/orders/order-record.ts';
import { addToCart } from '#core/domain/cart/cart.ts';
import type { Money } from '#core/domain/price/money.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { changeCart, lineOf } from '#server/subjects/cart/cart-changes.ts';
import { cartsIn } from '#server/subjects/cart/cart-unit.ts';
import { cancelOrder } from '#server/subjects/orders/service/cancel-order.ts';
import { lockOrder, type Order } from '#server/subjects/orders/service/load-order.ts';
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
  const ordered = cartLinesOf(order.lines.map(({ row }) => row));
  carts.expect(ordered.map(({ lineKey }) => lineKey));
  for (const { lineKey, quantity, price } of ordered) {
    const article = await carts.article(lineKey);
    if (article === undefined || !article.onSale) continue;
    await changeCart(context, area, (cart) => ({
      ...cart,
      lines: addToCart(cart.lines, {
        lineKey,
        delta: quantity,
        line: lineOf(article, price ?? article.entry.unitPrice),
      }),
    }));
  }
  context.touch(cartKind.key(area));
  context.touch(orderKind.key(args.order));
  return {};
}

type OrderedRow = Pick<Order['lines'][number]['row'], 'line_key' | 'qty_ordered' | 'unit_price' | 'kit'>;

/** What stood in the cart: the lines of a kit were one, at the price of all of them. */
function cartLinesOf(rows: readonly OrderedRow[]) {
  const lines = new Map<string, { lineKey: string; quantity: number; price: Money | null }>();
  for (const { line_key: own, qty_ordered: units, unit_price: price, kit } of rows)
    if (kit === null) lines.set(own, { lineKey: own, quantity: units, price: moneyOf(price) });
    else lines.set(kit.key, { lineKey: kit.key, quantity: kit.quantity, price: null });
  return [...lines.values()];
}
