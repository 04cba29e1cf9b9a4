/**
 * An amount as an integer count of 1/10,000 € (design §6): the database holds numeric(12,4), and a
 * binary float never decides a cent. Travels in JSON as it is.
 */
export type Money = number;

/** Money units in one euro, and in one cent. */
export const UNITS_PER_EURO = 10_000;
export const UNITS_PER_CENT = 100;

function whole(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount of money: ${amount}`);
  return amount === 0 ? 0 : amount;
}

/** The amount nearest to a number of euros; throws a RangeError for what is no finite amount. */
export function money(euros: number): Money {
  return whole(Math.round(euros * UNITS_PER_EURO));
}

/** The amount of a whole number of cents. */
export function fromCents(cents: number): Money {
  return whole(cents * UNITS_PER_CENT);
}

/**
 * `amount × numerator ÷ denominator`, exact until one half-up rounding to a multiple of `step`
 * units. Halves go away from zero, so that a credit mirrors the sale it reverses.
 */
export function scale(amount: Money, numerator: number, denominator: number, step = 1): Money {
  const divisor = BigInt(denominator) * BigInt(step);
  if (divisor <= 0n) throw new RangeError('scale: the denominator must be positive');
  const product = BigInt(amount) * BigInt(numerator);
  const size = product < 0n ? -product : product;
  const steps = (2n * size + divisor) / (2n * divisor);
  return whole(Number(product < 0n ? -steps : steps) * step);
}

/** Whole cents of an amount, half-up (domain 3.1). */
export function toCents(amount: Money): number {
  return roundToCents(amount) / UNITS_PER_CENT;
}

/** The amount rounded half-up to whole cents (domain 3.1: totals have two decimals). */
export function roundToCents(amount: Money): Money {
  return scale(amount, 1, 1, UNITS_PER_CENT);
}

/** The sum of all amounts; nothing sums to zero. */
export function add(...amounts: readonly Money[]): Money {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return whole(sum);
}

/** What is left of the first amount without the second. */
export function subtract(amount: Money, taken: Money): Money {
  return whole(amount - taken);
}

/** The amount of `quantity` units at a price each. */
export function times(amount: Money, quantity: number): Money {
  return whole(amount * quantity);
}

/** Negative, zero or positive, for sorting in ascending order. */
export function compare(left: Money, right: Money): number {
  return left - right;
}
