import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import { isOpenRequest } from '#server/platform/personal/open-requests.ts';
import type { Trx } from '#server/database/transaction.ts';
import { forgetMailsAbout } from '#server/platform/mail/forget-mails.ts';
import type { Forgotten } from '#server/subjects/subject-tools.ts';

/**
 * The account is nobody's any more (domain 4.8): its row keeps the place that quotes and proofs point to, under a name
 * that says so. The hash of the address, salted with the account's id, lets a proof be found by whoever knows both.
 */
export async function forgetAccount(trx: Trx, { customer, email, now }: Forgotten): Promise<void> {
  if (customer === null) return;
  for (const table of ['customer_session', 'borrowed_session', 'account_link', 'customer_address'] as const)
    await trx.deleteFrom(table).where('customer_id', '=', customer).execute();
  await closeRequests(trx, customer, now);
  const nothing = {
    birth_date: null,
    company: null,
    address: null,
    additional_address: null,
    corporate_name: null,
    trade_name: null,
    siret: null,
    website: null,
    vat_number: null,
    ape_code: null,
  };
  const nobody = { first_name: 'Client', last_name: 'supprimé', gender: 'Other', phone: '', ...nothing } as const;
  const closed = { password_hash: '-', is_active: false, newsletter: false, last_login_at: null } as const;
  await trx
    .updateTable('customer')
    .set({ ...nobody, ...closed, customer_type: 'individual', email: forgottenAddress(customer, email) })
    .set(({ eb }) => ({ rev: eb('rev', '+', 1), updated_at: now, forgotten_at: now }))
    .where('id', '=', customer)
    .execute();
  await forgetMailsAbout(trx, [customer]);
}

/**
 * Requests stay as proof that they were answered, without a word of what they said: an erasure is done, nobody is left to
 * answer any other.
 */
async function closeRequests(trx: Trx, customer: string, now: Date): Promise<void> {
  await sql`
    delete from resource_history where resource = 'data-requests'
      and uuid in (select uuid from data_request where customer_id = ${customer})`.execute(trx);
  await sql`
    update data_request set
      message = null, reason = null, archive = null, rev = rev + 1, updated_at = ${now},
      handled_at = coalesce(handled_at, ${now}),
      is_answered = is_answered or (type = 'erasure' and ${isOpenRequest()}),
      status = case when not (${isOpenRequest()}) then status
        when type = 'erasure' then 'completed' else 'revoked' end
    where customer_id = ${customer}`.execute(trx);
}

/** No mail reaches it (RFC 2606). */
export const forgottenAddress = (customer: string, email: string): string =>
  `${createHash('sha256').update(`${customer} ${email}`).digest('hex').slice(0, 32)}@oublie.invalid`;
