/** What is set aside for a customer who has not paid for it: counted under the lock of their row (rule O25). */
import { sql } from 'kysely';

import type { Unpaid, UnpaidTerms } from '#core/domain/order/unpaid-limits.ts';
import { PAYMENT_METHODS } from '#core/domain/payment/methods.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

/** Ways to pay that the shop waits for; what it delivers on account it has decided to. */
const PREPAID = Object.entries(PAYMENT_METHODS).flatMap(([code, { needsPrepayment }]) =>
  needsPrepayment ? [code] : [],
);

export const unpaidTermsOf = (setting: ReadSetting): UnpaidTerms => ({
  newOrders: setting('sales.order_settings.unpaid.new_orders'),
  newPieces: setting('sales.order_settings.unpaid.new_pieces'),
  knownOrders: setting('sales.order_settings.unpaid.known_orders'),
});

interface Row extends Unpaid {
  readonly customer: string;
}

/** Of one customer, or of all for whom something waits. */
async function read(db: Db | Trx, customer: string | null): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select o.customer_id as customer, count(*)::int as orders, coalesce(sum(own.pieces), 0)::int as pieces,
      exists (
        select from sale_order paid where paid.customer_id = o.customer_id and paid.paid_at is not null
          and paid.refunded_total < paid.paid_total
      ) as "isKnown"
    from sale_order o
    join lateral (
      select sum(line.qty_ordered - line.qty_canceled) as pieces from sale_order_line line where line.order_id = o.id
    ) own on true
    where o.status = 'pending_payment' and o.payment_method in (${sql.join(PREPAID)})
      and ${customer === null ? sql`o.customer_id is not null` : sql`o.customer_id = ${customer}::uuid`}
    group by o.customer_id`.execute(db);
  return rows;
}

export async function unpaidOf(db: Db | Trx, customer: string): Promise<Unpaid> {
  const [row] = await read(db, customer);
  return row ?? { orders: 0, pieces: 0, isKnown: await hasPaid(db, customer) };
}

/** Whether a customer has paid an order, and not had all of it back. */
export async function hasPaid(db: Db | Trx, customer: string): Promise<boolean> {
  const paid = await db
    .selectFrom('sale_order')
    .select('id')
    .where('customer_id', '=', customer)
    .where('paid_at', 'is not', null)
    .whereRef('refunded_total', '<', 'paid_total')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** What waits, of every customer for whom something does. */
export const allUnpaid = (db: Db): Promise<readonly Unpaid[]> => read(db, null);
