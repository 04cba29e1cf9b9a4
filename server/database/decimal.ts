import { UNITS_PER_EURO, type Money } from '#core/domain/price/money.ts';

const decimals = 4;

/** Money of a numeric(12,4) column, exactly; throws a RangeError for what is no amount. */
export function moneyOf(numeric: string): Money {
  const match = /^(-?)(\d+)(?:\.(\d{1,4})0*)?$/.exec(numeric);
  if (!match) throw new RangeError(`not a numeric(12,4): ${numeric}`);
  const [, sign, euros = '', fraction = ''] = match;
  const units = Number(euros) * UNITS_PER_EURO + Number(fraction.padEnd(decimals, '0'));
  return sign === '-' && units !== 0 ? -units : units;
}

/** A nullable column. */
export function moneyOrNull(numeric: string | null): Money | null {
  return numeric === null ? null : moneyOf(numeric);
}

/** An amount as a numeric column takes it. */
export function numericOf(amount: Money): string {
  return (amount / UNITS_PER_EURO).toFixed(decimals);
}
