import { compact, hasDigit, isStopWord, stem, words } from '#core/search/words/text.ts';
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
 * that touch them) which may be words, one joined word or a fragment of a reference: "205/55 R16", "BP 09.A417".
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
  const raws = words(text).slice(0, MOST_TERMS);
  const closed = /\s$/.test(text);
  const all = raws.map((raw, at): Term => {
    const open = !closed && at === raws.length - 1;
    return { word: open ? raw : stem(raw), raw, open, numeric: hasDigit(raw) };
  });
  const telling = all.filter((term) => !isStopWord(term.raw) || (term.open && all.length === 1));
  const groups = groupTerms(telling.length > 0 ? telling : all);
  const whole = compact(text);
  const isReference = groups.length > 1 && whole.length >= SHORTEST_REFERENCE && hasDigit(whole);
  return { groups, reference: isReference ? whole : null };
}

/** A plate is one code: its letters and digits found apart would be other articles. */
const plate = (raw: string): ParsedText => ({
  groups: [[{ word: raw, raw, open: false, numeric: true }]],
  reference: null,
});

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
  while (terms[end]?.numeric) end++;
  // a single letter after digits is a part of them: "195 65 R", "09 A"
  if (terms[end]?.raw.length === 1) end++;
  return end;
}
