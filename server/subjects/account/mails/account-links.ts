/**
 * The links of mails: each proves one address once, within an hour (domain 7.1). The secret is made when the mail is
 * written and stands nowhere but in it; the database has its hash.
 */
import type { Locale } from '#core/domain/shop/locale.ts';
import type { AccountLinkRow } from '#server/database/tables/customer-tables.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

const LINK_MS = 60 * 60_000;

export type LinkPurpose = AccountLinkRow['purpose'];

const LETTERS = {
  verify: 'account.verify',
  reset: 'account.reset',
  email: 'account.confirm-email',
} as const satisfies Record<LinkPurpose, string>;

/** Purposes that change who may enter an account. */
const ENTRANCES = ['reset', 'email'] as const satisfies readonly LinkPurpose[];

export interface LinkOrder {
  readonly customer: string;
  readonly purpose: LinkPurpose;
  /** The address it is sent to and proves. */
  readonly email: string;
  readonly locale: Locale;
  /** Another mail than that of its purpose. */
  readonly template?: 'account.email-asked';
}

interface Tools {
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: Date;
}

/** Enqueues the mail with a link, in the transaction of what asks for it. */
export async function orderLink(trx: Trx, order: LinkOrder, { ids, jobs, now }: Tools): Promise<void> {
  const id = ids.uuid();
  const { customer, purpose, email, locale, template = LETTERS[purpose] } = order;
  const expires = new Date(now.getTime() + LINK_MS);
  await trx
    .insertInto('account_link')
    .values({ id, customer_id: customer, purpose, email, locale, created_at: now, expires_at: expires })
    .execute();
  await orderMail({ trx, jobs }, { template, uuid: id, to: email, locale, rank: 'link' });
}

/** The secret for the mail of a link. Rendered again, because sending failed, the former link opens nothing. */
export async function writeLink(db: Db, id: string, ids: Pick<Ids, 'secret'>): Promise<string> {
  const secret = ids.secret();
  await db
    .updateTable('account_link')
    .set({ secret_hash: secretHash(secret) })
    .where('id', '=', id)
    .execute();
  return secret;
}

/** Uses a link up, and with it all others of its customer and purpose. Null when it opens nothing (any more). */
export async function useLink(trx: Trx, secret: string, purposes: readonly LinkPurpose[], now: Date) {
  const link = await trx
    .deleteFrom('account_link')
    .where('secret_hash', '=', secretHash(secret))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['id', 'customer_id as customer', 'purpose', 'email', 'locale'])
    .executeTakeFirst();
  if (!link) return null;
  await trx
    .deleteFrom('account_link')
    .where('customer_id', '=', link.customer)
    .where('purpose', '=', link.purpose)
    .execute();
  return link;
}

/** With a new password, no link of before opens the account, nor moves it to another address. */
export async function dropEntrances(trx: Trx, customer: string): Promise<void> {
  await trx.deleteFrom('account_link').where('customer_id', '=', customer).where('purpose', 'in', ENTRANCES).execute();
}

export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_link').where('expires_at', '<=', now).execute();
}
