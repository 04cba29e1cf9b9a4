import { GrowingUint32 } from './growing.ts';
import { invert } from './relation.ts';
import type { CardRow } from './row.ts';
import { hasDigit, isStopWord, stem, words } from './text.ts';

/** Sorted vocabulary with, for each word, the rows that have it and how much it says about them. */
export interface WordIndex {
  readonly words: readonly string[];
  /** Rows of word w: `rows[offsets[w] … offsets[w + 1])`, ascending, with `weights` beside. */
  readonly offsets: Uint32Array;
  readonly rows: Uint32Array;
  readonly weights: Uint8Array;
}

// the first words of a French product name say what it is, the later ones tell variants apart
const WEIGHT = { first: 120, early: 90, name: 70, brand: 90, subtitle: 60, reference: 40 } as const;

/** Longest word made by joining neighbours: what a person types in one go ("2055516", "5w30"). */
const LONGEST_JOINED = 12;

/** The searchable words of a row; a word found twice keeps its first weight. */
export function indexedWords(row: CardRow): Map<string, number> {
  const found = new Map<string, number>();
  const put = (word: string, weight: number) => {
    if (!found.has(word)) found.set(word, weight);
  };
  let position = 0;
  for (const word of contentWords(row.name)) {
    put(word, position < 2 ? WEIGHT.first : position < 5 ? WEIGHT.early : WEIGHT.name);
    position++;
  }
  for (const word of contentWords(row.brand?.label ?? '')) put(word, WEIGHT.brand);
  for (const word of contentWords(row.subtitle)) put(word, WEIGHT.subtitle);
  for (const text of [row.name, row.subtitle]) for (const word of dimensionWords(text)) put(word, WEIGHT.name);
  // a part with digits is found as a fragment of the whole reference; the bare letters are words
  for (const text of [row.sku, ...row.references])
    for (const word of words(text)) if (word.length > 1 && !hasDigit(word)) put(stem(word), WEIGHT.reference);
  return found;
}

function contentWords(text: string): string[] {
  return words(text)
    .filter((word) => !isStopWord(word))
    .map(stem);
}

const RIM = /^r(\d\d)$/;

/**
 * Other ways to type a dimension: two or three neighbours with digits as one (205/55 R16: 20555, 55r16, 20555r16), and
 * the rim of a tyre without its letter (205 55 16).
 */
function dimensionWords(text: string): string[] {
  const parts = words(text);
  const other: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [first = '', second = '', third = ''] = parts.slice(at, at + 3);
    const rim = RIM.exec(first)?.[1];
    if (rim !== undefined) other.push(rim);
    if (!hasDigit(first) || !hasDigit(second)) continue;
    other.push(first + second);
    if (hasDigit(third)) other.push(first + second + third);
  }
  return other.filter((word) => word.length <= LONGEST_JOINED);
}

export function buildWordIndex(rows: readonly CardRow[]): WordIndex {
  const numbers = new Map<string, number>();
  const forwardWords = new GrowingUint32(rows.length * 16);
  const forwardWeights = new GrowingUint32(rows.length * 16);
  const rowOffsets = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => {
    for (const [word, weight] of indexedWords(row)) {
      let number = numbers.get(word);
      if (number === undefined) numbers.set(word, (number = numbers.size));
      forwardWords.push(number);
      forwardWeights.push(weight);
    }
    rowOffsets[at + 1] = forwardWords.length;
  });

  const vocabulary = [...numbers.keys()].sort();
  const rank = new Uint32Array(vocabulary.length);
  vocabulary.forEach((word, at) => (rank[numbers.get(word) ?? 0] = at));
  const ranked = forwardWords.done().map((number) => rank[number] ?? 0);
  const { keyOffsets, keyRows } = invert(rowOffsets, ranked, vocabulary.length);
  return {
    words: vocabulary,
    offsets: keyOffsets,
    rows: keyRows,
    weights: weightsBeside(rowOffsets, ranked, forwardWeights.done(), keyOffsets),
  };
}

function weightsBeside(rowOffsets: Uint32Array, ranked: Uint32Array, forward: Uint32Array, keyOffsets: Uint32Array) {
  const weights = new Uint8Array(forward.length);
  const next = keyOffsets.slice();
  for (let at = 0; at < (rowOffsets.at(-1) ?? 0); at++) {
    const word = ranked[at] ?? 0;
    const place = next[word] ?? 0;
    weights[place] = forward[at] ?? 0;
    next[word] = place + 1;
  }
  return weights;
}
