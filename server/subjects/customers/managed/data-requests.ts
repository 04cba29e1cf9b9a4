import { sql } from 'kysely';

import { OPEN_REQUESTS } from '#core/domain/account/open-requests.ts';
import { isOpenRequest } from '#server/platform/personal/open-requests.ts';
import { neededBy, wrongAt } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

const OPEN: ReadonlySet<unknown> = new Set(OPEN_REQUESTS);

export const dataRequestHooks: WriteHooks = {
  /**
   * A copy and an erasure are done from the customer's record, and only their doing ends a request; what the shop has
   * done, or is doing, stays as it is.
   */
  async beforeWrite({ trx, uuid, before, after }) {
    const { rows } = await sql<{ fixed: boolean }>`
      select is_answered or ordered_at is not null as fixed from data_request where uuid = ${uuid}`.execute(trx);
    if (before !== null && rows[0]?.fixed === true) throw neededBy('shop');
    if (after === null) return;
    const { type, status, customer } = after;
    if (status === 'completed' && type !== 'rectification') throw wrongAt('status', 'dataRequest.doneElsewhere');
    if (!OPEN.has(status)) return;
    const { rows: others } = await sql`
      select from data_request where customer_id = ${customer} and type = ${type} and uuid <> ${uuid}
        and ${isOpenRequest()}`.execute(trx);
    if (others.length > 0) throw wrongAt('type', 'value.taken');
  },
  async afterWrite({ trx, uuid, now, after }) {
    if (after === null) return;
    const handled = OPEN.has(after['status']) ? null : now;
    await sql`update data_request set handled_at = ${handled} where uuid = ${uuid}`.execute(trx);
  },
};
