import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import * as v from 'valibot';

import { backupLine, BackupError, type BackupLine } from './backup-format.ts';

/** Writes the lines to a file that has its name only once it is complete. */
export async function writeBackupFile(path: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  const texts = (async function* () {
    const hash = createHash('sha256');
    for await (const line of lines) {
      const text = JSON.stringify(line.kind === 'end' ? { ...line, hash: hash.digest('hex') } : line);
      if (line.kind !== 'end') hash.update(text);
      yield `${text}\n`;
    }
  })();
  const stage = `${path}.part`;
  await pipeline(Readable.from(texts), createGzip({ level: 6 }), createWriteStream(stage, { mode: 0o600 }));
  // one that was begun before may be open
  await chmod(stage, 0o600);
  await rename(stage, path);
}

/** Reads the lines of a file. @throws BackupError for a file that is no backup of ours, or broken */
export async function* readBackupFile(path: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(path);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  const hash = createHash('sha256');
  try {
    for await (const written of createInterface({ input: text, crlfDelay: Infinity })) {
      const line = v.parse(backupLine, JSON.parse(written));
      if (line.kind !== 'end') hash.update(written);
      else if (line.hash !== undefined && line.hash !== hash.digest('hex')) throw new Error('its hash is another');
      yield line;
    }
    // readline ends quietly when its source breaks: a broken file must not look like a short one
    if (text.errored) throw text.errored;
  } catch (cause) {
    throw new BackupError(`${path} cannot be read as a backup`, { cause });
  }
}
