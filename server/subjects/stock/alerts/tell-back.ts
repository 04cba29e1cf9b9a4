/** Writes to those whose article is back, once, and forgets what has been kept long enough. */
import { sql } from 'kysely';

import { DEFAULT_STOCK_RULES } from '#core/domain/catalogue/stock.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import { loadStockRules } from '#server/subjects/catalogue/load/stock-rules.ts';

import { kitsBack } from './kits-back.ts';
import { isOfferedNow, isSaleableNow } from './saleable.ts';

/** In one transaction; the rest with the next quarter of an hour. */
const AT_ONCE = 500;

interface Waiting {
  readonly uuid: string;
  readonly request: string;
  readonly email: string;
  readonly locale: Locale;
}

export async function tellBack(db: Db, now: Date, jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { outThreshold } = await loadStockRules(trx, DEFAULT_STOCK_RULES);
    const kits = await kitsBack(trx, now);
    const { rows } = await sql<Waiting>`
      select a.uuid, a.request, a.email, a.locale from stock_alert a join product p on p.id = a.product_id
      where a.state = 'waiting' and ${isOfferedNow('p')} and (${isSaleableNow('p', outThreshold)} or p.id = any(${kits}::bigint[]))
      order by a.requested_at, a.uuid limit ${AT_ONCE} for update of a skip locked`.execute(trx);
    for (const { request, email, locale } of rows)
      await orderMail({ trx, jobs }, { template: 'stock.alert.back', uuid: request, to: email, locale });
    const uuids = rows.map(({ uuid }) => uuid);
    if (uuids.length > 0)
      await trx
        .updateTable('stock_alert')
        .set({ state: 'told', told_at: now, confirm_hash: null })
        .where('uuid', 'in', uuids)
        .execute();
  });
  await db
    .deleteFrom('stock_alert')
    .where((row) =>
      row.or([
        row('requested_at', '<=', keptUntil('stockAlert', now)),
        row('told_at', '<=', keptUntil('spentAlert', now)),
        row.and([row('state', '=', 'pending'), row('requested_at', '<=', keptUntil('spentAlert', now))]),
      ]),
    )
    .execute();
}
