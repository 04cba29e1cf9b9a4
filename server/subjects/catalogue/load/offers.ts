import { unitPrices, type QuantityPrice } from '#core/domain/price/group-price.ts';
import { effectivePrice } from '#core/domain/price/price.ts';
import { priorPrice } from '#core/domain/price/prior-price.ts';
import type { Money } from '#core/domain/price/money.ts';
import {
  bestStock,
  STOCK,
  rulesFor,
  stockState,
  type StockRules,
  type StockState,
} from '#core/domain/catalogue/stock.ts';
import { moneyOf, moneyOrNull } from '#server/database/decimal.ts';
import { pricesIn } from '#server/subjects/prices/stored-prices.ts';

import type { ProductRecord, ProductRecords } from './product-records.ts';

/** What a product or variant is sold at, and whether. */
export interface Offer {
  readonly price: Money;
  readonly regular: Money | null;
  readonly stock: StockState;
  /** Quantity left when few are, otherwise 0. */
  readonly low: number;
  /** What more of them cost everybody, where that is less. */
  readonly quantityPrices?: readonly QuantityPrice[];
}

export interface OfferRules {
  readonly stock: Omit<StockRules, 'backOrders'>;
  readonly now: Date;
}

/** The columns a price is read from. */
export type PricedRecord = Pick<
  ProductRecord,
  'price' | 'special_price' | 'special_from' | 'special_to' | 'rule_price'
>;

/** The price of the day for visitors (domain 2.5): no group, one unit – a price of everybody begins with two. */
export function priceOf(product: PricedRecord, now: Date): Money {
  const special = moneyOrNull(product.special_price);
  return effectivePrice(
    {
      base: moneyOf(product.price),
      special: special === null ? null : { price: special, from: product.special_from, to: product.special_to },
      rule: moneyOrNull(product.rule_price),
      groups: [],
    },
    { group: null, quantity: 1, nowMs: now.getTime() },
  );
}

/** Price, struck prior price and stock of one product or variant. */
export function offerOf(product: ProductRecord, records: ProductRecords, rules: OfferRules): Offer {
  const price = priceOf(product, rules.now);
  const quantity = product.manage_stock ? records.saleable(product.id) : null;
  const { quantityPrices } = unitPrices(price, pricesIn(moneyOf(product.price), records.quantityPricesOf(product.id)));
  const stock = stockState(quantity, rulesFor(rules.stock, product));
  return {
    price,
    regular: struckPrice(product, records, price, rules.now),
    stock,
    low: stock === STOCK.low ? Math.max(0, quantity ?? 0) : 0,
    ...(quantityPrices === undefined ? {} : { quantityPrices }),
  };
}

/** Only an announced reduction crosses a price out: the prior one given, or the one the history proves. */
function struckPrice(product: ProductRecord, records: ProductRecords, price: Money, now: Date): Money | null {
  if (price >= moneyOf(product.price)) return null;
  const periods = records.periodsOf(product.id).map((row) => ({
    price: moneyOf(row.price),
    startedAtMs: row.started_at.getTime(),
    endedAtMs: row.ended_at?.getTime() ?? null,
  }));
  const prior = moneyOrNull(product.prior_price) ?? priorPrice(periods, now.getTime());
  return prior !== null && prior > price ? prior : null;
}

/** The offer a list shows for a product with variants: the lowest price, and stock as soon as one variant has it. */
export function offerOfAll(offers: readonly Offer[]): Offer & { priceFrom: boolean } {
  const [cheapest] = [...offers].sort((left, right) => left.price - right.price);
  if (!cheapest) throw new RangeError('a product without an offer');
  const stock = bestStock(offers.map((offer) => offer.stock));
  const low = Math.max(0, ...offers.filter((offer) => offer.stock === stock).map((offer) => offer.low));
  const priceFrom = offers.some((offer) => offer.price !== cheapest.price);
  return { price: cheapest.price, regular: cheapest.regular, stock, low, priceFrom };
}
