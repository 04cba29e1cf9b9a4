/** The shop's languages: French first, English as the fallback (specification §9). */
export const LOCALES = ['fr_FR', 'en_GB'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'fr_FR';
const FALLBACK_LOCALE: Locale = 'en_GB';

/** A text in some of the shop's languages. */
export type Translated<T> = { readonly [locale in Locale]?: T };

/** True when a text from outside names a language of the shop. */
export function isLocale(value: unknown): value is Locale {
  return value === 'fr_FR' || value === 'en_GB';
}

/** The BCP 47 tag for `lang` attributes and formatters. */
export function languageTag(locale: Locale): 'fr-FR' | 'en-GB' {
  return locale === 'fr_FR' ? 'fr-FR' : 'en-GB';
}

/** The best text for a reader, and the language it is in: asked, French, then English (domain 0.1). */
export function translated<T>(
  texts: Translated<T>,
  locale: Locale,
): { readonly value: T; readonly locale: Locale } | null {
  for (const candidate of [locale, DEFAULT_LOCALE, FALLBACK_LOCALE]) {
    const value = texts[candidate];
    if (value !== undefined) return { value, locale: candidate };
  }
  return null;
}
