import type { Area } from '#core/domain/shop/area.ts';
import { expandTerm, frequencies } from './expand.ts';
import { admission } from './filter.ts';
import type { Held } from './live-rows.ts';
import type { LabelIndex } from '#core/search/segment/labels.ts';
import { joinTerms, tellingTerms, type ParsedText, type Term } from '#core/search/words/parse.ts';
import { findReference } from '#core/search/segment/reference-index.ts';
import type { ReferenceFit } from '#core/search/segment/reference-index.ts';
import type { RowList } from '#core/search/segment/row-list.ts';
import { isLoneDigit } from '#core/search/words/vehicle.ts';
import { rarity, REFERENCE_SCORE, SHORT_REFERENCE_SCORE } from './weighing.ts';

/** With fewer rows than this, slips of the keyboard are forgiven. */
const FEW = 5;
const SHORTEST_FRAGMENT = 3;
/** From here on a fragment is telling enough to be looked for inside references too. */
const TELLING_FRAGMENT = 5;

/** What a text finds. */
export interface TextMatch {
  /** How many groups a row has to answer. */
  readonly needs: number;
  /** No row answers all: those are told that come near. */
  readonly partial: boolean;
}

/**
 * Leaves in `textRows` what a text may find, with scores and how many of its groups each row answers.
 * Every group has to be found. Few found: again forgiving slips. None: what answers most of the groups, and no fewer than
 * half. Each of these steps is decided by the count over all segments, so that the cut never shows.
 */
export function matchText(
  helds: readonly Held[],
  labels: LabelIndex,
  text: ParsedText,
  area: Area | undefined,
): TextMatch {
  const needs = text.groups.length;
  if (needs === 0) {
    for (const held of helds) forgetText(held);
    return { needs: 1, partial: false };
  }
  if (countAll(helds, labels, text, area, false) >= FEW) return { needs, partial: false };
  if (countAll(helds, labels, text, area, true) > 0) return { needs, partial: false };
  return matchMost(helds, labels, text, area);
}

/** The rows that come nearest to the whole text: words as they were typed first, with slips only where those find nothing. */
function matchMost(helds: readonly Held[], labels: LabelIndex, text: ParsedText, area: Area | undefined): TextMatch {
  const groups = text.groups.filter((group) => !group.every(({ raw }) => isLoneDigit(raw)));
  if (text.groups.length > 1)
    for (const forgiving of [false, true]) {
      mark(helds, labels, { ...text, groups }, forgiving);
      const best = mostAnswered(helds, area);
      if (best > 0 && best * 2 >= groups.length) return { needs: best, partial: true };
    }
  for (const held of helds) forgetText(held);
  return { needs: 1, partial: false };
}

/** Rows that answer every group. */
function countAll(
  helds: readonly Held[],
  labels: LabelIndex,
  text: ParsedText,
  area: Area | undefined,
  forgiving: boolean,
): number {
  mark(helds, labels, text, forgiving);
  let found = 0;
  for (const held of helds)
    eachAnswer(held, area, (answered) => {
      if (answered >= text.groups.length) found++;
    });
  return found;
}

function mostAnswered(helds: readonly Held[], area: Area | undefined): number {
  let best = 0;
  for (const held of helds) eachAnswer(held, area, (answered) => (best = Math.max(best, answered)));
  return best;
}

function eachAnswer(held: Held, area: Area | undefined, tell: (answered: number) => void): void {
  const isAdmitted = admission(held, area, 'search');
  const { textRows, matched } = held;
  for (let at = 0; at < textRows.count; at++) {
    const row = textRows.rows[at] ?? 0;
    if (isAdmitted(row)) tell(matched[row] ?? 0);
  }
}

/** Counts for each row the groups it answers and adds up its scores. */
function mark(helds: readonly Held[], labels: LabelIndex, text: ParsedText, forgiving: boolean): void {
  for (const held of helds) forgetText(held);
  for (const group of text.groups) {
    scoreGroup(helds, labels, group, forgiving);
    for (const held of helds) addGroup(held);
  }
  if (text.reference !== null) markWholeReference(helds, text.reference, text.groups.length);
}

function forgetText({ textRows, scores, matched }: Held): void {
  for (let at = 0; at < textRows.count; at++) matched[textRows.rows[at] ?? 0] = 0;
  forget(textRows, scores);
}

function forget(list: RowList, scores: Float64Array): void {
  for (let at = 0; at < list.count; at++) scores[list.rows[at] ?? 0] = 0;
  list.count = 0;
}

/** Adds what the group scored, left in `termScores`, to what the text scores. */
function addGroup({ termRows, termScores, textRows, scores, matched }: Held): void {
  for (let at = 0; at < termRows.count; at++) {
    const row = termRows.rows[at] ?? 0;
    const before = matched[row] ?? 0;
    if (before === 0) textRows.push(row);
    scores[row] = (scores[row] ?? 0) + (termScores[row] ?? 0);
    matched[row] = before + 1;
  }
}

function markWholeReference(helds: readonly Held[], reference: string, groups: number): void {
  for (const { segment, matched, scores, textRows } of helds)
    findReference(segment.references, reference, (row, fit) => {
      if (fit === 'inside' && reference.length < TELLING_FRAGMENT) return;
      if (matched[row] === 0) textRows.push(row);
      matched[row] = groups;
      scores[row] = Math.max(scores[row] ?? 0, REFERENCE_SCORE[fit]);
    });
}

/** Leaves in `termScores` the rows in which the group is found, by the best way it is. */
function scoreGroup(helds: readonly Held[], labels: LabelIndex, group: readonly Term[], forgiving: boolean): void {
  for (const { termRows, termScores } of helds) forget(termRows, termScores);
  tellingTerms(group).forEach((term, at) => {
    if (at > 0) for (const held of helds) setAside(held);
    scoreTerm(helds, labels, term, forgiving);
    if (at > 0) for (const held of helds) keepBoth(held);
  });
  const joined = joinTerms(group);
  if (group.length > 1) scoreTerm(helds, labels, joined, false);
  if (joined.numeric || forgiving) scoreReference(helds, joined.raw, forgiving);
}

/** What the terms so far scored, to make room for the next one. */
function setAside({ termRows, termScores, groupRows, groupScores }: Held): void {
  for (let at = 0; at < termRows.count; at++) {
    const row = termRows.rows[at] ?? 0;
    groupRows.push(row);
    groupScores[row] = termScores[row] ?? 0;
  }
  forget(termRows, termScores);
}

/** The rows found by the terms so far and by the next one, with their scores together. */
function keepBoth(held: Held): void {
  const { termRows, termScores, groupRows, groupScores } = held;
  let kept = 0;
  for (let at = 0; at < groupRows.count; at++) {
    const row = groupRows.rows[at] ?? 0;
    const score = termScores[row] ?? 0;
    groupScores[row] = score > 0 ? (groupScores[row] ?? 0) + score : 0;
    if (score > 0) groupRows.rows[kept++] = row;
  }
  groupRows.count = kept;
  forget(termRows, termScores);
  for (let at = 0; at < kept; at++) {
    const row = groupRows.rows[at] ?? 0;
    raise(held, row, groupScores[row] ?? 0);
  }
  forget(groupRows, groupScores);
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
    for (let at = from; at < to; at++)
      raise(held, rows[at] ?? 0, worth * (typeof weights === 'number' ? weights : (weights[at] ?? 0)));
  }
}

function raise({ termRows, termScores }: Held, row: number, score: number): void {
  const before = termScores[row] ?? 0;
  if (score <= before) return;
  if (before === 0) termRows.push(row);
  termScores[row] = score;
}

function scoreReference(helds: readonly Held[], fragment: string, forgiving: boolean): void {
  if (fragment.length < SHORTEST_FRAGMENT) return;
  for (const held of helds)
    findReference(held.segment.references, fragment, (row, fit) => {
      if (fit === 'inside' && fragment.length < TELLING_FRAGMENT && !forgiving) return;
      raise(held, row, referenceScore(fragment, fit));
    });
}

function referenceScore(fragment: string, fit: ReferenceFit): number {
  return fit === 'whole' || fragment.length >= TELLING_FRAGMENT ? REFERENCE_SCORE[fit] : SHORT_REFERENCE_SCORE;
}
