import type { Context } from 'hono';

import { isStorageName, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

import { kindOf } from './file-kinds.ts';
import type { HttpEnv } from './http-env.ts';

/** A stored file by its name; what people upload can run nothing in the shop's origin (sandbox, design §6). */
export async function sendMedia(c: Context<HttpEnv>, storage: StorageGateway): Promise<Response> {
  const name = c.req.path.slice('/media/'.length);
  const content = isStorageName(name) ? await storage.read(name) : null;
  if (!content) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = {
    'content-type': kindOf(name),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    etag: `"${name}"`,
  };
  if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(content, { headers });
}
