/** Whether a backup is whole and of a version this one can read, without a database: `npm run restore -- --check`. */
import { join } from 'node:path';

import { readBackupFile } from './backup-file.ts';
import { BackupError, databaseFile, type BackupLine } from './backup-format.ts';
import { checkMedia } from './media-copy.ts';

export interface CheckedBackup {
  readonly madeAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

type Head = Extract<BackupLine, { kind: 'head' }>;

/** The first line of a backup. @throws BackupError for a file without one, or of a newer version of the shop */
export async function readHead(lines: AsyncIterator<BackupLine, unknown>, known: readonly string[]): Promise<Head> {
  const { value: head, done } = await lines.next();
  if (done === true || head.kind !== 'head') throw new BackupError('the file does not begin as a backup does');
  const unknown = head.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new BackupError(
      `the backup is of a newer version of the shop (${unknown.join(', ')}): restore it with that one`,
    );
  return head;
}

/**
 * Reads a backup to its end: every line, the number of rows, the hashes of lines and files.
 * @param known migrations of this version
 * @throws BackupError that says what is wrong
 */
export async function checkBackup(folder: string, known: readonly string[]): Promise<CheckedBackup> {
  const lines = readBackupFile(join(folder, databaseFile));
  const { madeAt } = await readHead(lines, known);
  let [tables, rows, isWhole] = [0, 0, false];
  for await (const line of lines) {
    if (isWhole) throw new BackupError('the backup goes on behind its end');
    if (line.kind === 'table') tables += 1;
    if (line.kind === 'row' && tables === 0) throw new BackupError('the backup has a row of no table');
    if (line.kind === 'row') rows += 1;
    if (line.kind !== 'end') continue;
    if (line.rows !== rows) throw new BackupError(`the backup says ${line.rows} rows and has ${rows}`);
    isWhole = true;
  }
  if (!isWhole) throw new BackupError('the backup ends in the middle: it was not finished when it was made');
  return { madeAt, tables, rows, files: await checkMedia(folder) };
}
