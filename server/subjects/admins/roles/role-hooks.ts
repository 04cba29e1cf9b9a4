/** What the list of roles refuses. Keys are written by `sync-permissions.ts`. */
import { Refusal } from '#core/wire/refusal.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

import { checkOwn, readRole } from './held-keys.ts';

export const roleHooks: WriteHooks = {
  async beforeWrite({ trx, author, uuid, before, after }) {
    if (after !== null) {
      const same = await trx
        .selectFrom('admin_role')
        .select('uuid')
        .where((eb) => eb(eb.fn('lower', ['name']), '=', String(after['name']).toLowerCase()))
        .where('uuid', '!=', uuid)
        .executeTakeFirst();
      if (same) throw new Refusal('input.invalid', { fields: [{ path: 'fields.name', code: 'role.nameTaken' }] });
    }
    if (before === null) return;
    const role = await readRole(trx, uuid);
    if (role === undefined) return;
    if (role.is_locked) throw new Refusal('admin.notAllowed', { reason: 'role.locked' });
    const own = await trx.selectFrom('admin').select('role').where('uuid', '=', author.id).executeTakeFirst();
    if (own?.role === uuid) throw new Refusal('admin.notAllowed', { reason: 'role.own' });
    const isOther = after === null || after['guard'] !== before['guard'];
    if (!isOther) return;
    // whoever takes a role away takes its keys
    checkOwn(author, role.keys, []);
    const user = await trx.selectFrom('admin').select('uuid').where('role', '=', uuid).limit(1).executeTakeFirst();
    if (user) throw new Refusal('record.inUse', { by: ['admin'] });
  },
  async afterWrite({ trx, uuid, before, after }) {
    if (before === null || after === null || before['guard'] === after['guard']) return;
    // keys of one interface mean nothing in the other
    await trx.deleteFrom('admin_role_permission').where('role', '=', uuid).execute();
  },
};
