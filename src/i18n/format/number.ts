import { languageTag, type Locale } from '#core/domain/shop/locale.ts';
import { groupedInteger } from '#core/domain/text/grouped-integer.ts';
import { withNarrowSpaces } from '#core/domain/text/spaces.ts';

const decimals: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** A number with at most two decimals: "12 345,6", "12,345.6" in English. */
export function formatNumber(value: number, locale: Locale): string {
  if (Number.isSafeInteger(value)) return groupedInteger(value, locale);
  decimals[locale] ??= new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2 });
  return withNarrowSpaces(decimals[locale].format(value));
}
