import { hasFrenchPostcodes } from './country.ts';

/**
 * The form a postcode is stored in: no outer spaces, upper case, single inner spaces, and none in five digits, which
 * some write « 75 001 ».
 */
export function normalisePostcode(text: string): string {
  const postcode = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase()
    .replace(/\s+/gu, ' ');
  const digits = postcode.replaceAll(' ', '');
  return /^\d{5}$/u.test(digits) ? digits : postcode;
}

/** True for a postcode of the country: five digits in France and its territories (domain 7.3). */
export function isPostcode(text: string, country = 'FR'): boolean {
  const postcode = normalisePostcode(text);
  if (hasFrenchPostcodes(country)) return /^\d{5}$/u.test(postcode);
  return /^[A-Z0-9](?:[A-Z0-9 -]{1,8}[A-Z0-9])$/u.test(postcode);
}
