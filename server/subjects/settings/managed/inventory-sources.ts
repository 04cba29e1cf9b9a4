import { sql } from 'kysely';

import { neededBy } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

import { stockMoved } from './stock-moved.ts';

export const inventorySourceHooks: WriteHooks = {
  /** At least one stays active (domain 9). */
  async beforeWrite({ trx, uuid, before, after }) {
    if (before?.['status'] !== true || after?.['status'] === true) return;
    const { rows } = await sql`select 1 from inventory_source where uuid <> ${uuid} and status limit 1`.execute(trx);
    if (rows.length === 0) throw neededBy('shop');
  },
  /** What lies in a source that is not active is not sold (domain 2.6). */
  async afterWrite({ trx, before, after }) {
    if (before?.['status'] === after?.['status']) return;
    await stockMoved(trx, sql`s.source = ${String((after ?? before)?.['code'])}`);
  },
};
