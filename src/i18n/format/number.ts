import type { Locale } from '#core/domain/locale.ts';
import { byLocale } from './by-locale.ts';
import { NARROW, withNarrowSpaces } from './spaces.ts';

const numbers = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
const sizes = byLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

const BYTE_UNITS: Readonly<Record<Locale, readonly string[]>> = {
  fr_FR: ['o', 'ko', 'Mo', 'Go'],
  en_GB: ['B', 'kB', 'MB', 'GB'],
};

/** A number with at most two decimals: "12 345,6", "12,345.6" in English. */
export function formatNumber(value: number, locale: Locale): string {
  return withNarrowSpaces(numbers(locale).format(value));
}

/** A percentage given in percent: 5.5 reads "5,5 %", "5.5%" in English. */
export function formatPercent(percent: number, locale: Locale): string {
  return `${formatNumber(percent, locale)}${locale === 'fr_FR' ? NARROW : ''}%`;
}

/** A size in bytes, decimal units, at most one decimal: "30 Mo", "30 MB" in English. */
export function formatBytes(bytes: number, locale: Locale): string {
  const units = BYTE_UNITS[locale];
  let value = bytes;
  let unit = 0;
  // 999,95 would round up to "1 000": it already belongs to the next unit.
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${withNarrowSpaces(sizes(locale).format(value))}${NARROW}${units[unit] ?? ''}`;
}
