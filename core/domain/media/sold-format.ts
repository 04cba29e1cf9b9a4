/**
 * What a product may let its buyers download beside what the library takes: archives, books, music. They are never opened
 * here: they are saved as they came (rule O30).
 */
import { claimedFormat, MOST_BYTES, acceptedEndings } from './media-format.ts';

interface SoldFormat {
  readonly mime: string;
  readonly ending: string;
}

const SOLD_FORMATS = {
  zip: { mime: 'application/zip', ending: 'zip' },
  epub: { mime: 'application/epub+zip', ending: 'epub' },
  mp3: { mime: 'audio/mpeg', ending: 'mp3' },
} as const satisfies Record<string, SoldFormat>;

type SoldEnding = keyof typeof SOLD_FORMATS;

/** Bytes of the largest of these. */
export const MOST_SOLD_BYTES = MOST_BYTES.video;

const isSold = (ending: string): ending is SoldEnding => Object.hasOwn(SOLD_FORMATS, ending);
const endingIn = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();

/** The most bytes that a file of this name may have; null for what no product lets download. */
export function mostSoldBytes(fileName: string): number | null {
  const known = claimedFormat(fileName);
  if (known !== null) return MOST_BYTES[known.type];
  return isSold(endingIn(fileName)) ? MOST_SOLD_BYTES : null;
}

/** For a field that chooses files. */
export const soldEndings = (): string =>
  [acceptedEndings(), ...Object.values(SOLD_FORMATS).map(({ ending }) => `.${ending}`)].join(',');

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The first file of a book lies uncompressed, and says what the archive is (EPUB 3.3, §4.2). */
const BOOK = 'mimetypeapplication/epub+zip';

/** A frame of MPEG audio, layer III, or the tag before the first. */
const isMusic = (bytes: Uint8Array): boolean =>
  latin(bytes.subarray(0, 3)) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);

const LOOKS: Readonly<Record<SoldEnding, (bytes: Uint8Array) => boolean>> = {
  zip: (bytes) => ['PK\x03\x04', 'PK\x05\x06'].includes(latin(bytes.subarray(0, 4))),
  epub: (bytes) => latin(bytes.subarray(0, 4)) === 'PK\x03\x04' && latin(bytes.subarray(30, 58)) === BOOK,
  mp3: isMusic,
};

/** @param begun its first bytes; @returns null where they are not what its name says, or it says something else */
export function sniffSold(begun: Uint8Array, fileName: string): SoldFormat | null {
  const ending = endingIn(fileName);
  return isSold(ending) && LOOKS[ending](begun) ? SOLD_FORMATS[ending] : null;
}
