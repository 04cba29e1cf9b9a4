/** "À traiter": what waits for somebody of the shop today, whatever period is looked at (domain 13). */
import { sql } from 'kysely';

import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import { TO_DO, toDoPlace, type ToDo } from '#core/contract/admin/dashboard/to-do.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import { isAtLimit } from '#core/domain/order/unpaid-limits.ts';
import { PAYMENT_METHODS } from '#core/domain/payment/methods.ts';
import { WITH_COUNTED_STOCK } from '#server/database/product-types.ts';
import type { Db } from '#server/database/connection.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { allUnpaid, unpaidTermsOf } from '#server/subjects/orders/wait/unpaid.ts';
import { isOpenRequest } from '#server/platform/personal/open-requests.ts';

import { inArea, type Asked } from './spans.ts';

type Counts = Readonly<Record<Exclude<ToDo, 'stockHeld'>, number>>;

const TRANSFERS = Object.entries(PAYMENT_METHODS).flatMap(([code, { kind }]) => (kind === 'transfer' ? [code] : []));

/** Only what there is something of and, where a list shows it, what the reader may open; in the order of the screen. */
export async function readToDo(db: Db, asked: Asked, reader: Admin): Promise<DashboardAnswer['toDo']> {
  const orders = inArea(asked, sql`o.area`);
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from sale_order o where o.status = 'processing' and ${orders}) as "ordersToPrepare",
      (select count(*)::int from sale_order o where o.status = 'pending_payment'
        and o.payment_method in (${sql.join(TRANSFERS)}) and ${orders}) as "transfersAwaited",
      (select count(*)::int from quote q where q.state in ('requested', 'in_review')
        and ${inArea(asked, sql`q.area`)}) as "quotesToAnswer",
      (select count(*)::int from rma r join sale_order o on o.id = r.order_id and ${orders}
        where r.status = 'new_request') as "returnsNew",
      (select count(*)::int from withdrawal w join sale_order o on o.id = w.order_id and ${orders}
        where w.status = 'received') as "withdrawalsOpen",
      (select count(*)::int from contact_request c where c.state = 'new'
        and ${inArea(asked, sql`c.area`)}) as "contactRequests",
      (select count(*)::int from invoice i join sale_order o on o.id = i.order_id and ${orders}
        where i.state = 'overdue') as "invoicesOverdue",
      (select count(*)::int from product p where p.is_active and p.deleted_at is null and p.manage_stock
        and p.type = ${WITH_COUNTED_STOCK} and ${inArea(asked, sql`p.area`)} and not exists (
          select from channel_stock s where s.product_id = p.id and s.saleable > 0
        )) as "productsOut",
      (select count(*)::int from managed_customer
        where approval = 'pending' and customer_type = 'professional') as "accountsToApprove",
      (select count(*)::int from data_request where ${isOpenRequest()}) as "dataRequests",
      (select count(*)::int from link_check where state = 'broken' and not is_ignored) as "brokenLinks",
      (select count(*)::int from pgboss.job where state = 'failed') as "failedJobs"`.execute(db);
  const [row] = rows;
  const counts: Partial<Record<ToDo, number>> = { ...row, stockHeld: await customersAtLimit(db) };
  return TO_DO.flatMap((code) => {
    const count = counts[code] ?? 0;
    const place = toDoPlace(code);
    return count === 0 || (place !== null && !can(reader, place.permission)) ? [] : [{ code, count }];
  });
}

/** Of both areas, whichever is looked at: what is set aside for a customer is counted so. */
async function customersAtLimit(db: Db): Promise<number> {
  const [unpaid, setting] = [await allUnpaid(db), await settingsIn(db)];
  const terms = unpaidTermsOf(setting);
  return unpaid.filter((one) => isAtLimit(one, terms)).length;
}
