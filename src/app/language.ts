import type { I18n } from '@lingui/core';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#core/domain/locale.ts';
import { activate } from '#src/i18n/i18n.ts';
import { loadMessages } from '#src/i18n/messages.ts';

const KEY = 'language';

/** The language the person chose on this device; French before a choice. */
export function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(KEY);
    return isLocale(stored) ? stored : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

/** Draws everything anew in a language. */
export async function speak(i18n: I18n, locale: Locale): Promise<void> {
  activate(i18n, locale, await loadMessages(locale));
  document.documentElement.lang = locale === 'fr_FR' ? 'fr' : 'en';
}
