import { sql } from 'kysely';

import { neededBy } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

export const groupHooks: WriteHooks = {
  /** Groups the shop came with stay, and keep the code that its rules know them by (domain 7.2). */
  async beforeWrite({ trx, uuid, before, after }) {
    if (before === null || before['code'] === after?.['code']) return;
    const { rows } = await sql`select 1 from customer_group where uuid = ${uuid} and not is_user_defined`.execute(trx);
    if (rows.length > 0) throw neededBy('shop');
  },
};
