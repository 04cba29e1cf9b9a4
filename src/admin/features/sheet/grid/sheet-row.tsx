import { memo, useCallback, useSyncExternalStore } from 'react';
import { sheetGrid } from '#styled/recipes';
import { textOfCell, type CellWords } from '#core/domain/sheet/cell-text.ts';
import type { SheetColumn } from '../model/columns.ts';
import { hasCell } from '../model/lines.ts';
import type { RowState, Sheet } from '../model/sheet.ts';
import { isFigure, ROW_PX, widthOf } from './geometry.ts';

interface SheetRowProps {
  sheet: Sheet;
  /** UUID of the line. */
  line: string;
  /** Place among the lines that are shown, from 0. */
  at: number;
  top: number;
  columns: readonly SheetColumn[];
  words: CellWords;
  /** What the ids of cells begin with. */
  grid: string;
}

export const cellId = (grid: string, row: number, column: number): string => `${grid}-${row}-${column}`;

/** One line: drawn anew when something of it changes, and for nothing else. */
export const SheetRow = memo(function SheetRow({ sheet, line, at, top, columns, words, grid }: SheetRowProps) {
  const hear = useCallback((heard: () => void) => sheet.hearRow(line, heard), [sheet, line]);
  const row = useSyncExternalStore(hear, () => sheet.row(line));
  const classes = sheetGrid();
  if (row === undefined) return null;
  return (
    <div role="row" aria-rowindex={at + 2} className={classes.row} style={{ top, height: ROW_PX }}>
      <div role="rowheader" className={classes.gutter} data-waiting={row.isWaiting || undefined}>
        {at + 1}
      </div>
      {columns.map((column, place) => (
        <Cell
          key={column.key}
          id={cellId(grid, at, place)}
          place={place}
          column={column}
          row={row}
          words={words}
          isVariant={row.line.variant !== null}
        />
      ))}
    </div>
  );
});

interface CellProps {
  id: string;
  place: number;
  column: SheetColumn;
  row: RowState;
  words: CellWords;
  isVariant: boolean;
}

function Cell({ id, place, column, row, words, isVariant }: CellProps) {
  const { cells, faults, begun, line, refused } = row;
  const { key } = column;
  const isCell = hasCell(line, column);
  const isChanged = cells.has(key);
  const value = isChanged ? cells.get(key) : line.held[key];
  const isWrong = faults.has(key) || begun.has(key) || (isChanged && refused !== null && faults.size === 0);
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={place + 2}
      {...(isCell ? {} : { 'aria-readonly': true as const })}
      aria-invalid={isWrong || undefined}
      className={sheetGrid().cell}
      data-changed={isChanged || undefined}
      data-wrong={isWrong || undefined}
      data-none={!isCell || undefined}
      data-number={isFigure(column) || undefined}
      data-variant={(isVariant && place === 0) || undefined}
      style={{ width: widthOf(column) }}
    >
      {isCell ? textOfCell(column.rule, value, words) : ''}
    </div>
  );
}
