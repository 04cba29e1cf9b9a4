/** Days, amounts and places as they are read on paper, in the document's language. */
import { withoutEnd } from '#core/domain/text/cut/trim-ends.ts';
import type { Money } from '#core/domain/price/money.ts';
import { UNITS_PER_CENT, UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { formatMoney } from '#core/domain/price/format-money.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { languageTag } from '#core/domain/shop/locale.ts';
import { dateWords } from '#core/domain/text/date-words.ts';
import { groupedInteger } from '#core/domain/text/grouped-integer.ts';
import { NARROW, NO_BREAK } from '#core/domain/text/spaces.ts';
import { say } from '#server/platform/mail/mail-format.ts';

import type { Day } from '../models/document.ts';
import type { PostalAddress } from '../models/parties.ts';

/** "3 mars 2026" */
export function dayIn(locale: Locale, day: Day): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return dateWords(locale, format.format(new Date(`${day}T00:00:00Z`)));
}

/** "20 %", "5,5 %" */
export function percentIn(locale: Locale, percent: number): string {
  return locale === 'fr_FR' ? `${String(percent).replace('.', ',')}${NARROW}%` : `${percent}%`;
}

/** An amount with the decimals it has, two to four: unit prices without VAT are seldom whole cents. */
export function unitPriceIn(locale: Locale, price: Money): string {
  if (price % UNITS_PER_CENT === 0 || price < 0) return formatMoney(price, locale);
  const euros = groupedInteger(Math.trunc(price / UNITS_PER_EURO), locale);
  const decimals = withoutEnd(String(price % UNITS_PER_EURO).padStart(4, '0'), (digit) => digit === '0');
  return locale === 'fr_FR' ? `${euros},${decimals}${NARROW}€` : `€${euros}.${decimals}`;
}

export const quantityIn = (locale: Locale, quantity: number): string => groupedInteger(quantity, locale);

/** "3,4 kg" */
export function kilosIn(locale: Locale, grams: number): string {
  const kilos = String(Math.round(grams / 10) / 100);
  return `${locale === 'fr_FR' ? kilos.replace('.', ',') : kilos}${NO_BREAK}kg`;
}

/** Lines of an address; the country where it is another one. */
export function addressLines(locale: Locale, { lines, postcode, city, country }: PostalAddress): string[] {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const abroad = country === 'FR' ? [] : [names.of(country) ?? country];
  return [...lines, `${postcode} ${city}`.trim(), ...abroad].filter((line) => line !== '');
}

/** In groups of four, unbroken. */
export const spacedIban = (iban: string): string => iban.replace(/\s/gu, '').replace(/(.{4})(?=.)/gu, `$1${NO_BREAK}`);

/** "label : value" in the typography of the language. */
export const labelled = (locale: Locale, label: string, value: string): string =>
  `${label}${say(locale, `${NARROW}: `, ': ')}${value}`;
