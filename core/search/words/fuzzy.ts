import { lowerBound } from './vocabulary.ts';

/** How many typing errors a word of this length is forgiven. */
export function toleranceOf(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Words of a sorted vocabulary within `limit` edits (insertion, deletion, substitution, swap of neighbours) of `query`,
 * or, with `prefix`, beginning with something within them. The vocabulary is walked as an implicit trie, one row of the
 * edit matrix per shared letter, so words with a common beginning share its work.
 */
export function nearWords(
  words: readonly string[],
  query: string,
  limit: number,
  prefix: boolean,
  emit: (word: number, distance: number) => void,
): void {
  const length = query.length;
  const matrix: Uint8Array[] = [Uint8Array.from({ length: length + 1 }, (_, at) => at)];

  const step = (depth: number, letter: number, before: number): number => {
    const above = matrix[depth] ?? new Uint8Array(length + 1);
    const earlier = depth > 0 ? matrix[depth - 1] : undefined;
    const current = (matrix[depth + 1] ??= new Uint8Array(length + 1));
    let left = depth + 1;
    let lowest = left;
    current[0] = left;
    for (let at = 1; at <= length; at++) {
      let cost = (above[at - 1] ?? 0) + (query.charCodeAt(at - 1) === letter ? 0 : 1);
      cost = Math.min(cost, (above[at] ?? 0) + 1, left + 1);
      const swapped = earlier && at > 1 && query.charCodeAt(at - 2) === letter && query.charCodeAt(at - 1) === before;
      if (swapped) cost = Math.min(cost, (earlier[at - 2] ?? 0) + 1);
      current[at] = cost;
      left = cost;
      if (cost < lowest) lowest = cost;
    }
    return lowest;
  };

  const walk = (from: number, to: number, depth: number, bestPrefix: number): void => {
    let at = from;
    for (; at < to && words[at]?.length === depth; at++) {
      const distance = prefix ? bestPrefix : (matrix[depth]?.[length] ?? 0);
      if (distance <= limit) emit(at, distance);
    }
    while (at < to) {
      const word = words[at] ?? '';
      const letter = word.charCodeAt(depth);
      let end = at + 1;
      while (end < to && words[end]?.charCodeAt(depth) === letter) end++;
      const lowest = step(depth, letter, depth > 0 ? word.charCodeAt(depth - 1) : -1);
      const best = prefix ? Math.min(bestPrefix, matrix[depth + 1]?.[length] ?? 0) : bestPrefix;
      if (lowest <= limit && lowest < best) walk(at, end, depth + 1, best);
      else if (best <= limit) for (let each = at; each < end; each++) emit(each, best);
      at = end;
    }
  };

  // words that begin with a digit are dimensions and years: an edit there is another product, not a slip
  walk(lowerBound(words, 'a'), words.length, 0, 255);
}
