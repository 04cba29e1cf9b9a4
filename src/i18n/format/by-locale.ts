import { languageTag } from '#core/domain/locale.ts';
import type { Locale } from '#core/domain/locale.ts';

/**
 * A formatter for each language, made when it is first used: on a phone one of dates takes as long as the drawing of a
 * card, and most pages need neither the other language nor dates.
 */
export function byLocale<Format>(make: (tag: string) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const format = make(languageTag(locale));
    made.set(locale, format);
    return format;
  };
}
