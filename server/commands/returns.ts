/** npm run returns: returns are read, accepted, received, refunded and refused at the desk of the shop. */
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { randomIds } from '#server/ids.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { runCommand } from '#server/run-command.ts';
import { runReturnDesk } from '#server/subjects/returns/desk/desk.ts';

await runCommand(async (typed, say) => {
  const config = readConfig();
  const database = await openDatabase(config);
  const jobs = createJobs(database.db, JOB_QUEUES);
  try {
    await jobs.prepare();
    const deps = { db: database.db, ids: randomIds, jobs, shopEmail: config.shopEmail };
    for (const line of await runReturnDesk(deps, typed, systemClock.now())) say(line);
  } finally {
    await jobs.stop();
    await database.shut();
  }
});
