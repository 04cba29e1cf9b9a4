import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import type { SweepTools } from '#server/subjects/subject.ts';

const HOUR_MS = 3_600_000;

/** Files whose time is over go, the last row says so; what was asked for and lies there for an hour is begun again. */
export async function sweepData(db: Db, now: Date, { jobs }: Pick<SweepTools, 'jobs'>): Promise<void> {
  await db
    .updateTable('data_request')
    .set({ archive: null })
    .where('expires_at', '<=', now)
    .where('archive', 'is not', null)
    .execute();
  await sql`
    delete from data_request old where expires_at <= ${now} and exists (
      select from data_request later where later.customer_id = old.customer_id and later.created_at > old.created_at)
  `.execute(db);
  const waiting = await db
    .selectFrom('data_request')
    .select('uuid')
    .where('status', '=', 'pending')
    .where('created_at', '<=', new Date(now.getTime() - HOUR_MS))
    .execute();
  for (const { uuid } of waiting) await jobs.enqueue(db, 'account.export', { uuid });
}
