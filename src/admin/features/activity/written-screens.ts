/** Screens whose writes the log tells beside those of records: the configuration and the look of the shop. */
import { ADMIN_PAGES } from '#core/contract/admin/pages/admin-pages.ts';
import { SETTING_LABELS } from '#core/settings/labels/labels.ts';
import { isSettingCode } from '#core/settings/registry.ts';
import { SETTING_SCREENS } from '#core/settings/screens.ts';
import type { Locale } from '#core/domain/shop/locale.ts';

/** As the log names them. */
const NAMES: readonly string[] = [...SETTING_SCREENS.map((screen) => `config.${screen}`), 'branding'];

/** Each with the page it is written on. */
export const WRITTEN_SCREENS = NAMES.flatMap((name) => {
  const page = ADMIN_PAGES.find((one) => one.name === `admin.${name}`);
  return page === undefined ? [] : [{ name, page }];
});

/** What settings are called that a write names, as `channels.auto.general.site.name` or without its place. */
export const settingsIn = (written: object, locale: Locale): readonly string[] =>
  Object.keys(written).flatMap((key) => {
    const code = key.replace(/^channels\.[^.]+\./u, '');
    if (!isSettingCode(code)) return [];
    const { fr, en } = SETTING_LABELS[code];
    return [locale === 'en_GB' ? en : fr];
  });
