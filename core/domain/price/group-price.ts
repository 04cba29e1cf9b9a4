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

/** The prices of a group by quantity, smallest first: of its own, and of those for every group, the lower counts. */
export function pricesOfGroup(base: Money, rows: readonly GroupPrice[], group: string | null): QuantityPrice[] {
  const everybody = pricesIn(
    base,
    rows.filter((row) => row.group === null),
  );
  if (group === null) return everybody;
  const own = pricesIn(
    base,
    rows.filter((row) => row.group === group),
  );
  return lowestOf([everybody, own]);
}

/** At the same quantity the lowest counts. */
function pricesIn(base: Money, rows: readonly GroupPrice[]): QuantityPrice[] {
  const lowest = new Map<number, Money>();
  for (const row of rows) {
    const price = row.kind === 'fixed' ? row.price : withoutPercent(base, row.percent);
    lowest.set(row.quantity, Math.min(price, lowest.get(row.quantity) ?? price));
  }
  return [...lowest].map(([quantity, price]) => ({ quantity, price })).toSorted((a, b) => a.quantity - b.quantity);
}

/** The price of the largest quantity that is reached; null where none is. */
export const priceFrom = (prices: readonly QuantityPrice[], quantity: number): Money | null =>
  prices.findLast((one) => one.quantity <= quantity)?.price ?? null;

/** What is lowest of several lists at every quantity, smallest quantity first. */
export function lowestOf(lists: readonly (readonly QuantityPrice[])[]): QuantityPrice[] {
  const quantities = new Set(lists.flatMap((list) => list.map(({ quantity }) => quantity)));
  return [...quantities]
    .toSorted((a, b) => a - b)
    .map((quantity) => ({ quantity, price: Math.min(...lists.map((list) => priceFrom(list, quantity) ?? Infinity)) }));
}

/**
 * An article as one person buys it.
 * @param asked what everybody is asked
 * @param lists prices by quantity that hold for them, smallest first: one that is dearer does not count
 */
export function unitPrices(asked: Money, ...lists: readonly (readonly QuantityPrice[])[]): UnitPrices {
  const prices = lowestOf([[{ quantity: 1, price: asked }], ...lists]);
  const [one, ...steps] = prices.filter(({ price }, at) => price !== prices[at - 1]?.price);
  const unitPrice = one?.price ?? asked;
  return steps.length === 0 ? { unitPrice } : { unitPrice, quantityPrices: steps };
}

/** What one unit costs where so many are bought. */
export const unitPriceOf = ({
  unitPrice,
  quantityPrices,
  quantity,
}: UnitPrices & { readonly quantity: number }): Money => priceFrom(quantityPrices ?? [], quantity) ?? unitPrice;
