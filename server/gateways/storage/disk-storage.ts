import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { streamOfFile } from './file-stream.ts';
import { isStorageName, MOST_READ_WHOLE, type StorageGateway } from './storage-gateway.ts';

/** Nobody but the shop's account reads what it keeps: photos of returns and invoices lie beside the pictures. */
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

/** Files on disk, spread over 256 folders by the first digits of their names. */
export function createDiskStorage(folder: string): StorageGateway {
  const pathOf = (name: string) => {
    if (!isStorageName(name)) throw new Error(`not a storage name: ${JSON.stringify(name)}`);
    return join(folder, name.slice(0, 2), name);
  };
  const opened = async (name: string) => (isStorageName(name) ? open(pathOf(name), 'r').catch(nullWhenMissing) : null);
  return {
    async write(name, content) {
      const path = pathOf(name);
      if (await exists(path)) return;
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: OWN_FOLDER });
      const stage = `${path}.${randomUUID().slice(0, 8)}.part`;
      try {
        await writeDurably(stage, content);
      } catch (error) {
        await rm(stage, { force: true });
        throw error;
      }
      await rename(stage, path);
    },
    async read(name) {
      const file = await opened(name);
      if (file === null) return null;
      try {
        const { size } = await file.stat();
        if (size > MOST_READ_WHOLE) throw new Error(`${name} has ${size} bytes: it is read in parts`);
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    async stat(name) {
      const found = isStorageName(name) ? await stat(pathOf(name)).catch(nullWhenMissing) : null;
      return found === null ? null : { bytes: found.size };
    },
    async stream(name, range) {
      const file = await opened(name);
      if (file === null) return null;
      try {
        const last = (await file.stat()).size - 1;
        const { from, to } = range ?? { from: 0, to: last };
        if (from < 0 || to > last || from > to + 1) throw new RangeError(`${name} has no bytes ${from}-${to}`);
        return streamOfFile(file, { from, to });
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    has: (name) => (isStorageName(name) ? exists(pathOf(name)) : Promise.resolve(false)),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *names() {
      for (const part of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, part)).catch(() => [])) if (isStorageName(name)) yield name;
      }
    },
  };
}

/** On the disk before it has its name: after a loss of power a name never stands for half a file. */
async function writeDurably(path: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
  const file = await open(path, 'wx', OWN_FILE);
  try {
    if (content instanceof Uint8Array) await file.writeFile(content);
    else for await (const part of content) await file.writeFile(part);
    await file.datasync();
  } finally {
    await file.close();
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

function nullWhenMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
