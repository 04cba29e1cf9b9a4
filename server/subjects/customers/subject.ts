import { sql } from 'kysely';

import type { Subject } from '#server/subjects/subject.ts';

import { customerOffice } from './office-routes.ts';
import { customerHooks } from './customer-hooks.ts';

/** How long an account that the shop deleted can be brought back. */
const UNDO_DAYS = 30;

/** Customers as the back office keeps them: nothing of it waits on a device. */
export const customers = {
  hooks: customerHooks,
  office: customerOffice,
  async sweep(db, now) {
    const before = new Date(now.getTime() - UNDO_DAYS * 24 * 3_600_000);
    await sql`
      delete from resource_history as h where resource = 'customers'
        and not exists (select 1 from customer where id = h.uuid)
        and not exists (
          select 1 from resource_history as later
          where later.resource = h.resource and later.uuid = h.uuid and later.at > ${before})`.execute(db);
  },
  /** What was written of somebody says who it was: it goes with them. */
  async forget(trx, { customer }) {
    if (customer === null) return;
    await sql`delete from customer_note where customer_id = ${customer}`.execute(trx);
    await sql`delete from resource_history where resource = 'customers' and uuid = ${customer}`.execute(trx);
  },
} as const satisfies Subject;
