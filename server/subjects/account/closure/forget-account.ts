import { createHash } from 'node:crypto';

import type { Trx } from '#server/database/transaction.ts';
import { forgetMailsAbout } from '#server/platform/mail/forget-mails.ts';
import type { Forgotten } from '#server/subjects/subject.ts';

/**
 * The account is nobody's any more (domain 4.8): its row keeps the place that quotes and proofs point to, under a name
 * that says so. The hash of the address, salted with the account's id, lets a proof be found by whoever knows both.
 */
export async function forgetAccount(trx: Trx, { customer, email, now }: Forgotten): Promise<void> {
  if (customer === null) return;
  for (const table of [
    'customer_session',
    'borrowed_session',
    'account_link',
    'customer_address',
    'data_request',
  ] as const)
    await trx.deleteFrom(table).where('customer_id', '=', customer).execute();
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

/** No mail reaches it (RFC 2606). */
export const forgottenAddress = (customer: string, email: string): string =>
  `${createHash('sha256').update(`${customer} ${email}`).digest('hex').slice(0, 32)}@oublie.invalid`;
