/** What stands beside the form of a product. */
import { sql } from 'kysely';

import type { productPricesRoute, productStockRoute } from '#core/contract/admin/products/beside.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf, moneyOrNull } from '#server/database/decimal.ts';

/** Twice what the law looks back on: a reduction may have begun before. */
const DAYS = 60;

async function idOf(db: Db, uuid: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from managed_product where uuid = ${uuid}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('record.unknown');
  return row.id;
}

/** @throws Refusal `record.unknown` */
export async function pricesBeside(db: Db, uuid: string, now: Date): Promise<RouteAnswer<typeof productPricesRoute>> {
  const id = await idOf(db, uuid);
  const since = new Date(now.getTime() - DAYS * 24 * 3_600_000);
  const history = await db
    .selectFrom('product_price_history')
    .select(['price', 'started_at', 'ended_at'])
    .where('product_id', '=', id)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', since)]))
    .orderBy('started_at')
    .execute();
  const { rule_price: rule } = await db
    .selectFrom('product')
    .select('rule_price')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { rows: groupPrices } = await sql<{
    sku: string;
    article: string;
    group: string | null;
    groupCode: string | null;
    quantity: number;
    price: string | null;
    percent: string | null;
  }>`
    select g.sku, p.uuid as article, c.name as group, g.group_code as "groupCode", g.quantity, g.price, g.percent
    from group_price g join product p on p.id = g.product_id left join customer_group c on c.code = g.group_code
    where coalesce(p.parent_id, p.id) = ${id} order by g.sku, c.name nulls first, g.quantity limit 200`.execute(db);
  return {
    history: history.map(({ price, started_at: from, ended_at: to }) => ({
      price: moneyOf(price),
      from: from.toISOString(),
      to: to?.toISOString() ?? null,
    })),
    rulePrice: moneyOrNull(rule),
    groupPrices: groupPrices.map((one) => ({
      ...one,
      price: moneyOrNull(one.price),
      percent: one.percent === null ? null : Number(one.percent),
    })),
  };
}

/** @throws Refusal `record.unknown` */
export async function stockBeside(db: Db, uuid: string): Promise<RouteAnswer<typeof productStockRoute>> {
  const id = await idOf(db, uuid);
  const { rows } = await sql<RouteAnswer<typeof productStockRoute>[number]>`
    select s.uuid, s.rev, s.rev_id as "revId", p.sku, coalesce(i.name, s.source) as source, s.quantity, s.reserved,
      coalesce((select sum(c.saleable)::int from channel_stock c
        where c.product_id = s.product_id and c.source = s.source), 0) as available
    from product_stock s join product p on p.id = s.product_id left join inventory_source i on i.code = s.source
    where coalesce(p.parent_id, p.id) = ${id} and p.deleted_at is null
    order by p.sku, i.priority, s.source limit 500`.execute(db);
  return rows;
}
