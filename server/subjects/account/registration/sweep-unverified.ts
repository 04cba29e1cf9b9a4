import type { Db } from '#server/database/connection.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';

/** Removes accounts whose address nobody ever proved and where nobody was ever signed in, which the shop may allow. */
export async function sweepUnverified(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('customer')
    .where('verified_at', 'is', null)
    .where('last_login_at', 'is', null)
    .where('created_at', '<', keptUntil('unverifiedAccount', now))
    .execute();
}
