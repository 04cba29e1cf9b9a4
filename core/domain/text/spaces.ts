/** Narrow no-break space: French typography around ; : ! ? € % and between thousands. */
export const NARROW = '\u202f';

/** No-break space, where a narrow one would be too tight. */
export const NO_BREAK = '\u00a0';

/** Every space narrow and unbreakable: engines differ in which space `Intl` writes. */
export function withNarrowSpaces(text: string): string {
  return text.replace(/\s/gu, NARROW);
}
