import { isSiren } from './siret.ts';

/** Companies of Monaco have French numbers whose nine digits begin with 000 and are no SIREN; their key holds all the same. */
const MONACO = /^000\d{6}$/u;

const EU = 'AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI';
const FOREIGN = new RegExp(`^(?:${EU})[0-9A-Z+*]{2,12}$`, 'u');

/** The French VAT number of a SIREN: its key is (12 + 3 × (SIREN mod 97)) mod 97 (domain 15.2). */
export function vatNumberOfSiren(siren: string): string {
  if (!isSiren(siren)) throw new RangeError('not a SIREN');
  return withKey(siren);
}

function withKey(digits: string): string {
  const key = (12 + 3 * (Number(digits) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${digits}`;
}

/** Upper case, without spaces, dots or dashes of any kind, and without signs that nobody sees. */
export function normaliseVatNumber(text: string): string {
  return text.toUpperCase().replace(/[\s.\p{Pd}\p{Cf}]/gu, '');
}

/**
 * True for a French number with its right key, or for the shape of another member state's: whether
 * it exists, only VIES can say.
 */
export function isVatNumber(text: string): boolean {
  const number = normaliseVatNumber(text);
  if (!number.startsWith('FR')) return FOREIGN.test(number);
  const digits = number.slice(4);
  return (isSiren(digits) || MONACO.test(digits)) && withKey(digits) === number;
}
