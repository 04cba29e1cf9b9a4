/**
 * Who is signed in at one host of the shop and goes to the other is let in there (design §10). What is handed over lies
 * here by its hash: it opens one session, at one host, within a minute, while the session it comes from lasts.
 */
import { isSessionAlive } from '#core/domain/account/session.ts';
import { otherHost } from '#core/domain/shop/hosts.ts';
import type { arriveRoute } from '#core/contract/account/hand-over.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

import type { AccountDeps } from '../account-deps.ts';
import { openBrowser, type Browser } from './sign-in.ts';
import type { Session, SignedIn } from '#server/platform/identity/session.ts';

const HAND_OVER_MS = 60_000;

/** What a customer takes along from `host` to the other one; null where there is none, or the other knows them. */
export async function handOver(
  { db, ids, hosts }: Pick<AccountDeps, 'db' | 'ids' | 'hosts'>,
  session: Session,
  { host, now }: { host: string; now: Date },
): Promise<string | null> {
  const to = otherHost(hosts, host);
  if (to === null || (await isKnownThere(db, session, now))) return null;
  const secret = ids.secret();
  const expires = new Date(now.getTime() + HAND_OVER_MS);
  await db
    .insertInto('session_hand_over')
    .values({ secret_hash: secretHash(secret), session_id: session.id, host: to, expires_at: expires })
    .execute();
  return secret;
}

/** This session was opened by one of the other host, or has opened one there, which lasts. */
async function isKnownThere(db: Db, { id }: Session, now: Date): Promise<boolean> {
  const rows = await db
    .selectFrom('customer_session as other')
    .innerJoin('customer_session as own', (join) =>
      join.on((eb) =>
        eb.or([eb('other.handed_from', '=', eb.ref('own.id')), eb('own.handed_from', '=', eb.ref('other.id'))]),
      ),
    )
    .select(['other.remembered', 'other.created_at', 'other.seen_at'])
    .where('own.id', '=', id)
    .execute();
  return rows.some((row) =>
    isSessionAlive({ remembered: row.remembered, createdAt: row.created_at, seenAt: row.seen_at }, now),
  );
}

/**
 * Opens the session of what was handed over.
 * @throws Refusal `auth.linkExpired` for what is used up, too old or of another host, `auth.inactive`
 */
export async function arrive(
  deps: AccountDeps,
  browser: Browser,
  host: string,
  { secret, device }: RouteInput<typeof arriveRoute>['body'],
): Promise<SignedIn> {
  return inTransaction(deps.db, async (trx) => {
    const from = await takeHandOver(trx, { secret, host, now: browser.now });
    if (from === null) throw new Refusal('auth.linkExpired');
    if (!from.is_active) throw new Refusal('auth.inactive');
    const { id, customer_id: customer, remembered } = from;
    return openBrowser(trx, deps, browser, { customer, remembered, device, handedFrom: id });
  });
}

/** Uses it up. @returns the session it comes from */
async function takeHandOver(trx: Trx, { secret, host, now }: { secret: string; host: string; now: Date }) {
  const taken = await trx
    .deleteFrom('session_hand_over')
    .where('secret_hash', '=', secretHash(secret))
    .where('host', '=', host)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();
  if (!taken) return null;
  const session = await trx
    .selectFrom('customer_session')
    .innerJoin('customer', 'customer.id', 'customer_id')
    .select(['customer_session.id', 'customer_id', 'remembered', 'customer.is_active'])
    .where('customer_session.id', '=', taken.session_id)
    .executeTakeFirst();
  return session ?? null;
}

export async function sweepHandOvers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session_hand_over').where('expires_at', '<=', now).execute();
}
