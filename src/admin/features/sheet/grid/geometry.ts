/** Where cells lie: rows of one height, columns by their kind. */
import { KINDS } from '#core/domain/fields/kinds.ts';
import type { SheetColumn } from '../model/columns.ts';

export const ROW_PX = 34;
export const HEAD_PX = 34;
/** The number of the row. */
export const GUTTER_PX = 48;

const WIDTHS: Readonly<Record<string, number>> = { money: 112, quantity: 96, decimal: 104, day: 120, boolean: 104 };
const TEXT_PX = 180;
const NAME_PX = 300;

export const widthOf = ({ key, rule }: SheetColumn): number =>
  key === 'fields.name' || key === 'english.name' ? NAME_PX : (WIDTHS[rule.kind] ?? TEXT_PX);

export const isFigure = ({ rule }: SheetColumn): boolean => KINDS[rule.kind].holds === 'number';

/** Left edge of every column, and of what comes after the last. */
export function leftsOf(columns: readonly SheetColumn[]): readonly number[] {
  const lefts = [GUTTER_PX];
  for (const column of columns) lefts.push((lefts.at(-1) ?? 0) + widthOf(column));
  return lefts;
}
