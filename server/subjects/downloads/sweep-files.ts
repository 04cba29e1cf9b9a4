import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { discardFiles } from '#server/platform/discard-files.ts';

/** So long a file waits for a link to name it: a form may lie open, and the history brings back what was taken out. */
const UNNAMED_MS = 30 * 24 * 60 * 60 * 1000;
/** How many one sweep lets go. */
const MOST = 200;

/** Lets go of files that no product names, and nobody has a right to, with a grace. */
export async function sweepFiles(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNNAMED_MS);
  await inTransaction(db, (trx) =>
    discardFiles(
      trx,
      sql`delete from download_file where uuid in (
          select f.uuid from download_file f
          where f.created_at < ${before}
            and not exists (select from download_link l where l.file = f.uuid or l.sample = f.uuid)
            and not exists (select from download_sample s where s.file = f.uuid)
            and not exists (select from download_grant g where g.file = f.uuid)
          order by f.created_at limit ${MOST} for update skip locked
        ) returning stored as file`,
      now,
    ),
  );
}
