import { nearWords, toleranceOf } from '#core/search/words/fuzzy.ts';
import { joinTerms, parseText, tellingTerms } from '#core/search/words/parse.ts';
import type { Term } from '#core/search/words/parse.ts';
import { isStopWord, stem, words } from '#core/search/words/text.ts';
import { joinedUnits } from '#core/search/words/units.ts';
import { namesVehicle } from '#core/search/words/vehicle.ts';
import { lowerBound } from '#core/search/words/vocabulary.ts';
import { rarity } from '#core/search/query/weighing.ts';

/** A page or post as search reads it; `kind` is what the results are grouped by. */
export interface ContentEntry<Kind extends string = string> {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  readonly excerpt: string;
  readonly text: string;
}

export interface ContentHit<Kind extends string = string> {
  readonly entry: ContentEntry<Kind>;
  readonly score: number;
}

/**
 * Search over a few hundred pages and posts, by the same words as the products: all words have to be found, the last one
 * may be unfinished; few found, slips are forgiven. Title counts 4, excerpt 2, text 1; ties keep the order given.
 */
export interface ContentIndex<Kind extends string> {
  search(question: string, limit: number): ContentHit<Kind>[];
}

const WEIGHT = { title: 4, excerpt: 2, text: 1 } as const;
const FEW = 3;

type Postings = Map<number, number>;

export function indexContents<Kind extends string>(entries: readonly ContentEntry<Kind>[]): ContentIndex<Kind> {
  const byWord = new Map<string, Postings>();
  entries.forEach((entry, at) => {
    for (const field of ['text', 'excerpt', 'title'] as const)
      for (const word of told(words(entry[field])))
        if (!isStopWord(word)) {
          const postings = byWord.get(stem(word)) ?? new Map<number, number>();
          byWord.set(stem(word), postings.set(at, WEIGHT[field]));
        }
  });
  const vocabulary = [...byWord.keys()].sort();
  const scoreTerm = (term: Term, forgiving: boolean) =>
    bestPerEntry(meanings(vocabulary, term, forgiving), byWord, entries.length);

  const scoreGroup = (group: readonly Term[], forgiving: boolean): Postings => {
    const scores = scoreAll(tellingTerms(group).map((term) => () => scoreTerm(term, forgiving)));
    if (group.length > 1)
      for (const [at, sum] of scoreTerm(joinTerms(group), false)) scores.set(at, Math.max(scores.get(at) ?? 0, sum));
    return scores;
  };
  const score = (groups: readonly (readonly Term[])[], forgiving: boolean): Postings =>
    scoreAll(groups.map((group) => () => scoreGroup(group, forgiving)));

  return {
    search(question, limit) {
      const groups = parseText(question)?.groups ?? [];
      let scores = score(groups, false);
      if (scores.size < FEW) scores = score(groups, true);
      return [...scores]
        .flatMap(([at, score]) => {
          const entry = entries[at];
          return entry ? [{ entry, score, at }] : [];
        })
        .sort((left, right) => right.score - left.score || left.at - right.at)
        .slice(0, limit)
        .map(({ entry, score }) => ({ entry, score }));
    },
  };
}

const told = (all: readonly string[]): readonly string[] => [...all, ...joinedUnits(all)];

/** What answers every part of a question, with the sum of what each says. */
function scoreAll(parts: readonly (() => Postings)[]): Postings {
  const [first, ...others] = parts;
  const scores: Postings = new Map(first?.());
  for (const other of others) {
    // what has lost one word already is not found by the next
    if (scores.size === 0) break;
    const found = other();
    for (const [at, sum] of scores) {
      const more = found.get(at);
      if (more === undefined) scores.delete(at);
      else scores.set(at, sum + more);
    }
  }
  return scores;
}

/** Words of the vocabulary a term may mean, with the percent they count. */
function meanings(vocabulary: readonly string[], term: Term, forgiving: boolean): Map<string, number> {
  const found = new Map<string, number>();
  const closed = stem(term.word);
  const isExact = term.numeric || namesVehicle(term.word);
  const tolerance = forgiving && !isExact ? toleranceOf(term.word) : 0;
  if (tolerance > 0)
    nearWords(vocabulary, term.word, tolerance, term.open, (word) => found.set(vocabulary[word] ?? '', 30));
  if (term.open)
    for (let at = lowerBound(vocabulary, term.word); vocabulary[at]?.startsWith(term.word); at++)
      found.set(vocabulary[at] ?? '', 60);
  found.set(closed, 100);
  return found;
}

function bestPerEntry(
  meant: ReadonlyMap<string, number>,
  byWord: ReadonlyMap<string, Postings>,
  total: number,
): Postings {
  const best: Postings = new Map();
  for (const [word, percent] of meant) {
    const postings = byWord.get(word);
    if (!postings) continue;
    const worth = percent * rarity(total, postings.size);
    for (const [at, weight] of postings) best.set(at, Math.max(best.get(at) ?? 0, weight * worth));
  }
  return best;
}
