import sharp from 'sharp';

import { LIST_PICTURE_WIDTHS, PICTURE_WIDTHS } from '#core/contract/pages/paths.ts';
import { contentHash, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

/** What a picture may be made from, and the ending its source is kept under. */
const SOURCE_ENDINGS = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const;
export type SourceMime = keyof typeof SOURCE_ENDINGS;

export interface StoredPicture {
  /** Of the source: the same picture is kept once. */
  readonly hash: string;
  readonly mime: SourceMime;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Effort 2 is three times quicker than the default 4 and costs a seventh more bytes (measured on the drawings). */
export const WEBP = { quality: 80, alphaQuality: 85, effort: 2 } as const;

/**
 * A third of the bytes of the WebP above, seen side by side without a difference on the screens that show it: quality 30 has
 * marks on white. Effort 2 takes half as long again for a twentieth less.
 */
export const AVIF = { quality: 40, effort: 1, chromaSubsampling: '4:2:0' } as const;

// Several pictures are made at once, each by one thread: faster than one picture by several threads.
sharp.concurrency(1);
// No picture is read twice in a row: what the library would keep of the last ones is memory for nothing.
sharp.cache(false);

export const sizeName = (hash: string, width: number, type: 'webp' | 'avif'): string => `${hash}-${width}.${type}`;
export const sourceName = (hash: string, mime: SourceMime): string => `${hash}.${SOURCE_ENDINGS[mime]}`;

/** True for the hash of a picture that is here as it was given. */
export async function hasSource(storage: Pick<StorageGateway, 'has'>, hash: string): Promise<boolean> {
  for (const ending of Object.values(SOURCE_ENDINGS)) if (await storage.has(`${hash}.${ending}`)) return true;
  return false;
}

/** The picture as it was given, and whether it is drawn rather than photographed; null for a hash that nobody knows. */
export async function findSource(storage: StorageGateway, hash: string) {
  for (const ending of Object.values(SOURCE_ENDINGS)) {
    const content = await storage.read(`${hash}.${ending}`);
    if (content) return { content, isDrawing: ending === 'svg' };
  }
  return null;
}

export function isSourceMime(mime: string): mime is SourceMime {
  return Object.hasOwn(SOURCE_ENDINGS, mime);
}

/**
 * Keeps a picture and its sizes (`/media/<hash>-<width>.webp`, those of lists also as `.avif`) under names made from the
 * hash of its source. What is stored already is not made again, so a run that was cut short goes on where it stopped. A width beyond the source
 * holds the source's own size.
 * @throws Error when the source is no picture
 */
export async function storePicture(
  storage: StorageGateway,
  source: Uint8Array,
  mime: SourceMime,
): Promise<StoredPicture> {
  const hash = contentHash(source);
  const { width, height } = await sharp(source).metadata();
  const picture = { hash, mime, width, height, bytes: source.byteLength };
  const wanted: (readonly [number, 'webp' | 'avif'])[] = [
    ...PICTURE_WIDTHS.map((size) => [size, 'webp'] as const),
    ...LIST_PICTURE_WIDTHS.map((size) => [size, 'avif'] as const),
  ];
  const missing: typeof wanted = [];
  for (const [size, type] of wanted) if (!(await storage.has(sizeName(hash, size, type)))) missing.push([size, type]);
  if (missing.length === 0) return picture;
  // drawn once, then made smaller: drawing is the dear part
  const { data, info } = await sharp(source).rotate().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const [size, type] of missing) {
    const resized = sharp(data, { raw }).resize({ width: size, withoutEnlargement: true });
    const content = await (type === 'webp' ? resized.webp(WEBP) : resized.avif(AVIF)).toBuffer();
    await storage.write(sizeName(hash, size, type), content);
  }
  await storage.write(sourceName(hash, mime), source);
  return picture;
}
