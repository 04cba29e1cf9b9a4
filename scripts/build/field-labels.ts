/**
 * Finds the words of fields and resources for Lingui's catalogues: `core` uses no macro, so its labels are plain texts,
 * and each is its own key. They stand apart from other sentences by a context.
 */
const TEXT = String.raw`'((?:[^'\\]|\\.)*)'`;
/** `field.text('Ville', …)`, `label('14 chiffres')`. */
const CALLED = new RegExp(String.raw`\b(?:field\.\w+|label)\(\s*${TEXT}`, 'gu');
/** `{ id: 'Nom (prénom et nom)', message: 'Nom' }`, a text with two meanings. */
const NAMED = new RegExp(String.raw`\{\s*id: ${TEXT},\s*message: ${TEXT},?\s*\}`, 'gu');

export interface FoundLabel {
  readonly id: string;
  readonly message: string;
}

export function labelsIn(code: string): readonly FoundLabel[] {
  const called = [...code.matchAll(CALLED)].map(([, text = '']) => ({ id: text, message: text }));
  const named = [...code.matchAll(NAMED)].map(([, id = '', message = '']) => ({ id, message }));
  return [...called, ...named];
}

interface Found extends FoundLabel {
  readonly context: string;
  readonly origin: [string, number];
  readonly comment: string;
  readonly placeholders: Record<string, string>;
}

/** An extractor as Lingui asks for it. */
export const fieldLabels = {
  match: (filename: string): boolean => /[\\/]core[\\/].*\.ts$/u.test(filename),
  extract(filename: string, code: string, found: (one: Found) => void): void {
    for (const { id, message } of labelsIn(code)) {
      /* catalogues are sorted by wording, then context: two of both would stand as they happened to be read */
      const context = id === message ? 'champ' : 'champ précisé';
      found({ id, message, context, origin: [filename, 1], comment: '', placeholders: {} });
    }
  },
};
