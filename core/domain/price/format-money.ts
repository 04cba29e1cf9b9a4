import type { Locale } from '#core/domain/shop/locale.ts';
import { groupedInteger } from '#core/domain/text/grouped-integer.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import { toCents } from './money.ts';
import type { Money } from './money.ts';

/** The sign of a negative amount, as wide as its digits: a hyphen is none. */
const MINUS = '\u2212';

/** An amount as people read it: "1 234,56 €" with narrow no-break spaces, "€1,234.56" in English. */
export function formatMoney(amount: Money, locale: Locale): string {
  const cents = toCents(amount);
  const sign = cents < 0 ? MINUS : '';
  const euros = groupedInteger(Math.trunc(Math.abs(cents) / 100), locale);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return locale === 'fr_FR' ? `${sign}${euros},${rest}${NARROW}€` : `${sign}€${euros}.${rest}`;
}

/** An amount of thousands of euros, whose cents nobody reads where there are none: "24 900 €". */
export function formatRound(amount: Money, locale: Locale): string {
  const text = formatMoney(amount, locale);
  return Math.abs(toCents(amount)) < 100_000 ? text : text.replace(/[.,]00(?=\D|$)/u, '');
}
