import { sql } from 'kysely';

import type { ResourceHooks } from '../resource-hooks.ts';

export const customerHooks: ResourceHooks = {
  computedSql: {
    isVerified: sql`(t.verified_at is not null)`,
    orderCount: sql`(select count(*) from sale_order as o where o.customer_id = t.uuid)`,
    spent: sql`(select coalesce(sum(o.paid_total - o.refunded_total), 0) from sale_order as o
      where o.customer_id = t.uuid)`,
    lastLoginAt: sql`t.last_login_at`,
  },
};
