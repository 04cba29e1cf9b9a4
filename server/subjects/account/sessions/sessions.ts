import { isSessionAlive, shouldTouch, SESSION_MS, REMEMBERED_MS } from '#core/domain/account/session.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

/** Somebody signed in, in one browser. */
export interface Session {
  readonly id: string;
  readonly customer: string;
  /** The guest this browser was until then. */
  readonly visitor: string | null;
  readonly remembered: boolean;
}

export interface SessionOpening {
  readonly customer: string;
  readonly visitor: string | null;
  readonly remembered: boolean;
  /** What the browser says of itself. */
  readonly browser: string;
}

const MAX_BROWSER = 200;

/** Opens a session under a secret nobody has had before (against fixation); only its hash is stored. */
export async function openSession(
  db: Db | Trx,
  opening: SessionOpening,
  { ids, now }: { ids: Ids; now: Date },
): Promise<{ id: string; secret: string }> {
  const session = { id: ids.uuid(), secret: ids.secret() };
  await db
    .insertInto('customer_session')
    .values({
      id: session.id,
      customer_id: opening.customer,
      secret_hash: secretHash(session.secret),
      visitor_id: opening.visitor,
      remembered: opening.remembered,
      browser: opening.browser.slice(0, MAX_BROWSER),
      created_at: now,
      seen_at: now,
    })
    .execute();
  return session;
}

/** The session of a cookie while it lasts and its customer may be here, else null. Writes the sign of life down. */
export async function findSession(db: Db, secret: string, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('customer_session as session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select(['session.id', 'customer_id', 'visitor_id', 'remembered', 'session.created_at', 'seen_at'])
    .where('secret_hash', '=', secretHash(secret))
    .where('customer.is_active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  const { id, remembered } = row;
  const times = { remembered, createdAt: row.created_at, seenAt: row.seen_at };
  if (!isSessionAlive(times, now)) return null;
  if (shouldTouch(times, now)) {
    await db.updateTable('customer_session').set({ seen_at: now }).where('id', '=', id).execute();
  }
  return { id, customer: row.customer_id, visitor: row.visitor_id, remembered };
}

/** Gives a session another secret: the cookie of before opens nothing. @returns the new one */
export async function renewSession(db: Db | Trx, id: string, ids: Ids): Promise<string> {
  const secret = ids.secret();
  await db
    .updateTable('customer_session')
    .set({ secret_hash: secretHash(secret) })
    .where('id', '=', id)
    .execute();
  return secret;
}

export async function endSession(db: Db | Trx, id: string): Promise<void> {
  await db.deleteFrom('customer_session').where('id', '=', id).execute();
}

/** Ends every session of a customer but, where one is named, that one. @returns how many */
export async function endSessions(db: Db | Trx, customer: string, except: string | null = null): Promise<number> {
  let query = db.deleteFrom('customer_session').where('customer_id', '=', customer);
  if (except !== null) query = query.where('id', '!=', except);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The sessions of a customer that still open something, the last seen first. */
export async function listSessions(db: Db, customer: string, now: Date) {
  const rows = await db
    .selectFrom('customer_session')
    .select(['id', 'browser', 'remembered', 'created_at', 'seen_at'])
    .where('customer_id', '=', customer)
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.filter((row) =>
    isSessionAlive({ remembered: row.remembered, createdAt: row.created_at, seenAt: row.seen_at }, now),
  );
}

/** Removes sessions that have run out. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('customer_session')
    .where((eb) =>
      eb.or([
        eb.and([eb('remembered', '=', true), eb('created_at', '<=', before(REMEMBERED_MS))]),
        eb.and([eb('remembered', '=', false), eb('seen_at', '<=', before(SESSION_MS))]),
      ]),
    )
    .execute();
}
