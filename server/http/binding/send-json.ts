import type { Context } from 'hono';

import type { CachePolicy } from '#core/wire/route.ts';
import type { RawJson } from '#server/platform/raw-json.ts';
import type { RawText } from '#server/platform/raw-text.ts';

import { acceptsBrotli } from '#server/http/files/accept-encoding.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

const cacheControl: Record<CachePolicy, string> = {
  public: 'public, no-cache',
  immutable: 'public, max-age=31536000, immutable',
  'no-store': 'no-store',
};

/** Shorter answers fit one packet anyway. */
const worthCompressing = 1_200;

export const sendJson = (c: Context<HttpEnv>, policy: CachePolicy, answer: RawJson): Promise<Response> =>
  sendText(c, policy, 'application/json; charset=utf-8', answer);

/** Sends an answer with the headers its cache policy asks for; a client that has it already gets 304. */
export async function sendText(
  c: Context<HttpEnv>,
  policy: CachePolicy,
  kind: string,
  answer: RawText,
): Promise<Response> {
  const headers: Record<string, string> = { 'cache-control': cacheControl[policy] };
  if (policy !== 'no-store') {
    headers['etag'] = answer.etag;
    headers['vary'] = 'accept-encoding';
    if (c.req.header('if-none-match') === answer.etag) return c.body(null, 304, headers);
  }
  headers['content-type'] = kind;
  if (answer.bytes.byteLength < worthCompressing || !acceptsBrotli(c.req.header('accept-encoding'))) {
    return c.body(answer.bytes, 200, headers);
  }
  headers['content-encoding'] = 'br';
  return c.body(await answer.compressed(), 200, headers);
}
