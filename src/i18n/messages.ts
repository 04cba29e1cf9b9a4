/** The catalogues, each a chunk of its own: a reader downloads one language. */
import type { Messages } from '@lingui/core';
import type { Locale } from '#core/domain/locale.ts';

/** Keys of the catalogues in the bundler's manifest. */
export const MESSAGE_SOURCES: Readonly<Record<Locale, string>> = {
  fr_FR: 'src/i18n/locales/fr_FR.po',
  en_GB: 'src/i18n/locales/en_GB.po',
};

export async function loadMessages(locale: Locale): Promise<Messages> {
  const { messages } = locale === 'fr_FR' ? await import('./locales/fr_FR.po') : await import('./locales/en_GB.po');
  return messages;
}
