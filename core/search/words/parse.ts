import { compact, hasDigit, isStopWord, stem, words } from '#core/search/words/text.ts';
import { isNumber, splitUnit, unitOf } from '#core/search/words/units.ts';
import { isNumberPlate } from '#core/search/words/vehicle.ts';

/** One word of a question. */
export interface Term {
  /** Stemmed, unless it is still being typed. */
  readonly word: string;
  /** Folded as typed. */
  readonly raw: string;
  /** The last word, not yet followed by a space: any word beginning with it is meant. */
  readonly open: boolean;
  readonly numeric: boolean;
}

/**
 * What a person typed, as groups that must all be found. A group is one word, or neighbours with digits (and the letters
 * that touch them) which may be words, one joined word or a fragment of a reference: "205/55 R16", "BP 09.A417". A number
 * and its unit are one group, with a space between them or without: "12V", "12 V".
 */
export interface ParsedText {
  readonly groups: readonly (readonly Term[])[];
  /** The whole text without separators where it may be one reference, otherwise null. */
  readonly reference: string | null;
}

/** Longer questions are cut: no product is described by more words than this. */
const MOST_TERMS = 12;
const SHORTEST_REFERENCE = 4;

/** Null for a blank text; no groups for a text without a letter or digit, which finds nothing. */
export function parseText(text: string): ParsedText | null {
  if (text.trim() === '') return null;
  if (isNumberPlate(text)) return plate(compact(text));
  const raws = withUnits(words(text)).slice(0, MOST_TERMS);
  const closed = /\s$/.test(text);
  const all = raws.map((raw, at): Term => {
    const open = !closed && at === raws.length - 1;
    return { word: open ? raw : stem(raw), raw, open, numeric: hasDigit(raw) };
  });
  const telling = all.filter(
    ({ raw, open }, at) => !isStopWord(raw) || (open && all.length === 1) || unitAfter(all, at),
  );
  const groups = groupTerms(telling.length > 0 ? telling : all);
  const whole = compact(text);
  const isReference = groups.length > 1 && whole.length >= SHORTEST_REFERENCE && hasDigit(whole);
  return { groups, reference: isReference ? whole : null };
}

/** Numbers and their units as two words, each unit as it stands behind a number. */
const withUnits = (raws: readonly string[]): string[] =>
  raws.flatMap(splitUnit).map((raw, at, all) => (isNumber(all[at - 1] ?? '') ? (unitOf(raw) ?? raw) : raw));

/** A plate is one code: its letters and digits found apart would be other articles. */
const plate = (raw: string): ParsedText => ({
  groups: [[{ word: raw, raw, open: false, numeric: true }]],
  reference: null,
});

/**
 * The words of a group that say something by themselves: the L of « 5 L » is a word too common to be searched for, and
 * tells more only where it stands in one word with its number.
 */
export function tellingTerms(group: readonly Term[]): readonly Term[] {
  const telling = group.filter(({ raw }) => !isStopWord(raw));
  return telling.length === 0 ? group : telling;
}

/** A group of several as the one word that it may be. */
export function joinTerms(group: readonly Term[]): Term {
  const raw = group.map((term) => term.raw).join('');
  const word = group.length === 1 ? (group[0]?.word ?? '') : raw;
  return { word, raw, open: group.at(-1)?.open ?? false, numeric: group.some((term) => term.numeric) };
}

function groupTerms(terms: readonly Term[]): Term[][] {
  const groups: Term[][] = [];
  for (let at = 0; at < terms.length;) {
    const end = endOfGroup(terms, at);
    groups.push(terms.slice(at, end));
    at = end;
  }
  return groups;
}

function endOfGroup(terms: readonly Term[], start: number): number {
  const isShortPrefix = (terms[start]?.raw.length ?? 0) <= 3 && terms[start + 1]?.numeric === true;
  let end = start;
  if (!terms[end]?.numeric) end++;
  if (end > start && !isShortPrefix) return end;
  while (terms[end]?.numeric && !(end > start && isMeasure(terms, end) && !isNumber(terms[end - 1]?.raw ?? ''))) end++;
  // a single letter after digits is a part of them, as is a unit: "195 65 R", "09 A", "70 Ah"
  const next = terms[end];
  if (next !== undefined && !next.numeric && (next.raw.length === 1 || unitAfter(terms, end))) end++;
  return end;
}

const unitAfter = (terms: readonly Term[], at: number): boolean =>
  isNumber(terms[at - 1]?.raw ?? '') && unitOf(terms[at]?.raw ?? '') !== undefined;

/** A number with its unit is a group of its own behind a code: "H7 55 W". */
const isMeasure = (terms: readonly Term[], at: number): boolean =>
  isNumber(terms[at]?.raw ?? '') && unitAfter(terms, at + 1);
