import { cutText } from '#core/domain/text/cut-text.ts';

const COPY = 'copie';

/** The first of `<text>-copie`, `<text>-copie-2`, … that nobody has, within so many characters. */
export function copiedName(text: string, most: number, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? `-${COPY}` : `-${COPY}-${String(count)}`;
    const name = `${cutText(text, most - end.length)}${end}`;
    if (!isTaken(name)) return name;
  }
}
