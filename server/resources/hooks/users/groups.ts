import { sql } from 'kysely';

import { neededBy } from '../refuse.ts';
import type { ResourceHooks } from '../resource-hooks.ts';

export const groupHooks: ResourceHooks = {
  computedSql: {
    customerCount: sql`(select count(*) from customer as c where c.group_code = t.code)`,
    isUserDefined: sql`t.is_user_defined`,
  },
  /** Groups the shop came with stay, and keep the code that its rules know them by (domain 7.2). */
  async beforeWrite({ trx, uuid, before, after }) {
    if (before === null || before['code'] === after?.['code']) return;
    const { rows } = await sql`select 1 from customer_group where uuid = ${uuid} and not is_user_defined`.execute(trx);
    if (rows.length > 0) throw neededBy('shop');
  },
};
