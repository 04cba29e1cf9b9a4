/** The form an activity code is stored in: "45.31Z" becomes "4531Z". */
export function normaliseApeCode(text: string): string {
  return text.toUpperCase().replace(/[\s.]/gu, '');
}

/** True for the activity code of a French company (NAF): four digits and a letter. */
export function isApeCode(text: string): boolean {
  return /^\d{4}[A-Z]$/u.test(normaliseApeCode(text));
}
