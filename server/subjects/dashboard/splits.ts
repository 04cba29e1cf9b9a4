/** What the orders of a period are made of: states, ways to pay and to deliver, departments, rates of VAT, codes. */
import { sql, type RawBuilder } from 'kysely';

import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import { endOfParisDay, parisInstant } from '#core/domain/shop/paris-instant.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';

import { inArea, type Asked } from './spans.ts';

type Splits = Pick<DashboardAnswer, 'byStatus' | 'byPayment' | 'byShipping' | 'byCategory' | 'coupons' | 'taxes'>;

/** Most rows of a part that has no end. */
const MOST = 10;

/** Orders placed in the period. */
export const ordersIn = (asked: Asked): RawBuilder<unknown> =>
  sql`sale_order o where o.placed_at between ${new Date(parisInstant(asked.period.from))}
    and ${new Date(endOfParisDay(asked.period.to))} and ${inArea(asked, sql`o.area`)}`;

interface PartRow {
  code: string | null;
  count: number;
  amount: string;
}

async function partsOf(db: Db, query: RawBuilder<PartRow>, withMoney: boolean): Promise<DashboardAnswer['byStatus']> {
  const { rows } = await query.execute(db);
  return rows.map(({ code, count, amount }) => ({
    code: code ?? '',
    count,
    amount: withMoney ? moneyOf(amount) : null,
  }));
}

export async function readSplits(db: Db, asked: Asked, withMoney: boolean): Promise<Splits> {
  const by = (column: RawBuilder<unknown>) =>
    partsOf(
      db,
      sql<PartRow>`select ${column} as code, count(*)::int as count, sum(o.grand_total) as amount
        from ${ordersIn(asked)} group by 1 order by count desc, code limit ${MOST}`,
      withMoney,
    );
  const [byStatus, byPayment, byShipping, coupons, byCategory, taxes] = await Promise.all([
    by(sql`o.status`),
    by(sql`o.payment_title`),
    by(sql`coalesce(o.shipping_title, '')`),
    partsOf(
      db,
      sql<PartRow>`select o.coupon_code as code, count(*)::int as count, sum(o.discount_amount) as amount
        from ${ordersIn(asked)} and o.coupon_code is not null and o.status <> 'canceled'
        group by 1 order by amount desc, code limit ${MOST}`,
      withMoney,
    ),
    byDepartment(db, asked, withMoney),
    withMoney ? taxesOf(db, asked) : null,
  ]);
  return { byStatus, byPayment, byShipping, coupons, byCategory, taxes };
}

/** A line counts for the first department of its product; what is no longer sold counts for none. */
const byDepartment = (db: Db, asked: Asked, withMoney: boolean) =>
  partsOf(
    db,
    sql<PartRow>`
      select coalesce(c.name, '') as code, sum(line.qty_ordered - line.qty_canceled)::int as count,
        sum(line.total) as amount
      from sale_order_line line
      join (select o.id from ${ordersIn(asked)} and o.status <> 'canceled') o on o.id = line.order_id
      left join lateral (
        select category_id from product_category pc where pc.product_id = line.product_id
        order by pc.category_id limit 1
      ) first on true
      left join category c on c.id = first.category_id
      group by 1 order by amount desc, code limit ${MOST}`,
    withMoney,
  );

/** VAT collected, by rate: of the lines and of the delivery of paid orders. */
async function taxesOf(db: Db, asked: Asked): Promise<DashboardAnswer['taxes']> {
  const { rows } = await sql<{ percent: string; amount: string }>`
    select (tax ->> 'taxPercent')::numeric as percent, sum((tax ->> 'tax')::numeric)::text as amount
    from (select o.pricing from ${ordersIn(asked)} and o.status in ('processing', 'completed', 'closed')) o,
      jsonb_array_elements(o.pricing -> 'taxes') as tax
    group by 1 order by 1 desc`.execute(db);
  return rows.map(({ percent, amount }) => ({ percent: Number(percent), amount: Number(amount) }));
}
