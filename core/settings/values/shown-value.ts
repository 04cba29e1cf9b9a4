/** Reading a setting on a page; small, because every first visit carries it. */
import type { SettingData } from '../definition.ts';
import type { PublicCode, PublicValue, ShownSettings } from '../shown.ts';

/**
 * The value at a place (domain 1.1: area and language, area, language, all); undefined where it has not come.
 */
export function shownValue<Code extends PublicCode>(
  settings: ShownSettings,
  code: Code,
  area: string,
  locale: string,
): PublicValue<Code> | undefined;
export function shownValue(
  settings: ShownSettings,
  code: string,
  area: string,
  locale: string,
): SettingData | undefined {
  for (const place of [`${area}/${locale}`, area, locale, '']) {
    const value = settings[place]?.[code];
    if (value !== undefined) return value;
  }
  return undefined;
}
