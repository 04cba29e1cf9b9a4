import { useLingui } from '@lingui/react';
import {
  DEFAULT_LOCALE,
  isLocale,
  languageTag,
  translated,
  type Locale,
  type Translated,
} from '#core/domain/shop/locale.ts';

/** The language on the screen. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE;
}

/** The language of a text, for `lang`, where it is not the reader's. @param of French where silent, as in the catalogue */
export function useTextLang(of: Locale = DEFAULT_LOCALE): 'fr' | 'en' | undefined {
  const isRead = useLocale() === of;
  if (isRead) return undefined;
  return of === DEFAULT_LOCALE ? 'fr' : 'en';
}

export interface Wording {
  text: string;
  /** Set where the text is not in the language of the page (design §10: French content read in English). */
  lang: 'fr-FR' | 'en-GB' | undefined;
}

/** A text of the shop in the reader's language, or in the one it exists in. */
export function wordingOf(texts: Translated<string>, locale: Locale): Wording {
  const found = translated(texts, locale);
  if (found === null) return { text: '', lang: undefined };
  return { text: found.value, lang: found.locale === locale ? undefined : languageTag(found.locale) };
}
