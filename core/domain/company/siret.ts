import { NARROW } from '#core/domain/text/spaces.ts';

/** La Poste numbers its many establishments outside the Luhn rule. */
const LA_POSTE = '356000000';

function luhn(text: string): boolean {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) {
    const digit = Number(text[text.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function digitSum(text: string): number {
  return Array.from(text, Number).reduce((sum, digit) => sum + digit, 0);
}

/** The digits of a number written with spaces, dots or dashes, as people copy it, and without signs that nobody sees. */
export function normaliseSiret(text: string): string {
  return text.replace(/[\s.\p{Pd}\p{Cf}]/gu, '');
}

/** True for nine digits that hold the Luhn rule. */
export function isSiren(text: string): boolean {
  const siren = normaliseSiret(text);
  return /^\d{9}$/u.test(siren) && luhn(siren);
}

/** True for fourteen digits that hold the Luhn rule, or La Poste's own (domain 15.2). */
export function isSiret(text: string): boolean {
  const siret = normaliseSiret(text);
  if (!/^\d{14}$/u.test(siret)) return false;
  return luhn(siret) || (siret.startsWith(LA_POSTE) && digitSum(siret) % 5 === 0);
}

/** "732 829 320 00074" */
export const displaySiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/u, `$1${NARROW}$2${NARROW}$3${NARROW}$4`);

/** "732 829 320", the number of the company behind an establishment. */
export const displaySiren = (siret: string): string => displaySiret(siret).slice(0, 11);
