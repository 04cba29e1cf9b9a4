import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';

/** Removes an address from the log of mails and from the queue: what still waits for it is not sent. */
export async function forgetMails(trx: Trx, email: string): Promise<void> {
  await sql`delete from mail_log where lower(recipient) = ${email}`.execute(trx);
  await sql`delete from pgboss.job where name = 'mail.send' and lower(data ->> 'to') = ${email}`.execute(trx);
}

/** Removes what was written to the shop about these: subjects name people, and nothing is left to write of them. */
export async function forgetMailsAbout(trx: Trx, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await sql`delete from mail_log where split_part(key, ' ', 2) = any(${uuids})`.execute(trx);
  await sql`
    delete from pgboss.job where name = 'mail.send' and data -> 'data' ->> 'uuid' = any(${uuids})`.execute(trx);
}

export async function sweepMailLog(db: Db, now: Date): Promise<void> {
  const until = keptUntil('mailLog', now);
  await db.deleteFrom('mail_log').where('created_at', '<', until).execute();
  // one that could not be sent is kept by the queue, address and all, and no longer than its entry
  await sql`delete from pgboss.job where name = 'mail.send' and state = 'failed' and completed_on < ${until}`.execute(
    db,
  );
}
