/** Rows of prices by quantity as the rule of prices reads them. */
import type { Selectable } from 'kysely';

import { pricesOfGroup, type GroupPrice, type QuantityPrice } from '#core/domain/price/group-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import { moneyOf } from '#server/database/decimal.ts';
import type { GroupPriceRow } from '#server/database/tables/sale/sale-terms-tables.ts';

/** What of a row makes a price, as it comes through JSON. */
export type StoredPrice = Pick<Selectable<GroupPriceRow>, 'quantity' | 'value_type' | 'price' | 'percent'>;

/** What rows that hold for one buyer make of the base price of what is sold. */
export function pricesIn(base: Money, rows: readonly StoredPrice[]): QuantityPrice[] {
  const prices = rows.map(({ quantity, value_type: kind, price, percent }): GroupPrice => {
    const from = { group: null, quantity };
    return kind === 'fixed'
      ? { ...from, kind, price: moneyOf(price ?? '0') }
      : { ...from, kind, percent: Number(percent) };
  });
  return pricesOfGroup(base, prices, null);
}
