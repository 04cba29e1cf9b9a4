/** Why a product is not in the shop, asked by whoever has written it. */
import { sql } from 'kysely';

import type { productBarriersRoute } from '#core/contract/admin/products/barriers.ts';
import { barriersOf, type ProductStanding } from '#core/domain/catalogue/products/barriers.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { isPartSold, loadParts } from '#server/subjects/catalogue/load/parts/part-records.ts';

type Known = Omit<ProductStanding, 'parts' | 'partsSold' | 'saleSinceMs'> & { id: number; saleSince: Date };

/** @throws Refusal `record.unknown` */
export async function readBarriers(db: Db, uuid: string, now: Date): Promise<RouteAnswer<typeof productBarriersRoute>> {
  const { rows } = await sql<Known>`
    with one as (select * from product where uuid = ${uuid} and parent_id is null and deleted_at is null),
    sold as (
      select p.* from product p join one on p.parent_id = one.id where p.is_active and p.deleted_at is null
      union all select * from one where not exists (select from product v where v.parent_id = one.id)),
    shown_category as (${shownCategories})
    select one.id, one.type, one.is_active as "isActive", one.is_visible as "isVisible", one.sale_state as "saleState",
      coalesce(one.sale_state_at, one.created_at) as "saleSince",
      (select count(*)::int from product v where v.parent_id = one.id and v.is_active and v.deleted_at is null) as variants,
      exists (select from product_category c where c.product_id = one.id) as "isInCategory",
      exists (select from product_category c join shown_category r on r.id = c.category_id
        where c.product_id = one.id) as "isInShownCategory",
      exists (select from sold where price > 0) as "hasPrice", one.kit_price as "kitPrice",
      not exists (select from sold where not manage_stock or back_orders
        or exists (select from channel_stock s where s.product_id = sold.id and s.saleable > 0)) as "isOut",
      exists (select from sold join channel_stock s on s.product_id = sold.id
        join product_stock l on l.product_id = s.product_id and l.source = s.source
        where not s.counts and l.quantity > l.reserved) as "liesElsewhere",
      (select count(*)::int from download_link l where l.product_id = one.id) as downloads
    from one`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('record.unknown');
  const { id, saleSince, ...known } = row;
  const { parts } = (await loadParts(db, [id]))(id);
  const standing = {
    ...known,
    saleSinceMs: saleSince.getTime(),
    parts: parts.length,
    partsSold: parts.filter(isPartSold).length,
  };
  return { barriers: [...barriersOf(standing, now.getTime())] };
}

/** Shown with all above them. */
const shownCategories = sql`
  with recursive shown (id) as (
    select id from category where parent_id is null and is_active
    union all select c.id from category c join shown on shown.id = c.parent_id where c.is_active
  ) select id from shown`;
