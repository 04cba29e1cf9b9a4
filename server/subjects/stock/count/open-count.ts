import { sql } from 'kysely';

import type { openCountRoute } from '#core/contract/admin/stock/counts.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { tellCount } from './count-row.ts';

/**
 * Opens a count of a place, or of a category there.
 * @throws Refusal `record.unknown` for a place or a category that is none, `record.moved` where the UUID is another count
 */
export async function openCount(
  { db, ids }: Pick<ShopTools, 'db' | 'ids'>,
  { admin, now }: { readonly admin: string; readonly now: Date },
  { uuid, source, category }: RouteInput<typeof openCountRoute>['body'],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ is_place: boolean; category_id: number | null }>`
      select
        exists (select 1 from inventory_source where code = ${source})
          or exists (select 1 from product_stock where source = ${source}) as is_place,
        (select id from category where uuid = ${category}::uuid) as category_id`.execute(trx);
    const [found] = rows;
    if (found?.is_place !== true) throw new Refusal('record.unknown', { source });
    if (category !== null && found.category_id === null) throw new Refusal('record.unknown', { category });
    const made = await trx
      .insertInto('stock_count')
      .values({
        uuid,
        source,
        category_id: found.category_id,
        opened_at: now,
        opened_by: admin,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (made !== undefined) return tellCount({ trx, ids, now }, uuid, { removed: false });
    const before = await trx.selectFrom('stock_count').selectAll().where('uuid', '=', uuid).executeTakeFirst();
    if (before?.opened_by !== admin || before.source !== source) throw new Refusal('record.moved');
    return undefined;
  });
}
