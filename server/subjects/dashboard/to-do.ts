/** "À traiter": what waits for somebody of the shop today, whatever period and area is looked at (domain 13). */
import { sql } from 'kysely';

import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import { TO_DO, TO_DO_PLACES, type ToDo } from '#core/contract/admin/dashboard/to-do.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import type { Db } from '#server/database/connection.ts';

/** Only what there is something of and the reader may open, in the order of the list. */
export async function readToDo(db: Db, reader: Admin): Promise<DashboardAnswer['toDo']> {
  const { rows } = await sql<Readonly<Record<ToDo, number>>>`
    select
      (select count(*)::int from managed_customer
        where approval = 'pending' and customer_type = 'professional') as "accountsToApprove",
      (select count(*)::int from data_request where status in ('pending', 'processing')) as "dataRequests",
      (select count(*)::int from link_check where state = 'broken' and not is_ignored) as "brokenLinks"`.execute(db);
  const [counts] = rows;
  return TO_DO.flatMap((code) => {
    const count = counts?.[code] ?? 0;
    return count === 0 || !can(reader, TO_DO_PLACES[code].permission) ? [] : [{ code, count }];
  });
}
