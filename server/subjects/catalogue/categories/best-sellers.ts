/** Products of a category by what they sold: looked at when somebody asks for this order, and once a day from then on. */
import { sql } from 'kysely';

import { MOST_FIRST, SALES_DAYS } from '#core/domain/catalogue/categories/category-list.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { announceTo } from '#server/subjects/catalogue/announce-shown.ts';

import { below } from './touch-products.ts';

const DAY_MS = 86_400_000;

/** What is kept stands at one revision of the catalogue: every process and device has the same order. @returns whether it moved */
export async function noteBestSellers(trx: Trx, uuid: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SALES_DAYS * DAY_MS);
  const { rows } = await sql<{ id: number }>`${below(uuid)}
    select line.product_id as id from sale_order_line as line
      join sale_order as o on o.id = line.order_id
    where o.placed_at >= ${since} and o.status <> 'canceled' and exists (
      select 1 from product_category as pc join below on below.id = pc.category_id
      where pc.product_id = line.product_id)
    group by line.product_id having sum(line.qty_ordered - line.qty_canceled) > 0
    order by sum(line.qty_ordered - line.qty_canceled) desc, line.product_id limit ${MOST_FIRST}`.execute(trx);
  const best = rows.map(({ id }) => id);
  const { rows: written } = await sql<{
    moved: boolean;
  }>`update category set best_products = ${best}::int[], best_at = ${now}
    from (select uuid, best_products as products from category where uuid = ${uuid}) as known
    where category.uuid = known.uuid returning known.products is distinct from ${best}::int[] as moved`.execute(trx);
  return written.some(({ moved }) => moved);
}

/** Categories in this order, each once a day. */
export async function sweepBestSellers(db: Db, now: Date, tools: Pick<ShopTools, 'ids'>): Promise<void> {
  const due = await db
    .selectFrom('category')
    .select('uuid')
    .where('product_order', '=', 'sales')
    .where((eb) => eb.or([eb('best_at', 'is', null), eb('best_at', '<=', new Date(now.getTime() - DAY_MS))]))
    .orderBy('id')
    .execute();
  if (due.length === 0) return;
  await inTransaction(db, async (trx) => {
    let moved = false;
    for (const { uuid } of due) moved = (await noteBestSellers(trx, uuid, now)) || moved;
    if (moved) await announceTo(tools)(trx, 'structure', now);
  });
}
