import { languageTag, type Locale } from '#core/domain/locale.ts';
import { NARROW, withNarrowSpaces } from './spaces.ts';

const decimals: Partial<Record<Locale, Intl.NumberFormat>> = {};

const THOUSANDS: Readonly<Record<Locale, string>> = { fr_FR: NARROW, en_GB: ',' };

/**
 * An integer in groups of three, as `Intl` writes it: most pages hold nothing but counts and prices, and the first use of
 * `Intl` keeps a slow phone busy for longer than drawing a list does.
 */
export function groupedInteger(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/gu, THOUSANDS[locale]);
}

/** A number with at most two decimals: "12 345,6", "12,345.6" in English. */
export function formatNumber(value: number, locale: Locale): string {
  if (Number.isSafeInteger(value)) return groupedInteger(value, locale);
  decimals[locale] ??= new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 2 });
  return withNarrowSpaces(decimals[locale].format(value));
}
