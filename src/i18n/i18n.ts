/** Lingui per request on the server and once in the browser; the library's global instance is never used. */
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { languageTag, type Locale } from '#core/domain/locale.ts';

export function createI18n(locale: Locale, messages: Messages): I18n {
  const i18n = setupI18n();
  activate(i18n, locale, messages);
  return i18n;
}

/** Everything on the screen changes language. `Intl` wants the tag with a dash, catalogues have an underscore. */
export function activate(i18n: I18n, locale: Locale, messages: Messages): void {
  i18n.loadAndActivate({ locale, locales: [languageTag(locale)], messages });
}
