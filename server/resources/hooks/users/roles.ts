import { sql } from 'kysely';

import { PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import type { ResourceHooks } from '../resource-hooks.ts';

export const rolesHooks: ResourceHooks = {
  computedSql: {
    users: sql`(select count(*)::int from admin where admin.role = t.uuid)`,
    keys: sql`case when t.is_locked then ${PERMISSION_KEYS.length}::int
      else (select count(*)::int from admin_role_permission as held where held.role = t.uuid) end`,
    isLocked: sql`t.is_locked`,
  },
};
