/** Instants and words in mails: the two languages of the shop, Paris time (domain 0.1). */
import type { Locale } from '#core/domain/shop/locale.ts';
import { languageTag } from '#core/domain/shop/locale.ts';
import { dateWords } from '#core/domain/text/date-words.ts';

export function instantIn(locale: Locale, at: Date): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return dateWords(locale, format.format(at));
}

/** Picks the words of a language: `say(locale, 'Bonjour', 'Hello')`. */
export const say = (locale: Locale, french: string, english: string): string => (locale === 'fr_FR' ? french : english);
