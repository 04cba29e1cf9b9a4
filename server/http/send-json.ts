import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { Context } from 'hono';

import type { CachePolicy } from '#core/contract/route.ts';
import { RawJson } from '#server/services/raw-json.ts';

import { acceptsBrotli } from './accept-encoding.ts';
import type { HttpEnv } from './http-env.ts';

const cacheControl: Record<CachePolicy, string> = {
  public: 'public, no-cache',
  immutable: 'public, max-age=31536000, immutable',
  'no-store': 'no-store',
};

/** Shorter answers fit one packet anyway. */
const worthCompressing = 1_200;
const compress = promisify(brotliCompress);

/** Sends an answer with the headers its cache policy asks for; a client that has it already gets 304. */
export async function sendJson(c: Context<HttpEnv>, policy: CachePolicy, answer: unknown): Promise<Response> {
  const raw = answer instanceof RawJson ? answer : new RawJson(new TextEncoder().encode(JSON.stringify(answer)));
  c.header('cache-control', cacheControl[policy]);
  if (policy !== 'no-store') {
    const etag = `"${createHash('sha1').update(raw.bytes).digest('base64url')}"`;
    c.header('etag', etag);
    c.header('vary', 'accept-encoding');
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  }
  c.header('content-type', 'application/json; charset=utf-8');
  if (raw.bytes.byteLength < worthCompressing || !acceptsBrotli(c.req.header('accept-encoding'))) {
    return c.body(raw.bytes);
  }
  c.header('content-encoding', 'br');
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  return c.body(raw.brotli ?? new Uint8Array(await compress(raw.bytes, quality)));
}
