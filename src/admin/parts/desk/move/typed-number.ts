/** Numbers as they are typed in French, read without a binary float: « 12,50 » is 125 000 units, « 9,4 » kg are 9 400 g. */
import { fromCents, toCents, type Money } from '#core/domain/price/money.ts';

const CENT_DIGITS = 2;
const GRAM_DIGITS = 3;
const MOST_DIGITS = 9;

export const isBlank = (text: string): boolean => text.trim() === '';

/** The number times ten to the power of `digits`; null for what is no such number, or has more digits behind the comma. */
function typedNumber(text: string, digits: number): number | null {
  const bare = text.replace(/[\s€]/gu, '').replace('.', ',');
  const [, whole, rest = ''] = /^(\d+)(?:,(\d*))?$/u.exec(bare) ?? [];
  if (whole === undefined || whole.length > MOST_DIGITS || rest.length > digits) return null;
  return Number(whole + rest.padEnd(digits, '0'));
}

/** An amount of euros and cents; null for what is none. */
export function typedAmount(text: string): Money | null {
  const cents = typedNumber(text, CENT_DIGITS);
  return cents === null ? null : fromCents(cents);
}

/** As {@link typedAmount}, where nothing typed is nothing asked for. */
export const typedAmountOrNone = (text: string): Money | null => (isBlank(text) ? 0 : typedAmount(text));

/** Grams of a weight typed in kilograms; null for what is none. */
export const typedGrams = (text: string): number | null => typedNumber(text, GRAM_DIGITS);

/** An amount as it is typed: "68,30". */
export function amountText(amount: Money): string {
  const cents = String(toCents(amount)).padStart(CENT_DIGITS + 1, '0');
  return `${cents.slice(0, -CENT_DIGITS)},${cents.slice(-CENT_DIGITS)}`;
}
