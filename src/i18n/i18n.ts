/** Lingui per request on the server and once in the browser; the library's global instance is never used. */
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languageTag, type Locale } from '#core/domain/shop/locale.ts';

/** `Intl` wants the tag with a dash, catalogues have an underscore. */
export function createI18n(locale: Locale, messages: Messages): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, locales: [languageTag(locale)], messages });
  return i18n;
}
