import type { Context } from 'hono';

import type { ByteRange } from '#server/gateways/storage/storage-gateway.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

import { isKnown, isSame, rangeAsked } from './byte-range.ts';
import { LARGE_BYTES, type Transfers } from './transfers.ts';

/** Shorter files are read whole: that is quicker, and no more than what a stream of a longer one holds. */
const READ_WHOLE = 128 * 1024;

/** A file that lies somewhere. */
export interface FileSource {
  readonly bytes: number;
  /** Null: it has gone meanwhile. */
  read(): Promise<Uint8Array<ArrayBuffer> | null>;
  stream(range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
}

export interface SendFile {
  readonly transfers: Transfers;
  readonly network: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parts of it are given, by this name of its content; a large file has one always. Absent: only all of it is. */
  readonly etag?: string;
}

/**
 * Answers with a file or a part of it, of which no more than `READ_WHOLE` bytes are in memory at a time. Null where it
 * has gone.
 * @throws Refusal `attempts.exceeded` where as many large files are on their way as may be
 */
export async function sendFile(c: Context<HttpEnv>, file: FileSource, options: SendFile): Promise<Response | null> {
  const { transfers, network, etag } = options;
  const { bytes } = file;
  const headers: Record<string, string> = { ...options.headers };
  if (etag !== undefined) {
    headers['etag'] = etag;
    headers['accept-ranges'] = 'bytes';
    if (isKnown(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  }
  // answered by the framework like a GET, and nobody would read or leave the stream
  if (c.req.raw.method === 'HEAD')
    return new Response(null, { headers: { ...headers, 'content-length': String(bytes) } });
  const isPartial = etag !== undefined && isSame(c.req.header('if-range'), etag);
  const asked = isPartial ? rangeAsked(c.req.header('range'), bytes) : 'whole';
  if (asked === 'nothing') {
    const none = { 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' };
    return new Response(null, { status: 416, headers: { ...headers, ...none } });
  }
  if (asked === 'whole' && bytes <= READ_WHOLE) {
    const content = await file.read();
    return content && new Response(content, { headers });
  }
  const range = asked === 'whole' ? { from: 0, to: bytes - 1 } : asked;
  const length = range.to - range.from + 1;
  const stream = await transfers.send(network, length, () => file.stream(range));
  if (stream === null) return null;
  headers['content-length'] = String(length);
  if (asked === 'whole') return new Response(stream, { headers });
  headers['content-range'] = `bytes ${range.from}-${range.to}/${bytes}`;
  return new Response(stream, { status: 206, headers });
}

/** True for what players and readers ask for in parts. */
export const isLarge = ({ bytes }: Pick<FileSource, 'bytes'>): boolean => bytes > LARGE_BYTES;
