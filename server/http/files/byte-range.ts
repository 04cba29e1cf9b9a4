/** Parts of a file that a request asks for (RFC 9110, sections 13 and 14). */
import type { ByteRange } from '#server/gateways/storage/storage-gateway.ts';

/** Whoever does not say how far it reads gets this much, and asks for the next: players read on where they are. */
export const MOST_OPEN_RANGE = 2 * 1024 * 1024;

/** The whole file; a part of it; or a part that it does not have. */
export type Asked = 'whole' | 'nothing' | ByteRange;

/**
 * What a `Range` header asks for. More than one range is answered by the whole file, and so is what is no range, as the
 * standard lets a server do.
 * @param size of the file in bytes
 */
export function rangeAsked(header: string | undefined, size: number): Asked {
  const [matched, first = '', last = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '') ?? [];
  if (matched === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'nothing' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return 'whole';
  if (from >= size) return 'nothing';
  const to = last === '' ? from + MOST_OPEN_RANGE - 1 : Number(last);
  return { from, to: Math.min(to, size - 1) };
}

/** True when `If-None-Match` names the file: whoever asks has it. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//u, '') === etag);
}

/** True when a part may be given: the file is the one `If-Range` names, or it names none. A date is none of ours. */
export const isSame = (header: string | undefined, etag: string): boolean => header === undefined || header === etag;
