import type { Locale } from '#core/domain/locale.ts';
import { byLocale } from './by-locale.ts';
import { withNarrowSpaces } from './spaces.ts';

const numbers = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));

/** A number with at most two decimals: "12 345,6", "12,345.6" in English. */
export function formatNumber(value: number, locale: Locale): string {
  return withNarrowSpaces(numbers(locale).format(value));
}
