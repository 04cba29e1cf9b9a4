/** The check digit of the first twelve digits: weights 1 and 3 in turn. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/** The EAN-13 that begins with these twelve digits. */
export function ean13Of(first12: string): string {
  if (!/^\d{12}$/u.test(first12)) throw new RangeError('an EAN-13 is made from twelve digits');
  return `${first12}${checkDigit(first12)}`;
}

/** True for thirteen digits with the right check digit (domain 2.2). */
export function isEan13(text: string): boolean {
  return /^\d{13}$/u.test(text) && checkDigit(text) === Number(text[12]);
}
