/**
 * Totals told in another currency than the euro (domain 3.4): an indication at the rate the shop has set. What is ordered,
 * charged and invoiced is euros, so nothing is ever added up in the other currency.
 */
import type { Locale } from '#core/domain/shop/locale.ts';
import { groupedInteger } from '#core/domain/text/grouped-integer.ts';
import { NARROW, NO_BREAK } from '#core/domain/text/spaces.ts';
import { exchange } from './exchange.ts';
import { UNITS_PER_EURO, type Money } from './money.ts';

export interface ShownCurrency {
  /** ISO 4217. */
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  /** 0 to 4. */
  readonly decimals: number;
  /** What one euro is worth, as a decimal text. */
  readonly rate: string;
}

const MINUS = '\u2212';

/** An amount of euros as that currency writes it: "1 234,56 CHF", "CHF 1,234.56" in English. */
export function inCurrency(amount: Money, { symbol, decimals, rate }: ShownCurrency, locale: Locale): string {
  const converted = exchange(amount, rate, decimals);
  const size = Math.abs(converted);
  const whole = groupedInteger(Math.floor(size / UNITS_PER_EURO), locale);
  const parts = String(size % UNITS_PER_EURO)
    .padStart(4, '0')
    .slice(0, decimals);
  const sign = converted < 0 ? MINUS : '';
  if (locale === 'fr_FR') return `${sign}${whole}${parts === '' ? '' : `,${parts}`}${NARROW}${symbol}`;
  const gap = /\p{L}$/u.test(symbol) ? NO_BREAK : '';
  return `${sign}${symbol}${gap}${whole}${parts === '' ? '' : `.${parts}`}`;
}

/** The currency chosen, while the shop still tells it; null: euros alone. */
export const chosenCurrency = (currencies: readonly ShownCurrency[], code: string | null): ShownCurrency | null =>
  currencies.find((one) => one.code === code) ?? null;
