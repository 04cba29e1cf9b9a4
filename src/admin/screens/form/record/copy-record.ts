/** A new record that begins as another one: what only one may have is told apart, what it is called says that it is a copy. */
import { withoutEnd } from '#core/domain/text/cut/trim-ends.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { titleFieldOf, type Resource } from '#core/resources/resource.ts';
import type { RecordValues } from '#src/admin/screens/form/version/record-values.ts';

const WORD: Readonly<Record<Locale, string>> = { fr_FR: 'copie', en_GB: 'copy' };

/** @param locale of whoever copies */
export function copyOf(resource: Resource, record: RecordValues, locale: Locale): RecordValues {
  const { fields, unique } = resource;
  const named = new Set<string>([...unique, titleFieldOf(resource)]);
  const word = WORD[locale];
  const renamed = Object.entries(record.fields).map(([name, value]) => {
    const { kind, shape, max = Infinity } = fields[name] ?? {};
    if (kind === 'rows' && Array.isArray(value)) return [name, value.map(asNew)];
    if (!named.has(name) || typeof value !== 'string' || value === '') return [name, value];
    if (shape === 'identifier') return [name, ended(value, `_${word}`, max)];
    if (kind === 'slug') return [name, ended(value, `-${word}`, max)];
    return [name, kind === 'text' ? ended(value, ` (${word})`, max) : value];
  });
  return { ...record, fields: Object.fromEntries(renamed) };
}

/** A row of its own: its UUID is the copy's. */
const asNew = (row: unknown): unknown => ({ ...Object(row), uuid: crypto.randomUUID() });

const ended = (text: string, end: string, max: number): string =>
  withoutEnd(cutText(text, Math.max(0, max - end.length)), (letter) => /[-\s]/u.test(letter)) + end;
