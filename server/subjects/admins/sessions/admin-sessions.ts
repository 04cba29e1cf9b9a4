import { sql } from 'kysely';

import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { AdminSession } from '#server/platform/identity/admin-session.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import { sessionStore } from '#server/subjects/account/sessions/session-store.ts';

interface Opening {
  readonly admin: string;
  readonly remembered: boolean;
  readonly browser: string;
  readonly isPending: boolean;
}

const store = sessionStore({ table: 'admin_session', owner: 'admin_id' });

export const openAdminSession = (
  db: Db | Trx,
  { admin, isPending, ...facts }: Opening,
  tools: { ids: Ids; now: Date },
): Promise<{ id: string; secret: string }> =>
  store.open(db, { owner: admin, ...facts }, { is_pending: isPending, confirmed_at: tools.now }, tools);

/**
 * The session of a cookie while it lasts and its administrator is active, else null: who it is and every key of the role,
 * in one query, so that what a role loses is lost at the next request.
 */
export async function findAdminSession(
  db: Db,
  secret: string,
  now: Date,
  exposed = false,
): Promise<AdminSession | null> {
  const row = await db
    .selectFrom('admin_session as session')
    .innerJoin('admin', 'admin.uuid', 'session.admin_id')
    .innerJoin('admin_role as role', 'role.uuid', 'admin.role')
    .innerJoin('admin_credential as credential', 'credential.admin_id', 'admin.uuid')
    .select([
      'session.id',
      'session.remembered',
      'session.is_pending',
      'session.confirmed_at',
      'session.created_at',
      'session.seen_at',
      'admin.uuid as admin',
      'admin.rev',
      'admin.rev_id',
      'admin.name',
      'admin.email',
      'admin.locale',
      'role.uuid as role',
      'role.name as role_name',
      'role.is_locked',
      'credential.totp_enabled_at',
      sql<string[]>`array(select key from admin_role_permission where role = role.uuid)`.as('keys'),
    ])
    .where('session.secret_hash', '=', secretHash(secret))
    .where('admin.is_active', '=', true)
    .$if(exposed, (query) => query.where('credential.is_demo', '=', false))
    .executeTakeFirst();
  if (!row || !(await store.isOpen(db, row, now))) return null;
  const permissions = (row.is_locked ? PERMISSION_KEYS : row.keys).filter(isPermissionKey);
  return {
    id: row.id,
    remembered: row.remembered,
    isPending: row.is_pending,
    confirmedAt: row.confirmed_at,
    actor: { kind: 'admin', id: row.admin, name: row.name, permissions: new Set(permissions) },
    administrator: {
      id: row.admin,
      rev: row.rev,
      revId: row.rev_id,
      name: row.name,
      email: row.email,
      role: { uuid: row.role, name: row.role_name },
      permissions,
      locale: row.locale,
      hasSecondFactor: row.totp_enabled_at !== null,
    },
  };
}

/** The password was given again, now. */
export async function confirmAdminSession(db: Db | Trx, id: string, now: Date): Promise<void> {
  await db.updateTable('admin_session').set({ confirmed_at: now }).where('id', '=', id).execute();
}

/** The second factor has come: another secret, and the session opens. @returns the secret */
export async function completeAdminSession(trx: Trx, id: string, ids: Ids): Promise<string> {
  await trx.updateTable('admin_session').set({ is_pending: false }).where('id', '=', id).execute();
  return store.renew(trx, id, ids);
}

/** Ends one session of somebody; another's stays. @returns how many */
export async function endOwnSession(db: Db, admin: string, id: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_session')
    .where('id', '=', id)
    .where('admin_id', '=', admin)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export const renewAdminSession = store.renew;
export const endAdminSession = store.end;
/** Ends every session of an administrator but, where one is named, that one. @returns how many */
export const endAdminSessions = store.endAll;
export const listAdminSessions = store.list;
export const sweepAdminSessions = store.sweep;
