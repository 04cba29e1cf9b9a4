import type { Locale } from '#core/domain/shop/locale.ts';
import { NO_BREAK } from './spaces.ts';

/** « 1 décembre » as it comes from the tables of languages: the first of a month is an ordinal, other days are not. */
const FIRST = /(?<!\d)1(?=\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/gu;
/** A day and its month, a month and its year, « à » and its hour. */
const WITHIN = /(?<=\d) (?=\p{L}{3})|(?<=\p{L}) (?=\d)/gu;

/** A date in words as it is written and read: « 1er décembre 2026 à 9:05 », broken in no place where a line may end. */
export const dateWords = (locale: Locale, words: string): string =>
  (locale === 'fr_FR' ? words.replace(FIRST, '1er') : words).replace(WITHIN, NO_BREAK);
