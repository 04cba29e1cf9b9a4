import type { Context } from 'hono';

import { ENLARGED_WIDTH } from '#core/contract/pages/paths.ts';
import { isPublicName, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { Enlarge } from '#server/platform/media/enlarge-picture.ts';

import { kindOf } from './file-kinds.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';

/** Pictures are asked for as WebP; a browser that reads AVIF gets the smaller file of the same address, once it exists. */
const lighter = (name: string, accept: string) =>
  name.endsWith('.webp') && accept.includes('image/avif') ? name.replace(/webp$/, 'avif') : null;

/** A drawing is a document: it may bear its own styles, and fetch nothing. */
const ofDrawings = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Parts of files on their way are nobody's to see. */
const isUnfinished = (name: string) => name.endsWith('.part');

/** Opened in place they could be more than a file to look at; saved, they are what they are. */
const isSaved = (name: string) => /\.(?:docx?|xlsx?|odt|csv|txt)$/.test(name);

const isFilm = (name: string) => /\.(?:mp4|webm)$/.test(name);

const ENLARGED = new RegExp(`^([0-9a-f]+)-${ENLARGED_WIDTH}\\.webp$`);

/** A stored file by its name, or the enlarged size of a picture, made now; what people upload can run nothing in the shop's origin (sandbox, design §6). */
export async function sendMedia(c: Context<HttpEnv>, storage: StorageGateway, enlarge: Enlarge): Promise<Response> {
  const asked = c.req.path.slice('/media/'.length);
  const found =
    isPublicName(asked) && !isUnfinished(asked)
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
    ...(isSaved(name) ? { 'content-disposition': 'attachment' } : {}),
    ...(isFilm(name) ? { 'accept-ranges': 'bytes' } : {}),
  };
  const part = isFilm(name) ? partAsked(c.req.header('range'), content.byteLength) : null;
  if (part !== null) {
    const range = `bytes ${part.from}-${part.to}/${content.byteLength}`;
    const bytes = content.subarray(part.from, part.to + 1);
    return new Response(bytes, { status: 206, headers: { ...headers, 'content-range': range } });
  }
  return new Response(content, { headers });
}

/** One range of bytes, as players of films ask for it; null: the whole file. */
function partAsked(range: string | undefined, size: number): { from: number; to: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : null;
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
