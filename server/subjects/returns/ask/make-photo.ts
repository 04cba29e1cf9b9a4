/** A photo as the shop keeps it: looked into, drawn anew, so that nothing of what was sent – code, places – stays in it. */
import sharp from 'sharp';

import { RMA_PHOTO_SIDE } from '#core/contract/returns/rma.ts';
import { pictureTurns } from '#server/platform/media/picture-turns.ts';

export interface Photo {
  readonly bytes: Uint8Array;
  readonly mime: 'image/webp';
  readonly width: number;
  readonly height: number;
}

const WEBP = { quality: 80, effort: 2 } as const;
/** A photo of this size takes a fifth of a second. */
const LONGEST_SECONDS = 10;

const startsWith = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((byte, place) => bytes[at + place] === byte);

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** What the first bytes say it is: the name and the type that came with it say nothing. */
function sniff(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  return startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8) ? 'webp' : null;
}

/** @returns null for what is no photo, larger than the device makes one, or cannot be read to its end */
export async function makePhoto(source: Uint8Array): Promise<Photo | null> {
  const kind = sniff(source);
  return kind === null ? null : pictureTurns.take(() => drawPhoto(source, kind));
}

async function drawPhoto(source: Uint8Array, kind: string): Promise<Photo | null> {
  const picture = sharp(source, { limitInputPixels: RMA_PHOTO_SIDE ** 2, failOn: 'warning', pages: 1 });
  try {
    const { format } = await picture.metadata();
    if (format !== kind) return null;
    const { data, info } = await picture
      .timeout({ seconds: LONGEST_SECONDS })
      .rotate()
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true });
    if (Math.max(info.width, info.height) > RMA_PHOTO_SIDE) return null;
    return { bytes: data, mime: 'image/webp', width: info.width, height: info.height };
  } catch {
    // The library tells broken files by errors of many kinds: whatever it is, it is no photo.
    return null;
  }
}
