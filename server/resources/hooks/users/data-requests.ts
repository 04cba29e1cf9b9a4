import { sql } from 'kysely';

import { OPEN_REQUESTS } from '#core/domain/account/open-requests.ts';
import { isOpenRequest } from '#server/platform/personal/open-requests.ts';

import { neededBy, wrongAt } from '../refuse.ts';
import type { ResourceHooks } from '../resource-hooks.ts';

/** The law gives a month from the day a request came (GDPR, article 12). */
const due = sql`(t.received_on + interval '1 month')::date`;
const today = sql`(now() at time zone 'Europe/Paris')::date`;
const isOpen = isOpenRequest('t.status');

const OPEN: ReadonlySet<unknown> = new Set(OPEN_REQUESTS);

export const dataRequestHooks: ResourceHooks = {
  computedSql: {
    who: sql`(select c.first_name || ' ' || c.last_name from customer as c where c.id = t.customer)`,
    dueOn: due,
    age: sql`(case when ${isOpen} then ${today}
      else (coalesce(t.handled_at, t.updated_at) at time zone 'Europe/Paris')::date end - t.received_on)`,
    isLate: sql`(${isOpen} and ${due} < ${today})`,
    isForgotten: sql`exists (select from customer as c where c.id = t.customer and c.forgotten_at is not null)`,
    handledAt: sql`t.handled_at`,
    isAnswered: sql`t.is_answered`,
  },
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
