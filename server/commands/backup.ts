/**
 * npm run backup [-- folder] [--keep=n]: database and files into a new folder, while the shop goes on; without a folder
 * into one of BACKUP_DIR that is named after the hour, where older ones share what has not changed, and n of them stay.
 */
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { JOB_KINDS } from '#server/jobs.ts';
import { BackupError } from '#server/platform/backup/backup-format.ts';
import { backupName, dropOldBackups, keptBackups } from '#server/platform/backup/kept-backups.ts';
import { takeBackup } from '#server/platform/backup/take-backup.ts';
import { closeFolder } from '#server/process/close-folder.ts';
import { runCommand } from '#server/run-command.ts';

const USAGE = 'npm run backup [-- <folder>] [--keep=<number of backups>]';

await runCommand(async (typed, say) => {
  const config = readConfig();
  const given = typed.find((word) => !word.startsWith('--'));
  const keep = keepOf(typed.find((word) => word.startsWith('--'))) ?? config.backupKeep;
  const now = systemClock.now();
  const home = config.backupDir ?? join(config.dataDir, 'backups');
  const folder = given === undefined ? join(home, backupName(now)) : resolve(given);
  const stage = given === undefined ? `${folder}.part` : folder;
  closeFolder(stage);
  const former = given === undefined ? ((await keptBackups(home)).at(-1) ?? null) : null;
  const database = await openDatabase(config);
  try {
    const order = { pool: database.pool, media: join(config.dataDir, 'media'), folder: stage, former, now };
    await takeBackup({ ...order, kinds: JOB_KINDS });
  } catch (error) {
    if (given === undefined) await rm(stage, { recursive: true, force: true });
    throw error;
  } finally {
    await database.shut();
  }
  if (given === undefined) await rename(stage, folder);
  say(`backup in ${folder}`);
  if (given !== undefined || keep === 0) return;
  for (const gone of await dropOldBackups(home, keep)) say(`removed ${gone}`);
});

function keepOf(option: string | undefined): number | null {
  if (option === undefined) return null;
  const keep = Number(/^--keep=(\d{1,4})$/u.exec(option)?.[1] ?? 'none');
  if (!Number.isInteger(keep)) throw new BackupError(USAGE);
  return keep;
}
