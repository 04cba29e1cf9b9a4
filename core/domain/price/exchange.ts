import { UNITS_PER_EURO, type Money } from './money.ts';

/** Exchange rates have at most twelve decimals (domain 3.4: numeric(24,12)). */
const RATE_DECIMALS = 12;
const RATE = /^(\d{1,12})(?:\.(\d{1,12}))?$/u;

/** Decimals that `Money` keeps. */
const MONEY_DECIMALS = Math.log10(UNITS_PER_EURO);

/** True for the text of a rate as the database writes it, above zero. */
export function isExchangeRate(text: string): boolean {
  return RATE.test(text) && /[1-9]/u.test(text);
}

/**
 * An amount of the base currency in another one: base × rate, rounded half away from zero to the decimals of that
 * currency, 0 to 4 (domain 3.4). The rate is a decimal text, exact to its last digit; throws a RangeError for what is none.
 */
export function exchange(amount: Money, rate: string, decimals = 2): Money {
  const parts = RATE.exec(rate);
  if (parts === null || !isExchangeRate(rate)) throw new RangeError(`not an exchange rate: ${rate}`);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MONEY_DECIMALS) {
    throw new RangeError(`not the decimals of a currency: ${decimals}`);
  }
  const [, whole = '0', fraction = ''] = parts;
  const factor = BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0'));
  const step = 10n ** BigInt(MONEY_DECIMALS - decimals);
  const divisor = 10n ** BigInt(RATE_DECIMALS) * step;
  const product = BigInt(amount) * factor;
  const size = product < 0n ? -product : product;
  const converted = Number(((2n * size + divisor) / (2n * divisor)) * step);
  if (!Number.isSafeInteger(converted)) throw new RangeError(`not an amount of money: ${converted}`);
  return product < 0n && converted !== 0 ? -converted : converted;
}
