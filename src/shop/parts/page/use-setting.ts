import { use } from 'react';
import type { SettingData } from '#core/settings/definition.ts';
import { shownValue } from '#core/settings/values/shown-value.ts';
import type { PublicCode, PublicValue } from '#core/settings/shown.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePageSettings } from '#src/shop/parts/page/frame.tsx';

/**
 * A setting of the shop for the area on screen and the reader's language (domain 1.5). What the first drawing reads
 * stands in `core/contract/pages/frame/page-settings.ts`, and the document carries it; any other is waited for, which only a
 * late part and a navigation may do, until the page rests.
 */
export function useSetting<Code extends PublicCode>(code: Code): PublicValue<Code>;
export function useSetting(code: PublicCode): SettingData {
  const { area, carried, all } = usePageSettings();
  const locale = useLocale();
  const value = shownValue(carried, code, area, locale);
  if (value !== undefined) return value;
  const later = all && shownValue(use(all()), code, area, locale);
  if (later === undefined) console.error(`Config ${code} not found`);
  return later ?? null;
}
