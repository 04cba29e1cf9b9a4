/** npm run quotes: quote requests are read and answered with a proposal at the desk of the shop. */
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { randomIds } from '#server/ids.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { runCommand } from '#server/run-command.ts';
import { runQuoteDesk } from '#server/subjects/quotes/desk/desk.ts';

await runCommand(async (typed, say) => {
  const config = readConfig();
  const database = await openDatabase(config);
  const jobs = createJobs(database.db, JOB_QUEUES);
  try {
    await jobs.prepare();
    for (const line of await runQuoteDesk({ db: database.db, ids: randomIds, jobs }, typed, systemClock.now()))
      say(line);
  } finally {
    await jobs.stop();
    await database.shut();
  }
});
