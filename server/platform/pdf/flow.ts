/** Where the next thing goes: down the page, then onto a new one. Places in points from the upper left corner. */
import { content, element, type Element, type Tag } from './structure.ts';
import { drawLine, wrap, type Align, type TextStyle } from './text.ts';
import type { Pdf } from './pdf.ts';

export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 44, bottom: 762 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;

export interface Flow {
  readonly pdf: Pdf;
  y: number;
  /** Draws the head of a page after the first and answers where its content begins. */
  readonly continued: () => number;
}

/** Opens the first page. */
export function startFlow(pdf: Pdf, continued: (flow: Flow) => number): Flow {
  pdf.doc.addPage();
  const flow: Flow = { pdf, y: PAGE.top, continued: () => continued(flow) };
  return flow;
}

/** A new page unless `height` still fits. True when there was one. */
export function ensure(flow: Flow, height: number): boolean {
  if (flow.y + height <= PAGE.bottom) return false;
  flow.pdf.doc.addPage();
  flow.y = flow.continued();
  return true;
}

export interface ParagraphOptions {
  readonly style: TextStyle;
  readonly tag?: Tag;
  readonly parent?: Element;
  readonly x?: number;
  readonly width?: number;
  readonly align?: Align;
  /** Space beneath. */
  readonly after?: number;
}

/** A paragraph at the flow's place; its lines may go on on the next page. */
export function paragraph(flow: Flow, text: string, options: ParagraphOptions): void {
  const { pdf } = flow;
  const {
    style,
    tag = 'P',
    parent = pdf.root,
    x = PAGE.left,
    width = PAGE.right - x,
    align = 'left',
    after = 0,
  } = options;
  const start = { left: x, right: x + width, center: x + width / 2 }[align];
  element(pdf, parent, tag, (self) => {
    for (const line of wrap(pdf, text, style, width)) {
      ensure(flow, style.lead);
      content(pdf, self, tag, () => drawLine(pdf, line, { x: start, y: flow.y, style, align }));
      flow.y += style.lead;
    }
  });
  flow.y += after;
}

/** The height a text takes within a width. */
export const heightOf = (pdf: Pdf, text: string, style: TextStyle, width: number): number =>
  wrap(pdf, text, style, width).length * style.lead;

/** A block of lines beneath an element, at a place of its own; answers where it ends. Nothing breaks a page. */
export function block(
  pdf: Pdf,
  lines: readonly (readonly [text: string, style: TextStyle, tag?: Tag])[],
  {
    x,
    y,
    width,
    align = 'left',
    parent = pdf.root,
  }: { x: number; y: number; width: number; align?: Align; parent?: Element },
): number {
  let at = y;
  const start = { left: x, right: x + width, center: x + width / 2 }[align];
  for (const [text, style, tag = 'P'] of lines) {
    if (text === '') continue;
    element(pdf, parent, tag, (self) => {
      for (const line of wrap(pdf, text, style, width)) {
        content(pdf, self, tag, () => drawLine(pdf, line, { x: start, y: at, style, align }));
        at += style.lead;
      }
    });
  }
  return at;
}
