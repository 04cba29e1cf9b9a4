/**
 * The link that lets somebody withdraw without signing in (domain 6.4): sent to the address of the order and to no other.
 * The secret stands in the mail alone; the database has its hash.
 */
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

/** Long enough to read the order again, and to come back from another device. */
const LINK_MS = 24 * 3_600_000;
/** Mails that strangers may have sent to a buyer in a day. */
const MOST_LINKS = 3;

interface Tools {
  readonly ids: Pick<Ids, 'uuid'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: Date;
}

/** Orders the mail with a link to an order, unless enough were sent. */
export async function orderLink(
  trx: Trx,
  { order, email, locale }: { readonly order: number; readonly email: string; readonly locale: Locale },
  { ids, jobs, now }: Tools,
): Promise<void> {
  const before = await trx
    .selectFrom('withdrawal_link')
    .select('id')
    .where('order_id', '=', order)
    .where('expires_at', '>', now)
    .execute();
  if (before.length >= MOST_LINKS) return;
  const id = ids.uuid();
  const expires = new Date(now.getTime() + LINK_MS);
  await trx
    .insertInto('withdrawal_link')
    .values({ id, order_id: order, locale, created_at: now, expires_at: expires })
    .execute();
  await orderMail({ trx, jobs }, { template: 'withdrawal.link', uuid: id, to: email, locale, rank: 'link' });
}

/** The secret for the mail of a link. Rendered again, because sending failed, the former one opens nothing. */
export async function writeLink(db: Db, id: string, ids: Pick<Ids, 'secret'>): Promise<string> {
  const secret = ids.secret();
  await db
    .updateTable('withdrawal_link')
    .set({ secret_hash: secretHash(secret) })
    .where('id', '=', id)
    .execute();
  return secret;
}

/** UUID of the order a link opens; null where it opens nothing (any more). It may be followed again until it ends. */
export async function orderOfLink(db: Db, secret: string, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('withdrawal_link')
    .innerJoin('sale_order', 'sale_order.id', 'withdrawal_link.order_id')
    .select('sale_order.uuid')
    .where('secret_hash', '=', secretHash(secret))
    .where('withdrawal_link.expires_at', '>', now)
    .executeTakeFirst();
  return link?.uuid ?? null;
}

export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('withdrawal_link').where('expires_at', '<=', now).execute();
}
