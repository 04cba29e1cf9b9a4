import type { Db } from '#server/database/connection.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import type { SweepTools } from '#server/subjects/subject.ts';

const HOUR_MS = 3_600_000;

/**
 * Files whose time is over go; that something was asked for and answered is kept as long as any proof. What was ordered
 * and lies there for an hour is begun again.
 */
export async function sweepData(db: Db, now: Date, { jobs }: Pick<SweepTools, 'jobs'>): Promise<void> {
  await db
    .updateTable('data_request')
    .set({ archive: null })
    .where('expires_at', '<=', now)
    .where('archive', 'is not', null)
    .execute();
  await db.deleteFrom('data_request').where('handled_at', '<=', keptUntil('consent', now)).execute();
  const waiting = await db
    .selectFrom('data_request')
    .select('uuid')
    .where('status', '=', 'processing')
    .where('ordered_at', '<=', new Date(now.getTime() - HOUR_MS))
    .execute();
  for (const { uuid } of waiting) await jobs.enqueue(db, 'account.export', { uuid });
}
