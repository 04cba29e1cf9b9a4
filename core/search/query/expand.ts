import { nearWords, toleranceOf } from '#core/search/words/fuzzy.ts';
import type { Held } from './live-rows.ts';
import { findLabels } from '#core/search/segment/labels.ts';
import type { Label, LabelIndex } from '#core/search/segment/labels.ts';
import type { Term } from '#core/search/words/parse.ts';
import type { Positions } from '#core/search/segment/positions.ts';
import { indexOfId } from '#core/search/segment/relation.ts';
import { stem } from '#core/search/words/text.ts';
import { namesVehicle } from '#core/search/words/vehicle.ts';
import { indexOfWord, lowerBound } from '#core/search/words/vocabulary.ts';
import { FACTOR, LABEL_WEIGHT, prefixFactor } from './weighing.ts';

/** Rows of one segment that a term may mean, by one word or label. */
export interface Source {
  readonly held: Held;
  /** The word or label: no two sources of a term have both key and segment in common. */
  readonly key: string;
  readonly rows: Positions;
  readonly from: number;
  readonly to: number;
  /** Weight of each row, or one for all. */
  readonly weights: Uint8Array | number;
  readonly factor: number;
}

/** Shorter beginnings would mean half of the names in the shop. */
const SHORTEST_LABEL_PREFIX = 3;
const SHORTEST_IMPLIED_PREFIX = 3;

/**
 * What a term may mean in all segments: itself, its synonyms, words and labels it begins and, when forgiving, those a
 * slip away. Whether a closed word exists at all (otherwise it counts as a beginning) is decided over all segments.
 */
export function expandTerm(helds: readonly Held[], labels: LabelIndex, term: Term, forgiving: boolean): Source[] {
  const expansion = new Expansion(helds, labels);
  const closed = stem(term.word);
  expansion.addWord(closed, FACTOR.exact);
  expansion.addLabels(closed, false);
  const begins = term.open || (!expansion.isAlive() && (term.numeric || term.word.length >= SHORTEST_IMPLIED_PREFIX));
  for (const synonym of labels.synonyms.get(closed) ?? []) expansion.addWord(synonym, FACTOR.synonym);
  if (begins) {
    const typed = term.word.length;
    expansion.addPrefix(term.word, (length) => (term.open ? prefixFactor(typed, length) : FACTOR.impliedPrefix));
    if (typed >= SHORTEST_LABEL_PREFIX) expansion.addLabels(term.word, true);
  }
  if (forgiving && !term.numeric && !namesVehicle(closed)) expansion.addNear(term, begins);
  return expansion.sources;
}

class Expansion {
  readonly sources: Source[] = [];
  readonly #helds: readonly Held[];
  readonly #labels: LabelIndex;
  readonly #taken = new Set<string>();

  constructor(helds: readonly Held[], labels: LabelIndex) {
    this.#helds = helds;
    this.#labels = labels;
  }

  isAlive(): boolean {
    return this.sources.some((source) => livingRows(source) > 0);
  }

  addWord(word: string, factor: number): void {
    if (this.#taken.has(word)) return;
    this.#taken.add(word);
    for (const held of this.#helds) {
      const at = indexOfWord(held.segment.words.words, word);
      if (at >= 0) this.#push(held, at, factor);
    }
  }

  addPrefix(prefix: string, factorOf: (length: number) => number): void {
    for (const held of this.#helds) {
      const { words } = held.segment.words;
      for (let at = lowerBound(words, prefix); at < words.length; at++) {
        const word = words[at] ?? '';
        if (!word.startsWith(prefix)) break;
        if (!this.#taken.has(word)) this.#push(held, at, factorOf(word.length));
      }
    }
  }

  addNear(term: Term, prefixIsIn: boolean): void {
    const limit = toleranceOf(term.word);
    if (limit === 0) return;
    const factorOf = (word: string, distance: number) =>
      Math.floor((word[0] === term.word[0] ? FACTOR.near : FACTOR.nearOtherInitial) / distance);
    const isIn = (word: string, distance: number) => distance === 0 || (prefixIsIn && word.startsWith(term.word));
    for (const held of this.#helds) {
      const { words } = held.segment.words;
      nearWords(words, term.word, limit, term.open, (at, distance) => {
        const word = words[at] ?? '';
        if (!isIn(word, distance) && !this.#taken.has(word)) this.#push(held, at, factorOf(word, distance));
      });
    }
    const { words, labels } = this.#labels;
    nearWords(words, term.word, limit, term.open, (at, distance) => {
      const word = words[at] ?? '';
      if (isIn(word, distance)) return;
      for (const label of labels[at] ?? []) this.#pushLabel(label, factorOf(word, distance));
    });
  }

  addLabels(word: string, prefix: boolean): void {
    findLabels(this.#labels, word, prefix, (label, exact) =>
      this.#pushLabel(label, exact ? FACTOR.exact : FACTOR.impliedPrefix),
    );
  }

  #pushLabel(label: Label, factor: number): void {
    // a space cannot stand in a word, so a label never shares its key with one
    const key = `${label.kind} ${label.id}`;
    if (this.#taken.has(key)) return;
    this.#taken.add(key);
    const weights = LABEL_WEIGHT[label.kind];
    for (const held of this.#helds) {
      const relation = label.kind === 'option' ? held.segment.options : held.segment.categories;
      const at = indexOfId(relation.keys, label.id);
      if (at < 0) continue;
      const [from = 0, to = 0] = relation.keyOffsets.subarray(at, at + 2);
      this.sources.push({ held, key, rows: relation.keyRows, from, to, weights, factor });
    }
  }

  #push(held: Held, word: number, factor: number): void {
    const { words, offsets, rows, weights } = held.segment.words;
    this.sources.push({
      held,
      key: words[word] ?? '',
      rows,
      from: offsets[word] ?? 0,
      to: offsets[word + 1] ?? 0,
      weights,
      factor,
    });
  }
}

function livingRows({ held, rows, from, to }: Source): number {
  if (held.alive === held.segment.size) return to - from;
  let living = 0;
  for (let at = from; at < to; at++) if (held.dead[rows[at] ?? 0] === 0) living++;
  return living;
}

/** In how many living rows of the whole catalogue each key stands. */
export function frequencies(sources: readonly Source[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const source of sources) found.set(source.key, (found.get(source.key) ?? 0) + livingRows(source));
  return found;
}
