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
const FINE = 'fine';

interface Typeface {
  readonly fonts: readonly (readonly [name: string, bytes: Buffer])[];
  /** Code point → the part that draws it. */
  readonly parts: ReadonlyMap<string, (typeof PARTS)[number]>;
}

let loaded: Typeface | undefined;

/** Every font file by the name its runs carry; read once a process. */
export function typeface(): Typeface {
  loaded ??= {
    fonts: [
      ...FACES.flatMap((face) => PARTS.map((part) => [`${face}-${part}`, file(`${face}-${part}.ttf`)] as const)),
      [FINE, file('fine.ttf')] as const,
    ],
    parts: readParts(),
  };
  return loaded;
}

function readParts(): Typeface['parts'] {
  const letters = v.parse(
    v.object({ latin: v.string(), 'latin-ext': v.string() }),
    JSON.parse(file('letters.json').toString()),
  );
  return new Map(PARTS.flatMap((part) => Array.from(letters[part], (letter) => [letter, part] as const)));
}

/** Signs the typeface lacks and what is written instead. */
const INSTEAD: Readonly<Record<string, string>> = { '‐': '-', '‑': '-', '‒': '–', '\t': ' ', '\u2009': NARROW };

/** What can be drawn of a letter: itself, a stand-in, its letter without accents, or a question mark. */
function drawable(letter: string): string {
  const { parts } = typeface();
  const known = (text: string) => text === NARROW || parts.has(text);
  if (/[\p{Cc}\p{Cf}]/u.test(letter)) return INSTEAD[letter] ?? '';
  if (known(letter)) return letter;
  const other = INSTEAD[letter];
  if (other !== undefined) return other;
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(known) ? bare : '?';
}

/** A text as the documents write it: composed letters, nothing the typeface cannot draw. */
export const writable = (text: string): string => Array.from(text.normalize('NFC'), drawable).join('');

/** Splits a writable text into runs of one font each. */
export function runsOf(text: string, face: Face): Run[] {
  const { parts } = typeface();
  const runs: { font: string; text: string }[] = [];
  for (const letter of text) {
    const font = letter === NARROW ? FINE : `${face}-${parts.get(letter) ?? 'latin'}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
