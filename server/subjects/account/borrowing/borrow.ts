import { BORROWED_MS } from '#core/domain/account/borrowing.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import type { AccountDeps } from '#server/subjects/account/account-deps.ts';
import { openSession } from '#server/subjects/account/sessions/sessions.ts';
import type { Session } from '#server/platform/identity/session.ts';

import { noteBorrowing } from './note-borrowing.ts';

interface Link {
  readonly secret: string;
  /** The session of the back office in the browser that follows it. */
  readonly adminSession: string;
  readonly userAgent: string;
  readonly now: Date;
}

/**
 * Opens the session of a link, and logs it. The browser's guest is nobody's: it neither changes nor enters the account.
 * @throws Refusal `auth.linkExpired` for what is used up, too old or of another browser, `auth.inactive`
 */
export function borrow(
  { db, ids }: Pick<AccountDeps, 'db' | 'ids'>,
  link: Link,
): Promise<{ session: Session; secret: string }> {
  return inTransaction(db, async (trx) => {
    const { now, userAgent: browser } = link;
    const lent = await takeLink(trx, link);
    if (lent === undefined) throw new Refusal('auth.linkExpired');
    if (!lent.is_active) throw new Refusal('auth.inactive');
    const { customer_id: customer, admin_id: admin, name } = lent;
    const opening = { customer, visitor: null, remembered: false, browser };
    const { id, secret } = await openSession(trx, opening, { ids, now });
    const until = new Date(now.getTime() + BORROWED_MS);
    await trx
      .updateTable('borrowed_session')
      .set({ secret_hash: null, session_id: id, began_at: now, expires_at: until })
      .where('id', '=', lent.id)
      .execute();
    await noteBorrowing(trx, { action: 'signInAs', customer, admin, name, at: now });
    return { session: { id, customer, visitor: null, remembered: false, borrowed: { by: name, until } }, secret };
  });
}

const takeLink = (trx: Trx, { secret, adminSession, now }: Link) =>
  trx
    .selectFrom('borrowed_session as lent')
    .innerJoin('customer', 'customer.id', 'lent.customer_id')
    .innerJoin('admin', 'admin.uuid', 'lent.admin_id')
    .select(['lent.id', 'lent.customer_id', 'lent.admin_id', 'admin.name', 'customer.is_active'])
    .where('lent.secret_hash', '=', secretHash(secret))
    .where('lent.admin_session_id', '=', adminSession)
    .where('lent.expires_at', '>', now)
    .forUpdate('lent')
    .executeTakeFirst();
