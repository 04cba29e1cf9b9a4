/** npm run restore -- folder: a backup into a new DATA_DIR, or into an empty database of DATABASE_URL. */
import { cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { migrate } from '#server/database/migrate.ts';
import { readBackupFile } from '#server/platform/backup/backup-file.ts';
import { BackupError, databaseFile } from '#server/platform/backup/backup-format.ts';
import { restoreLines } from '#server/platform/backup/read-backup.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { closeFiles } from '#server/gateways/storage/close-files.ts';
import { runCommand } from '#server/run-command.ts';

await runCommand(async ([given], say) => {
  if (!given) throw new BackupError('Which backup? npm run restore -- <folder of a backup>');
  const config = readConfig();
  const folder = resolve(given);
  const lines = readBackupFile(join(folder, databaseFile));
  const { value: head } = await lines.next();
  if (head?.kind !== 'head') throw new BackupError(`${folder} holds no backup`);
  const upTo = head.migrations.at(-1);
  const database = await openDatabase(config, { onlyEmpty: true, ...(upTo === undefined ? {} : { upTo }) });
  try {
    const { rows, jobs } = await restoreLines(database.pool, lines);
    await migrate(database.db);
    const queue = createJobs(database.db);
    await queue.prepare();
    for (const job of jobs) await queue.resume(job.name, job.data);
    await queue.stop();
    say(`${rows} rows of ${head.madeAt} restored, ${jobs.length} waiting jobs taken up again`);
  } finally {
    await database.shut();
  }
  const media = join(folder, 'media');
  if (existsSync(media)) await cp(media, join(config.dataDir, 'media'), { recursive: true, force: true });
  await closeFiles(join(config.dataDir, 'media'));
  say('the shop can start');
});
