/** What a customer's devices hold of the prices of their group; a guest's hold none. */
import type { QuantityPrice } from '#core/domain/price/group-price.ts';
import { recordKind } from '#core/wire/record.ts';

/** Which list it is: where this moves, the list comes anew. */
export interface PriceListRecord {
  readonly kind: 'price-list';
  readonly group: string;
  /** Another after every change of a price of the group. */
  readonly edition: string;
}

export interface GroupPricesRecord {
  readonly kind: 'group-prices';
  /** By UUID of what is sold – a product, or a variant –, smallest quantity first; of a product with variants the lowest. */
  readonly prices: Readonly<Record<string, readonly QuantityPrice[]>>;
}

export const priceListKind = recordKind<PriceListRecord, null>({ kind: 'price-list' });

export const groupPricesKind = recordKind<GroupPricesRecord, null>({
  kind: 'group-prices',
  empty: () => ({ kind: 'group-prices', prices: {} }),
});
