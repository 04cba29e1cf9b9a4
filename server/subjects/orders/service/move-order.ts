import { canMoveOrder, statusAfter, type OrderStatus, type OrderTrigger } from '#core/domain/order/status.ts';
import type { LineQuantities } from '#core/domain/order/quantities.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';

import { loadOrderLines, orderOf, type Order } from './load-order.ts';
import type { OrderWork } from './order-work.ts';

/** The order as its rows are now, after a step wrote some of them. */
export async function reloadOrder(trx: Trx, { row }: Order): Promise<Order> {
  const now = await trx.selectFrom('sale_order').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
  return orderOf(now, await loadOrderLines(trx, [row.id]));
}

/**
 * Writes the state that a trigger leads to, with its history; the one table of moves is asked (domain 4.2).
 * @throws Refusal `order.notAllowed` for a move that is in no row of it
 */
export async function settleStatus(
  work: OrderWork,
  order: Order,
  trigger: OrderTrigger,
  reason: string | null = null,
): Promise<OrderStatus> {
  const from = order.row.status;
  const lines: readonly LineQuantities[] = order.lines;
  const isUnpaid = order.due > 0;
  const to = statusAfter({ status: from, lines, isUnpaid }, trigger);
  if (to === from) return from;
  if (to === 'quote' || !canMoveOrder(from, to, trigger, work.by.kind)) {
    throw new Refusal('order.notAllowed', { from, to, trigger });
  }
  const { trx, now, by } = work;
  await trx
    .updateTable('sale_order')
    .set((row) => ({
      status: to,
      rev: row('rev', '+', 1),
      updated_at: now,
      ...(to === 'canceled' ? { canceled_at: now, expires_at: null } : {}),
      ...(to === 'completed' ? { completed_at: now } : {}),
      ...(to !== 'pending_payment' ? { expires_at: null } : {}),
    }))
    .where('id', '=', order.row.id)
    .execute();
  await trx
    .insertInto('order_status_change')
    .values({
      order_id: order.row.id,
      from_status: from,
      to_status: to,
      actor: by.kind,
      actor_id: by.id,
      reason,
      at: now,
    })
    .execute();
  return to;
}
