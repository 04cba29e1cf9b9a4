import { grantDownloads } from '#server/subjects/orders/rights/grant-downloads.ts';

import { invoiceAll } from './issue-invoice.ts';
import { reloadOrder } from './move-order.ts';
import { SYSTEM, withOrder, type OrderDeps } from './order-work.ts';

/**
 * The job `order.settle`: takes up an order with nothing left to pay. It counts as paid and is invoiced, at once where it
 * costs nothing (domain 4.2 row 2), else where the shop invoices by itself. Run again, it finds nothing to do.
 */
export async function settleOrder(deps: OrderDeps, uuid: string, now: Date): Promise<void> {
  await withOrder(deps, { uuid, now, by: SYSTEM }, async (work, order) => {
    const { status, area, paid_at: paidAt } = order.row;
    if (order.due > 0 || (status !== 'pending' && status !== 'processing')) return;
    if (paidAt === null && order.paid > 0) {
      await work.trx.updateTable('sale_order').set({ paid_at: now }).where('id', '=', order.row.id).execute();
    }
    await grantDownloads(work.trx, order.row.id, now);
    const setting = await work.settings();
    const isAutomatic = setting('sales.invoice_settings.auto_invoice', { channel: area });
    if (order.paid > 0 && !isAutomatic) return;
    await invoiceAll(work, await reloadOrder(work.trx, order));
  });
}
