/** The language of this tab: chosen on this device, else the administrator's own, else French. */
import type { I18n } from '@lingui/core';
import { DEFAULT_LOCALE, isLocale, languageTag, type Locale } from '#core/domain/shop/locale.ts';
import { loadMessages } from '#src/admin/app/language/messages.ts';
import { ADMIN_KEYS, readKey, writeKey } from '#src/admin/store/storage-keys.ts';
import { createI18n } from '#src/i18n/i18n.ts';

export interface Language {
  readonly i18n: I18n;
  /**
   * Draws everything anew in another language and keeps the choice.
   * @throws Error where its sentences cannot be had: language and choice stay as they are
   */
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** The language of the account, where nothing was chosen here. */
  readonly follow: (locale: Locale) => Promise<void>;
}

const chosen = (): Locale | null => {
  const kept = readKey(ADMIN_KEYS.language);
  return isLocale(kept) ? kept : null;
};

function wear(locale: Locale): void {
  document.documentElement.lang = languageTag(locale).slice(0, 2);
}

export async function createLanguage(): Promise<Language> {
  let locale = chosen() ?? DEFAULT_LOCALE;
  /* the other language may not be on this device */
  const messages = await loadMessages(locale).catch((error: unknown) => {
    if (locale === DEFAULT_LOCALE) throw error;
    locale = DEFAULT_LOCALE;
    return loadMessages(locale);
  });
  const i18n = createI18n(locale, messages);
  wear(locale);
  const change = async (next: Locale): Promise<void> => {
    if (next === i18n.locale) return;
    i18n.load(next, await loadMessages(next));
    i18n.activate(next, [languageTag(next)]);
    wear(next);
  };
  return {
    i18n,
    setLocale: async (next) => {
      await change(next);
      writeKey(ADMIN_KEYS.language, next);
    },
    follow: async (next) => {
      if (chosen() === null) await change(next);
    },
  };
}
