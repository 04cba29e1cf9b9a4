/**
 * The link that lets somebody read and answer a proposal without signing in (domain 5.3): it goes to the address of the
 * request and to no other. The secret stands in the mail alone; the database has its hash.
 */
import { ACCEPTED_QUOTE_DAYS, type QuoteTerm } from '#core/domain/quotes/validity.ts';
import { addDays } from '#core/domain/shop/day.ts';
import { endOfParisDay } from '#core/domain/shop/paris-instant.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import { recipientOf, type Quote } from '#server/subjects/quotes/read/stored-quote.ts';

/** Mails that bring a link. */
export type QuoteLinkMail = 'quote.proposed.customer' | 'quote.expiring.customer' | 'quote.expired.customer';

interface Tools {
  readonly trx: Trx;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly now: Date;
}

/** As long as the proposal binds, and then as long as an accepted one waits to be paid. */
const endOf = ({ validUntil }: QuoteTerm, now: Date): Date =>
  new Date(endOfParisDay(addDays(validUntil ?? dayInParis(now.getTime()), ACCEPTED_QUOTE_DAYS)));

/** Orders a mail about a quote with a link of its own; nobody is left to write to: none. */
export async function orderQuoteLink(
  { trx, jobs, ids, now }: Tools,
  { quote, term, template }: { readonly quote: Quote; readonly term: QuoteTerm; readonly template: QuoteLinkMail },
): Promise<void> {
  const to = await recipientOf(trx, quote);
  if (to === null) return;
  const id = ids.uuid();
  await trx
    .insertInto('quote_link')
    .values({ id, quote_id: quote.id, created_at: now, expires_at: endOf(term, now) })
    .execute();
  await orderMail({ trx, jobs }, { template, uuid: id, to, locale: quote.locale, rank: 'order' });
}

/** The secret for the mail of a link. Rendered again, because sending failed, the former one opens nothing. */
export async function writeLink(db: Db, id: string, ids: Pick<Ids, 'secret'>): Promise<string> {
  const secret = ids.secret();
  await db
    .updateTable('quote_link')
    .set({ secret_hash: secretHash(secret) })
    .where('id', '=', id)
    .execute();
  return secret;
}

/** UUID of the quote a link opens; null where it opens nothing (any more). It may be followed again until it ends. */
export async function quoteOfLink(db: Db | Trx, secret: string, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('quote_link')
    .innerJoin('quote', 'quote.id', 'quote_link.quote_id')
    .select('quote.uuid')
    .where('secret_hash', '=', secretHash(secret))
    .where('quote_link.expires_at', '>', now)
    .executeTakeFirst();
  return link?.uuid ?? null;
}

export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('quote_link').where('expires_at', '<=', now).execute();
}
