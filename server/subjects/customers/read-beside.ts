/** What the shop has of a customer beside the profile, newest first. */
import { sql } from 'kysely';

import type {
  customerAddressesRoute,
  customerInvoicesRoute,
  customerOrdersRoute,
  customerQuotesRoute,
  customerReturnsRoute,
} from '#core/contract/admin/customers/beside.ts';
import type { OrderStatus } from '#core/domain/order/status.ts';
import type { QuoteState } from '#core/domain/quotes/quote.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';

/** Older ones are found in the lists of their own. */
const MOST = 100;

/** @throws Refusal `record.unknown` for nobody, and for somebody the shop has forgotten */
export async function checkCustomer(db: Db, customer: string): Promise<void> {
  const known = await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customer)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined) throw new Refusal('record.unknown');
}

export async function addressesOf(db: Db, customer: string): Promise<RouteAnswer<typeof customerAddressesRoute>> {
  await checkCustomer(db, customer);
  const rows = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    label: row.label,
    name: `${row.first_name} ${row.last_name}`,
    company: row.company_name,
    lines: [row.street1, row.street2, row.additional].flatMap((line) => (line === null || line === '' ? [] : [line])),
    postcode: row.postcode,
    city: row.city,
    country: row.country,
    phone: row.phone,
    note: row.delivery_note,
    isDefaultBilling: row.is_default_billing,
    isDefaultShipping: row.is_default_shipping,
  }));
}

interface Paper {
  uuid: string;
  number: string;
  at: Date;
  total: string;
}

const paperOf = <Row extends Paper>({ at, total, ...row }: Row) => ({
  ...row,
  at: at.toISOString(),
  total: moneyOf(total),
});

export async function ordersOf(db: Db, customer: string): Promise<RouteAnswer<typeof customerOrdersRoute>> {
  await checkCustomer(db, customer);
  const { rows } = await sql<Paper & { area: Area; status: OrderStatus; articles: number }>`
    select o.uuid, o.number, o.placed_at as at, o.grand_total as total, o.area, o.status,
      (select coalesce(sum(l.qty_ordered), 0)::int from sale_order_line as l where l.order_id = o.id) as articles
    from sale_order as o where o.customer_id = ${customer} order by o.id desc limit ${MOST}`.execute(db);
  return rows.map(paperOf);
}

export async function quotesOf(db: Db, customer: string): Promise<RouteAnswer<typeof customerQuotesRoute>> {
  await checkCustomer(db, customer);
  const { rows } = await sql<Paper & { area: Area; state: QuoteState }>`
    select q.uuid, q.number, q.requested_at as at, q.grand_total as total, q.area, q.state
    from quote as q where q.customer_id = ${customer} order by q.id desc limit ${MOST}`.execute(db);
  return rows.map(paperOf);
}

type Return = RouteAnswer<typeof customerReturnsRoute>[number];

export async function returnsOf(db: Db, customer: string): Promise<Return[]> {
  await checkCustomer(db, customer);
  const rows = await db
    .selectFrom('rma as r')
    .innerJoin('sale_order as o', 'o.id', 'r.order_id')
    .select(['r.uuid', 'r.number', 'r.status', 'r.created_at', 'o.number as order'])
    .where('r.customer_id', '=', customer)
    .orderBy('r.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ created_at: at, ...one }) => ({ ...one, at: at.toISOString() }));
}

type Invoice = RouteAnswer<typeof customerInvoicesRoute>[number];

export async function invoicesOf(db: Db, customer: string): Promise<Invoice[]> {
  await checkCustomer(db, customer);
  const { rows } = await sql<Paper & Pick<Invoice, 'order' | 'state'>>`
    select i.uuid, i.number, i.issued_at as at, i.grand_total as total, o.number as order, i.state
    from invoice as i join sale_order as o on o.id = i.order_id
    where o.customer_id = ${customer} order by i.id desc limit ${MOST}`.execute(db);
  return rows.map(paperOf);
}
