import { languageTag, type Locale } from '#core/domain/shop/locale.ts';
import { groupedInteger } from '#core/domain/text/grouped-integer.ts';
import { withNarrowSpaces } from '#core/domain/text/spaces.ts';

const decimals: Partial<Record<Locale, Intl.NumberFormat>> = {};

const exact: Partial<Record<Locale, Intl.NumberFormat>> = {};
const EXACT_DECIMALS = 12;

/** A rate, a place on the map: with all its decimals. */
export function formatExact(value: number, locale: Locale): string {
  exact[locale] ??= new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: EXACT_DECIMALS });
  return withNarrowSpaces(exact[locale].format(value));
}

/** A number with at most two decimals: "12 345,6", "12,345.6" in English. */
export function formatNumber(value: number, locale: Locale): string {
  if (Number.isSafeInteger(value)) return groupedInteger(value, locale);
  decimals[locale] ??= new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2 });
  return withNarrowSpaces(decimals[locale].format(value));
}
