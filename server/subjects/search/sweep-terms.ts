import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';

import { SHOWN_FROM } from './count-term.ts';

const DAY_MS = 24 * 3_600_000;
/** A term that few look for is forgotten after so many days without a search. */
const WAITING_DAYS = 30;
/** One that is shown, and leads nowhere, after so many (domain 16.5: logs 12 months). */
const SHOWN_DAYS = 365;

/** Forgets what nobody looks for any more, and what waits no longer because it is shown. */
export async function sweepTerms(db: Db, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await sql`delete from search_term_waiting
    where last_used_at < ${before(WAITING_DAYS)} or uses >= ${SHOWN_FROM}`.execute(db);
  await sql`delete from search_term
    where redirect_path is null and last_used_at < ${before(SHOWN_DAYS)}`.execute(db);
}
