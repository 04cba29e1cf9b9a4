/**
 * A document under way: A4 pages of PDF/A-3b (ISO 19005-3) with embedded typeface, language and logical structure.
 * Nothing in it depends on clock or chance: the same calls with the same options make the same bytes, so that the hash
 * kept beside a document proves it.
 */
import PdfKit from 'pdfkit';

import { languageTag, type Locale } from '#core/domain/shop/locale.ts';

import { typeface } from './faces.ts';

export interface PdfOptions {
  readonly title: string;
  readonly author: string;
  readonly locale: Locale;
  /** The instant the document was issued. */
  readonly createdAt: Date;
  /** Leaves the pages uncompressed, for whoever reads the bytes. */
  readonly readable?: boolean;
}

export interface Pdf {
  readonly doc: PDFKit.PDFDocument;
  /** The root of the logical structure. */
  readonly root: PDFKit.PDFStructureElement;
  readonly bytes: Promise<Uint8Array>;
  /** Widths already measured (`widthOf`). */
  readonly widths: Map<string, number>;
}

/** Properties are copied into XML as they are (XMP): its signs give way. The page itself shows the true text. */
const property = (text: string): string =>
  text
    .replaceAll('&', '+')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replace(/\p{Cc}/gu, ' ');

export function openPdf({ title, author, locale, createdAt, readable = false }: PdfOptions): Pdf {
  const doc = new PdfKit({
    size: 'A4',
    // pages are made by the flow, text is placed line by line
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: languageTag(locale),
    displayTitle: true,
    compress: !readable,
    info: { Title: property(title), Author: property(author), CreationDate: createdAt },
  });
  for (const [name, bytes] of typeface().fonts) doc.registerFont(name, bytes);
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, bytes, widths: new Map() };
}

/** Ends the document and answers its bytes. */
export function closePdf({ doc, root, bytes }: Pdf): Promise<Uint8Array> {
  root.end();
  doc.end();
  return bytes;
}
