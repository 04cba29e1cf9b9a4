import type { rolePermissionsRoute, syncPermissionsRoute } from '#core/contract/admin/people/role-permissions.ts';
import { isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { changedKeys } from '#core/domain/actor/role.ts';
import { keysOf, withImplied } from '#core/resources/permissions/role-keys.ts';
import { standsOn } from '#core/domain/revision/revision.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { AdminDeps } from '#server/subjects/admins/admin-deps.ts';
import type { AdminSession } from '#server/platform/identity/admin-session.ts';

import { checkOwn, readRole } from './held-keys.ts';
import { tellRights } from './rights.ts';

/** @throws Refusal `record.unknown` */
export async function rolePermissions(
  { db }: Pick<AdminDeps, 'db'>,
  { administrator }: AdminSession,
  uuid: string,
): Promise<RouteAnswer<typeof rolePermissionsRoute>> {
  const role = await readRole(db, uuid);
  if (role === undefined) throw new Refusal('record.unknown');
  const { rev, rev_id: revId, name, guard, is_locked: isLocked, keys } = role;
  return { rev, revId, name, guard, isLocked, isOwn: administrator.role.uuid === uuid, permissions: [...keys] };
}

/**
 * Writes the keys of a role, with a row of its history.
 * @throws Refusal `record.unknown`, `record.moved`; `admin.notAllowed` for the locked role, the own role, and keys that
 *   the author does not hold; `input.invalid` for keys of the other interface
 */
export async function syncPermissions(
  deps: AdminDeps,
  { actor, administrator }: AdminSession,
  now: Date,
  { params: { uuid }, body: { rev, baseRevId, permissions } }: RouteInput<typeof syncPermissionsRoute>,
): Promise<RouteAnswer<typeof syncPermissionsRoute>> {
  const answer = await inTransaction(deps.db, async (trx) => {
    const role = await readRole(trx, uuid, true);
    if (role === undefined) throw new Refusal('record.unknown');
    if (role.is_locked) throw new Refusal('admin.notAllowed', { reason: 'role.locked' });
    if (administrator.role.uuid === uuid) throw new Refusal('admin.notAllowed', { reason: 'role.own' });
    if (!standsOn({ rev, baseRevId }, { rev: role.rev, revId: role.rev_id }))
      throw new Refusal('record.moved', { reason: 'rev', rev: role.rev });
    const possible = new Set(keysOf(role.guard));
    if (!permissions.every((key) => possible.has(key)))
      throw new Refusal('input.invalid', { fields: [{ path: 'permissions', code: 'value.invalid' }] });
    const given = role.guard === 'back' ? withImplied(permissions.filter(isPermissionKey)) : new Set(permissions);
    const after = [...possible].filter((key) => new Set<string>(given).has(key));
    checkOwn(actor, role.keys, after);
    if (changedKeys(role.keys, after).length === 0) return { rev, revId: role.rev_id, permissions: after };
    await trx.deleteFrom('admin_role_permission').where('role', '=', uuid).execute();
    if (after.length > 0)
      await trx
        .insertInto('admin_role_permission')
        .values(after.map((key) => ({ role: uuid, key })))
        .execute();
    const { rev_id: revId } = await trx
      .updateTable('admin_role')
      .set({ rev: rev + 1, updated_at: now })
      .where('uuid', '=', uuid)
      .returning('rev_id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('resource_history')
      .values({
        resource: 'roles',
        uuid,
        action: 'update',
        actor: actor.id,
        actor_name: actor.name,
        at: now,
        before: JSON.stringify({ permissions: role.keys }),
        after: JSON.stringify({ permissions: after }),
      })
      .execute();
    await tellRights(trx, { ids: deps.ids, now });
    return { rev: rev + 1, revId, permissions: after };
  });
  deps.note('admin.roles.changed', actor.id);
  return answer;
}
