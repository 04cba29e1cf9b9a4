import { sql } from 'kysely';

import type { ShownCurrency } from '#core/domain/price/shown-currency.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

export interface ShownCurrencies {
  readonly currencies: readonly ShownCurrency[];
  /** Code of the one that totals are told in before a choice; left out where that is euros alone. */
  readonly usualCurrency?: string;
}

/** Currencies beside the euro that a half of the shop offers and knows a rate of: without one nothing can be told. */
export async function shownCurrencies(db: Db | Trx, area: Area): Promise<ShownCurrencies> {
  const { rows } = await sql<ShownCurrency & { usual: boolean }>`
    select c.code, c.name, c.symbol, c.decimals, e.rate, coalesce(c.code = channel.default_currency, false) as usual
    from exchange_rate e
    join currency c on c.code = e.currency
    left join shop_channel channel on channel.code = ${area}
    where c.code <> 'EUR' and (channel.uuid is null or c.uuid = any(channel.currencies))
    order by c.name`.execute(db);
  const usual = rows.find((row) => row.usual)?.code;
  return {
    currencies: rows.map(({ code, name, symbol, decimals, rate }) => ({ code, name, symbol, decimals, rate })),
    ...(usual === undefined ? {} : { usualCurrency: usual }),
  };
}
