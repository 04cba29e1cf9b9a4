import { sql } from 'kysely';

import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { CATALOGUE_CHANNEL, productEntity } from './entities.ts';

export type UpkeepDeps = Pick<ShopTools, 'db' | 'clock' | 'ids'>;

/** Products that are put together of these: what moves there moves them. */
async function putTogetherOf(trx: Trx, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct p.product_id as id from product a join product_part p on p.article = a.uuid and p.deleted_at is null
    where a.id = any(${ids}::bigint[]) or a.parent_id = any(${ids}::bigint[])`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Runs `find` in a transaction and announces the products it names to everybody who follows the catalogue. One process
 * at a time does upkeep: two would write the same down twice.
 */
export async function announceProducts(
  { db, clock, ids }: UpkeepDeps,
  find: (trx: Trx, now: Date) => Promise<readonly number[]>,
): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('catalogue.upkeep'))`.execute(trx);
    const moved = await find(trx, now);
    const found = [...new Set([...moved, ...(await putTogetherOf(trx, moved))])].sort((left, right) => left - right);
    const touched = found.map((id) => ({ entity: productEntity(id) }));
    if (touched.length > 0) await advanceChannel(trx, CATALOGUE_CHANNEL, touched, { ids, now });
    return found.length;
  });
}
