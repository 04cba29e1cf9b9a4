/** The end of a count: what differs is booked, or nothing is. */
import { sql } from 'kysely';

import { partOf } from '#core/contract/admin/stock/count-record.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { lockPlaces } from '#server/platform/stock/lock-places.ts';

import { readCountLines } from './count-lines.ts';
import { demandOpen, lockCount, tellCount, type StoredCount } from './count-row.ts';

/**
 * Books every difference as a movement, and notes of each place when it was counted.
 * @throws Refusal as `closeCount`
 */
export const confirmCount = (tools: Pick<ShopTools, 'db' | 'ids'>, step: OfficeStep): Promise<void> =>
  closeCount(tools, step, 'done', async (trx, count) => {
    const { rows } = await sql<{ product: number }>`
      select distinct product_id as product from stock_count_entry where count = ${count.uuid} order by 1`.execute(trx);
    await lockPlaces(
      trx,
      rows.map(({ product }) => product),
    );
    const lines = (await readCountLines(trx, count)).filter(({ isOvertaken }) => !isOvertaken);
    const moved = lines.filter(({ difference }) => difference !== 0).toSorted((a, b) => a.product - b.product);
    if (moved.length > 0)
      await trx
        .insertInto('stock_movement')
        .values(
          moved.map(({ product, difference }) => ({
            product_id: product,
            source: count.source,
            delta: difference,
            reason: 'count' as const,
            ref: count.uuid,
            admin: step.admin,
            at: step.now,
          })),
        )
        .execute();
    await sql`
      update product_stock s set counted_at = at from unnest(
        ${lines.map(({ product }) => product)}::bigint[],
        ${lines.map(({ lastAt }) => new Date(lastAt))}::timestamptz[]
      ) as counted (product, at)
      where s.product_id = counted.product and s.source = ${count.source}`.execute(trx);
  });

/** Ends it without booking anything. @throws Refusal as `closeCount` */
export const dropCount = (tools: Pick<ShopTools, 'db' | 'ids'>, step: OfficeStep): Promise<void> =>
  closeCount(tools, step, 'dropped', async () => {});

/**
 * On the revision that was seen: an entry that came since is one that whoever closes has not looked at.
 * @throws Refusal `record.unknown`, `stock.countClosed`, `record.moved`
 */
async function closeCount(
  { db, ids }: Pick<ShopTools, 'db' | 'ids'>,
  { uuid, admin, now, ...base }: OfficeStep,
  status: 'done' | 'dropped',
  work: (trx: Trx, count: StoredCount) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const count = await lockCount(trx, uuid);
    demandOpen(count);
    if (!standsOn(base, { rev: count.rev, revId: count.rev_id }))
      throw new Refusal('record.moved', { reason: 'rev', rev: count.rev });
    await work(trx, count);
    await trx
      .updateTable('stock_count')
      .set({ status, closed_at: now, closed_by: admin, updated_at: now, rev: count.rev + 1 })
      .where('uuid', '=', uuid)
      .execute();
    await tellCount({ trx, ids, now }, uuid, { removed: true, parts: await partsOf(trx, uuid) });
  });
}

async function partsOf(trx: Trx, uuid: string): Promise<readonly string[]> {
  const { rows } = await sql<{ article: string }>`
    select min(p.uuid::text) as article from stock_count_entry e join product p on p.id = e.product_id
    where e.count = ${uuid} group by left(p.uuid::text, 2)`.execute(trx);
  return rows.map(({ article }) => partOf(uuid, article));
}
