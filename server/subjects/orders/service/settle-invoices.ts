import { canMoveInvoice, type InvoiceState } from '#core/domain/order/invoice-state.ts';
import { moneyOf } from '#server/database/decimal.ts';

import type { Order } from './load-order.ts';
import type { OrderWork } from './order-work.ts';

/**
 * Writes what money has made of the invoices of an order: paid in the order of their issue as far as it reaches, and
 * refunded once all that was invoiced went back (domain 4.3).
 * @param order as its rows are now
 */
export async function settleInvoices({ trx }: Pick<OrderWork, 'trx'>, order: Order): Promise<void> {
  const invoices = await trx
    .selectFrom('invoice')
    .select(['id', 'state', 'grand_total'])
    .where('order_id', '=', order.row.id)
    .orderBy('id')
    .execute();
  const isRefunded = invoices.length > 0 && order.refunded >= moneyOf(order.row.invoiced_total) && order.refunded > 0;
  let covered = order.paid;
  for (const { id, state, grand_total: total } of invoices) {
    covered -= moneyOf(total);
    const next = stateOf(state, covered >= 0, isRefunded);
    if (next !== state) await trx.updateTable('invoice').set({ state: next }).where('id', '=', id).execute();
  }
}

function stateOf(state: InvoiceState, isPaid: boolean, isRefunded: boolean): InvoiceState {
  const wanted = isRefunded ? 'refunded' : isPaid ? 'paid' : state;
  return canMoveInvoice(state, wanted) ? wanted : state;
}
