/** Which cells are chosen, and where the keys lead: places count from 0, from the left and from above. */

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A rectangle between where it began and where it was drawn to; the active cell is where it began. */
export interface Selection {
  readonly anchor: Place;
  readonly focus: Place;
}

export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

export interface Box {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const at = (row: number, column: number): Selection => ({ anchor: { row, column }, focus: { row, column } });

export const boxOf = ({ anchor, focus }: Selection): Box => ({
  top: Math.min(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  bottom: Math.max(anchor.row, focus.row),
  right: Math.max(anchor.column, focus.column),
});

export const isWithin = ({ top, left, bottom, right }: Box, { row, column }: Place): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

export const wholeSheet = ({ rows, columns }: Extent): Selection => ({
  anchor: { row: 0, column: 0 },
  focus: { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) },
});

const within = ({ rows, columns }: Extent, { row, column }: Place): Place => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

/** A selection that still lies on the sheet. */
export const clamped = (extent: Extent, { anchor, focus }: Selection): Selection => ({
  anchor: within(extent, anchor),
  focus: within(extent, focus),
});

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

const next = ({ row, column }: Place, direction: Direction): Place => {
  const [rows, columns] = STEPS[direction];
  return { row: row + rows, column: column + columns };
};

const isOn = ({ rows, columns }: Extent, { row, column }: Place): boolean =>
  row >= 0 && row < rows && column >= 0 && column < columns;

/** One cell on; at the edge it stays. */
export const step = (extent: Extent, from: Place, direction: Direction, by = 1): Place => {
  const [rows, columns] = STEPS[direction];
  return within(extent, { row: from.row + rows * by, column: from.column + columns * by });
};

/** To the end of what is filled; from there, or over a gap, to where it is filled again, or to the edge. */
export function jump(extent: Extent, from: Place, direction: Direction, isFilled: (place: Place) => boolean): Place {
  let here = from;
  const ahead = next(here, direction);
  if (!isOn(extent, ahead)) return here;
  const isRun = isFilled(here) && isFilled(ahead);
  here = ahead;
  for (;;) {
    const following = next(here, direction);
    if (!isOn(extent, following)) return here;
    if (isRun ? !isFilled(following) : isFilled(here)) return here;
    here = following;
  }
}

/** The cell after, row by row; the last one leads nowhere: null, so that the keyboard may leave the sheet. */
export function tab({ rows, columns }: Extent, { row, column }: Place, back: boolean): Place | null {
  const rank = row * columns + column + (back ? -1 : 1);
  return rank < 0 || rank >= rows * columns ? null : { row: Math.floor(rank / columns), column: rank % columns };
}
