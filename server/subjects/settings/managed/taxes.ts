import { sql } from 'kysely';

import { neededBy } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

/** Settings that name a category by its code. */
const NAMED_BY = 'sales.taxes.categories.%';

export const taxCategoryHooks: WriteHooks = {
  async beforeWrite({ trx, before, after }) {
    if (before === null || before['code'] === after?.['code']) return;
    const { rows } =
      await sql`select 1 from core_config where code like ${NAMED_BY} and value = ${before['code']}`.execute(trx);
    if (rows.length > 0) throw neededBy('core_config');
  },
};

/** A category is written with its rates: who saw it before one of them changed sees it anew. */
export const taxRateHooks: WriteHooks = {
  async afterWrite({ trx, now, before, after }) {
    const categories = [before?.['category'], after?.['category']].filter((one) => typeof one === 'string');
    await sql`update tax_category set rev = rev + 1, updated_at = ${now}
      where uuid = any(${categories}::uuid[])`.execute(trx);
  },
};
