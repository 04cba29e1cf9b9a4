/** npm run orders: orders are read, invoiced, sent, delivered and refunded at the desk of the shop. */
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { randomIds } from '#server/ids.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { runCommand } from '#server/run-command.ts';
import { runDesk } from '#server/subjects/orders/desk/desk.ts';

await runCommand(async (typed, say) => {
  const config = readConfig();
  const database = await openDatabase(config);
  const jobs = createJobs(database.db, JOB_QUEUES);
  try {
    await jobs.prepare();
    const deps = { db: database.db, ids: randomIds, jobs, shopEmail: config.shopEmail };
    for (const line of await runDesk(deps, typed, systemClock.now())) say(line);
  } finally {
    await jobs.stop();
    await database.shut();
  }
});
