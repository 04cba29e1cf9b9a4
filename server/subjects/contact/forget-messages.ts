import { sql, type RawBuilder } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { forgetMailsAbout } from '#server/platform/mail/forget-mails.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import type { Forgotten } from '#server/subjects/subject-tools.ts';

async function drop(trx: Trx, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ uuid: string }>`delete from contact_request where ${which} returning uuid`.execute(trx);
  const uuids = rows.map(({ uuid }) => uuid);
  await sql`
    delete from resource_history where resource = 'contact-requests' and uuid = any(${uuids}::uuid[])`.execute(trx);
  await forgetMailsAbout(trx, uuids);
}

/** Messages of the account, and those that anybody wrote under its address. */
export async function forgetMessages(trx: Trx, { customer, email }: Forgotten): Promise<void> {
  await drop(trx, sql`customer_id = ${customer} or lower(email) = ${email}`);
  /* of those that were deleted by hand */
  await sql`
    delete from resource_history where resource = 'contact-requests'
      and (lower(before ->> 'email') = ${email} or lower(after ->> 'email') = ${email})`.execute(trx);
}

/** A message that was kept long enough goes; no device offers it again after so long (S27). */
export const sweepMessages = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, (trx) => drop(trx, sql`received_at < ${keptUntil('request', now)}`));
