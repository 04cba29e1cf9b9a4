/**
 * What a file is by its bytes: the name and the type that came with it only decide between formats whose bytes are alike
 * (text and tables of text, the two old formats of offices).
 */
import { decodeText } from '#core/domain/media/decode-text.ts';
import { claimedFormat, MEDIA_FORMATS, type MediaEnding, type MediaFormat } from './media-format.ts';

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const has = (bytes: Uint8Array, sign: readonly number[], at = 0): boolean =>
  sign.every((byte, place) => bytes[at + place] === byte);

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const EBML = [0x1a, 0x45, 0xdf, 0xa3];

/** How far the name of a container's kind may lie from its start. */
const HEAD = 4096;

const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Brands of ISO containers that browsers play as mp4; others hold pictures, sound or films of a phone alone. */
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|mmp4)/u;

function ofIsoContainer(bytes: Uint8Array): MediaEnding | null {
  const brands = textOf(bytes.subarray(8, 64));
  if (/^avi[fs]/u.test(brands)) return 'avif';
  return MP4_BRANDS.test(brands) ? 'mp4' : null;
}

/** A zip says what it is by the files in it; one that brings programs along is none of ours. */
function ofZip(bytes: Uint8Array): MediaEnding | null {
  const names = textOf(bytes);
  if (names.includes('vbaProject.bin')) return null;
  if (textOf(bytes.subarray(30, 90)).startsWith('mimetypeapplication/vnd.oasis.opendocument.text')) {
    return /mimetypeapplication\/vnd\.oasis\.opendocument\.text(?:PK|[^-\w])/u.test(textOf(bytes.subarray(30, 100)))
      ? 'odt'
      : null;
  }
  if (!names.includes('[Content_Types].xml')) return null;
  if (names.includes('word/document.xml')) return 'docx';
  return names.includes('xl/workbook.xml') ? 'xlsx' : null;
}

/** Behind white space and comments; null where a comment has no end. */
function pastComments(text: string): string | null {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', '<!--'.length);
    if (end === -1) return null;
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return rest;
}

/** Behind one tag of a prologue, where the text begins with it. */
const past = (tag: RegExp, text: string): string => text.slice(tag.exec(text)?.[0].length ?? 0);

/**
 * A drawing begins as one: declaration, comments, type, comments, `<svg`. All of it stands in the head, and each step
 * goes on behind the last: an expression over the whole would try every way to cut its comments.
 */
function isDrawing(text: string): boolean {
  const first = pastComments(past(/^<\?xml[^>]*\?>/iu, text.slice(0, HEAD).trimStart()));
  if (first === null) return false;
  const second = pastComments(past(/^<!DOCTYPE svg[^>[]*>/i, first));
  return second !== null && /^<svg[\s>]/i.test(second);
}

/** A page under the name of a text would be one to a browser that guesses. */
const isPage = (text: string): boolean => /^\s*<(?:!doctype|html|head|body|script|\?xml|!--)/iu.test(text);

function byText(bytes: Uint8Array, claimed: string | undefined): MediaEnding | null {
  const text = decodeText(bytes);
  if (text === null) return null;
  if (isDrawing(text)) return 'svg';
  if (isPage(text)) return null;
  return claimed === 'csv' || claimed === 'txt' ? claimed : null;
}

function endingOf(bytes: Uint8Array, claimed: string | undefined): MediaEnding | null {
  if (has(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (has(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png';
  if (has(bytes, ascii('RIFF')) && has(bytes, ascii('WEBP'), 8)) return 'webp';
  if (has(bytes, ascii('GIF87a')) || has(bytes, ascii('GIF89a'))) return 'gif';
  if (has(bytes, ascii('ftyp'), 4)) return ofIsoContainer(bytes);
  if (has(bytes, EBML)) return textOf(bytes.subarray(0, HEAD)).includes('webm') ? 'webm' : null;
  if (has(bytes, ascii('%PDF-'))) return 'pdf';
  if (has(bytes, OLE)) return claimed === 'doc' || claimed === 'xls' ? claimed : null;
  if (has(bytes, [...ascii('PK'), 3, 4])) return ofZip(bytes);
  return byText(bytes, claimed);
}

/** @returns null for what the library does not take */
export function sniffMedia(bytes: Uint8Array, fileName: string): MediaFormat | null {
  if (bytes.byteLength === 0) return null;
  const ending = endingOf(bytes, claimedFormat(fileName)?.ending);
  return ending === null ? null : MEDIA_FORMATS[ending];
}
