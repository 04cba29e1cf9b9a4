/** Two texts word by word: what one has and the other has not, for the eye to find (history, two versions). */

export interface Piece {
  readonly text: string;
  /** Only this text has it. */
  readonly own: boolean;
}

/** Longest texts that are compared, in words: the table below grows with both. */
const MOST_WORDS = 400;

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Pieces of `text` that together are `text`, marked where `other` lacks them. */
export function wordChanges(text: string, other: string): readonly Piece[] {
  const [mine, theirs] = [wordsOf(text), wordsOf(other)];
  if (mine.length > MOST_WORDS || theirs.length > MOST_WORDS) return text === '' ? [] : [{ text, own: text !== other }];
  const kept = shared(mine, theirs);
  const pieces: Piece[] = [];
  mine.forEach((word, at) => {
    const own = !kept.has(at);
    const last = pieces.at(-1);
    if (last?.own === own) pieces.splice(-1, 1, { text: last.text + word, own });
    else pieces.push({ text: word, own });
  });
  return pieces;
}

/** Indices of the words of `mine` in a longest common subsequence with `theirs`. */
function shared(mine: readonly string[], theirs: readonly string[]): ReadonlySet<number> {
  const width = theirs.length + 1;
  const lengths = new Uint16Array((mine.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = mine.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--)
      lengths[i * width + j] = mine[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const kept = new Set<number>();
  for (let i = 0, j = 0; i < mine.length && j < theirs.length;) {
    if (mine[i] === theirs[j]) {
      kept.add(i);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return kept;
}
