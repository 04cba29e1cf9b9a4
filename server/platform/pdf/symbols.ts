/** Bar codes and QR codes as rectangles: sharp at every size, and the same bytes every time. */
// the named export `raw` is a symbology of that name, not this function
import bwip from 'bwip-js/node';

import type { Box } from './shapes.ts';
import { INK, WHITE } from './palette.ts';
import type { Pdf } from './pdf.ts';

/** Widths of the bars and spaces of a text in Code 128, in modules, first a bar. */
export function code128(text: string): readonly number[] {
  const [symbol] = bwip.raw('code128', text, '');
  if (symbol === undefined || !('sbs' in symbol)) throw new RangeError(`no Code 128 of ${text}`);
  return symbol.sbs;
}

/** Modules of a QR code of level M, row by row; true is dark. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const [symbol] = bwip.raw('qrcode', text, 'eclevel=M');
  if (symbol === undefined || !('pixs' in symbol)) throw new RangeError('no QR code of this text');
  const { pixs, pixx, pixy } = symbol;
  return Array.from({ length: pixy }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((module) => module === 1),
  );
}

/** Draws a Code 128 over the whole box, which leaves the quiet zone to its surroundings. */
export function drawCode128({ doc }: Pdf, text: string, { x, y, width, height }: Box): void {
  const bars = code128(text);
  const module = width / bars.reduce((sum, bar) => sum + bar, 0);
  let at = x;
  bars.forEach((bar, index) => {
    if (index % 2 === 0) doc.rect(at, y, bar * module, height);
    at += bar * module;
  });
  doc.fill(INK);
}

/** Draws a QR code on white, its quiet zone of four modules within the box. */
export function drawQrCode({ doc }: Pdf, text: string, { x, y, width }: Omit<Box, 'height'>): void {
  const rows = qrCode(text);
  const module = width / (rows.length + 8);
  doc.rect(x, y, width, width).fill(WHITE);
  rows.forEach((row, line) => {
    row.forEach((dark, column) => {
      if (dark) doc.rect(x + (column + 4) * module, y + (line + 4) * module, module, module);
    });
  });
  doc.fill(INK);
}
