/** A backup of database and files while the shop goes on. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type pg from 'pg';

import { writeBackupFile } from './backup-file.ts';
import { databaseFile } from './backup-format.ts';
import { addMedia } from './media-copy.ts';
import { backupLines } from './write-backup.ts';

interface BackupOrder {
  readonly pool: pg.Pool;
  /** Where the shop keeps its files. */
  readonly media: string;
  /** Folder of the backup, which need not be there. */
  readonly folder: string;
  /** A former backup whose files are linked where they are the same; null: all are copied. */
  readonly former: string | null;
  readonly now: Date;
  /** Kinds of waiting work that it keeps. */
  readonly kinds: readonly string[];
}

/**
 * Files are taken before and after the database: one that is removed meanwhile is in the first turn, one that is added in
 * the second, so that all that the database names is there.
 */
export async function takeBackup({ pool, media, folder, former, now, kinds }: BackupOrder): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await addMedia(media, folder, former);
  await writeBackupFile(join(folder, databaseFile), backupLines(pool, now, kinds));
  await addMedia(media, folder, former);
}
