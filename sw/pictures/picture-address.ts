import { ENLARGED_WIDTH, PICTURE_WIDTHS, picturePath, type PictureWidth } from '#core/contract/pages/paths.ts';

export interface PictureAddress {
  readonly hash: string;
  readonly width: PictureWidth;
}

const WIDTHS: readonly PictureWidth[] = [...PICTURE_WIDTHS, ENLARGED_WIDTH];
const PICTURE = /^\/media\/([\w-]+)-(\d+)\.webp$/u;

/** Hash and width of a picture of the shop; null for any other path. */
export function parsePicture(path: string): PictureAddress | null {
  const [, hash, digits] = PICTURE.exec(path) ?? [];
  const width = WIDTHS.find((one) => String(one) === digits);
  return hash === undefined || width === undefined ? null : { hash, width };
}

/** The same picture in its other widths: first the larger ones, which are sharp, then the smaller ones. */
export function otherWidths({ hash, width }: PictureAddress): string[] {
  const larger = WIDTHS.filter((one) => one > width);
  const smaller = WIDTHS.filter((one) => one < width).toReversed();
  return [...larger, ...smaller].map((one) => picturePath(hash, one));
}
