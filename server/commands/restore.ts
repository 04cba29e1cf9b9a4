/**
 * npm run restore -- folder: a backup into a new DATA_DIR, or into an empty database of DATABASE_URL. With `--check` it is
 * read to its end and nothing is written.
 */
import { join, resolve } from 'node:path';

import { readConfig } from '#server/config.ts';
import { readMigrations } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { readBackupFile } from '#server/platform/backup/backup-file.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { closeFiles } from '#server/gateways/storage/close-files.ts';
import { BackupError, databaseFile } from '#server/platform/backup/backup-format.ts';
import { checkBackup, readHead } from '#server/platform/backup/check-backup.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { runCommand } from '#server/run-command.ts';

await runCommand(async (typed, say) => {
  const given = typed.find((word) => !word.startsWith('--'));
  if (!given) throw new BackupError('Which backup? npm run restore -- <folder of a backup> [--check]');
  const folder = resolve(given);
  const known = (await readMigrations()).map(({ name }) => name);
  if (typed.includes('--check')) {
    const { madeAt, tables, rows, files } = await checkBackup(folder, known);
    say(`the backup of ${madeAt} is whole: ${rows} rows of ${tables} tables, ${files} files`);
    return;
  }
  const config = readConfig();
  const lines = readBackupFile(join(folder, databaseFile));
  const { madeAt, migrations } = await readHead(lines, known);
  const database = await openDatabase(config, { onlyEmpty: true, only: migrations });
  try {
    const order = { database, folder, lines, media: join(config.dataDir, 'media'), queues: JOB_QUEUES };
    const { rows, files, jobs } = await restoreBackup(order);
    say(`${rows} rows of ${madeAt} and ${files} files restored, ${jobs} waiting jobs taken up again`);
  } finally {
    await database.shut();
  }
  await closeFiles(join(config.dataDir, 'media'));
  say('the shop can start');
});
