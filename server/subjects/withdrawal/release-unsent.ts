import { isRefundFirst } from '#core/domain/order/actions.ts';
import { toCancel } from '#core/domain/order/quantities.ts';
import { cancelOrder, type UnitsByLine } from '#server/subjects/orders/service/cancel-order.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';
import type { OrderWork } from '#server/subjects/orders/service/order-work.ts';

const REASON = 'withdrawal';

/**
 * Units that have not left the shop do not leave it any more. What nothing has happened to is cancelled; where money has
 * to go back first, the order is marked, so that nobody sends it, and the shop refunds within 14 days (art. L221-24).
 */
export async function releaseUnsent(work: OrderWork, order: Order, units: UnitsByLine): Promise<void> {
  const isUntouched = order.lines.every((line) => (units[line.uuid] ?? 0) <= toCancel(line));
  const isWhole = order.lines.every((line) => line.qtyCanceled + (units[line.uuid] ?? 0) === line.qtyOrdered);
  if (isUntouched && !(isWhole && isRefundFirst(order))) {
    // Of an order that is being prepared the shop alone cancels anything: here it does what the law has it do.
    const isHandled = order.row.status === 'processing';
    const by = isHandled ? ({ kind: 'admin', id: null } as const) : work.by;
    await cancelOrder({ ...work, by }, order, { units, reason: REASON });
    return;
  }
  await work.trx
    .updateTable('sale_order')
    .set((row) => ({
      cancellation_asked_at: row.fn.coalesce('cancellation_asked_at', row.val(work.now)),
      rev: row('rev', '+', 1),
      updated_at: work.now,
    }))
    .where('id', '=', order.row.id)
    .execute();
}
