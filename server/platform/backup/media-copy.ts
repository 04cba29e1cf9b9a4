/** Files of a shop in a backup: names are written once and never changed, so one that a former backup has is linked. */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, copyFile, link, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { BackupError, mediaList } from './backup-format.ts';

/** Hashes of files by their path below `media`. */
type MediaHashes = ReadonlyMap<string, string>;

/**
 * Takes the files that are there now into a backup, beside those it has already.
 * @param former folder of a backup from which unchanged files are linked; null: none
 */
export async function addMedia(media: string, folder: string, former: string | null): Promise<void> {
  const [known, before] = [await readList(folder), former === null ? new Map() : await readList(former)];
  const hashes = new Map(known);
  for (const path of await filesIn(media)) {
    if (hashes.has(path)) continue;
    const to = join(folder, 'media', path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const linked = former !== null && before.has(path) && (await tryLink(join(former, 'media', path), to));
    if (!linked && !(await tryCopy(join(media, path), to))) continue; // removed since it was listed
    hashes.set(path, (linked ? before.get(path) : undefined) ?? (await hashOf(to)));
  }
  await writeList(folder, hashes);
}

/** Puts the files of a backup into a shop. @throws BackupError for one that is missing, or is another */
export async function restoreMedia(folder: string, media: string): Promise<number> {
  const hashes = await listOf(folder);
  for (const [path, hash] of hashes) {
    const to = join(media, path);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(join(folder, 'media', path), to).catch(missing(path));
    if (hash !== '' && (await hashOf(to)) !== hash) throw new BackupError(`${path} of the backup is another file`);
  }
  return hashes.size;
}

/** Reads every file of a backup. @throws BackupError as `restoreMedia` */
export async function checkMedia(folder: string): Promise<number> {
  const hashes = await listOf(folder);
  for (const [path, hash] of hashes) {
    const found = await hashOf(join(folder, 'media', path)).catch(missing(path));
    if (hash !== '' && found !== hash) throw new BackupError(`${path} of the backup is another file`);
  }
  return hashes.size;
}

const missing =
  (path: string) =>
  (cause: unknown): never => {
    throw new BackupError(`${path} is missing from the backup`, { cause });
  };

/** A backup of before has no list: what is there counts, and its hashes are not known. */
async function listOf(folder: string): Promise<MediaHashes> {
  const listed = await readList(folder);
  if (listed.size > 0) return listed;
  return new Map((await filesIn(join(folder, 'media'))).map((path) => [path, '']));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothing);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

/** Lines of `sha256sum`: hash, two blanks, path. */
async function readList(folder: string): Promise<MediaHashes> {
  const text = await readFile(join(folder, mediaList), 'utf8').catch(() => '');
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [, hash, path] = /^([0-9a-f]{64}) {2}media\/([^\0]+)$/u.exec(line) ?? [];
      return hash === undefined || path === undefined || path.split('/').includes('..') ? [] : [[path, hash]];
    }),
  );
}

async function writeList(folder: string, hashes: MediaHashes): Promise<void> {
  const lines = [...hashes].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const stage = join(folder, `${mediaList}.part`);
  await writeFile(stage, lines.map(([path, hash]) => `${hash}  media/${path}\n`).join(''), { mode: 0o600 });
  await rename(stage, join(folder, mediaList));
}

/** False where the file is gone, or the disk does not link. */
const tryLink = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );

async function tryCopy(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if (
      await access(from).then(
        () => true,
        () => false,
      )
    )
      throw error;
    return false;
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex');
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function nothing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}
