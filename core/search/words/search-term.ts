/**
 * What was asked for as the shop counts it and recognises it: by its words, however they are written. A text that can
 * only be somebody's is never counted.
 */
import { LONGEST_TERM } from '#core/domain/search/search-term.ts';
import { compact, words } from '#core/search/words/text.ts';
import { isNumberPlate } from '#core/search/words/vehicle.ts';

/** Two texts with the same key are one term. */
export const termKey = (text: string): string => words(text).join(' ');

/** National, or with the code of the country before it. */
const PHONE = /^(?:0|(?:00)?330?)[1-9]\d{8}$/u;

/** A number plate, an address of e-mail, a telephone number: these name a person. */
export const namesSomebody = (text: string): boolean =>
  text.includes('@') || isNumberPlate(text, true) || PHONE.test(compact(text));

/** The term that a text is counted under; null: it is counted under none. */
export function countedTerm(text: string): string | null {
  const term = text.trim().replace(/\s+/gu, ' ').toLowerCase();
  return termKey(term) === '' || term.length > LONGEST_TERM || namesSomebody(term) ? null : term;
}
