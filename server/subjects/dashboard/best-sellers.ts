import { sql } from 'kysely';

import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';

import { ordersIn } from './splits.ts';
import type { Asked } from './spans.ts';

const MOST = 5;

interface SellerRow {
  uuid: string | null;
  sku: string;
  name: string;
  image: string | null;
  units: number;
  revenue: string;
  stock: number | null;
}

/** What sold best in the period (domain 13), as the orders name it. */
export async function readBestSellers(db: Db, asked: Asked, withMoney: boolean): Promise<DashboardAnswer['best']> {
  const by = withMoney ? 'revenue' : 'units';
  const { rows } = await sql<SellerRow>`
    select p.uuid, sold.sku, sold.name, sold.image, sold.units, sold.revenue,
      case when p.manage_stock then (
        select coalesce(sum(s.saleable), 0)::int from channel_stock s where s.product_id = sold.id
      ) end as stock
    from (
      select coalesce(line.variant_id, line.product_id) as id, line.sku,
        (array_agg(line.name order by line.id desc))[1] as name, (array_agg(line.image order by line.id desc))[1] as image,
        sum(line.qty_ordered - line.qty_canceled)::int as units, sum(line.total) as revenue
      from sale_order_line line
      join (select o.id from ${ordersIn(asked)} and o.status <> 'canceled') o on o.id = line.order_id
      group by 1, 2 order by ${sql.ref(by)} desc, line.sku limit ${MOST}
    ) sold
    left join product p on p.id = sold.id
    order by sold.${sql.ref(by)} desc, sold.sku`.execute(db);
  return rows.map(({ revenue, ...row }) => ({ ...row, revenue: withMoney ? moneyOf(revenue) : null }));
}
