import type { Context } from 'hono';

import { ENLARGED_WIDTH } from '#core/contract/pages/paths.ts';
import { isStorageName, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Enlarge } from '#server/platform/media/enlarge-picture.ts';

import { kindOf } from './file-kinds.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

/** Pictures are asked for as WebP; a browser that reads AVIF gets the smaller file of the same address, once it exists. */
const lighter = (name: string, accept: string) =>
  name.endsWith('.webp') && accept.includes('image/avif') ? name.replace(/webp$/, 'avif') : null;

/** A drawing is a document: it may bear its own styles, and fetch nothing. */
const ofDrawings = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const ENLARGED = new RegExp(`^([0-9a-f]+)-${ENLARGED_WIDTH}\\.webp$`);

/** A stored file by its name, or the enlarged size of a picture, made now; what people upload can run nothing in the shop's origin (sandbox, design §6). */
export async function sendMedia(c: Context<HttpEnv>, storage: StorageGateway, enlarge: Enlarge): Promise<Response> {
  const asked = c.req.path.slice('/media/'.length);
  const found = isStorageName(asked)
    ? ((await readFirst(storage, [lighter(asked, c.req.header('accept') ?? ''), asked])) ??
      (await enlarged(asked, enlarge)))
    : null;
  if (!found) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const { name, content } = found;
  // Named by its content and kept for ever: nobody asks whether it has changed, so it carries no tag to ask with.
  const headers = {
    'content-type': kindOf(name),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': name.endsWith('.svg') ? ofDrawings : 'sandbox',
    ...(asked.endsWith('.webp') ? { vary: 'accept' } : {}),
  };
  return new Response(content, { headers });
}

async function readFirst(storage: StorageGateway, names: readonly (string | null)[]) {
  for (const name of names) {
    const content = name === null ? null : await storage.read(name);
    if (name !== null && content) return { name, content };
  }
  return null;
}

async function enlarged(name: string, enlarge: Enlarge) {
  const hash = ENLARGED.exec(name)?.[1];
  const content = hash === undefined ? null : await enlarge(hash);
  return content === null ? null : { name, content };
}
