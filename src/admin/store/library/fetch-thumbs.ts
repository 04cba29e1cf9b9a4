/** Small pictures of the newest files, fetched before anybody asks for them: they are seen without a network as well. */
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { picturePath } from '#core/contract/pages/paths.ts';

/** So many files at most, and so many bytes: what is over is fetched when it is looked at. */
export const THUMBS_AHEAD = 300;
export const THUMBS_BYTES = 4_000_000;
const THUMB_WIDTH = 200;

export interface ThumbsDeps {
  readonly files: readonly MediaFile[];
  /** The worker of the back office keeps what passes; null: it did not come. */
  readonly fetchBytes: (path: string) => Promise<number | null>;
  /** The line still rests, and nothing is to be saved on it. */
  readonly mayGoOn: () => boolean;
}

/** One after the other, the newest first. @returns bytes that came */
export async function fetchThumbs({ files, fetchBytes, mayGoOn }: ThumbsDeps): Promise<number> {
  const newest = files
    .filter(({ type }) => type === 'image')
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, THUMBS_AHEAD);
  let sum = 0;
  for (const { hash } of newest) {
    if (sum >= THUMBS_BYTES || !mayGoOn()) break;
    const bytes = await fetchBytes(picturePath(hash, THUMB_WIDTH));
    if (bytes === null) break;
    sum += bytes;
  }
  return sum;
}
