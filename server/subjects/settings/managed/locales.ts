import { sql } from 'kysely';

import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { neededBy } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

export const localeHooks: WriteHooks = {
  /** The shop is written in French; what a channel opens in stays active. */
  async beforeWrite({ trx, before, after }) {
    if (before?.['code'] === DEFAULT_LOCALE && (after?.['code'] !== DEFAULT_LOCALE || after['status'] !== true))
      throw neededBy('shop');
    if (before?.['status'] !== true || after?.['status'] === true) return;
    const { rows } = await sql`
      select 1 from shop_channel where default_locale = ${before['code']} limit 1`.execute(trx);
    if (rows.length > 0) throw neededBy('shop_channel');
  },
};
