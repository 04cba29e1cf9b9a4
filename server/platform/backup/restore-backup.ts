/** A backup into an empty database and a folder of files. */

import type { Connection } from '#server/database/connection.ts';
import { migrate } from '#server/database/migrate.ts';
import type { JobQueues } from '#server/platform/jobs/job-kinds.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';

import type { BackupLine } from './backup-format.ts';
import { restoreMedia } from './media-copy.ts';
import { restoreLines } from './read-backup.ts';

interface RestoreOrder {
  /** Of the schema that the backup names. */
  readonly database: Pick<Connection, 'db' | 'pool'>;
  /** Folder of the backup, and what follows its head. */
  readonly folder: string;
  readonly lines: AsyncIterable<BackupLine>;
  /** Where the shop keeps its files. */
  readonly media: string;
  /** How this version queues its work. */
  readonly queues: JobQueues;
}

/**
 * Files come first: a database that is restored names nothing that is missing. What was waiting to be done is done by the
 * shop once it runs.
 * @throws BackupError where it is not what it says; the database is as it was then
 */
export async function restoreBackup({ database, folder, lines, media, queues }: RestoreOrder) {
  const files = await restoreMedia(folder, media);
  const { rows, jobs } = await restoreLines(database.pool, lines);
  await migrate(database.db);
  const queue = createJobs(database.db, queues);
  await queue.prepare();
  for (const job of jobs) await queue.resume(job.name, job.data);
  await queue.stop();
  return { rows, files, jobs: jobs.length };
}
