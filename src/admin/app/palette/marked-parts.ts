/** A text cut where its words begin with what was typed. */
import { fold, words } from '#core/search/words/text.ts';

export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
  /** Place in the text. */
  readonly from: number;
}

/** The parts in order, which together are the text. */
export function markedParts(text: string, typed: string): readonly MarkedPart[] {
  const wanted = words(typed);
  const parts: MarkedPart[] = [];
  let from = 0;
  const put = (to: number, isMarked: boolean): void => {
    if (to > from) parts.push({ text: text.slice(from, to), isMarked, from });
    from = Math.max(from, to);
  };
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const folded = fold(word);
    const length = Math.max(0, ...wanted.filter((one) => folded.startsWith(one)).map((one) => one.length));
    /* letters that fold into two (œ) have no place to be cut at: the whole word is marked then */
    const marked = folded.length === word.length ? length : length > 0 ? word.length : 0;
    if (marked === 0) continue;
    put(index, false);
    put(index + marked, true);
  }
  put(text.length, false);
  return parts;
}
