/**
 * A code as articles are found by it: letters in one case, without the spaces that a reader or a person put in.
 * UPC-A is an EAN-13 whose first digit is not printed.
 */
export function countedCode(text: string): string {
  const bare = text.replace(/\s/gu, '').toUpperCase();
  return /^\d{12}$/u.test(bare) ? `0${bare}` : bare;
}
