import { parseText } from './parse.ts';
import { fold, stem } from './text.ts';

/** A stretch of a text, end excluded, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the words of a question stand in a text: whole words for those finished, the typed part of a word for the one
 * still being typed. Ranges are ascending and never overlap.
 */
export function highlight(text: string, question: string): Range[] {
  const terms = parseText(question)?.groups.flat() ?? [];
  if (terms.length === 0) return [];
  const ranges: Range[] = [];
  for (const { word, start, ends } of wordsWithPlaces(text)) {
    let length = 0;
    for (const term of terms) {
      if (stem(word) === term.word || stem(word) === stem(term.word)) length = word.length;
      else if (term.open && word.startsWith(term.word)) length = Math.max(length, term.word.length);
    }
    if (length > 0) ranges.push({ start, end: ends[length - 1] ?? start });
  }
  return ranges;
}

interface PlacedWord {
  readonly word: string;
  readonly start: number;
  /** Where each folded letter ends in the text: "œ" is two letters that end at one place. */
  readonly ends: readonly number[];
}

/** Folded words with their places in the text as written; the same words as `words(text)`. */
function wordsWithPlaces(text: string): PlacedWord[] {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of text) {
    const piece = fold(letter);
    if (piece === '' && ends.length > 0) ends[ends.length - 1] = at + letter.length;
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) {
      starts.push(at);
      ends.push(at + letter.length);
    }
    at += letter.length;
  }
  const placed: PlacedWord[] = [];
  for (const match of folded.matchAll(/[a-z0-9]+/g)) {
    const end = match.index + match[0].length;
    placed.push({ word: match[0], start: starts[match.index] ?? 0, ends: ends.slice(match.index, end) });
  }
  return placed;
}
