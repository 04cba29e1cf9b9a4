import { sql } from 'kysely';

import type { ERASURE_OBSTACLES } from '#core/contract/account/data-requests.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

export interface Obstacle {
  readonly kind: (typeof ERASURE_OBSTACLES)[number];
  readonly number: string;
}

/** What has to end before the shop may forget a customer who asks for it (domain 4.8). */
export async function obstaclesOf(db: Db | Trx, customer: string): Promise<readonly Obstacle[]> {
  const { rows } = await sql<Obstacle>`
    select 'order' as kind, number, placed_at as at from sale_order
    where customer_id = ${customer} and status in ('pending_payment', 'pending', 'processing')
    union all
    select 'refund', o.number, r.created_at from refund r join sale_order o on o.id = r.order_id
    where o.customer_id = ${customer} and r.state = 'pending'
    union all
    select 'return', number, created_at from rma
    where customer_id = ${customer} and status in ('new_request', 'processing', 'awaiting_return', 'returned')
    order by at, number`.execute(db);
  return rows.map(({ kind, number }) => ({ kind, number }));
}
