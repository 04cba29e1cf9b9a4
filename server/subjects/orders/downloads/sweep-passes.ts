import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many one sweep takes. */
const MOST = 5_000;

/** Passes of downloads whose time has been over for a day: nothing goes on by them. */
export async function sweepPasses(db: Db, now: Date): Promise<void> {
  await sql`delete from download_pass where uuid in (
    select uuid from download_pass where expires_at < ${new Date(now.getTime() - DAY_MS)} order by expires_at limit ${MOST}
  )`.execute(db);
}
