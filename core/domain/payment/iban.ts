/** How long the account numbers of a country are (ISO 13616): the countries of SEPA. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** Upper case, without spaces, dashes and the word people copy along, as machines want it: no country is called IB. */
export function normaliseIban(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s.:\p{Pd}\p{Cf}]/gu, '')
    .replace(/^IBAN(?=[A-Z]{2}\d)/u, '');
}

/** The rest of a number of any length divided by 97, a digit at a time; letters count from A = 10. */
function mod97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * True for an account number of a country of SEPA with its length and its check digits (ISO 13616, ISO 7064): whether
 * the account exists, only a bank can say.
 */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(iban) || LENGTHS[iban.slice(0, 2)] !== iban.length) return false;
  // 00, 01 and 99 hold the rule too, but no bank gives them
  if (!/^(?:0[2-9]|[1-8]\d|9[0-8])$/u.test(iban.slice(2, 4))) return false;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** An account number as people copy it, in groups of four: "FR76 3000 6000 …". */
export function displayIban(text: string): string {
  return (normaliseIban(text).match(/.{1,4}/gu) ?? []).join(' ');
}

/** True for the shape of a bank's code (ISO 9362): bank, country, place and, where it has one, branch. */
export function isBic(text: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/u.test(text.toUpperCase().replace(/[\s\p{Cf}]/gu, ''));
}
