import { sql } from 'kysely';

import { PAYMENT_METHODS } from '#core/domain/payment/methods.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { Trx } from '#server/database/transaction.ts';

const ONLINE = Object.entries(PAYMENT_METHODS).flatMap(([code, { kind }]) => (kind === 'online' ? [code] : []));

/** What providers took for an order and were not asked to give back: no more than this can go back by them. */
export async function paidOnline(db: Db | Trx, orderId: number): Promise<Money> {
  const { rows } = await sql<{ left: string }>`
    select (
      coalesce((
        select sum(amount) from payment_transaction where order_id = ${orderId} and type = 'payment'
          and status in ('paid', 'refunded') and method = any(${ONLINE})
      ), 0) - coalesce((
        select sum(grand_total) from refund where order_id = ${orderId} and method = 'provider'
      ), 0)
    )::numeric(16,4)::text as left`.execute(db);
  return Math.max(0, moneyOf(rows[0]?.left ?? '0'));
}
