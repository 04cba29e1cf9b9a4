/**
 * Subscriptions to the newsletter (domain 9): `pending` until the link of the mail is followed, `subscribed`,
 * `unsubscribed`. A row is the proof of what was agreed to, so it outlives the subscription as long as a proof is kept.
 */
import type { Area } from '#core/domain/shop/area.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

/** Mails that strangers may have sent to an address in a day. */
const MOST_REQUESTS = 3;
const DAY_MS = 24 * 3_600_000;

export interface NewsletterTools {
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: Date;
}

export interface Asked {
  /** Lower case. */
  readonly email: string;
  readonly area: Area;
  readonly locale: Locale;
  /** Network address without the person. */
  readonly from: string;
  /** Whether the address is to be proven first. */
  readonly isConfirmed: boolean;
}

/** What somebody agrees to who asks for the letter: the words beside the button. */
const consentText = (locale: Locale): string =>
  say(
    locale,
    'Recevoir la lettre de la boutique par e-mail. Désinscription à tout moment.',
    'Receive the shop’s newsletter by e-mail. Unsubscribe at any time.',
  );

/** Asks for the letter of an area. Silent for who has it already, and for an address that was written to often enough. */
export async function requestSubscription(trx: Trx, asked: Asked, { ids, jobs, now }: NewsletterTools): Promise<void> {
  const { email, area, locale, from, isConfirmed } = asked;
  const request = ids.uuid();
  const given = { locale, source: 'form', consent_text: consentText(locale), ip_truncated: from } as const;
  const state = isConfirmed ? ({ state: 'subscribed', confirmed_at: now } as const) : ({ state: 'pending' } as const);
  const stamps = { request, requested_at: now, updated_at: now };
  const made = await trx
    .insertInto('subscriber')
    .values({ uuid: ids.uuid(), email, area, token: ids.secret(), created_at: now, ...given, ...state, ...stamps })
    .onConflict((conflict) => conflict.columns(['email', 'area']).doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (made === undefined) {
    const known = await trx
      .selectFrom('subscriber')
      .select(['uuid', 'state', 'requested_at', 'requests'])
      .where('email', '=', email)
      .where('area', '=', area)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isSameDay = known.requested_at.getTime() > now.getTime() - DAY_MS;
    if (known.state === 'subscribed' || (isSameDay && known.requests >= MOST_REQUESTS)) return;
    await trx
      .updateTable('subscriber')
      .set({ ...given, ...state, ...stamps, requests: isSameDay ? known.requests + 1 : 1 })
      .set(({ eb }) => ({ rev: eb('rev', '+', 1), confirm_hash: null, unsubscribed_at: null }))
      .where('uuid', '=', known.uuid)
      .execute();
  }
  const template = isConfirmed ? 'newsletter.welcome' : 'newsletter.confirm';
  const rank = isConfirmed ? 'confirmation' : 'link';
  await orderMail({ trx, jobs }, { template, uuid: request, to: email, locale, rank });
}

/** The secret for the mail of a request. Rendered again, because sending failed, the former link opens nothing. */
export async function writeConfirmation(db: Db, request: string, ids: Pick<Ids, 'secret'>): Promise<string> {
  const secret = ids.secret();
  await db
    .updateTable('subscriber')
    .set({ confirm_hash: secretHash(secret) })
    .where('request', '=', request)
    .execute();
  return secret;
}

/** Follows the link of a confirmation; followed again it says the same. Null: it opens nothing (any more). */
export async function confirmSubscription(
  trx: Trx,
  secret: string,
  { jobs, now }: Omit<NewsletterTools, 'ids'>,
): Promise<{ email: string; area: Area } | null> {
  const found = await trx
    .selectFrom('subscriber')
    .select(['uuid', 'email', 'area', 'state', 'locale', 'request'])
    .where('confirm_hash', '=', secretHash(secret))
    .where('state', '!=', 'unsubscribed')
    .where('requested_at', '>', keptUntil('unconfirmedNewsletter', now))
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return null;
  const { uuid, email, area, state, locale, request } = found;
  if (state === 'pending') {
    await trx
      .updateTable('subscriber')
      .set({ state: 'subscribed', confirmed_at: now, updated_at: now })
      .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
      .where('uuid', '=', uuid)
      .execute();
    await orderMail({ trx, jobs }, { template: 'newsletter.welcome', uuid: request, to: email, locale });
  }
  return { email, area };
}

/** Removes what nobody confirmed, and proofs of what ended long ago. */
export async function sweepSubscribers(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('subscriber')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'pending'), row('requested_at', '<=', keptUntil('unconfirmedNewsletter', now))]),
        row.and([row('state', '=', 'unsubscribed'), row('unsubscribed_at', '<=', keptUntil('consent', now))]),
      ]),
    )
    .execute();
}
