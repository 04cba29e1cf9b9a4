/** The way back into the back office for its owner, who stands at the machine: `npm run let-in`. */
import { ADMIN_RESET } from '#core/contract/pages/traits/back-office.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import { dropAdminLinks } from '#server/subjects/admins/admin-links.ts';
import { dropSecondFactor } from '#server/subjects/admins/second-factor/manage.ts';
import { endAdminSessions } from '#server/subjects/admins/sessions/admin-sessions.ts';

const HOUR_MS = 3_600_000;

interface LetInDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly origin: string;
  readonly now: Date;
}

/**
 * Takes away all that may stand between an administrator and the back office – a lost second factor, a key of the shop
 * that no longer opens it, wrong passwords that locked the account, an account that was switched off – and ends its
 * sessions. Locks go for everybody, because their keys do not say whose they are.
 * @returns address under which a password is chosen within an hour, without any mail; null: nobody has this address
 */
export const letIn = ({ db, ids, origin, now }: LetInDeps, email: string): Promise<string | null> =>
  inTransaction(db, async (trx) => {
    const found = await trx
      .updateTable('admin')
      .set({ is_active: true, updated_at: now })
      .where('email', '=', email)
      .returning('uuid')
      .executeTakeFirst();
    if (found === undefined) return null;
    const { uuid: admin } = found;
    await dropSecondFactor(trx, admin);
    await endAdminSessions(trx, admin);
    await dropAdminLinks(trx, admin);
    await trx.deleteFrom('attempt_lock').execute();
    const secret = ids.secret();
    await trx
      .insertInto('admin_link')
      .values({
        id: ids.uuid(),
        admin_id: admin,
        purpose: 'reset',
        secret_hash: secretHash(secret),
        created_at: now,
        expires_at: new Date(now.getTime() + HOUR_MS),
      })
      .execute();
    return `${origin}${ADMIN_RESET}${secret}`;
  });
