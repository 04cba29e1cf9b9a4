import { sql } from 'kysely';

import type { Lane } from '#core/wire/lane.ts';
import type { Change } from '#core/wire/sync.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

/** Takes the lane's lock and says which number was executed last; safe with pushes that meet it for the first time. */
export async function lockLane(trx: Trx, group: string, lane: Lane): Promise<number> {
  const { rows } = await sql<{ last_seq: number }>`
    insert into sync_lane (group_id, lane) values (${group}, ${lane})
    on conflict (group_id, lane) do update set last_seq = sync_lane.last_seq
    returning last_seq`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`lane ${lane} cannot be locked`);
  return row.last_seq;
}

export async function moveLane(trx: Trx, group: string, lane: Lane, last: number): Promise<void> {
  const row = trx.updateTable('sync_lane').set({ last_seq: last });
  await row.where('group_id', '=', group).where('lane', '=', lane).execute();
}

/**
 * Notes that a number failed once more, in a statement of its own: what the failure undid does not undo it. Another
 * number of the lane counts from the beginning. @returns how often it has failed
 */
export async function countFailure(
  db: Db,
  group: string,
  { lane, seq }: Pick<Change, 'lane' | 'seq'>,
): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into sync_lane (group_id, lane, failed_seq, failures) values (${group}, ${lane}, ${seq}, 1)
    on conflict (group_id, lane) do update set failed_seq = excluded.failed_seq,
      failures = case when sync_lane.failed_seq = excluded.failed_seq then sync_lane.failures + 1 else 1 end
    returning failures`.execute(db);
  return rows[0]?.failures ?? 0;
}
