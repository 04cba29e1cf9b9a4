import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Session } from '#server/platform/identity/session.ts';
import { secretHash } from '#server/platform/secret-hash.ts';

import { sessionStore } from './session-store.ts';

export interface SessionOpening {
  readonly customer: string;
  readonly visitor: string | null;
  readonly remembered: boolean;
  /** What the browser says of itself. */
  readonly browser: string;
  /** The session of the shop's other host that led to this one. */
  readonly handedFrom?: string | undefined;
}

const store = sessionStore({ table: 'customer_session', owner: 'customer_id' });

/** Opens a session under a secret nobody has had before (against fixation); only its hash is stored. */
export const openSession = (
  db: Db | Trx,
  { customer, visitor, handedFrom, ...facts }: SessionOpening,
  tools: { ids: Ids; now: Date },
): Promise<{ id: string; secret: string }> =>
  store.open(db, { owner: customer, ...facts }, { visitor_id: visitor, handed_from: handedFrom ?? null }, tools);

/**
 * The session of a cookie while it lasts and its customer may be here, else null. Writes the sign of life down. One that
 * is borrowed lasts while who borrowed it is signed in to the back office and may.
 * @param exposed strangers reach the shop: whose password everybody knows is signed in nowhere, whenever that was
 */
export async function findSession(db: Db, secret: string, now: Date, exposed = false): Promise<Session | null> {
  const row = await db
    .selectFrom('customer_session as session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .leftJoin('borrowed_session as lent', 'lent.session_id', 'session.id')
    .leftJoin('admin', 'admin.uuid', 'lent.admin_id')
    .select(['session.id', 'session.customer_id', 'visitor_id', 'remembered', 'session.created_at', 'seen_at'])
    .select(['lent.id as lent', 'lent.expires_at', 'lent.admin_session_id', 'admin.name as by', 'admin.role'])
    .select('admin.is_active as is_working')
    .where('session.secret_hash', '=', secretHash(secret))
    .where('customer.is_active', '=', true)
    .$if(exposed, (query) => query.where('customer.is_demo', '=', false))
    .executeTakeFirst();
  if (!row || !(await store.isOpen(db, row, now))) return null;
  const { id, customer_id: customer, visitor_id: visitor, remembered, lent, expires_at: until, by, role } = row;
  const session = { id, customer, visitor, remembered };
  if (lent === null || until === null || by === null) return { ...session, borrowed: null };
  const isOver = until <= now || row.admin_session_id === null || row.is_working !== true;
  if (isOver || !(await mayBorrow(db, role))) return null;
  return { ...session, borrowed: { by, until } };
}

/** Whether a role lets people sign in as customers. */
async function mayBorrow(db: Db, role: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('admin_role')
    .leftJoin('admin_role_permission as right', (join) =>
      join.onRef('right.role', '=', 'admin_role.uuid').on('right.key', '=', 'customers.login-as'),
    )
    .select(['is_locked', 'right.key'])
    .where('admin_role.uuid', '=', role)
    .executeTakeFirst();
  return found !== undefined && (found.is_locked || found.key !== null);
}

/** Gives a session another secret: the cookie of before opens nothing. @returns the new one */
export const renewSession = store.renew;
export const endSession = store.end;

/** Ends the session of a browser at every host of the shop: where it came from, and where it led. */
export async function endSessionEverywhere(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('customer_session')
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb('handed_from', '=', id),
        eb('id', '=', eb.selectFrom('customer_session as own').select('own.handed_from').where('own.id', '=', id)),
      ]),
    )
    .execute();
}

/** Ends every session of a customer but, where one is named, that one. @returns how many */
export const endSessions = store.endAll;
/** The sessions of a customer that still open something, the last seen first. */
export const listSessions = store.list;
/** Removes sessions that have run out. */
export const sweepSessions = store.sweep;
