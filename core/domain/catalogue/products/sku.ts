/** What an article is ordered by (domain 2.1). Capitals and small letters are the same one. */
export const MAX_SKU_LENGTH = 64;

export const isSku = (text: string): boolean => /^[A-Za-z0-9._-]{1,64}$/u.test(text);

const COPY = 'copie';

/** The first of `<text>-copie`, `<text>-copie-2`, … that nobody has, within so many characters. */
export function copiedName(text: string, most: number, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? `-${COPY}` : `-${COPY}-${String(count)}`;
    const name = `${text.slice(0, most - end.length)}${end}`;
    if (!isTaken(name)) return name;
  }
}
