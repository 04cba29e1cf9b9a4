import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Context } from 'hono';

import { acceptsBrotli } from './accept-encoding.ts';
import { kindOf } from './file-kinds.ts';
import type { HttpEnv } from '#server/http/session/http-env.ts';
import { streamOfFile } from '#server/gateways/storage/file-stream.ts';
import { sendFile, type FileSource } from './send-file.ts';
import type { Transfers } from './transfers.ts';
import { scriptPolicy } from '#server/http/secure-headers.ts';

interface StaticFile {
  readonly path: string;
  /** Of its content, which is read for it when the file is first asked for. */
  readonly etag: () => Promise<string>;
  readonly compressed: boolean;
}

/** Files of the built client by their address. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Lists the built files once: only an address that is exactly in this list is ever answered, so no path can climb out
 * of the folder, whatever its dots and escapes.
 */
export async function listStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const address = path.slice(folder.length).replaceAll('\\', '/');
    if (address.endsWith('.br') || address.startsWith('/.')) continue;
    files.set(address, { path, etag: once(() => etagOf(path)), compressed: known.has(`${path}.br`) });
  }
  return files;
}

async function etagOf(path: string): Promise<string> {
  const hash = createHash('sha1').update(await readFile(path));
  return `"${hash.digest('base64url').slice(0, 16)}"`;
}

/** Makes it once; a failure is tried again by the next who asks. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Names under `/vue/` carry the hash of their content; all other files are asked for again each time. */
const isForEver = (address: string): boolean => address.startsWith('/vue/');

export interface StaticRoom {
  readonly files: StaticFiles;
  readonly transfers: Transfers;
}

/**
 * The file of this address, or of another one in its place; undefined when there is none.
 * @param network whose request it is
 */
export async function sendStatic(
  c: Context<HttpEnv>,
  { files, transfers }: StaticRoom,
  network: string,
  address = c.req.path,
): Promise<Response | undefined> {
  const file = files.get(address);
  if (!file) return undefined;
  const headers: Record<string, string> = {
    'cache-control': isForEver(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-type': kindOf(address),
    ...(address.endsWith('.js') ? { 'content-security-policy': scriptPolicy } : {}),
    ...(file.compressed ? { vary: 'accept-encoding' } : {}),
  };
  // What is kept for ever is never asked for again: a tag would be weight alone.
  if (!isForEver(address)) {
    const etag = await file.etag();
    headers['etag'] = etag;
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  }
  const brotli = file.compressed && acceptsBrotli(c.req.header('accept-encoding'));
  if (brotli) headers['content-encoding'] = 'br';
  const source = await sourceAt(brotli ? `${file.path}.br` : file.path);
  return (await sendFile(c, source, { transfers, network, headers })) ?? undefined;
}

async function sourceAt(path: string): Promise<FileSource> {
  const { size } = await stat(path);
  return {
    bytes: size,
    read: () => readFile(path),
    stream: async (range = { from: 0, to: size - 1 }) => streamOfFile(await open(path, 'r'), range),
  };
}
