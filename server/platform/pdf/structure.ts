/** The logical structure of a document (ISO 32000-1 §14.8): what a screen reader reads, and what is decoration. */
import type { Pdf } from './pdf.ts';

export type Element = PDFKit.PDFStructureElement;

export type Tag = 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'L' | 'LI' | 'LBody';

export interface TagOptions {
  /** Words for a picture. */
  readonly alt?: string;
  /** Of a heading cell: what it heads. */
  readonly scope?: 'Column' | 'Row';
}

/** An element beneath another one; `fill` gives it its content. */
export function element(pdf: Pdf, parent: Element, tag: Tag, fill: (self: Element) => void, options: TagOptions = {}) {
  const self = pdf.doc.struct(tag, options);
  parent.add(self);
  fill(self);
  self.end();
}

/** Draws what belongs to an element, on the page of now. */
export function content(pdf: Pdf, self: Element, tag: Tag, draw: () => void): void {
  const marked = pdf.doc.markStructureContent(tag);
  draw();
  pdf.doc.endMarkedContent();
  self.add(marked);
}

/** Draws lines, grounds and page numbers: no reader reads them. */
export function artifact({ doc }: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
