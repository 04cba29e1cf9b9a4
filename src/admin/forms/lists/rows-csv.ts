/** Rows of a record as CSV, and CSV as rows: columns by their labels, amounts and yes or no as a French spreadsheet has them. */
import * as v from 'valibot';
import { BYTE_ORDER_MARK, csvLine, type Cell } from '#core/domain/csv/csv-line.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { fold } from '#core/search/words/text.ts';
import { KINDS } from '#core/domain/fields/kinds.ts';
import { blankOf } from '#core/resources/field-set.ts';
import type { Label } from '#core/domain/fields/field.ts';
import type { Field, FieldSet, Kind } from '#core/resources/field.ts';

type Say = (label: Label) => string;
export type CsvRow = Readonly<Record<string, unknown>>;

/** A line of the file, as a spreadsheet counts them, and the code of what is wrong in it. */
export interface CsvFault {
  readonly line: number;
  readonly column: string;
  readonly code: string;
  readonly value: string;
}

export type CsvRead =
  | { readonly kind: 'rows'; readonly rows: readonly CsvRow[] }
  | { readonly kind: 'columns'; readonly missing: readonly string[] }
  | { readonly kind: 'faults'; readonly faults: readonly CsvFault[] };

const TEXTS: ReadonlySet<Kind> = new Set(['text', 'multiline', 'slug', 'country', 'url', 'choice', 'boolean']);
const WORDS = { yes: 'Oui', no: 'Non' };

/** Whether every column of such rows can stand in a cell; pictures, references and texts with form cannot. */
export const isTabular = (row: FieldSet): boolean =>
  Object.values(row).every(({ kind }) => KINDS[kind].holds === 'number' || TEXTS.has(kind));

/** Without the apostrophe by which a text is no formula. */
const bare = (text: string): string => (/^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text);

function cellOf({ kind, words }: Field, value: unknown, say: Say): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? WORDS.yes : WORDS.no;
  if (typeof value === 'number') return kind === 'money' ? value / UNITS_PER_EURO : value;
  if (typeof value !== 'string') return null;
  const word = words?.[value];
  return word === undefined ? value : say(word);
}

/** @returns a file as a French spreadsheet opens it */
export function csvOfRows(row: FieldSet, rows: readonly CsvRow[], say: Say): string {
  const fields = Object.entries(row);
  const lines = [
    fields.map(([, { label }]) => say(label)),
    ...rows.map((one) => fields.map(([name, field]) => cellOf(field, one[name], say))),
  ];
  return BYTE_ORDER_MARK + lines.map(csvLine).join('');
}

/** Cells of every line; quotes hold what parts cells. The first line says what parts them. */
export function cellsOfCsv(text: string): readonly (readonly string[])[] {
  const source = text.replace(BYTE_ORDER_MARK, '');
  const [head = ''] = source.split(/\r?\n/u);
  const part = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ';';
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = (): void => {
    lines.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') isQuoted = true;
    else if (sign === part) end();
    else if (sign === '\n') {
      end();
      lines.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  end();
  return lines;
}

/** Digits behind the point that columns of numbers keep. */
const KEPT_DECIMALS = 4;
const bald = (text: string): string => bare(text).replaceAll(/[\s€%]/gu, '');

/**
 * What a cell of a number may mean besides: 1.000 is one in one country and a thousand in another, and what is finer than
 * the field keeps would be another number than the one that was written.
 */
function doubtOf({ kind, decimals = KEPT_DECIMALS }: Field, cell: string): string | null {
  if (KINDS[kind].holds !== 'number') return null;
  const text = bald(cell);
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+$/u.test(text)) return 'number.ambiguous';
  return (/^-?\d+[.,](\d+)$/u.exec(text)?.[1] ?? '').length > decimals ? 'number.tooFine' : null;
}

/** « 1 234,50 € » is a number as well. */
function numberIn(text: string): number | string {
  const plain = bald(text).replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : text;
}

function valueOf({ kind, words, optional }: Field, cell: string, say: Say): unknown {
  const text = bare(cell);
  if (text === '') return optional === true ? null : kind === 'boolean' ? false : '';
  if (kind === 'boolean') return ['oui', 'yes', '1', 'true', 'vrai', 'x'].includes(fold(text));
  if (KINDS[kind].holds === 'number') {
    const number = numberIn(text);
    return kind === 'money' && typeof number === 'number' ? Math.round(number * UNITS_PER_EURO) : number;
  }
  const chosen = Object.entries(words ?? {}).find(([, word]) => fold(say(word)) === fold(text));
  return chosen?.[0] ?? text;
}

/**
 * What a file says, all of it or nothing: a row that is half right would be a price that nobody wrote. Columns stand in
 * any order, under their labels or names; others are left aside, and optional ones may be missing.
 * @param uuid of a new row
 */
export function rowsOfCsv(row: FieldSet, text: string, say: Say, uuid: () => string): CsvRead {
  const [head = [], ...lines] = cellsOfCsv(text);
  const columns = Object.entries(row).map(([name, field]) => ({
    name,
    field,
    label: say(field.label),
    at: head.findIndex((cell) => [fold(say(field.label)), fold(name)].includes(fold(cell))),
  }));
  const missing = columns.filter(({ at, field }) => at < 0 && field.optional !== true).map(({ label }) => label);
  if (missing.length > 0) return { kind: 'columns', missing };
  const faults: CsvFault[] = [];
  const blank = blankOf(row);
  const rows = lines.flatMap((cells, index): CsvRow[] => {
    if (cells.every((cell) => cell === '')) return [];
    const read = columns.flatMap(({ name, field, label, at }) => {
      if (at < 0) return [];
      const cell = cells[at] ?? '';
      const value = valueOf(field, cell, say);
      const { success, issues } = v.safeParse(field.schema, value);
      const code = doubtOf(field, cell) ?? (success ? null : issues[0].message);
      if (code !== null) faults.push({ line: index + 2, column: label, code, value: cell });
      return [[name, value] as const];
    });
    return [{ uuid: uuid(), ...blank, ...Object.fromEntries(read) }];
  });
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'rows', rows };
}
