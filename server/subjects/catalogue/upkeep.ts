import { sql } from 'kysely';

import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import { CATALOGUE_CHANNEL, productEntity } from './entities.ts';

export interface UpkeepDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'uuid'>;
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
    const found = [...new Set(await find(trx, now))].sort((left, right) => left - right);
    const touched = found.map((id) => ({ entity: productEntity(id) }));
    if (touched.length > 0) await advanceChannel(trx, CATALOGUE_CHANNEL, touched, { ids, now });
    return found.length;
  });
}
