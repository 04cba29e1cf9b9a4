/** Photos as this device keeps and sends them. */
import { claimedFormat } from '#core/domain/media/media-format.ts';
import type { KeptFile } from '#src/db/kept-file.ts';

export interface Prepared {
  readonly content: Blob;
  readonly fileName: string;
  readonly size: KeptFile['size'];
}

/** Longest side of a photo made smaller on the device, in pixels: enough for the widest screen of the shop. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;
/** Drawings and moving pictures stay what they are. */
const PHOTOS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/**
 * A photo with its size; one that is larger than any screen of the shop is made smaller where it has to wait on this
 * device, and the line after a train is thin.
 */
export async function preparePhoto(file: Blob, fileName: string, waits: boolean): Promise<Prepared> {
  const isPhoto = PHOTOS.has(claimedFormat(fileName)?.mime ?? '');
  const picture = isPhoto ? await createImageBitmap(file).catch(() => null) : null;
  if (picture === null) return { content: file, fileName, size: null };
  const { width, height } = picture;
  picture.close();
  const asItIs = { content: file, fileName, size: { width, height } };
  if (!waits || Math.max(width, height) <= LONGEST_SIDE) return asItIs;
  const content = await smallerPhoto(file);
  return content === null ? asItIs : { content, fileName: webpName(fileName), size: smaller({ width, height }) };
}

export const webpName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/u, '')}.webp`;

const smaller = ({ width, height }: { width: number; height: number }): { width: number; height: number } => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** @returns null for what this browser cannot draw */
export async function smallerPhoto(content: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(content).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, smaller(picture));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}
