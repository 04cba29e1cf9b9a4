/** The back office's own sentences: a reader downloads one language, and the shop none of them. */
import type { Messages } from '@lingui/core';
import type { Locale } from '#core/domain/shop/locale.ts';

const LOAD: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  fr_FR: () => import('#src/admin/locales/fr_FR.po'),
  en_GB: () => import('#src/admin/locales/en_GB.po'),
};

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await LOAD[locale]()).messages;
}
