/** Whole cents as providers write them: 12957 becomes "129.57". */
export function decimalOf(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount of cents: ${cents}`);
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** The cents of "129.57", "129.5" or "129", or null: never by way of a float. */
export function centsOf(text: string): number | null {
  const [, sign, whole = '', rest = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,8}))?$/u.exec(text) ?? [];
  if (sign === undefined || /[1-9]/u.test(rest.slice(2))) return null;
  const cents = Number(whole) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** The cents of digits alone, as PayZen counts. */
export const wholeCentsOf = (text: string): number | null => (/^\d{1,12}$/u.test(text) ? Number(text) : null);
