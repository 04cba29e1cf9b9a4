import { profileKind } from '#core/contract/account/customer-records.ts';
import { sql } from 'kysely';

import type { OrderTrigger } from '#core/domain/order/status.ts';
import { toCancel } from '#core/domain/order/quantities.ts';
import { isRefundFirst } from '#core/domain/order/actions.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { giveCouponBack } from '#server/subjects/orders/place/count-coupon.ts';
import { giveCreditBack } from '#server/subjects/orders/place/store-credit.ts';
import { releaseStock } from '#server/subjects/orders/stock/reserve.ts';

import { noteReceived } from './parcel/follow-shipment.ts';
import { buyerIn, type Order } from './load-order.ts';
import { reloadOrder, settleStatus } from './move-order.ts';
import type { OrderWork } from './order-work.ts';

/** Units by the UUID of their line. */
export type UnitsByLine = Readonly<Record<string, number>>;

/**
 * Cancels units nothing has happened to, all of them where none are named: stock comes back, and with the last of them
 * what the order used up of codes and credit (domain 4.2 rows 5, 7, 8).
 * @throws Refusal `order.notAllowed` where more units are named than may be, or where paid money has to go back first
 */
export async function cancelOrder(
  work: OrderWork,
  order: Order,
  {
    units,
    trigger = 'cancel',
    reason = null,
  }: { units?: UnitsByLine; trigger?: OrderTrigger; reason?: string | null } = {},
): Promise<void> {
  const { trx, now } = work;
  const wanted = order.lines.map((line) => ({
    line,
    count: units === undefined ? toCancel(line) : (units[line.uuid] ?? 0),
  }));
  const taken = wanted.filter(({ count }) => count > 0);
  if (taken.length === 0 || taken.some(({ line, count }) => count > toCancel(line))) {
    throw new Refusal('order.notAllowed', { trigger });
  }
  const isWhole = order.lines.every(
    (line) => line.qtyCanceled + (wanted.find((one) => one.line === line)?.count ?? 0) === line.qtyOrdered,
  );
  const credit = isWhole ? await giveCreditBack(trx, order.row.id, now, work.ids) : 0;
  if (credit > 0) work.touch(profileKind.key(null));
  if (isWhole && isRefundFirst({ paid: order.paid - credit, refunded: order.refunded })) {
    throw new Refusal('order.notAllowed', { trigger, reason: 'paid' });
  }
  for (const { line, count } of taken) {
    await trx
      .updateTable('sale_order_line')
      .set({ qty_canceled: sql`qty_canceled + ${count}` })
      .where('id', '=', line.row.id)
      .execute();
  }
  await releaseStock(
    trx,
    taken.map(({ line, count }) => ({ lineId: line.row.id, quantity: count })),
  );
  if (isWhole) await giveCouponBack(trx, order.row.uuid);
  const after = await reloadOrder(trx, order);
  const status = await settleStatus(work, after, trigger, reason);
  if (status !== 'canceled') {
    await noteReceived(work, after);
    return;
  }
  await trx
    .updateTable('payment_attempt')
    .set({ state: 'abandoned', settled_at: now })
    .where('order_id', '=', order.row.id)
    .where('state', '=', 'started')
    .execute();
  const { uuid, locale, buyer } = order.row;
  await orderMail(work, { template: 'order.canceled.customer', uuid, to: buyerIn(buyer).email, locale, rank: 'order' });
  if (work.by.kind === 'customer') {
    await orderMail(work, { template: 'order.canceled.shop', uuid, to: work.shopEmail, locale: 'fr_FR', rank: 'shop' });
  }
}
