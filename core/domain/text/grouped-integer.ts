import type { Locale } from '#core/domain/shop/locale.ts';
import { NARROW } from './spaces.ts';

const THOUSANDS: Readonly<Record<Locale, string>> = { fr_FR: NARROW, en_GB: ',' };

/**
 * An integer in groups of three, as `Intl` writes it: most pages hold nothing but counts and prices, and the first use of
 * `Intl` keeps a slow phone busy for longer than drawing a list does.
 */
export function groupedInteger(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/gu, THOUSANDS[locale]);
}
