const LETTERS = '[A-HJ-NP-TV-Z]';
const SIV = new RegExp(`^(${LETTERS}{2})-?(\\d{3})-?(${LETTERS}{2})$`, 'u');
const FNI = /^(\d{1,4})[ -]?([A-Z]{1,3})[ -]?(\d{2,3}|2[AB])$/u;

/**
 * A French licence plate as it is written, or null (domain 2.9, 15.11): since 2009 `AB-123-CD`,
 * never with I, O, U nor SS at an end; before, `123 AB 2A` with the department last.
 */
export function normalisePlate(text: string): string | null {
  const plate = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase()
    .replace(/\s+/gu, ' ');
  const siv = SIV.exec(plate.replaceAll(' ', ''));
  if (siv && siv[1] !== 'SS' && siv[3] !== 'SS') return `${siv[1]}-${siv[2]}-${siv[3]}`;
  const fni = FNI.exec(plate);
  return fni ? `${fni[1]} ${fni[2]} ${fni[3]}` : null;
}

/** True for a French licence plate of either system. */
export function isPlate(text: string): boolean {
  return normalisePlate(text) !== null;
}
