/** What is running low, for the shop (domain 12, mail 49): articles whose stock is counted, the emptiest first. */
import { sql } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import { WITH_COUNTED_STOCK } from '#server/database/product-types.ts';
import type { Db } from '#server/database/connection.ts';
import type { ReadSetting } from '#server/platform/settings/core-config.ts';

export interface LowArticle {
  readonly sku: string;
  readonly name: string;
  /** Left to sell, of all sources of its half together; below nothing where more was sold than there is. */
  readonly left: number;
}

export async function readLowStock(db: Db, setting: ReadSetting, area: Area): Promise<readonly LowArticle[]> {
  const most = setting('catalog.inventory.stock_options.low_stock_threshold');
  const { rows } = await sql<LowArticle>`
    select p.sku, p.name, coalesce(s.left, 0)::int as left
    from product p
    left join lateral (
      select sum(saleable) as left from channel_stock where product_id = p.id
    ) s on true
    where p.area = ${area} and p.type = ${WITH_COUNTED_STOCK} and p.manage_stock
      and p.is_active and p.deleted_at is null and coalesce(s.left, 0) <= coalesce(p.low_stock_threshold, ${most})
    order by coalesce(s.left, 0), p.name, p.id`.execute(db);
  return rows;
}
