/**
 * The catalogues, each a chunk of its own: a reader downloads one language, and of it first what home, lists and
 * products say; everything else comes with the first page that needs it.
 */
import type { Messages } from '@lingui/core';
import type { Locale } from '#core/domain/locale.ts';

export type Part = 'first' | 'later';

/** Keys of the catalogues in the bundler's manifest. */
export const MESSAGE_SOURCES: Readonly<Record<Part, Readonly<Record<Locale, string>>>> = {
  first: { fr_FR: 'src/i18n/locales/fr_FR.po', en_GB: 'src/i18n/locales/en_GB.po' },
  later: { fr_FR: 'src/i18n/locales/later/fr_FR.po', en_GB: 'src/i18n/locales/later/en_GB.po' },
};

const LOAD: Readonly<Record<Part, Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>>> = {
  first: { fr_FR: () => import('./locales/fr_FR.po'), en_GB: () => import('./locales/en_GB.po') },
  later: { fr_FR: () => import('./locales/later/fr_FR.po'), en_GB: () => import('./locales/later/en_GB.po') },
};

export async function loadMessages(locale: Locale, part: Part): Promise<Messages> {
  return (await LOAD[part][locale]()).messages;
}
