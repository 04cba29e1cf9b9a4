/** Alerts from being asked for to their end: `pending` until the address is proven, `waiting` until the article is back, `told`. */
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

import { alertedArticle, type AlertedArticle } from './alerted-article.ts';

/** Mails that strangers may have sent to an address about an article in a day. */
const MOST_REQUESTS = 3;
const DAY_MS = 24 * 3_600_000;

export interface AlertTools {
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: Date;
}

export interface AskedAlert {
  /** Lower case. */
  readonly email: string;
  readonly product: number;
  readonly locale: Locale;
  /** The address is proven already. */
  readonly isConfirmed: boolean;
}

/** Asks for an alert. Silent for who waits already, and for an address that was written to often enough. */
export async function requestAlert(trx: Trx, asked: AskedAlert, { ids, jobs, now }: AlertTools): Promise<void> {
  const { email, product, locale, isConfirmed } = asked;
  const request = ids.uuid();
  const given = { locale, request, requested_at: now, state: isConfirmed ? 'waiting' : 'pending' } as const;
  const made = await trx
    .insertInto('stock_alert')
    .values({ uuid: ids.uuid(), email, product_id: product, ...given })
    .onConflict((conflict) => conflict.columns(['email', 'product_id']).doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (made === undefined) {
    const known = await trx
      .selectFrom('stock_alert')
      .select(['uuid', 'state', 'requested_at', 'requests'])
      .where('email', '=', email)
      .where('product_id', '=', product)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isSameDay = known.requested_at.getTime() > now.getTime() - DAY_MS;
    if (known.state === 'waiting' || (!isConfirmed && isSameDay && known.requests >= MOST_REQUESTS)) return;
    await trx
      .updateTable('stock_alert')
      .set({ ...given, requests: isSameDay ? known.requests + 1 : 1, confirm_hash: null, told_at: null })
      .where('uuid', '=', known.uuid)
      .execute();
  }
  if (!isConfirmed)
    await orderMail({ trx, jobs }, { template: 'stock.alert.confirm', uuid: request, to: email, locale, rank: 'link' });
}

/** The secret for the mail of a request. Rendered again, because sending failed, the former link opens nothing. */
export async function writeAlertSecret(db: Db, request: string, ids: Pick<Ids, 'secret'>): Promise<string> {
  const secret = ids.secret();
  await db
    .updateTable('stock_alert')
    .set({ confirm_hash: secretHash(secret) })
    .where('request', '=', request)
    .execute();
  return secret;
}

export interface FollowedAlert extends Pick<AlertedArticle, 'path'> {
  readonly email: string;
  /** What the article is called. */
  readonly article: string;
}

/** The alert that the link of a mail leads to, while it is one. */
async function followed(trx: Trx, secret: string, now: Date) {
  const found = await trx
    .selectFrom('stock_alert')
    .select(['uuid', 'email', 'product_id'])
    .where('confirm_hash', '=', secretHash(secret))
    .where((row) => row.or([row('state', '=', 'waiting'), row('requested_at', '>', keptUntil('spentAlert', now))]))
    .where('state', '!=', 'told')
    .forUpdate()
    .executeTakeFirst();
  const article = found === undefined ? null : await alertedArticle(trx, found.product_id);
  if (found === undefined || article === null) return null;
  return { uuid: found.uuid, told: { email: found.email, article: article.name, path: article.path } };
}

/** Proves the address; followed again it says the same. Null: the link opens nothing (any more). */
export async function confirmAlert(trx: Trx, secret: string, now: Date): Promise<FollowedAlert | null> {
  const found = await followed(trx, secret, now);
  if (found === null) return null;
  await trx.updateTable('stock_alert').set({ state: 'waiting' }).where('uuid', '=', found.uuid).execute();
  return found.told;
}

/** Nobody is written to any more. Null: the link opens nothing (any more). */
export async function endAlert(trx: Trx, secret: string, now: Date): Promise<FollowedAlert | null> {
  const found = await followed(trx, secret, now);
  if (found === null) return null;
  await trx.deleteFrom('stock_alert').where('uuid', '=', found.uuid).execute();
  return found.told;
}
