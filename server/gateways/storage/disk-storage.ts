import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isStorageName, type StorageGateway } from './storage-gateway.ts';

/** Files on disk, spread over 256 folders by the first digits of their names. */
export function createDiskStorage(folder: string): StorageGateway {
  const pathOf = (name: string) => {
    if (!isStorageName(name)) throw new Error(`not a storage name: ${JSON.stringify(name)}`);
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async write(name, content) {
      const path = pathOf(name);
      if (await exists(path)) return;
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
      const stage = `${path}.${randomUUID().slice(0, 8)}.part`;
      await writeDurably(stage, content);
      await rename(stage, path);
    },
    async read(name) {
      if (!isStorageName(name)) return null;
      return readFile(pathOf(name)).catch(nullWhenMissing);
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
async function writeDurably(path: string, content: Uint8Array) {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
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
