/** What becomes of a parcel after it was made (domain 4.4): ready to be fetched, received, called back. */
import { sql } from 'kysely';

import { allowedUnits, toShip } from '#core/domain/order/quantities.ts';
import { canMoveShipment, lastReceivedAt } from '#core/domain/order/shipment-status.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { shipmentOf } from '#server/subjects/orders/papers/load-shipment.ts';
import { takeBack } from '#server/subjects/orders/stock/reserve.ts';

import { causeOf } from '../cause-of.ts';
import { countUnits } from '../count-units.ts';
import { buyerIn, type Order } from '../load-order.ts';
import { reloadOrder, settleStatus } from '../move-order.ts';
import type { OrderWork } from '../order-work.ts';

const dayOf = (at: Date): string => dayInParis(at.getTime());

/**
 * What the buyer fetches is ready; said again, nothing happens.
 * @throws Refusal `record.unknown`, `order.notAllowed` for a parcel that is sent, or over
 */
export async function markReady(work: OrderWork, order: Order, uuid: string): Promise<void> {
  const { row } = await shipmentOf(work.trx, order, uuid);
  if (row.status !== 'pending' || order.row.pickup_source === null) {
    throw new Refusal('order.notAllowed', { from: row.status, trigger: 'ready' });
  }
  if (row.ready_at !== null) return;
  await work.trx.updateTable('shipment').set({ ready_at: work.now }).where('id', '=', row.id).execute();
  const { locale, buyer } = order.row;
  await orderMail(work, { template: 'shipment.ready', uuid, to: buyerIn(buyer).email, locale, rank: 'order' });
}

/**
 * A parcel was received, or fetched: with the last one the time of withdrawal begins (art. L221-18).
 * @param at not after now, nor before the day the parcel was made
 * @throws Refusal `record.unknown`, `order.notAllowed`
 */
export async function markDelivered(work: OrderWork, order: Order, uuid: string, at: Date): Promise<void> {
  const { trx, now } = work;
  const { row } = await shipmentOf(trx, order, uuid);
  const isPossible = at <= now && dayOf(at) >= dayOf(row.created_at);
  if (!canMoveShipment(row.status, 'completed') || !isPossible) {
    throw new Refusal('order.notAllowed', { from: row.status, trigger: 'deliver' });
  }
  await trx
    .updateTable('shipment')
    .set({ status: 'completed', delivered_at: at, shipped_at: row.shipped_at ?? at })
    .where('id', '=', row.id)
    .execute();
  await noteReceived(work, order);
  const { locale, buyer } = order.row;
  await orderMail(work, { template: 'shipment.delivered', uuid, to: buyerIn(buyer).email, locale, rank: 'order' });
}

/**
 * Calls a parcel back before it arrives: its pieces are in their source again, set aside for the order.
 * @throws Refusal `record.unknown`, `order.notAllowed` once it arrived, or its goods were refunded
 */
export async function cancelShipment(work: OrderWork, order: Order, uuid: string): Promise<void> {
  const { trx, now } = work;
  const { row, quantities } = await shipmentOf(trx, order, uuid);
  const units = order.lines.flatMap((line) => {
    const count = quantities.get(line.row.id) ?? 0;
    return count === 0 ? [] : [{ line, count }];
  });
  const isAllowed = units.every(({ line, count }) => count <= allowedUnits(line, 'unship'));
  if (!canMoveShipment(row.status, 'canceled') || !isAllowed) {
    throw new Refusal('order.notAllowed', { from: row.status, trigger: 'cancelShipment' });
  }
  await trx.updateTable('shipment').set({ status: 'canceled', canceled_at: now }).where('id', '=', row.id).execute();
  await countUnits(
    trx,
    'qty_shipped',
    units.map(({ line, count }) => ({ id: line.row.id, count: -count })),
  );
  await takeBack(
    trx,
    row.source,
    units.flatMap(({ line, count }) => {
      const productId = line.row.variant_id ?? line.row.product_id;
      return productId === null ? [] : [{ lineId: line.row.id, productId, quantity: count }];
    }),
    causeOf(work, order.row, 'cancel'),
  );
  const after = await reloadOrder(trx, order);
  await noteReceived(work, after);
  await settleStatus(work, after, 'cancelShipment');
}

/**
 * Writes when the last parcel of an order was received, or that something is still to come: after whatever changes that,
 * a refund of what never left too.
 */
export async function noteReceived({ trx, now }: Pick<OrderWork, 'trx' | 'now'>, order: Order): Promise<void> {
  const current = await reloadOrder(trx, order);
  const shipments = await trx
    .selectFrom('shipment')
    .select(['status', 'delivered_at'])
    .where('order_id', '=', order.row.id)
    .execute();
  const last = lastReceivedAt(
    shipments.map(({ status, delivered_at: at }) => ({ status, deliveredAtMs: at?.getTime() ?? null })),
    current.lines.every((line) => toShip(line) === 0),
  );
  const at = last === null ? null : new Date(last);
  await sql`
    update sale_order set delivered_at = ${at}, updated_at = ${now}
    where id = ${order.row.id} and delivered_at is distinct from ${at}`.execute(trx);
}
