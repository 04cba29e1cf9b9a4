/** Lines of text at a place of the page. Sizes, widths and places in points, 72 to the inch. */
import type { Face } from './faces.ts';
import { lettersOf, runsOf, writable } from './faces.ts';
import { INK, SOFT } from './palette.ts';
import type { Pdf } from './pdf.ts';

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  /** Distance from one line to the next. */
  readonly lead: number;
  readonly colour: string;
  /** Figures of one width, for columns of amounts. */
  readonly tabular?: boolean;
}

export const BODY: TextStyle = { face: 'text', size: 9, lead: 13, colour: INK };
export const STRONG: TextStyle = { ...BODY, face: 'strong' };
export const SMALL: TextStyle = { face: 'text', size: 7.5, lead: 10.5, colour: SOFT };
export const LABEL: TextStyle = { face: 'strong', size: 7.5, lead: 11, colour: SOFT };

export type Align = 'left' | 'right' | 'center';

const features = (style: TextStyle) =>
  style.tabular === true ? { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] } : {};

/** The width of a text on one line. Shaping letters is dear and words come again: each width is found once a document. */
export function widthOf(pdf: Pdf, text: string, style: TextStyle): number {
  const key = `${style.face} ${style.size} ${style.tabular ?? false} ${text}`;
  const known = pdf.widths.get(key);
  if (known !== undefined) return known;
  const width = measure(pdf, text, style);
  pdf.widths.set(key, width);
  return width;
}

function measure({ doc }: Pdf, text: string, style: TextStyle): number {
  let width = 0;
  for (const run of runsOf(writable(text), style.face)) {
    width += doc.font(run.font).fontSize(style.size).widthOfString(run.text, features(style));
  }
  return width;
}

/** The lines of a text within a width; line feeds stay. What is longer than a line is cut between letters. */
export function wrap(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(pdf, writable(paragraph), style, width));
}

function wrapParagraph(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(pdf, longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
    while (widthOf(pdf, line, style) > width && line.length > 1) {
      const cut = fitting(pdf, line, style, width);
      if (cut === line.length) break;
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  return [...lines, line];
}

/** Where the letters that fit end, behind one at least. */
function fitting(pdf: Pdf, text: string, style: TextStyle, width: number): number {
  const ends: number[] = [];
  for (const letter of lettersOf(text)) ends.push((ends.at(-1) ?? 0) + letter.length);
  const endAt = (count: number): number => ends[count - 1] ?? 0;
  /* halved: a word of a stranger may be as long as a field takes */
  let [least, most] = [1, ends.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (widthOf(pdf, text.slice(0, endAt(middle)), style) > width) most = middle - 1;
    else least = middle;
  }
  return endAt(least);
}

/** Draws one line whose box begins at `y`; `x` is its left end, right end or middle. */
export function drawLine(
  pdf: Pdf,
  text: string,
  { x, y, style, align = 'left' }: { x: number; y: number; style: TextStyle; align?: Align },
): void {
  const { doc } = pdf;
  const shift = align === 'left' ? 0 : widthOf(pdf, text, style) / (align === 'right' ? 1 : 2);
  const baseline = y + (style.lead + style.size * 0.7) / 2;
  let at = x - shift;
  for (const run of runsOf(writable(text), style.face)) {
    doc.font(run.font).fontSize(style.size).fillColor(style.colour);
    const options = { lineBreak: false, ...features(style) };
    doc.text(run.text, at, baseline, { ...options, baseline: 'alphabetic' });
    at += doc.widthOfString(run.text, features(style));
  }
}
