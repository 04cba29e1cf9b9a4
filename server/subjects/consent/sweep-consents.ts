import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';

/** Removes proofs that were kept long enough; what a customer of today agreed to is acted upon, and stays. */
export async function sweepConsents(db: Db, now: Date): Promise<void> {
  await sql`
    delete from consent where created_at < ${keptUntil('consent', now)} and not exists (
      select 1 from customer c where c.id = consent.customer_id
        and (c.forgotten_at is null or c.forgotten_at >= ${keptUntil('consent', now)})
    )`.execute(db);
}
