import { sql } from 'kysely';

import type { Trx } from '#server/database/transaction.ts';
import { forgetMailsAbout } from '#server/platform/mail/forget-mails.ts';
import type { Forgotten } from '#server/subjects/subject-tools.ts';

/** That a withdrawal was received stays with the order's papers; who wrote it goes. */
export async function forgetWithdrawals(trx: Trx, { customer, email }: Forgotten): Promise<void> {
  const { rows } = await sql<{ uuid: string; order_id: number }>`
    update withdrawal set name = '', email = '', reason = null
    where customer_id = ${customer} or lower(email) = ${email}
    returning uuid, order_id`.execute(trx);
  if (rows.length === 0) return;
  const orders = rows.map((row) => row.order_id);
  await trx.deleteFrom('withdrawal_link').where('order_id', 'in', orders).execute();
  await forgetMailsAbout(
    trx,
    rows.map(({ uuid }) => uuid),
  );
}
