import type { Locale } from '#core/domain/shop/locale.ts';
import { NARROW } from './spaces.ts';

const THOUSANDS: Readonly<Record<Locale, string>> = { fr_FR: NARROW, en_GB: ',' };

/**
 * An integer in groups of three, as `Intl` writes it: most pages hold nothing but counts and prices, and the first use of
 * `Intl` keeps a slow phone busy for longer than drawing a list does.
 */
export function groupedInteger(value: number, locale: Locale): string {
  const digits = String(Math.abs(value));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return (value < 0 ? '-' : '') + groups.join(THOUSANDS[locale]);
}
