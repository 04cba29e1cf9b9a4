/** Lines and plates; whoever calls says whether they are decoration. */
import { LINE } from './palette.ts';
import type { Pdf } from './pdf.ts';
import { PAGE } from './flow.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function rule(
  { doc }: Pdf,
  y: number,
  {
    from = PAGE.left,
    to = PAGE.right,
    colour = LINE,
    width = 0.75,
    dashed = false,
  }: { from?: number; to?: number; colour?: string; width?: number; dashed?: boolean } = {},
): void {
  doc.save();
  if (dashed) doc.dash(10, { space: 7 });
  doc.lineWidth(width).strokeColor(colour).moveTo(from, y).lineTo(to, y).stroke();
  doc.restore();
}

/** A filled plate. */
export function plate({ doc }: Pdf, { x, y, width, height }: Box, colour: string, radius = 4): void {
  doc.roundedRect(x, y, width, height, radius).fill(colour);
}

/** The outline of a plate. */
export function outline({ doc }: Pdf, { x, y, width, height }: Box, colour: string, radius = 4, line = 1): void {
  doc.lineWidth(line).roundedRect(x, y, width, height, radius).stroke(colour);
}

/** The panel of a French direction sign: accent, margin, inner line (look §1). Readable in black and white. */
export function listel(pdf: Pdf, box: Box, colours: { readonly solid: string; readonly on: string }): void {
  plate(pdf, box, colours.solid, 5);
  const inset = 3;
  const inner = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset };
  outline(pdf, inner, colours.on, 3, 0.9);
}
