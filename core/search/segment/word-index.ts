import { GrowingUint32 } from '#core/search/segment/growing.ts';
import type { Positions } from '#core/search/segment/positions.ts';
import { invert } from '#core/search/segment/relation.ts';
import type { CardRow } from '#core/search/segment/row.ts';
import { hasDigit, isStopWord, stem, words } from '#core/search/words/text.ts';
import { joinedUnits } from '#core/search/words/units.ts';

/** Sorted vocabulary with, for each word, the rows that have it and how much it says about them. */
export interface WordIndex {
  readonly words: readonly string[];
  /** Rows of word w: `rows[offsets[w] … offsets[w + 1])`, ascending, with `weights` beside. */
  readonly offsets: Uint32Array;
  readonly rows: Positions;
  readonly weights: Uint8Array;
}

// the first words of a French product name say what it is, the later ones tell variants apart
const WEIGHT = { first: 120, early: 90, name: 70, brand: 90, subtitle: 60, reference: 40 } as const;

/** Longest word made by joining neighbours: what a person types in one go ("2055516", "5w30"). */
const LONGEST_JOINED = 12;

const RIM = /^r(\d\d)$/;

/** Splits texts into words; what stands between spaces is split once, as names share most of it. */
class Splitter {
  readonly #known = new Map<string, readonly string[]>();

  split(text: string): string[] {
    const found: string[] = [];
    for (const part of text.split(' ')) {
      let parts = this.#known.get(part);
      if (!parts) this.#known.set(part, (parts = words(part)));
      for (const word of parts) found.push(word);
    }
    return found;
  }
}

type Put = (word: string, weight: number) => void;

/** Tells every searchable word of a row, the weightiest place of each first. */
function tellWords(row: CardRow, splitter: Splitter, put: Put): void {
  const name = splitter.split(row.name);
  const subtitle = splitter.split(row.subtitle);
  let position = 0;
  for (const word of name) {
    if (isStopWord(word)) continue;
    put(stem(word), position < 2 ? WEIGHT.first : position < 5 ? WEIGHT.early : WEIGHT.name);
    position++;
  }
  for (const word of splitter.split(row.brand?.label ?? '')) if (!isStopWord(word)) put(stem(word), WEIGHT.brand);
  for (const word of subtitle) if (!isStopWord(word)) put(stem(word), WEIGHT.subtitle);
  tellDimensions(name, put);
  tellDimensions(subtitle, put);
  // a part with digits is found as a fragment of the whole reference; the bare letters are words
  for (const code of [row.sku, ...row.references])
    for (const word of words(code)) if (word.length > 1 && !hasDigit(word)) put(stem(word), WEIGHT.reference);
}

/**
 * Other ways to type a dimension: two or three neighbours with digits as one (205/55 R16: 20555, 55r16, 20555r16), a
 * number with its unit as one (12 V: 12v), and the rim of a tyre without its letter (205 55 16).
 */
function tellDimensions(parts: readonly string[], put: Put): void {
  const tell = (word: string) => {
    if (word.length <= LONGEST_JOINED) put(word, WEIGHT.name);
  };
  for (const word of joinedUnits(parts)) tell(word);
  for (let at = 0; at < parts.length; at++) {
    const [first = '', second = '', third = ''] = [parts[at], parts[at + 1], parts[at + 2]];
    if (!hasDigit(first)) continue;
    const rim = RIM.exec(first)?.[1];
    if (rim !== undefined) tell(rim);
    if (!hasDigit(second)) continue;
    tell(first + second);
    if (hasDigit(third)) tell(first + second + third);
  }
}

export function buildWordIndex(rows: readonly CardRow[]): WordIndex {
  const numbers = new Map<string, number>();
  const forwardWords = new GrowingUint32(rows.length * 16);
  const forwardWeights = new GrowingUint32(rows.length * 16);
  const rowOffsets = new Uint32Array(rows.length + 1);
  /** The row that told each word last, one up: a word found twice in a row keeps its first weight. */
  const toldBy: number[] = [];
  const splitter = new Splitter();
  rows.forEach((row, at) => {
    tellWords(row, splitter, (word, weight) => {
      let number = numbers.get(word);
      if (number === undefined) numbers.set(word, (number = numbers.size));
      if (toldBy[number] === at + 1) return;
      toldBy[number] = at + 1;
      forwardWords.push(number);
      forwardWeights.push(weight);
    });
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
