/** What is done to a range of a sheet: each answers the cells to write, as one step that can be undone. */
import { textOfCell, valueOfText, type CellWords } from '#core/domain/sheet/cell-text.ts';
import { fillFrom, pasteInto, type Filled } from '#core/domain/sheet/fill.ts';
import { applyFormula, type Formula } from '#core/domain/sheet/formula.ts';
import { holdsText, replaceText, type Search } from '#core/domain/sheet/replace-text.ts';
import type { Box, Place } from '#core/domain/sheet/selection.ts';
import { parseTsv, printTsv } from '#core/domain/sheet/tsv.ts';
import { UNITS_PER_CENT, UNITS_PER_EURO } from '#core/domain/price/money.ts';
import type { SheetColumn } from './columns.ts';
import { hasCell, type SheetLine } from './lines.ts';
import type { CellWrite, Sheet } from './sheet.ts';

/** What somebody sees of a sheet: its lines and columns in their order. */
export interface SheetShown {
  readonly sheet: Sheet;
  readonly lines: readonly SheetLine[];
  readonly columns: readonly SheetColumn[];
  readonly words: CellWords;
}

export const extentOf = ({ lines, columns }: Pick<SheetShown, 'lines' | 'columns'>) => ({
  rows: lines.length,
  columns: columns.length,
});

interface Found {
  readonly line: SheetLine;
  readonly column: SheetColumn;
}

export function cellAt({ lines, columns }: SheetShown, { row, column }: Place): Found | null {
  const [line, known] = [lines[row], columns[column]];
  return line === undefined || known === undefined ? null : { line, column: known };
}

const valueAt = ({ sheet }: SheetShown, { line, column }: Found): unknown =>
  sheet.valueAt({ row: line.key, column: column.key });

/** What a cell says; empty where there is none. */
export function textAt(shown: SheetShown, place: Place): string {
  const found = cellAt(shown, place);
  return found === null ? '' : textOfCell(found.column.rule, valueAt(shown, found), shown.words);
}

function* placesIn({ top, left, bottom, right }: Box): Generator<Place> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield { row, column };
}

/** Texts into cells, each read as its column reads what is typed. */
function typed(shown: SheetShown, cells: readonly Filled<string>[]): CellWrite[] {
  return cells.flatMap(({ value, ...place }): CellWrite[] => {
    const found = cellAt(shown, place);
    if (found === null || !hasCell(found.line, found.column)) return [];
    const { line, column } = found;
    return [{ row: line.key, column: column.key, value: valueOfText(column.rule, value, shown.words) }];
  });
}

export const typeInto = (shown: SheetShown, place: Place, text: string): CellWrite[] =>
  typed(shown, [{ ...place, value: text }]);

export function copyRange(shown: SheetShown, { top, left, bottom, right }: Box): string {
  const rows: string[][] = [];
  for (let row = top; row <= bottom; row += 1) {
    const cells: string[] = [];
    for (let column = left; column <= right; column += 1) cells.push(textAt(shown, { row, column }));
    rows.push(cells);
  }
  return printTsv(rows);
}

export const pasteText = (shown: SheetShown, range: Box, text: string): CellWrite[] =>
  typed(shown, pasteInto(extentOf(shown), range, parseTsv(text)));

/** A box is emptied to « Non »: it holds one or the other. */
export const clearRange = (shown: SheetShown, range: Box): CellWrite[] =>
  typed(
    shown,
    [...placesIn(range)].map((place) => ({ ...place, value: '' })),
  );

/** Repeats what a source says; between columns of two kinds it is read as what was typed. */
export const drawInto = (shown: SheetShown, source: Box, target: Box): CellWrite[] =>
  typed(
    shown,
    fillFrom(source, target, (row, column) => textAt(shown, { row, column })),
  );

/** The first row into those below it; a single one takes what stands above. */
export function fillDown(shown: SheetShown, range: Box): CellWrite[] {
  const isOne = range.top === range.bottom;
  if (isOne && range.top === 0) return [];
  const first = isOne ? range.top - 1 : range.top;
  return drawInto(shown, { ...range, top: first, bottom: first }, { ...range, top: first + 1 });
}

/** The first column into those at its right; a single one takes what stands at its left. */
export function fillRight(shown: SheetShown, range: Box): CellWrite[] {
  const isOne = range.left === range.right;
  if (isOne && range.left === 0) return [];
  const first = isOne ? range.left - 1 : range.left;
  return drawInto(shown, { ...range, left: first, right: first }, { ...range, left: first + 1 });
}

/** Every number of a range; what is empty is set, and nothing is added to it. */
export function computeRange(shown: SheetShown, range: Box, formula: Formula): CellWrite[] {
  return [...placesIn(range)].flatMap((place): CellWrite[] => {
    const found = cellAt(shown, place);
    if (found === null || !hasCell(found.line, found.column)) return [];
    const { line, column } = found;
    const scale = scaleOf(column);
    if (scale === null) return [];
    const held = valueAt(shown, found);
    if (typeof held !== 'number' && formula.kind !== 'set') return [];
    const now = typeof held === 'number' ? Math.round(held * scale.units) : 0;
    return [{ row: line.key, column: column.key, value: applyFormula(formula, now, scale.step) / scale.units }];
  });
}

/** How a column counts: what one of it is in 1/10,000, and its smallest difference. */
function scaleOf({ rule }: SheetColumn): { readonly units: number; readonly step: number } | null {
  if (rule.kind === 'money') return { units: 1, step: UNITS_PER_CENT };
  if (rule.kind === 'quantity') return { units: UNITS_PER_EURO, step: UNITS_PER_EURO };
  return rule.kind === 'decimal' || rule.kind === 'percent' ? { units: UNITS_PER_EURO, step: 1 } : null;
}

/** The next cell that holds a text, behind a place and from the beginning again; null where none does. */
export function findText(shown: SheetShown, from: Place, search: Pick<Search, 'find' | 'matchCase'>): Place | null {
  const { rows, columns } = extentOf(shown);
  const count = rows * columns;
  const start = from.row * columns + from.column;
  for (let step = 1; step <= count; step += 1) {
    const rank = (start + step) % count;
    const place = { row: Math.floor(rank / columns), column: rank % columns };
    if (holdsText(textAt(shown, place), search)) return place;
  }
  return null;
}

export const replaceIn = (shown: SheetShown, range: Box, search: Search): CellWrite[] =>
  [...placesIn(range)].flatMap((place) => {
    const text = textAt(shown, place);
    return holdsText(text, search) ? typeInto(shown, place, replaceText(text, search)) : [];
  });
