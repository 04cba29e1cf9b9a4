/**
 * What providers told, as it is kept (domain 4.6): each word once, however often it comes. What is rejected may be of
 * anybody: of it little is kept, not long, and not without end.
 */
import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import type { NotificationReading } from '#server/gateways/payment/payment-gateway.ts';

const DAY_MS = 24 * 3_600_000;
/** Days that what a provider told is kept (domain 4.6), and what nobody believed. */
export const NOTICE_DAYS = 30;
export const REJECTED_DAYS = 1;

const LONGEST = 20_000;
const LONGEST_REJECTED = 2_000;
/** Rejected ones at a time, of all networks. */
export const MOST_REJECTED = 2_000;

/** A rejected notice names why; the others are these. */
const PROVEN = ['verified', 'ignored'];

interface Told {
  readonly provider: OnlineProvider;
  readonly reading: NotificationReading;
  readonly now: Date;
}

export async function keepNotice(db: Db, { provider, reading, now }: Told): Promise<void> {
  const isRejected = reading.kind === 'rejected';
  const verdict = isRejected ? reading.reason : reading.kind;
  const raw = reading.kind === 'verified' ? reading.event.raw : reading.raw;
  const whole = JSON.stringify(raw ?? null);
  const body = cutText(whole, isRejected ? LONGEST_REJECTED : LONGEST);
  const digest = createHash('sha256').update(`${provider} ${verdict} ${whole}`).digest('base64url');
  const most = isRejected ? MOST_REJECTED : null;
  await sql`
    insert into payment_notice (provider, verdict, body, received_at, digest)
    select ${provider}, ${verdict}, ${body}, ${now}, ${digest}
    where ${most}::int is null or ${most}::int > (
      select count(*) from payment_notice where verdict <> all(${PROVEN}::text[])
    )
    on conflict (digest) where digest is not null do nothing`.execute(db);
}

export async function dropNotices(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .deleteFrom('payment_notice')
    .where((is) =>
      is.or([
        is('received_at', '<', before(NOTICE_DAYS)),
        is.and([is('verdict', 'not in', PROVEN), is('received_at', '<', before(REJECTED_DAYS))]),
      ]),
    )
    .execute();
}
