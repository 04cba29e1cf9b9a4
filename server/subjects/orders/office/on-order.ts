/** A step that somebody of the back office takes with an order, on the revision they saw. */
import { standsOn } from '#core/domain/revision/revision.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';
import { withOrder, type OrderDeps, type OrderWork } from '#server/subjects/orders/service/order-work.ts';

/**
 * Every step is a revision of its own, so that one sent twice is refused instead of done twice.
 * @param isDone whether this very step was taken before: then nothing happens
 * @throws Refusal `record.unknown`, `record.moved` with the revision it stands at, and what `work` refuses
 */
export async function onOrder(
  deps: OrderDeps,
  { uuid, admin, now, ...base }: OfficeStep,
  work: (step: OrderWork, order: Order) => Promise<unknown>,
  isDone?: (step: OrderWork, order: Order) => Promise<boolean>,
): Promise<void> {
  await withOrder(deps, { uuid, now, by: { kind: 'admin', id: admin } }, async (step, order) => {
    if ((await isDone?.(step, order)) === true) return;
    if (!standsOn(base, { rev: order.row.rev, revId: order.row.rev_id }))
      throw new Refusal('record.moved', { reason: 'rev', rev: order.row.rev });
    await work(step, order);
    await step.trx
      .updateTable('sale_order')
      .set((row) => ({ rev: row('rev', '+', 1), updated_at: now }))
      .where('id', '=', order.row.id)
      .execute();
  });
}
