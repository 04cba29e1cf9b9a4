/** What a role holds, and what somebody else may do with it. */
import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { changedKeys } from '#core/domain/actor/role.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

/** A role with its keys; undefined where there is none. @param lock until the end of the transaction */
export async function readRole(db: Db | Trx, uuid: string, lock = false) {
  const one = db.selectFrom('admin_role').selectAll().where('uuid', '=', uuid);
  const role = await (lock ? one.forUpdate() : one).executeTakeFirst();
  if (role === undefined) return undefined;
  if (role.is_locked) return { ...role, keys: PERMISSION_KEYS };
  const rows = await db.selectFrom('admin_role_permission').select('key').where('role', '=', uuid).execute();
  return { ...role, keys: rows.map(({ key }) => key) };
}

/**
 * Nobody gives or takes what they do not hold themselves (domain 7.6).
 * @throws Refusal `admin.notAllowed`
 */
export function checkOwn(
  { permissions }: Pick<Admin, 'permissions'>,
  before: Iterable<string>,
  after: Iterable<string>,
) {
  const foreign = changedKeys(before, after).filter((key) => isPermissionKey(key) && !permissions.has(key));
  if (foreign.length > 0) throw new Refusal('admin.notAllowed', { reason: 'role.notOwn', keys: foreign });
}
