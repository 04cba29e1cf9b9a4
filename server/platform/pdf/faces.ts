/** The embedded faces of documents, and which of them holds a letter: PDF/A forbids letters without a drawing. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import * as v from 'valibot';

import { NARROW } from '#core/domain/text/spaces.ts';

/** Body text, what weighs more, and titles. */
export type Face = 'text' | 'strong' | 'title';

/** A stretch of text that one font file can draw. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

const folder = fileURLToPath(new URL('./typeface/', import.meta.url));
const file = (name: string) => readFileSync(`${folder}${name}`);

const FACES = ['text', 'strong', 'title'] as const satisfies readonly Face[];
const PARTS = ['latin', 'latin-ext'] as const;
/** Scripts in which people and companies are called, in two weights: an invoice names its buyer as they are called. */
const SCRIPTS = ['vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'] as const;
type Part = (typeof PARTS)[number] | (typeof SCRIPTS)[number];
const WEIGHTS: Readonly<Record<Face, 'text' | 'strong'>> = { text: 'text', strong: 'strong', title: 'strong' };
const FINE = 'fine';

interface Typeface {
  readonly fonts: readonly (readonly [name: string, bytes: Buffer])[];
  /** Code point → the part that draws it. */
  readonly parts: ReadonlyMap<string, Part>;
}

let loaded: Typeface | undefined;

/** Every font file by the name its runs carry; read once a process. */
export function typeface(): Typeface {
  loaded ??= {
    fonts: [
      ...FACES.flatMap((face) => PARTS.map((part) => [`${face}-${part}`, file(`${face}-${part}.ttf`)] as const)),
      ...FACES.flatMap((face) =>
        SCRIPTS.map((part) => [`${face}-${part}`, file(`scripts/${WEIGHTS[face]}-${part}.ttf`)] as const),
      ),
      [FINE, file('fine.ttf')] as const,
    ],
    parts: readParts(),
  };
  return loaded;
}

function readParts(): Typeface['parts'] {
  const letters = v.parse(v.record(v.string(), v.string()), JSON.parse(file('letters.json').toString()));
  // the first part that has a letter draws it: the shop's own face before others
  const all = [...PARTS, ...SCRIPTS].toReversed();
  return new Map(all.flatMap((part) => Array.from(letters[part] ?? '', (letter) => [letter, part] as const)));
}

/** Signs the typeface lacks and what is written instead. */
const INSTEAD: Readonly<Record<string, string>> = { '‐': '-', '‑': '-', '‒': '–', '\t': ' ', '\u2009': NARROW };

/** Signs that nobody sees: what steers others, selects a variant, or joins them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** What can be drawn of a sign: itself, a stand-in, or its letter without accents; null for what cannot. */
function drawable(sign: string): string | null {
  const { parts } = typeface();
  const known = (text: string) => text === NARROW || parts.has(text);
  const other = INSTEAD[sign];
  if (UNSEEN.test(sign)) return other ?? '';
  if (known(sign)) return sign;
  if (other !== undefined) return other;
  if (/\p{M}/u.test(sign)) return '';
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(known) ? bare : null;
}

/** One letter as a person sees it: a single question mark stands for one of which a sign cannot be drawn. */
function drawn(letter: string): string {
  const signs = Array.from(letter, drawable);
  return signs.includes(null) ? '?' : signs.join('');
}

const LETTERS = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Letters as people see them. */
export const lettersOf = (text: string): string[] => Array.from(LETTERS.segment(text), ({ segment }) => segment);

/** A text as the documents write it: composed letters, nothing the typeface cannot draw. */
export const writable = (text: string): string => lettersOf(text.normalize('NFC')).map(drawn).join('').normalize('NFC');

/** Splits a writable text into runs of one font each. */
export function runsOf(text: string, face: Face): Run[] {
  const { parts } = typeface();
  const runs: { font: string; text: string }[] = [];
  for (const sign of text) {
    const part = parts.get(sign) ?? 'latin';
    const font = sign === NARROW ? FINE : `${face}-${part}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  const joined: Run[] = [];
  for (const run of runs) joined.push(...withSpace(joined.splice(-2), run));
  return joined;
}

/** Words of a script that is written from the right are drawn together with the spaces between them, in its own order. */
const FROM_THE_RIGHT = /-(?:hebrew|arabic)$/u;

function withSpace([first, space]: readonly Run[], run: Run): Run[] {
  const all = [first, space, run].filter((one) => one !== undefined);
  const isOne = first?.font === run.font && FROM_THE_RIGHT.test(run.font) && /^ +$/u.test(space?.text ?? '');
  return isOne ? [{ font: run.font, text: first.text + (space?.text ?? '') + run.text }] : all;
}
