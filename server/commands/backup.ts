/** npm run backup [-- folder]: database and pictures into a new folder, while the shop goes on. */
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { writeBackupFile } from '#server/platform/backup/backup-file.ts';
import { databaseFile } from '#server/platform/backup/backup-format.ts';
import { backupLines } from '#server/platform/backup/write-backup.ts';
import { JOB_KINDS } from '#server/platform/jobs/job-kinds.ts';
import { closeFiles } from '#server/gateways/storage/close-files.ts';
import { closeFolder } from '#server/process/close-folder.ts';
import { runCommand } from '#server/run-command.ts';

await runCommand(async ([given], say) => {
  const config = readConfig();
  const now = systemClock.now();
  const name = `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const folder = resolve(given ?? join(config.dataDir, 'backups', name));
  closeFolder(folder);
  const database = await openDatabase(config);
  try {
    await writeBackupFile(join(folder, databaseFile), backupLines(database.pool, now, JOB_KINDS));
  } finally {
    await database.shut();
  }
  // Files are named by their content: what the database names was there before it named it.
  const media = join(config.dataDir, 'media');
  await cp(media, join(folder, 'media'), { recursive: true, force: true }).catch(ignoreMissing);
  await closeFiles(join(folder, 'media'));
  say(`backup in ${folder}`);
});

function ignoreMissing(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
