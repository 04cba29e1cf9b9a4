import type { SettingPlace } from '#core/settings/inheritance.ts';
import { shownSettings, type PublicCode, type ShownSettings } from '#core/settings/shown.ts';

/** A row as it is stored. */
export const stored = (code: string, value: string | null, { channel = null, locale = null }: SettingPlace = {}) => ({
  code,
  value,
  channel_code: channel,
  locale_code: locale,
});

/** What a shop has set, everything else by its default. */
export const settingsWith = (values: Readonly<Partial<Record<PublicCode, string>>>): ShownSettings =>
  shownSettings(Object.entries(values).map(([code, value]) => stored(code, value)));

/** As the demo shop has them. */
export const TEST_SETTINGS = settingsWith({ 'catalog.products.storefront.products_per_page': '24,12,36,48' });
