/** What somebody of the shop did in a customer's name is over: the session goes, and the history says so. */
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { endSession } from '#server/subjects/account/sessions/sessions.ts';

import { noteBorrowing } from './note-borrowing.ts';

/** Ends it now, as who borrowed it wishes. */
export const endBorrowing = (db: Db, session: string, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const [one] = await borrowed(trx).where('lent.session_id', '=', session).execute();
    if (one !== undefined) await end(trx, one, now);
  });

/** Links nobody followed, and sessions that ended by themselves, by their customer, or with the one of the back office. */
export async function sweepBorrowed(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('borrowed_session').where('began_at', 'is', null).where('expires_at', '<=', now).execute();
  await inTransaction(db, async (trx) => {
    const over = await borrowed(trx)
      .where('began_at', 'is not', null)
      .where((eb) =>
        eb.or([eb('expires_at', '<=', now), eb('session_id', 'is', null), eb('admin_session_id', 'is', null)]),
      )
      .execute();
    for (const one of over) await end(trx, one, one.expires_at < now ? one.expires_at : now);
  });
}

const borrowed = (trx: Trx) =>
  trx
    .selectFrom('borrowed_session as lent')
    .innerJoin('admin', 'admin.uuid', 'lent.admin_id')
    .select(['lent.id', 'customer_id as customer', 'admin_id as admin', 'name', 'session_id as session', 'expires_at'])
    .forUpdate('lent');

interface Borrowed {
  readonly id: string;
  readonly customer: string;
  readonly admin: string;
  readonly name: string;
  readonly session: string | null;
}

async function end(trx: Trx, { id, customer, admin, name, session }: Borrowed, at: Date): Promise<void> {
  if (session !== null) await endSession(trx, session);
  await trx.deleteFrom('borrowed_session').where('id', '=', id).execute();
  await noteBorrowing(trx, { action: 'signOutAs', customer, admin, name, at });
}
