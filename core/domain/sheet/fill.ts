/** What goes into a range when something is pasted or drawn into it: values are repeated until it is full. */
import type { Box, Extent } from './selection.ts';

export interface Filled<Value> {
  readonly row: number;
  readonly column: number;
  readonly value: Value;
}

/**
 * One value fills the whole range; several begin at its first cell, and are repeated where the range is a multiple of
 * them in both directions. What would lie beyond the sheet is left out.
 */
export function pasteInto<Value extends string | number | boolean | object | null>(
  extent: Extent,
  range: Box,
  values: readonly (readonly Value[])[],
): readonly Filled<Value>[] {
  const height = values.length;
  const width = Math.max(0, ...values.map((row) => row.length));
  if (height === 0 || width === 0) return [];
  const [rows, columns] = [range.bottom - range.top + 1, range.right - range.left + 1];
  const isRepeated = rows % height === 0 && columns % width === 0;
  const [down, across] = isRepeated ? [rows, columns] : [height, width];
  const filled: Filled<Value>[] = [];
  for (let row = 0; row < down && range.top + row < extent.rows; row += 1)
    for (let column = 0; column < across && range.left + column < extent.columns; column += 1) {
      const from = values[row % height];
      const value = from?.[column % width];
      if (value !== undefined) filled.push({ row: range.top + row, column: range.left + column, value });
    }
  return filled;
}

/** The range below or beside a source that somebody drew its handle to; null where that lies within it. */
export function drawnTo(source: Box, { row, column }: { readonly row: number; readonly column: number }): Box | null {
  if (row > source.bottom) return { ...source, top: source.bottom + 1, bottom: row };
  if (row < source.top) return { ...source, top: row, bottom: source.top - 1 };
  if (column > source.right) return { ...source, left: source.right + 1, right: column };
  if (column < source.left) return { ...source, left: column, right: source.left - 1 };
  return null;
}

/** Each cell of a range takes what its column (or row) of the source begins with, over and over. */
export function fillFrom<Value>(
  source: Box,
  target: Box,
  read: (row: number, column: number) => Value,
): readonly Filled<Value>[] {
  const [height, width] = [source.bottom - source.top + 1, source.right - source.left + 1];
  const filled: Filled<Value>[] = [];
  const place = (from: number, size: number, here: number): number => from + ((((here - from) % size) + size) % size);
  for (let row = target.top; row <= target.bottom; row += 1)
    for (let column = target.left; column <= target.right; column += 1)
      filled.push({ row, column, value: read(place(source.top, height, row), place(source.left, width, column)) });
  return filled;
}
