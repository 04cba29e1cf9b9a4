/**
 * The catalogues, each a chunk of its own: a reader downloads one language, and of it first what home, lists and
 * products say; everything else comes with the first page that needs it.
 */
import type { Messages } from '@lingui/core';
import type { Locale } from '#core/domain/shop/locale.ts';

export type Part = 'first' | 'later';

/** Keys of the catalogues in the bundler's manifest. */
export const MESSAGE_SOURCES: Readonly<Record<Part, Readonly<Record<Locale, string>>>> = {
  first: { fr_FR: 'src/shop/locales/fr_FR.po', en_GB: 'src/shop/locales/en_GB.po' },
  later: { fr_FR: 'src/shop/locales/later/fr_FR.po', en_GB: 'src/shop/locales/later/en_GB.po' },
};

const LOAD: Readonly<Record<Part, Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>>> = {
  first: { fr_FR: () => import('#src/shop/locales/fr_FR.po'), en_GB: () => import('#src/shop/locales/en_GB.po') },
  later: {
    fr_FR: () => import('#src/shop/locales/later/fr_FR.po'),
    en_GB: () => import('#src/shop/locales/later/en_GB.po'),
  },
};

export async function loadMessages(locale: Locale, part: Part): Promise<Messages> {
  return (await LOAD[part][locale]()).messages;
}
