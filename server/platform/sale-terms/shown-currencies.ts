import type { ShownCurrency } from '#core/domain/price/shown-currency.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

/** Currencies beside the euro that the shop knows a rate of: without one nothing can be told. */
export async function shownCurrencies(db: Db | Trx): Promise<readonly ShownCurrency[]> {
  return db
    .selectFrom('exchange_rate')
    .innerJoin('currency', 'currency.code', 'exchange_rate.currency')
    .select(['currency.code', 'currency.name', 'currency.symbol', 'currency.decimals', 'exchange_rate.rate'])
    .where('currency.code', '!=', 'EUR')
    .orderBy('currency.name')
    .execute();
}
