/** The foot of every page: who issues, and which page of how many. Written last, when their number is known. */
import { PAGE } from './flow.ts';
import type { Pdf } from './pdf.ts';
import { rule } from './shapes.ts';
import { artifact } from './structure.ts';
import { drawLine, SMALL, widthOf, wrap, type TextStyle } from './text.ts';

const FOOT: TextStyle = { ...SMALL, size: 7, lead: 9.5 };
const TOP = 776;

/** Writes the foot; lines that do not fit above the edge of the sheet are an error of the caller (RangeError). */
export function footer(pdf: Pdf, lines: readonly string[], numberOf: (page: number, pages: number) => string): void {
  const { start, count } = pdf.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.doc.switchToPage(start + index);
    artifact(pdf, () => drawFoot(pdf, lines, numberOf(index + 1, count)), 'Pagination');
  }
}

function drawFoot(pdf: Pdf, lines: readonly string[], number: string): void {
  rule(pdf, TOP);
  drawLine(pdf, number, { x: PAGE.right, y: TOP + 7, style: FOOT, align: 'right' });
  const width = PAGE.right - PAGE.left - widthOf(pdf, number, FOOT) - 24;
  const written = lines.flatMap((line) => wrap(pdf, line, FOOT, width));
  if (written.length > 5) throw new RangeError('the foot of a page has room for five lines');
  written.forEach((line, index) => drawLine(pdf, line, { x: PAGE.left, y: TOP + 7 + index * FOOT.lead, style: FOOT }));
}
