/** Texts in French, and in English where somebody wrote them. */
import type { Locale } from '#core/domain/shop/locale.ts';

export interface InLanguages<T> {
  fr_FR: T;
  en_GB?: T;
}

/** Every language passed through `change`. */
export function mapLanguages<T>(words: InLanguages<T>, change: (words: T, locale: Locale) => T): InLanguages<T> {
  const { fr_FR: french, en_GB: english } = words;
  return {
    fr_FR: change(french, 'fr_FR'),
    ...(english === undefined ? {} : { en_GB: change(english, 'en_GB') }),
  };
}
