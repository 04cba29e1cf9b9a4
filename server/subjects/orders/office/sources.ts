import { sql } from 'kysely';

import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Order } from '#server/subjects/orders/service/load-order.ts';

/** Places of stock that an order may leave from: first where it is fetched or set aside, then as the shop ranks them. */
export async function sourcesOf(db: Db | Trx, { row }: Pick<Order, 'row'>): Promise<OrderDesk['sources']> {
  const { rows } = await sql<{ code: string; name: string }>`
    with known as (
      select code, name, priority from inventory_source where status
      union all
      select distinct s.source, s.source, null::int from product_stock s
      where s.product_id in (
        select coalesce(l.variant_id, l.product_id) from sale_order_line l where l.order_id = ${row.id}
      ) and not exists (select 1 from inventory_source i where i.code = s.source)
    )
    select code, name from known
    order by code is not distinct from ${row.pickup_source} desc,
      exists (
        select 1 from stock_reservation r join sale_order_line l on l.id = r.line_id
        where l.order_id = ${row.id} and r.source = known.code
      ) desc,
      priority nulls last, code`.execute(db);
  return rows;
}

/** What a place of stock is called; one that the shop does not list, by its code. */
export type PlaceNames = (code: string) => string;

export async function placeNames(db: Db): Promise<PlaceNames> {
  const { rows } = await sql<{ code: string; name: string }>`select code, name from inventory_source`.execute(db);
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}
