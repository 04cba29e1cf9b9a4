/**
 * The links of mails by which somebody who works here chooses a password, once. The secret is made when the mail is
 * written and stands nowhere but in it; the database has its hash.
 */
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import type { AdminLinkRow } from '#server/database/tables/admin-tables.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

export type AdminLinkPurpose = AdminLinkRow['purpose'];

const HOUR_MS = 3_600_000;
/** An hour for who has forgotten, two days for who is invited (domain 7.1, 7.5). */
const LIFE_MS: Readonly<Record<AdminLinkPurpose, number>> = { reset: HOUR_MS, invitation: 48 * HOUR_MS };

const LETTERS = { reset: 'admin.reset', invitation: 'admin.invitation' } as const;

interface Order {
  readonly admin: string;
  readonly purpose: AdminLinkPurpose;
  readonly email: string;
  readonly locale: Locale;
}

/** Enqueues the mail with a link, in the transaction of what asks for it. */
export async function orderAdminLink(
  trx: Trx,
  { admin, purpose, email, locale }: Order,
  { ids, jobs, now }: { readonly ids: Ids; readonly jobs: Pick<Jobs, 'enqueue'>; readonly now: Date },
): Promise<void> {
  const id = ids.uuid();
  const expires = new Date(now.getTime() + LIFE_MS[purpose]);
  await trx
    .insertInto('admin_link')
    .values({ id, admin_id: admin, purpose, created_at: now, expires_at: expires })
    .execute();
  await orderMail({ trx, jobs }, { template: LETTERS[purpose], uuid: id, to: email, locale, rank: 'link' });
}

/** The secret for the mail of a link. Rendered again, because sending failed, the former link opens nothing. */
export async function writeAdminLink(db: Db, id: string, ids: Pick<Ids, 'secret'>): Promise<string> {
  const secret = ids.secret();
  await db
    .updateTable('admin_link')
    .set({ secret_hash: secretHash(secret) })
    .where('id', '=', id)
    .execute();
  return secret;
}

/** Uses a link up, and with it all others of its account. @returns whose it is; null where it opens nothing */
export async function useAdminLink(trx: Trx, secret: string, now: Date): Promise<string | null> {
  const link = await trx
    .deleteFrom('admin_link')
    .where('secret_hash', '=', secretHash(secret))
    .where('expires_at', '>', now)
    .returning('admin_id')
    .executeTakeFirst();
  if (!link) return null;
  await dropAdminLinks(trx, link.admin_id);
  return link.admin_id;
}

/** With a new password, no link of before opens the account. */
export async function dropAdminLinks(trx: Trx, admin: string): Promise<void> {
  await trx.deleteFrom('admin_link').where('admin_id', '=', admin).execute();
}

export async function sweepAdminLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('admin_link').where('expires_at', '<=', now).execute();
}
