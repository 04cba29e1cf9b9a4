/** What stands beside orders in other tables, for all of them at once. */
import { sql } from 'kysely';

import type {
  OrderComment,
  OrderDocument,
  OrderDownload,
  OrderPackage,
  OrderRecord,
  OrderWithdrawal,
} from '#core/contract/orders/order-record.ts';
import { ORDER_STATUSES, type OrderStatus } from '#core/domain/order/status.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { Trx } from '#server/database/transaction.ts';

import { readDownloads } from '#server/subjects/orders/rights/read-downloads.ts';

import { withdrawnUnits } from './withdrawn-units.ts';

type ByOrder<T> = ReadonlyMap<number, readonly T[]>;

export interface Beside {
  readonly packages: ByOrder<OrderPackage>;
  readonly documents: ByOrder<OrderDocument>;
  readonly comments: ByOrder<OrderComment>;
  readonly history: ByOrder<OrderRecord['history'][number]>;
  readonly withdrawals: ByOrder<OrderWithdrawal>;
  readonly downloads: ByOrder<OrderDownload>;
  /** The oldest first. */
  readonly attempts: ByOrder<{ readonly reference: string; readonly state: string; readonly failure: string | null }>;
  /** UUIDs of products by id, and of quotes by the order made from them. */
  readonly products: ReadonlyMap<number, string>;
  readonly quotes: ReadonlyMap<number, string>;
  /** Stores by their code. */
  readonly sources: ReadonlyMap<string, NonNullable<OrderRecord['pickup']>>;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Rows of each order, as records have them. */
function byOrder<Row extends { readonly order_id: number }, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
): ReadonlyMap<number, T[]> {
  return new Map([...groupRows(rows, (row) => row.order_id)].map(([order, own]) => [order, own.map(read)]));
}

async function packagesOf(db: Db | Trx, orders: readonly number[]): Promise<Beside['packages']> {
  const { rows } = await sql<{
    order_id: number;
    uuid: string;
    number: string;
    status: OrderPackage['status'];
    carrier_title: string;
    track_number: string | null;
    track_url: string | null;
    shipped_at: Date | null;
    ready_at: Date | null;
    delivered_at: Date | null;
    lines: OrderPackage['lines'];
  }>`
    select s.order_id, s.uuid, s.number, s.status, s.carrier_title, s.track_number, s.track_url, s.shipped_at, s.ready_at,
      s.delivered_at, (
        select coalesce(jsonb_agg(jsonb_build_object('line', l.uuid, 'quantity', sl.quantity) order by l.position), '[]')
        from shipment_line sl join sale_order_line l on l.id = sl.order_line_id where sl.shipment_id = s.id
      ) as lines
    from shipment s where s.order_id = any(${[...orders]}::bigint[]) order by s.id`.execute(db);
  return byOrder(rows, (row) => ({
    uuid: row.uuid,
    number: row.number,
    status: row.status,
    carrier: row.carrier_title,
    trackNumber: row.track_number,
    trackUrl: row.track_url,
    shippedAt: iso(row.shipped_at),
    readyAt: iso(row.ready_at),
    deliveredAt: iso(row.delivered_at),
    lines: row.lines,
  }));
}

async function documentsOf(db: Db | Trx, orders: readonly number[]): Promise<Beside['documents']> {
  const { rows } = await sql<{
    order_id: number;
    kind: OrderDocument['kind'];
    uuid: string;
    number: string;
    at: Date;
    total: string;
  }>`
    select order_id, 'invoice' as kind, uuid, number, issued_at as at, grand_total::text as total from invoice
      where order_id = any(${[...orders]}::bigint[])
    union all
    select order_id, 'credit_note', uuid, number, created_at, grand_total::text from refund
      where order_id = any(${[...orders]}::bigint[]) and model <> 'null'
    order by at`.execute(db);
  return byOrder(rows, ({ kind, uuid, number, at, total }) => ({
    kind,
    uuid,
    number,
    at: at.toISOString(),
    total: moneyOf(total),
  }));
}

/** @param orders ids, at least one */
export async function loadBeside(db: Db | Trx, orders: readonly number[]): Promise<Beside> {
  const comments = await db
    .selectFrom('order_comment')
    .select(['order_id', 'uuid', 'author', 'message', 'at'])
    .where('order_id', 'in', orders)
    .where('is_visible', '=', true)
    .orderBy('id')
    .execute();
  const history = await db
    .selectFrom('order_status_change')
    .select(['order_id', 'to_status', 'at'])
    .where('order_id', 'in', orders)
    .orderBy('id')
    .execute();
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['order_id', 'reference', 'state', 'failure'])
    .where('order_id', 'in', orders)
    .orderBy('started_at')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .leftJoin('rma', 'rma.id', 'withdrawal.rma_id')
    .select(['withdrawal.order_id', 'withdrawal.uuid', 'withdrawal.received_at', 'acknowledged_at', 'rma.number'])
    .select(['withdrawal.status', 'declined_reason', 'withdrawal.lines'])
    .where('withdrawal.order_id', 'in', orders)
    .orderBy('withdrawal.id')
    .execute();
  const { rows: products } = await sql<{ id: number; uuid: string }>`
    select p.id, p.uuid from product p where p.id in (
      select product_id from sale_order_line where order_id = any(${[...orders]}::bigint[])
      union select variant_id from sale_order_line where order_id = any(${[...orders]}::bigint[]))`.execute(db);
  const { rows: quotes } = await sql<{ id: number; uuid: string }>`
    select o.id, q.uuid from sale_order o join quote q on q.id = o.quote_id
    where o.id = any(${[...orders]}::bigint[])`.execute(db);
  const { rows: sources } = await sql<{ code: string; name: string; address: string; hours: string | null }>`
    select code, name, street || E'\n' || postcode || ' ' || city as address, opening_hours as hours from inventory_source
    where code in (select pickup_source from sale_order where id = any(${[...orders]}::bigint[]))`.execute(db);
  return {
    packages: await packagesOf(db, orders),
    documents: await documentsOf(db, orders),
    comments: byOrder(comments, ({ uuid, author, message, at }) => ({ uuid, author, message, at: at.toISOString() })),
    history: byOrder(history, ({ to_status: status, at }) => ({ status: statusOf(status), at: at.toISOString() })),
    withdrawals: byOrder(withdrawals, (row) => ({
      uuid: row.uuid,
      receivedAt: row.received_at.toISOString(),
      acknowledgedAt: iso(row.acknowledged_at),
      rma: row.number,
      isDeclined: row.status === 'declined',
      declinedReason: row.declined_reason,
      lines: withdrawnUnits(row.lines),
    })),
    downloads: await readDownloads(db, orders),
    attempts: byOrder(attempts, ({ reference, state, failure }) => ({ reference, state, failure })),
    products: new Map(products.map(({ id, uuid }) => [id, uuid])),
    quotes: new Map(quotes.map(({ id, uuid }) => [id, uuid])),
    sources: new Map(sources.map(({ code, ...place }) => [code, place])),
  };
}

/** Written by this shop alone. */
const statusOf = (text: string): OrderStatus => ORDER_STATUSES.find((one) => one === text) ?? 'processing';
