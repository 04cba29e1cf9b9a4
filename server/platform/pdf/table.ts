/** Tables over pages: the head again on every page, rows whole, cells read in order by a screen reader. */
import { ensure, PAGE, type Flow } from './flow.ts';
import { INK, LINE, STRONG_LINE } from './palette.ts';
import { rule } from './shapes.ts';
import { artifact, content, element, type Element } from './structure.ts';
import { BODY, drawLine, LABEL, wrap, type Align, type TextStyle } from './text.ts';

export interface Column {
  readonly title: string;
  /** In points; the first column takes what the others leave. */
  readonly width?: number;
  readonly align?: Align;
}

type Styled = readonly (readonly [text: string, style: TextStyle])[];

/** Lines of a cell, each in its style. */
export type Cell = string | Styled;

const GAP = 10;
const PADDING = 5;

interface Placed {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

function place(columns: readonly Column[], left: number, right: number): Placed[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0) + GAP * (columns.length - 1);
  const free = right - left - fixed;
  let x = left;
  return columns.map((column) => {
    const width = column.width ?? free;
    const placed = { column, x, width };
    x += width + GAP;
    return placed;
  });
}

const amounts: TextStyle = { ...BODY, tabular: true };

/** Draws a table from the flow's place on. */
export function table(
  flow: Flow,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { left = PAGE.left, right = PAGE.right }: { left?: number; right?: number } = {},
): void {
  const { pdf } = flow;
  const places = place(columns, left, right);
  const drawLines = (lines: Styled, at: Placed, top: number) => {
    const { align = 'left' } = at.column;
    const x = { left: at.x, right: at.x + at.width, center: at.x + at.width / 2 }[align];
    let y = top;
    for (const [line, style] of lines) {
      drawLine(pdf, line, { x, y, style, align });
      y += style.lead;
    }
  };
  const wrapped = (cell: Cell, at: Placed) => {
    const style = at.column.align === 'right' ? amounts : BODY;
    const parts = typeof cell === 'string' ? [[cell, style] as const] : cell;
    return parts.flatMap(([text, own]) => wrap(pdf, text, own, at.width).map((line) => [line, own] as const));
  };
  // read once, drawn again on every page
  const head = (whole: Element | null) => {
    const titles = places.map((at) => wrap(pdf, at.column.title, LABEL, at.width));
    const height = Math.max(...titles.map((lines) => lines.length)) * LABEL.lead;
    const drawTitles = (show: (lines: Styled, at: Placed, top: number) => void) =>
      places.forEach((at, index) => {
        const lines = titles[index] ?? [];
        const styled = lines.map((line) => [line, LABEL] as const);
        show(styled, at, flow.y + height - lines.length * LABEL.lead);
      });
    if (whole === null) artifact(pdf, () => drawTitles((lines, at, top) => drawLines(lines, at, top)));
    else {
      element(pdf, whole, 'TR', (row) =>
        drawTitles((lines, at, top) =>
          element(pdf, row, 'TH', (self) => content(pdf, self, 'TH', () => drawLines(lines, at, top)), {
            scope: 'Column',
          }),
        ),
      );
    }
    flow.y += height + PADDING;
    artifact(pdf, () => rule(pdf, flow.y, { from: left, to: right, colour: INK, width: 1 }));
  };
  ensure(flow, 60);
  element(pdf, pdf.root, 'Table', (whole) => {
    head(whole);
    rows.forEach((cells, number) => {
      const lines = places.map((at, index) => wrapped(cells[index] ?? '', at));
      const height = Math.max(...lines.map((own) => own.reduce((sum, [, style]) => sum + style.lead, 0))) + 2 * PADDING;
      if (ensure(flow, height)) head(null);
      element(pdf, whole, 'TR', (row) => {
        places.forEach((at, index) => {
          const own = lines[index] ?? [];
          element(pdf, row, 'TD', (self) => content(pdf, self, 'TD', () => drawLines(own, at, flow.y + PADDING)));
        });
      });
      flow.y += height;
      const last = number === rows.length - 1;
      artifact(pdf, () => rule(pdf, flow.y, { from: left, to: right, colour: last ? STRONG_LINE : LINE, width: 0.6 }));
    });
  });
}
