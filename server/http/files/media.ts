import type { Context } from 'hono';

import { ENLARGED_WIDTH } from '#core/contract/pages/paths.ts';
import { isPublicName, type StorageGateway } from '#server/gateways/storage/storage-gateway.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { disposition } from '#server/platform/answers/disposition.ts';
import type { Enlarge } from '#server/platform/media/enlarge-picture.ts';

import type { NetworkTurns } from '#server/http/limits/network-turns.ts';

import { kindOf } from './file-kinds.ts';
import { isLarge, sendFile, type FileSource } from './send-file.ts';
import type { Transfers } from './transfers.ts';

/** Pictures are asked for as WebP; a browser that reads AVIF gets the smaller file of the same address, once it exists. */
const lighter = (name: string, accept: string) =>
  name.endsWith('.webp') && accept.includes('image/avif') ? name.replace(/webp$/, 'avif') : null;

/** A drawing is a document: it may bear its own styles, and fetch nothing. */
const ofDrawings = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Parts of files on their way are nobody's to see. */
const isUnfinished = (name: string) => name.endsWith('.part');

/** Opened in place they could be more than a file to look at; saved, they are what they are. */
const isSaved = (name: string) => /\.(?:docx?|xlsx?|odt|csv|txt)$/.test(name);

/** Read in place, and saved by its name. */
const isPaper = (name: string) => name.endsWith('.pdf');
const kindOfUse = (name: string) => (isSaved(name) ? 'attachment' : 'inline');

const isFilm = (name: string) => /\.(?:mp4|webm)$/.test(name);

const ENLARGED = new RegExp(`^([0-9a-f]+)-${ENLARGED_WIDTH}\\.webp$`);

export interface MediaRoom {
  readonly storage: StorageGateway;
  readonly enlarge: Enlarge;
  readonly transfers: Transfers;
  readonly turns: NetworkTurns;
  /** The name of a stored file in the library, under which it is saved; silent where there is no library. */
  readonly nameOf?: ((stored: string) => Promise<string | null>) | undefined;
}

/**
 * A stored file by its name, or the enlarged size of a picture, made now; what people upload can run nothing in the
 * shop's origin (sandbox, design §6).
 * @throws Refusal `attempts.exceeded`
 */
export async function sendMedia(c: Context<HttpEnv>, room: MediaRoom, network: string): Promise<Response> {
  const asked = c.req.path.slice('/media/'.length);
  const found = isPublicName(asked) && !isUnfinished(asked) ? await findFile(c, room, asked, network) : null;
  return (found && (await sendFound(c, room, { ...found, asked, network }))) ?? missing();
}

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

interface Found {
  readonly name: string;
  readonly file: FileSource;
}

async function findFile(c: Context<HttpEnv>, room: MediaRoom, asked: string, network: string): Promise<Found | null> {
  const { storage, enlarge, turns } = room;
  const wanted = [lighter(asked, c.req.header('accept') ?? ''), asked];
  const stored = await firstOf(storage, wanted);
  if (stored !== null) return stored;
  const hash = ENLARGED.exec(asked)?.[1];
  return hash !== undefined && (await turns.run(network, () => enlarge(hash))) ? firstOf(storage, [asked]) : null;
}

async function firstOf(storage: StorageGateway, names: readonly (string | null)[]): Promise<Found | null> {
  for (const name of names) {
    const found = name === null ? null : await storage.stat(name);
    if (name === null || found === null) continue;
    const file = { ...found, read: () => storage.read(name), stream: storage.stream.bind(null, name) };
    return { name, file };
  }
  return null;
}

async function sendFound(
  c: Context<HttpEnv>,
  { transfers, nameOf }: MediaRoom,
  { name, file, asked, network }: Found & { readonly asked: string; readonly network: string },
): Promise<Response | null> {
  const saved = isSaved(name) || isPaper(name) ? await nameOf?.(name) : null;
  const headers = {
    'content-type': kindOf(name),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': name.endsWith('.svg') ? ofDrawings : 'sandbox',
    ...(asked.endsWith('.webp') ? { vary: 'accept' } : {}),
    ...(isSaved(name) || isPaper(name) ? { 'content-disposition': disposition(kindOfUse(name), saved ?? name) } : {}),
  };
  // Named by its content and kept for ever: nobody asks whether it has changed. Only who reads in parts has a use for a tag.
  const etag = isFilm(name) || isLarge(file) ? { etag: `"${name}"` } : {};
  return sendFile(c, file, { transfers, network, headers, ...etag });
}
