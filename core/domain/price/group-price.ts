/** What somebody of a customer group pays for an article, by quantity (domain 2.5). */
import { roundToCents, scale } from './money.ts';
import type { Money } from './money.ts';

/** A price of a customer group, or of every group (`group` null), from a quantity on. */
export type GroupPrice = {
  readonly group: string | null;
  /** Smallest quantity it holds for, at least 1. */
  readonly quantity: number;
} & ({ readonly kind: 'fixed'; readonly price: Money } | { readonly kind: 'discount'; readonly percent: number });

/** What one unit costs from a quantity on. */
export interface QuantityPrice {
  readonly quantity: number;
  readonly price: Money;
}

/** An article's price for one unit, and where more of them cost something else. */
export interface UnitPrices {
  readonly unitPrice: Money;
  readonly quantityPrices?: readonly QuantityPrice[];
}

/** So many prices a group may have: a device holds them all. */
export const GROUP_PRICES_MAX = 5000;

/** Percents have at most four decimals (domain 0.1). */
const PERCENT_WHOLE = 1_000_000;

/** In whole cents, as it is told: so many times the price told is the sum that is asked. */
const withoutPercent = (price: Money, percent: number): Money =>
  Math.max(0, roundToCents(scale(price, PERCENT_WHOLE - Math.round(percent * 10_000), PERCENT_WHOLE)));

/** The prices of a group by quantity, smallest first: at the same quantity the lowest counts. */
export function pricesOfGroup(base: Money, rows: readonly GroupPrice[], group: string | null): QuantityPrice[] {
  const lowest = new Map<number, Money>();
  for (const row of rows) {
    if (row.group !== null && row.group !== group) continue;
    const price = row.kind === 'fixed' ? row.price : withoutPercent(base, row.percent);
    lowest.set(row.quantity, Math.min(price, lowest.get(row.quantity) ?? price));
  }
  return [...lowest].map(([quantity, price]) => ({ quantity, price })).toSorted((a, b) => a.quantity - b.quantity);
}

/** The price of the largest quantity that is reached; null where none is. */
export const priceFrom = (prices: readonly QuantityPrice[], quantity: number): Money | null =>
  prices.findLast((one) => one.quantity <= quantity)?.price ?? null;

/**
 * An article as one person buys it.
 * @param asked what everybody is asked
 * @param own the prices of their group, smallest quantity first: one that is dearer does not count
 */
export function unitPrices(asked: Money, own: readonly QuantityPrice[]): UnitPrices {
  const unitPrice = Math.min(asked, priceFrom(own, 1) ?? asked);
  const steps: QuantityPrice[] = [];
  for (const { quantity, price } of own) {
    const lower = Math.min(asked, price);
    if (quantity > 1 && lower !== (steps.at(-1)?.price ?? unitPrice)) steps.push({ quantity, price: lower });
  }
  return steps.length === 0 ? { unitPrice } : { unitPrice, quantityPrices: steps };
}

/** What one unit costs where so many are bought. */
export const unitPriceOf = ({
  unitPrice,
  quantityPrices,
  quantity,
}: UnitPrices & { readonly quantity: number }): Money => priceFrom(quantityPrices ?? [], quantity) ?? unitPrice;
