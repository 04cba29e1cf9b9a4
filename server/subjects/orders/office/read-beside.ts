/** What stands beside an order in other tables, for its page in the back office: the newest last. */
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { ORDER_STATUSES, type OrderStatus } from '#core/domain/order/status.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { colleaguesOf } from '#server/platform/office/colleagues.ts';
import type { Order, OrderRow } from '#server/subjects/orders/service/load-order.ts';

import { placeNames, type PlaceNames } from './sources.ts';

type Beside = Pick<
  OrderDesk,
  'quote' | 'delivery' | 'parcels' | 'invoices' | 'refunds' | 'transactions' | 'returns' | 'comments' | 'history'
>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
/** Written by this shop alone. */
const statusOf = (text: string): OrderStatus => ORDER_STATUSES.find((one) => one === text) ?? 'processing';

export async function besideDesk(db: Db, { row }: Pick<Order, 'row'>): Promise<Beside> {
  const { id } = row;
  const placeOf = await placeNames(db);
  const quote = db
    .selectFrom('quote')
    .select(['uuid', 'number'])
    .where('id', '=', row.quote_id ?? 0);
  const [comments, history] = [
    await db.selectFrom('order_comment').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    await db.selectFrom('order_status_change').selectAll().where('order_id', '=', id).orderBy('id').execute(),
  ];
  const nameOf = await colleaguesOf(
    db,
    [...comments, ...history].map(({ actor_id: actor }) => actor),
  );
  return {
    quote: (await quote.executeTakeFirst()) ?? null,
    delivery: deliveryOf(row, placeOf),
    parcels: await parcelsOf(db, id, placeOf),
    ...(await moneyPapersOf(db, row)),
    returns: await returnsOf(db, id),
    comments: comments.map((one) => ({
      uuid: one.uuid,
      author: one.author,
      who: one.author === 'shop' ? nameOf(one.actor_id) : null,
      message: one.message,
      isVisible: one.is_visible,
      at: one.at.toISOString(),
    })),
    history: history.map((one) => ({
      from: one.from_status === null ? null : statusOf(one.from_status),
      to: statusOf(one.to_status),
      actor: one.actor,
      who: one.actor === 'admin' ? nameOf(one.actor_id) : null,
      reason: one.reason,
      at: one.at.toISOString(),
    })),
  };
}

const deliveryOf = (row: OrderRow, placeOf: PlaceNames): Beside['delivery'] => ({
  title: row.shipping_title,
  pickup: row.pickup_source === null ? null : placeOf(row.pickup_source),
  promisedFrom: row.promised_from,
  promisedTo: row.promised_to,
});

async function parcelsOf(db: Db, order: number, placeOf: PlaceNames): Promise<Beside['parcels']> {
  const rows = await db.selectFrom('shipment').selectAll().where('order_id', '=', order).orderBy('id').execute();
  const units = await db
    .selectFrom('shipment_line as s')
    .innerJoin('sale_order_line as l', 'l.id', 's.order_line_id')
    .select(['s.shipment_id', 'l.uuid as line', 's.quantity'])
    .where('l.order_id', '=', order)
    .orderBy('l.position')
    .execute();
  return rows.map((one) => ({
    uuid: one.uuid,
    number: one.number,
    status: one.status,
    source: placeOf(one.source),
    carrier: one.carrier_title,
    trackNumber: one.track_number,
    trackUrl: one.track_url,
    createdAt: one.created_at.toISOString(),
    shippedAt: iso(one.shipped_at),
    readyAt: iso(one.ready_at),
    deliveredAt: iso(one.delivered_at),
    lines: units.filter((unit) => unit.shipment_id === one.id).map(({ line, quantity }) => ({ line, quantity })),
  }));
}

async function returnsOf(db: Db, order: number): Promise<Beside['returns']> {
  const rows = await db
    .selectFrom('rma')
    .select(['uuid', 'number', 'status', 'created_at'])
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at: at, ...one }) => ({ ...one, at: at.toISOString() }));
}

async function moneyPapersOf(
  db: Db,
  { id: order, payment_method: chosen, payment_title: title }: OrderRow,
): Promise<Pick<Beside, 'invoices' | 'refunds' | 'transactions'>> {
  const invoices = await db.selectFrom('invoice').selectAll().where('order_id', '=', order).orderBy('id').execute();
  const refunds = await db.selectFrom('refund').selectAll().where('order_id', '=', order).orderBy('id').execute();
  const money = await db
    .selectFrom('payment_transaction')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('created_at')
    .execute();
  return {
    invoices: invoices.map((one) => ({
      uuid: one.uuid,
      number: one.number,
      state: one.state,
      issuedAt: one.issued_at.toISOString(),
      dueAt: iso(one.due_at),
      total: moneyOf(one.grand_total),
    })),
    refunds: refunds.map((one) => ({
      uuid: one.uuid,
      number: one.number,
      state: one.state,
      method: one.method,
      reason: one.reason,
      at: one.created_at.toISOString(),
      total: moneyOf(one.grand_total),
      failure: one.failure,
      hasPaper: one.model !== null,
    })),
    transactions: money.map((one) => ({
      uuid: one.uuid,
      at: one.created_at.toISOString(),
      type: one.type,
      method: one.method === chosen ? title : one.method,
      reference: one.transaction_id,
      status: one.status,
      amount: moneyOf(one.amount),
    })),
  };
}
