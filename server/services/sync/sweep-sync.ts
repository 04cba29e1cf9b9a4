import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';

const DAY_MS = 24 * 3600 * 1000;
const KEPT_MS = 30 * DAY_MS;
/** A visitor's cookie lives 400 days from its making; nobody can come back as that visitor after it. */
const VISITOR_MS = 430 * DAY_MS;

/**
 * Removes results and revisions older than 30 days (design §5, rule 8). The last result of a lane stays for ever: a
 * device that comes back after a year still learns what became of what it sent last. So does the newest revision of a
 * channel. Documents keep their own UUIDs, so nothing is made twice. Visitors whose cookie ran out go with their carts
 * and groups; their requests stay with the shop.
 */
export async function sweepSync(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await sql`
    delete from sync_result r where r.at < ${before} and not exists (
      select 1 from sync_lane l where l.group_id = r.group_id and l.lane = r.lane and l.last_seq = r.seq
    )`.execute(db);
  await sql`
    delete from channel_revision r where r.at < ${before} and not exists (
      select 1 from channel c where c.name = r.channel and c.rev = r.rev
    )`.execute(db);
  const { rows } = await sql<{ name: string }>`
    delete from visitor where created_at < ${new Date(now.getTime() - VISITOR_MS)}
    returning 'visitor:' || id as name`.execute(db);
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name);
  await db.deleteFrom('channel').where('name', 'in', names).execute();
}
