/**
 * What becomes of returns: number, articles and states stay with the order's papers; words and photos go with the person
 * who sent them.
 */
import { sql } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';
import { discardFiles } from '#server/platform/discard-files.ts';
import { forgetMailsAbout } from '#server/platform/mail/forget-mails.ts';
import type { Forgotten } from '#server/subjects/subject-tools.ts';

export async function forgetReturns(trx: Trx, { customer, email, now }: Forgotten): Promise<void> {
  const { rows } = await sql<{ id: number; uuid: string }>`
    update rma set email = '', information = '', rev = rev + 1, updated_at = ${now}
    where customer_id = ${customer} or lower(email) = ${email}
    returning id, uuid`.execute(trx);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await discardFiles(trx, sql`delete from rma_image where rma_id = any(${ids}::bigint[]) returning file`, now);
  await trx.deleteFrom('rma_message').where('rma_id', 'in', ids).execute();
  await forgetMailsAbout(
    trx,
    rows.map(({ uuid }) => uuid),
  );
}
