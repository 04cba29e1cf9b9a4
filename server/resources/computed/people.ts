import { sql, type RawBuilder } from 'kysely';

import { PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { isOpenRequest } from '#server/platform/personal/open-requests.ts';

const credential = (expression: RawBuilder<unknown>) =>
  sql`(select ${expression} from admin_credential as credential where credential.admin_id = t.uuid)`;

/** Whether there is something, and never what. */
export const ADMIN_COLUMNS = {
  hasPassword: credential(sql`credential.password_hash is not null`),
  hasSecondFactor: credential(sql`credential.totp_enabled_at is not null`),
  lastLoginAt: credential(sql`credential.last_login_at`),
};

export const ROLE_COLUMNS = {
  users: sql`(select count(*)::int from admin where admin.role = t.uuid)`,
  keys: sql`case when t.is_locked then ${PERMISSION_KEYS.length}::int
      else (select count(*)::int from admin_role_permission as held where held.role = t.uuid) end`,
  isLocked: sql`t.is_locked`,
};

export const CUSTOMER_COLUMNS = {
  isVerified: sql`(t.verified_at is not null)`,
  orderCount: sql`(select count(*) from sale_order as o where o.customer_id = t.uuid)`,
  spent: sql`(select coalesce(sum(o.paid_total - o.refunded_total), 0) from sale_order as o
      where o.customer_id = t.uuid)`,
  lastLoginAt: sql`t.last_login_at`,
};

/** The law gives a month from the day a request came (GDPR, article 12). */
const due = sql`(t.received_on + interval '1 month')::date`;
const today = sql`(now() at time zone 'Europe/Paris')::date`;
const isOpen = isOpenRequest('t.status');

export const DATA_REQUEST_COLUMNS = {
  who: sql`(select c.first_name || ' ' || c.last_name from customer as c where c.id = t.customer)`,
  dueOn: due,
  age: sql`(case when ${isOpen} then ${today}
      else (coalesce(t.handled_at, t.updated_at) at time zone 'Europe/Paris')::date end - t.received_on)`,
  isLate: sql`(${isOpen} and ${due} < ${today})`,
  isForgotten: sql`exists (select from customer as c where c.id = t.customer and c.forgotten_at is not null)`,
  handledAt: sql`t.handled_at`,
  isAnswered: sql`t.is_answered`,
};

const trade = (name: string) => sql`t.trade_in ->> ${sql.lit(name)}`;

/** In one line: « Peugeot 208, 2019, 64000 km ». */
export const CONTACT_REQUEST_COLUMNS = {
  tradeIn: sql`(case when t.trade_in is not null then concat_ws(', ', nullif(concat_ws(' ', ${trade('make')}, ${trade('model')}), ''),
      ${trade('year')}, ${trade('mileage')} || ' km') end)`,
};
