import { nearWords, toleranceOf } from '#core/search/words/fuzzy.ts';
import type { Held } from '#core/search/query/live-rows.ts';
import type { LabelIndex } from '#core/search/segment/labels.ts';
import { parseText } from '#core/search/words/parse.ts';
import { fieldOf, recordOf } from '#core/search/segment/records.ts';
import { CARD } from '#core/search/segment/row.ts';
import { stem, words } from '#core/search/words/text.ts';
import { namesVehicle } from '#core/search/words/vehicle.ts';

/** A shorter word is near to everything. */
const SHORTEST = 4;
const MOST_SLIPS = 2;

interface Near {
  readonly word: string;
  readonly distance: number;
  readonly rows: number;
  /** As the shop writes it. */
  readonly spelling: string;
}

/**
 * Texts that were perhaps meant by one that finds nothing: its unknown words become the nearest ones of the shop, at most two
 * slips away and with the same first letter. At most `most`, the likeliest first; none when nothing is near.
 */
export function nearestTexts(helds: readonly Held[], labels: LabelIndex, text: string, most: number): string[] {
  const terms = parseText(text)?.groups.flat() ?? [];
  const meant = terms.map(({ raw, numeric }) => {
    const near =
      numeric || raw.length < SHORTEST || namesVehicle(stem(raw)) ? [] : nearest(helds, labels, raw).slice(0, most);
    const [first] = near;
    /* a word of the shop is what it says */
    if (first?.distance === 0) return [raw];
    return near.length > 0 ? near.map(({ spelling }) => spelling) : [raw];
  });
  const choices = Math.max(0, ...meant.map((spellings) => spellings.length));
  const texts = Array.from({ length: choices }, (_, choice) =>
    meant.map((spellings) => spellings[Math.min(choice, spellings.length - 1)] ?? '').join(' '),
  );
  const typed = terms.map(({ raw }) => raw).join(' ');
  return [...new Set(texts)].filter((one) => words(one).join(' ') !== typed).slice(0, most);
}

/** Words of living rows and labels near to this one, itself included where it exists. */
function nearest(helds: readonly Held[], labels: LabelIndex, typed: string): Near[] {
  const limit = Math.min(toleranceOf(typed) + (typed.length > SHORTEST ? 1 : 0), MOST_SLIPS);
  const closed = stem(typed);
  const found = new Map<string, Near>();
  const tell = (word: string, distance: number, rows: number, spell: () => string) => {
    const known = found.get(word);
    if (word[0] !== closed[0]) return;
    found.set(word, { word, distance, rows: (known?.rows ?? 0) + rows, spelling: known?.spelling ?? spell() });
  };
  for (const held of helds)
    nearWords(held.segment.words.words, closed, limit, false, (at, distance) => {
      const { words, offsets, rows } = held.segment.words;
      const living = [...rows.subarray(offsets[at], offsets[at + 1])].filter((row) => held.dead[row] === 0);
      const word = words[at] ?? '';
      const [first] = living;
      if (first !== undefined) tell(word, distance, living.length, () => spelled(held, first, word));
    });
  nearWords(labels.words, closed, limit, false, (at, distance) => {
    const word = labels.words[at] ?? '';
    tell(word, distance, 0, () => spellingIn(labels.labels[at]?.[0]?.text ?? '', word));
  });
  return [...found.values()].sort(
    (left, right) => left.distance - right.distance || right.rows - left.rows || (left.word < right.word ? -1 : 1),
  );
}

function spelled(held: Held, row: number, word: string): string {
  const record = recordOf(held.segment.records, row);
  const shown = [fieldOf(record, CARD.name), fieldOf(record, CARD.subtitle), fieldOf(record, CARD.brand)?.label ?? ''];
  return spellingIn(shown.join(' '), word);
}

/** The word with its accents, as it stands in the text; in small letters, because it is one of many there. */
function spellingIn(text: string, word: string): string {
  const parts = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.find((part) => stem(words(part).join('')) === word) ?? word;
}
