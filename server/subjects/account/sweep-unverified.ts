import type { Db } from '#server/database/connection.ts';

/** How long an account waits for its address to be proven (domain 16.5). */
const WAITING_MS = 60 * 24 * 3_600_000;

/** Removes accounts whose address nobody ever proved: nobody was ever signed in there. */
export async function sweepUnverified(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('customer')
    .where('verified_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - WAITING_MS))
    .execute();
}
