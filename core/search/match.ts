import { expandTerm, frequencies } from './expand.ts';
import { OUT } from './held.ts';
import type { Held } from './held.ts';
import type { LabelIndex } from './labels.ts';
import type { ParsedText, Term } from './parse.ts';
import { findReference } from './reference-index.ts';
import type { ReferenceFit } from './reference-index.ts';
import { rarity, REFERENCE_SCORE, SHORT_REFERENCE_SCORE } from './weighing.ts';

/** With fewer rows than this, slips of the keyboard are forgiven. */
const FEW = 5;
const SHORTEST_FRAGMENT = 3;
/** From here on a fragment is telling enough to be looked for inside references too. */
const TELLING_FRAGMENT = 5;

/**
 * Marks what a text finds among the rows not yet `OUT` (misses) and leaves their scores; all others become `OUT`.
 * Every group has to be found. Few found: again forgiving slips. None: one group may be missing. Each of these steps is
 * decided by the count over all segments, so that the cut never shows.
 */
export function matchText(helds: readonly Held[], labels: LabelIndex, text: ParsedText): void {
  const needed = text.groups.length;
  let found = needed > 0 ? mark(helds, labels, text, false) : 0;
  let enough = needed;
  if (needed > 0 && found < FEW) {
    found = mark(helds, labels, text, true);
    if (found === 0 && needed > 1) enough = needed - 1;
  }
  for (const held of helds)
    for (let row = 0; row < held.misses.length; row++)
      if (needed === 0 || (held.matched[row] ?? 0) < enough) held.misses[row] = OUT;
}

/** Counts for each row the groups it answers and adds up its scores; the number of rows that answer all. */
function mark(helds: readonly Held[], labels: LabelIndex, text: ParsedText, forgiving: boolean): number {
  for (const held of helds) {
    held.scores.fill(0);
    held.matched.fill(0);
  }
  for (const group of text.groups) {
    scoreGroup(helds, labels, group, forgiving);
    for (const { scores, groupScores, matched } of helds)
      for (let row = 0; row < scores.length; row++) {
        const score = groupScores[row] ?? 0;
        if (score === 0) continue;
        scores[row] = (scores[row] ?? 0) + score;
        matched[row] = (matched[row] ?? 0) + 1;
      }
  }
  if (text.reference !== null) markWholeReference(helds, text.reference, text.groups.length);
  let found = 0;
  for (const { matched, misses } of helds)
    for (let row = 0; row < matched.length; row++)
      if ((matched[row] ?? 0) >= text.groups.length && (misses[row] ?? 0) < OUT) found++;
  return found;
}

function markWholeReference(helds: readonly Held[], reference: string, groups: number): void {
  for (const { segment, matched, scores } of helds)
    findReference(segment.references, reference, (row, fit) => {
      if (fit === 'inside' && reference.length < TELLING_FRAGMENT) return;
      matched[row] = groups;
      scores[row] = Math.max(scores[row] ?? 0, REFERENCE_SCORE[fit]);
    });
}

/** `groupScores` of every row: above zero where the group is found, by the best way it is. */
function scoreGroup(helds: readonly Held[], labels: LabelIndex, group: readonly Term[], forgiving: boolean): void {
  for (const held of helds) held.groupScores.fill(0);
  group.forEach((term, at) => {
    for (const held of helds) held.termScores.fill(0);
    scoreTerm(helds, labels, term, forgiving);
    for (const { groupScores, termScores } of helds)
      for (let row = 0; row < termScores.length; row++) {
        const score = termScores[row] ?? 0;
        const before = groupScores[row] ?? 0;
        groupScores[row] = score > 0 && (at === 0 || before > 0) ? before + score : 0;
      }
  });
  for (const { groupScores, termScores } of helds) termScores.set(groupScores);
  const joined = joinTerms(group);
  if (group.length > 1) scoreTerm(helds, labels, joined, false);
  if (joined.numeric || forgiving) scoreReference(helds, joined.raw, forgiving);
  for (const { groupScores, termScores } of helds) groupScores.set(termScores);
}

function joinTerms(group: readonly Term[]): Term {
  const raw = group.map((term) => term.raw).join('');
  const word = group.length === 1 ? (group[0]?.word ?? '') : raw;
  return { word, raw, open: group.at(-1)?.open ?? false, numeric: group.some((term) => term.numeric) };
}

/** Raises `termScores` of every row the term may mean. */
function scoreTerm(helds: readonly Held[], labels: LabelIndex, term: Term, forgiving: boolean): void {
  const sources = expandTerm(helds, labels, term, forgiving);
  const frequency = frequencies(sources);
  const alive = helds.reduce((sum, held) => sum + held.alive, 0);
  for (const { held, key, rows, from, to, weights, factor } of sources) {
    const rowsWithIt = frequency.get(key) ?? 0;
    if (rowsWithIt === 0) continue;
    const worth = factor * rarity(alive, rowsWithIt);
    const { termScores } = held;
    for (let at = from; at < to; at++) {
      const row = rows[at] ?? 0;
      const score = worth * (typeof weights === 'number' ? weights : (weights[at] ?? 0));
      if (score > (termScores[row] ?? 0)) termScores[row] = score;
    }
  }
}

function scoreReference(helds: readonly Held[], fragment: string, forgiving: boolean): void {
  if (fragment.length < SHORTEST_FRAGMENT) return;
  for (const { segment, termScores } of helds)
    findReference(segment.references, fragment, (row, fit) => {
      if (fit === 'inside' && fragment.length < TELLING_FRAGMENT && !forgiving) return;
      const score = referenceScore(fragment, fit);
      if (score > (termScores[row] ?? 0)) termScores[row] = score;
    });
}

function referenceScore(fragment: string, fit: ReferenceFit): number {
  return fit === 'whole' || fragment.length >= TELLING_FRAGMENT ? REFERENCE_SCORE[fit] : SHORT_REFERENCE_SCORE;
}
