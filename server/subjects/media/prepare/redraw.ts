/** A photo drawn anew in its own format: upright, without places, programs or anything else that came along. */
import sharp, { type Sharp } from 'sharp';

import type { MediaEnding } from '#core/domain/media/media-format.ts';
import { pictureTurns } from '#server/platform/media/picture-turns.ts';

/** Beyond any camera that stays under the size of a file; a small file that opens into more is a trap. */
export const MOST_PIXELS = 50_000_000;
/** A photo of that many pixels takes a few. */
const LONGEST_SECONDS = 20;
/** A drawing a person made takes a few hundredths. */
const LONGEST_DRAWING_SECONDS = 3;

export interface Drawn {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What the library that reads pictures calls a format. */
const READ_AS: Readonly<Partial<Record<MediaEnding, string>>> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
  svg: 'svg',
};

const encode = {
  jpg: (one: Sharp) => one.jpeg({ quality: 90 }),
  png: (one: Sharp) => one.png({ compressionLevel: 8 }),
  webp: (one: Sharp) => one.webp({ quality: 90, effort: 3 }),
  gif: (one: Sharp) => one.gif(),
  avif: (one: Sharp) => one.avif({ quality: 65, effort: 2 }),
};
export type PhotoEnding = keyof typeof encode;

export const isPhotoEnding = (ending: string): ending is PhotoEnding => Object.hasOwn(encode, ending);

const open = (source: Uint8Array, ending: PhotoEnding) =>
  sharp(source, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    animated: ending === 'gif' || ending === 'webp',
  }).timeout({ seconds: LONGEST_SECONDS });

/** Whether a picture has more than one frame: what moves cannot be turned or cut. */
export const isMoving = (source: Uint8Array, ending: PhotoEnding): Promise<boolean> =>
  pictureTurns.take(() =>
    open(source, ending)
      .metadata()
      .then(
        ({ pages = 1 }) => pages > 1,
        () => false,
      ),
  );

/** @returns null for what cannot be read to its end, is another format inside, or opens into too much */
export const redraw = (...given: Parameters<typeof drawAnew>): Promise<Drawn | null> =>
  pictureTurns.take(() => drawAnew(...given));

async function drawAnew(
  source: Uint8Array,
  ending: PhotoEnding,
  change: (one: Sharp) => Sharp = (one) => one.rotate(),
): Promise<Drawn | null> {
  try {
    const picture = open(source, ending);
    const { format, pages = 1 } = await picture.metadata();
    if (format !== READ_AS[ending]) return null;
    /* what moves cannot be turned, and has no camera's way up */
    const drawn = pages > 1 ? picture : change(picture);
    const { data, info } = await encode[ending](drawn).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    // The library tells broken files by errors of many kinds: whatever it is, it is no picture.
    return null;
  }
}

/** The size a drawing says it has; null where nobody could draw it. */
export const measureDrawing = (source: Uint8Array): Promise<{ width: number; height: number } | null> =>
  pictureTurns.take(() => measured(source));

async function measured(source: Uint8Array) {
  try {
    const { format, width, height } = await sharp(source, { limitInputPixels: MOST_PIXELS }).metadata();
    if (format !== 'svg' || width * height > MOST_PIXELS) return null;
    await sharp(source, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: LONGEST_DRAWING_SECONDS })
      .resize({ width: 16, height: 16, fit: 'inside' })
      .png()
      .toBuffer();
    return { width, height };
  } catch {
    return null;
  }
}
