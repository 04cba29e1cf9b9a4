import { sql, type RawBuilder } from 'kysely';

import type { ResourceHooks } from '../resource-hooks.ts';

const credential = (expression: RawBuilder<unknown>) =>
  sql`(select ${expression} from admin_credential as credential where credential.admin_id = t.uuid)`;

/** Whether there is something, and never what. */
export const adminsHooks: ResourceHooks = {
  computedSql: {
    hasPassword: credential(sql`credential.password_hash is not null`),
    hasSecondFactor: credential(sql`credential.totp_enabled_at is not null`),
    lastLoginAt: credential(sql`credential.last_login_at`),
  },
};
