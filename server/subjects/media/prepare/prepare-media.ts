/** What somebody sent, looked into and made harmless: what it becomes in the library. */
import { harmlessFileName } from '#core/domain/media/file-name.ts';
import { MEDIA_FORMATS, MOST_BYTES, type MediaFormat } from '#core/domain/media/media-format.ts';
import { sniffMedia } from '#core/domain/media/sniff-media.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { decodeText } from '#core/domain/media/decode-text.ts';
import { harmless } from '#core/domain/csv/csv-line.ts';

import { readDrawing } from './clean-drawing.ts';
import { expandedUses } from './expanded-uses.ts';

export interface Prepared {
  readonly format: MediaFormat;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Of pictures. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** References of a drawing, those in what it copies included; drawn by hand or by a program, few have fifty. */
const MOST_USES = 2_000;

/** A table that others open in a spreadsheet: its cells are text and numbers, never formulas (CWE-1236). */
const harmlessTable = (text: string): string =>
  text.replaceAll(/(^|[\r\n;,\t])("?)([=+\-@][^\r\n;,\t"]*)/gu, (whole, before: string, quote: string, cell: string) =>
    /^[+-]?[\d\s.]+%?$/u.test(cell) ? whole : `${before}${quote}${harmless(cell)}`,
  );

async function contentOf(bytes: Uint8Array, format: MediaFormat): Promise<Pick<Prepared, 'bytes' | 'size'> | null> {
  // whatever it was saved as, it is handed out as UTF-8
  if (format === MEDIA_FORMATS.csv) return { bytes: Buffer.from(harmlessTable(decodeText(bytes) ?? '')), size: null };
  if (format === MEDIA_FORMATS.txt) return { bytes: Buffer.from(decodeText(bytes) ?? ''), size: null };
  if (format.type !== 'image') return { bytes, size: null };
  // what makes pictures is loaded where there is one to make
  const { isPhotoEnding, measureDrawing, redraw } = await import('./redraw.ts');
  if (isPhotoEnding(format.ending)) {
    const drawn = await redraw(bytes, format.ending);
    return drawn === null ? null : { bytes: drawn.bytes, size: { width: drawn.width, height: drawn.height } };
  }
  const clean = readDrawing(decodeText(bytes) ?? '');
  if (clean === null || expandedUses(clean.text) > MOST_USES) return null;
  if (clean.loses) throw new Refusal('media.drawing');
  const drawing = Buffer.from(clean.text);
  const size = await measureDrawing(drawing);
  return size === null ? null : { bytes: drawing, size };
}

/** @throws Refusal `media.type`, `media.tooLarge` by what it turns out to be, `media.drawing` for one that would lose a part */
export async function prepareMedia(bytes: Uint8Array, fileName: string): Promise<Prepared> {
  const format = sniffMedia(bytes, fileName);
  if (format === null) throw new Refusal('media.type');
  const most = MOST_BYTES[format.type];
  if (bytes.byteLength > most) throw new Refusal('media.tooLarge', { most });
  const content = await contentOf(bytes, format);
  if (content === null) throw new Refusal('media.type');
  return { format, fileName: harmlessFileName(fileName, format.ending), ...content };
}
