import { sql } from 'kysely';

import type { categoryCountRoute, categoryTreeRoute } from '#core/contract/admin/categories/tree.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';

export async function readTree(db: Db): Promise<RouteAnswer<typeof categoryTreeRoute>> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('category as above', 'above.id', 'category.parent_id')
    .select([
      'category.uuid',
      'category.rev',
      'category.rev_id as revId',
      'category.area',
      'above.uuid as parent',
      'category.name',
      'category.slug',
      'category.is_active as isActive',
    ])
    .orderBy('category.area')
    .orderBy('category.position')
    .orderBy('category.id')
    .execute();
  return rows;
}

/** A product that lies in several categories of a branch counts once in what they lie in. */
export async function countProducts(db: Db): Promise<RouteAnswer<typeof categoryCountRoute>> {
  const { rows } = await sql<{ uuid: string; shown: number; own: number }>`
    with recursive above (id, root) as (
      select id, id from category
      union select above.id, category.parent_id from above join category on category.id = above.root
      where category.parent_id is not null
    ), shown as (
      select above.root, count(distinct p.id) as count from above
        join product_category as pc on pc.category_id = above.id
        join product as p on p.id = pc.product_id
      where p.is_active and p.is_visible and p.deleted_at is null and p.parent_id is null
      group by above.root
    ), own as (
      select pc.category_id, count(*) as count from product_category as pc
        join product as p on p.id = pc.product_id
      where p.deleted_at is null and p.parent_id is null
      group by pc.category_id
    )
    select c.uuid, coalesce(shown.count, 0) as shown, coalesce(own.count, 0) as own from category as c
      left join shown on shown.root = c.id
      left join own on own.category_id = c.id
    order by c.id`.execute(db);
  return rows;
}
