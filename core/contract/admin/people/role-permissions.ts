/** What a role holds: a screen of its own, because it is what everybody else's rights hang on (specification §6). */
import * as v from 'valibot';
import { ROLE_GUARDS } from '#core/domain/actor/role.ts';
import { keysOf } from '#core/resources/permissions/role-keys.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const one = { uri: 'api/admin/roles/{uuid}/permissions', params: v.strictObject({ uuid: f.uuid }) };

export const rolePermissionsRoute = defineRoute({
  name: 'api.admin.roles.permissions',
  method: 'GET',
  ...one,
  access: { permission: 'permissions.index' },
  cache: 'no-store',
  answer: v.object({
    rev: v.number(),
    revId: f.toldRevId,
    name: v.string(),
    guard: v.picklist(ROLE_GUARDS),
    /** Holds every key, whatever is written: it cannot be. */
    isLocked: v.boolean(),
    /** The own role: others change it. */
    isOwn: v.boolean(),
    permissions: v.array(v.string()),
  }),
  refusals: ['record.unknown'],
});

const MOST_KEYS = 1_000;
const key = v.picklist([...keysOf('back'), ...keysOf('front')], 'value.invalid');

/**
 * Writes the keys of a role on the revision that was seen; whoever has it has them at the next request. Nobody gives or
 * takes a key that they do not hold (`admin.notAllowed`). Keys that others imply are added.
 */
export const syncPermissionsRoute = defineRoute({
  name: 'api.admin.roles.sync-permissions',
  method: 'PUT',
  ...one,
  access: { permission: 'roles.sync-permissions' },
  needsConfirmation: true,
  cache: 'no-store',
  body: v.strictObject({ ...f.seenRevision, permissions: f.listOf(key, MOST_KEYS) }),
  answer: v.object({ rev: v.number(), revId: f.toldRevId, permissions: v.array(v.string()) }),
  refusals: ['record.unknown', 'record.moved', 'admin.notAllowed', 'confirmation.required'],
});
