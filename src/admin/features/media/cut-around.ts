import type { MediaFile } from '#core/contract/cms/media/media-file.ts';

/** Parts of a picture's width and height, from the left and the top. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest cut of a shape that a picture holds, as near as can be around its point of interest. */
export function cutAround(
  { width, height, focalPoint }: Pick<MediaFile, 'width' | 'height' | 'focalPoint'>,
  ratio: number,
): Cut {
  const own = (width ?? 1) / (height ?? 1);
  const size = own > ratio ? { width: ratio / own, height: 1 } : { width: 1, height: own / ratio };
  const { x, y } = focalPoint ?? { x: 50, y: 50 };
  const place = (at: number, part: number): number => Math.max(0, Math.min(1 - part, at / 100 - part / 2));
  return { x: place(x, size.width), y: place(y, size.height), ...size };
}
