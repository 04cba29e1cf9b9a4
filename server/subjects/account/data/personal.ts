import { sql } from 'kysely';

import { rowsOf, type PersonalSections } from '#server/platform/personal/personal-rows.ts';

/** What the account holds of its owner. */
export const ACCOUNT_DATA: PersonalSections = {
  profile: ({ customer }) => rowsOf('customer', sql`t.id = ${customer}`, ['password_hash']),
  addresses: ({ customer }) => rowsOf('customer_address', sql`t.customer_id = ${customer}`),
  sessions: ({ customer }) => rowsOf('customer_session', sql`t.customer_id = ${customer}`, ['secret_hash']),
  // That the shop looks into the account is theirs to know; who does is another person.
  'borrowed-sessions': ({ customer }) =>
    rowsOf('borrowed_session', sql`t.customer_id = ${customer}`, ['secret_hash', 'admin_id', 'admin_session_id']),
  'data-requests': ({ customer }) => rowsOf('data_request', sql`t.customer_id = ${customer}`, ['archive']),
  devices: ({ customer }) => rowsOf('sync_group', sql`t.customer_id = ${customer}`),
  changes: ({ customer }) => rowsOf('sync_result', sql`t.customer_id = ${customer}`),
  // What the shop wrote about somebody is theirs to read (GDPR, article 15); who wrote it is another person.
  notes: ({ customer }) => rowsOf('customer_note', sql`t.customer_id = ${customer}`, ['admin_id', 'author']),
  mails: ({ email }) => rowsOf('mail_log', sql`lower(t.recipient) = ${email}`),
};
