/** What was in a parcel that came back (domain 6.2): counted by line, and put back into stock where it may be sold again. */
import { Refusal } from '#core/wire/refusal.ts';
import { returnStock } from '#server/subjects/orders/stock/reserve.ts';

import type { Rma, RmaWork } from './rma-work.ts';

export interface ReceivedUnits {
  readonly received: number;
  readonly accepted: number;
  /** Those accepted can be sold again. */
  readonly restock: boolean;
}

const isCount = (count: number, most: number): boolean => Number.isSafeInteger(count) && count >= 0 && count <= most;

/**
 * @param counted by UUID of the order's line; a line that is missing did not come
 * @throws Refusal `order.notAllowed` where more is counted than was announced, or a line is none of the return's
 */
export async function receiveUnits(
  { trx, now, admin }: Pick<RmaWork, 'trx' | 'now' | 'admin'>,
  rma: Rma,
  counted: Readonly<Record<string, ReceivedUnits>>,
): Promise<void> {
  const lines = await trx
    .selectFrom('rma_line')
    .innerJoin('sale_order_line as l', 'l.id', 'rma_line.order_line_id')
    .select(['l.id', 'l.uuid', 'l.product_id', 'l.variant_id', 'rma_line.quantity'])
    .where('rma_id', '=', rma.id)
    .execute();
  const foreign = Object.keys(counted).filter((uuid) => !lines.some((line) => line.uuid === uuid));
  if (foreign.length > 0) throw new Refusal('order.notAllowed', { line: foreign[0] });
  const source = await sourceOf(trx, rma.order_id);
  const pieces: { productId: number; quantity: number }[] = [];
  for (const line of lines) {
    const { received, accepted, restock } = counted[line.uuid] ?? { received: 0, accepted: 0, restock: false };
    if (!isCount(received, line.quantity) || !isCount(accepted, received)) {
      throw new Refusal('order.notAllowed', { line: line.uuid, quantity: line.quantity });
    }
    await trx
      .updateTable('rma_line')
      .set({ received_qty: received, accepted_qty: accepted, restock })
      .where('rma_id', '=', rma.id)
      .where('order_line_id', '=', line.id)
      .execute();
    const productId = line.variant_id ?? line.product_id;
    if (restock && accepted > 0 && productId !== null) pieces.push({ productId, quantity: accepted });
  }
  if (source !== null)
    await returnStock(trx, source, pieces, { reason: 'refund', ref: rma.number, admin: admin ?? null, at: now });
}

/** Where the last parcel of the order left from; null: nothing was sent. */
async function sourceOf(trx: RmaWork['trx'], order: number): Promise<string | null> {
  const shipment = await trx
    .selectFrom('shipment')
    .select('source')
    .where('order_id', '=', order)
    .where('status', '<>', 'canceled')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return shipment?.source ?? null;
}
