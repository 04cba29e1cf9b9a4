/**
 * Text without what stands at its ends, each letter looked at once. An expression such as `x+$` begins anew at every
 * `x`: over a long text that is the square of its length.
 */
type IsCut = (letter: string) => boolean;

export function withoutEnd(text: string, isCut: IsCut): string {
  let end = text.length;
  while (end > 0 && isCut(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export function withoutStart(text: string, isCut: IsCut): string {
  let start = 0;
  while (start < text.length && isCut(text.charAt(start))) start += 1;
  return text.slice(start);
}

export const withoutEnds = (text: string, isCut: IsCut): string => withoutStart(withoutEnd(text, isCut), isCut);

export const isSlash = (letter: string): boolean => letter === '/';
