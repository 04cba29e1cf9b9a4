/** Instants and words in mails: the two languages of the shop, its clock. */
import type { Locale } from '#core/domain/shop/locale.ts';
import { languageTag } from '#core/domain/shop/locale.ts';
import { DEFAULT_TIME_ZONE, type TimeZone } from '#core/domain/shop/time-zone.ts';
import { dateWords } from '#core/domain/text/date-words.ts';

/** @param zone of the half of the shop it is about; of Paris where it is about none */
export function instantIn(locale: Locale, at: Date, zone: TimeZone = DEFAULT_TIME_ZONE): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  });
  return dateWords(locale, format.format(at));
}

/** Picks the words of a language: `say(locale, 'Bonjour', 'Hello')`. */
export const say = (locale: Locale, french: string, english: string): string => (locale === 'fr_FR' ? french : english);
