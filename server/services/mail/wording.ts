/** Amounts and instants in mails: the two languages of the shop, Paris time (domain 0.1). */
import type { Locale } from '#core/domain/locale.ts';
import { languageTag } from '#core/domain/locale.ts';
import { toCents, type Money } from '#core/domain/money.ts';

const THIN = '\u202f';

export function amountIn(locale: Locale, amount: Money): string {
  const format = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency: 'EUR' });
  return format.format(toCents(amount) / 100).replace(/\u00a0/g, THIN);
}

export function instantIn(locale: Locale, at: Date): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return format.format(at);
}

/** Picks the words of a language: `say(locale, 'Bonjour', 'Hello')`. */
export const say = (locale: Locale, french: string, english: string): string => (locale === 'fr_FR' ? french : english);
