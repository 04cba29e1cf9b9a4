import { sql } from 'kysely';

import type { ResourceHooks } from '../resource-hooks.ts';
import { BASE_CURRENCY } from './currencies.ts';

/** A rate is called by what it changes into what: « EUR → GBP ». */
export const exchangeRateHooks: ResourceHooks = {
  computedSql: { title: sql`${sql.lit(`${BASE_CURRENCY} → `)} || t.currency` },
};
