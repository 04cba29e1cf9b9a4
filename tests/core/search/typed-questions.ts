import type { CatalogueRow } from '#core/search/segment/row.ts';
import { randomFrom } from '#demo/generate/random.ts';

/** What a person types, and what is meant by it: all of these words (the last may go on), or a part of a reference. */
export interface TypedQuestion {
  readonly kind: 'words' | 'plural' | 'unfinished' | 'slip' | 'reference' | 'synonym';
  readonly text: string;
  /** Each word may be meant by any of its spellings. */
  readonly words: readonly (readonly string[])[];
  readonly fragment: string | null;
}

/** Words of the trade typed for one another, in both directions. */
const SYNONYMS: readonly (readonly [text: string, ...words: (readonly string[])[]])[] = [
  ['pneumatique hiver ', ['pneumatique', 'pneu'], ['hiver', 'neige', 'winter']],
  ['pneu neige ', ['pneu', 'pneumatique'], ['hiver', 'neige', 'winter']],
  ['lubrifiant moteur ', ['lubrifiant', 'huile'], ['moteur']],
  ['accumulateur ', ['accumulateur', 'batterie', 'accu']],
  ['accu moto ', ['accumulateur', 'batterie', 'accu'], ['moto', 'motocyclette']],
  ['garnitures avant ', ['garniture', 'plaquette'], ['avant']],
  ['lampe ', ['lampe', 'ampoule']],
  ['helmet ', ['helmet', 'casque']],
  ['veste ', ['veste', 'blouson', 'jacket']],
  ['pot carbone ', ['pot', 'silencieux', 'échappement'], ['carbone']],
];

const QUESTIONS = [
  ['words', 40],
  ['plural', 20],
  ['unfinished', 20],
  ['slip', 60],
  ['reference', 50],
] as const;

/** Two hundred questions to these rows; the same ones every time. */
export function typedQuestions(rows: readonly CatalogueRow[]): TypedQuestion[] {
  const random = randomFrom(20_261_121);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  };
  const twoWords = (): [string, string] => {
    const telling = pick(rows)
      .name.split(/[\s,]+/u)
      .filter((word) => /^\p{L}{4,}$/u.test(word));
    const [first, second] = [telling[0], telling.at(-1)];
    return first === undefined || second === undefined || first === second ? twoWords() : [first, second];
  };
  const ofWords = (kind: TypedQuestion['kind'], text: string, words: readonly string[]): TypedQuestion => ({
    kind,
    text,
    words: words.map((word) => [word]),
    fragment: null,
  });
  const make = {
    words: () => {
      const [first, second] = twoWords();
      return ofWords('words', pick([`${first} ${second} `, `${second} ${first} `.toUpperCase()]), [first, second]);
    },
    plural: () => {
      const [first, second] = twoWords();
      return ofWords('plural', `${turned(first)} ${turned(second)} `, [first, second]);
    },
    unfinished: () => {
      const [first, second] = twoWords();
      const begun = second.slice(0, 3 + below(second.length - 3));
      return ofWords('unfinished', `${first} ${begun}`, [first, begun]);
    },
    slip: () => {
      const [first, second] = twoWords();
      const slipped = slip(first, below, pick);
      return ofWords('slip', pick([`${slipped} ${second} `, `${second} ${slipped} `]), [first, second]);
    },
    reference: (): TypedQuestion => {
      const row = pick(rows);
      const code = pick([row.sku, ...row.references]);
      const plain = code.replace(/[^\p{L}\p{N}]/gu, '');
      const start = below(Math.max(1, plain.length - 6));
      const text = pick([code, plain, code.replace(/\W/gu, ' '), plain.slice(start, start + 7).toLowerCase()]);
      return { kind: 'reference', text, words: [], fragment: text };
    },
  };
  const synonyms = SYNONYMS.map(([text, ...words]): TypedQuestion => ({
    kind: 'synonym',
    text,
    words,
    fragment: null,
  }));
  const others = QUESTIONS.flatMap(([kind, count]) => Array.from({ length: count }, () => make[kind]()));
  return [...others, ...synonyms];
}

/** Plural for singular and the other way round. */
const turned = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`);

/** One slip of the fingers behind the first letter: a letter doubled, left out, changed, or two exchanged. */
function slip(word: string, below: (limit: number) => number, pick: <T>(values: readonly T[]) => T): string {
  const at = 1 + below(word.length - 2);
  const [before, here, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  return pick([
    `${before}${here}${here}${next}${after}`,
    `${before}${next}${after}`,
    `${before}${here === 'z' ? 'w' : 'z'}${next}${after}`,
    `${before}${next}${here}${after}`,
  ]);
}
