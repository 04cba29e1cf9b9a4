import { sql } from 'kysely';

import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';

import { inArea, type Asked } from './spans.ts';

const MOST = 10;

interface EventRow {
  kind: DashboardAnswer['recent'][number]['kind'];
  uuid: string;
  title: string;
  who: string | null;
  status: string | null;
  amount: string | null;
  at: Date;
}

/** What happened last in the shop, of every kind, the newest first. */
export async function readRecent(db: Db, asked: Asked, withMoney: boolean): Promise<DashboardAnswer['recent']> {
  const { rows } = await sql<EventRow>`
    (select 'order' as kind, o.uuid::text, o.number as title,
        concat_ws(' ', o.buyer ->> 'firstName', o.buyer ->> 'lastName') as who,
        o.status, o.grand_total::text as amount, o.placed_at as at
      from sale_order o where ${inArea(asked, sql`o.area`)} order by o.placed_at desc limit ${MOST})
    union all
    (select 'quote', q.uuid::text, q.number, concat_ws(' ', q.contact ->> 'firstName', q.contact ->> 'lastName'),
        q.state, q.grand_total::text, q.requested_at
      from quote q where ${inArea(asked, sql`q.area`)} order by q.requested_at desc limit ${MOST})
    union all
    (select 'customer', c.id::text, c.first_name || ' ' || c.last_name, c.corporate_name, c.approval, null, c.created_at
      from customer c where c.forgotten_at is null order by c.created_at desc limit ${MOST})
    union all
    (select 'return', r.uuid::text, r.number, r.email, r.status, null, r.created_at
      from rma r join sale_order o on o.id = r.order_id and ${inArea(asked, sql`o.area`)}
      order by r.created_at desc limit ${MOST})
    order by at desc limit ${MOST}`.execute(db);
  return rows.map(({ amount, at, who, ...row }) => ({
    ...row,
    who: who || null,
    amount: withMoney && amount !== null ? moneyOf(amount) : null,
    at: at.toISOString(),
  }));
}
