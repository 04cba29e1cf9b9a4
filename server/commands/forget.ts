/** npm run forget -- email: erases a customer, and whatever was asked for or written under the address (GDPR article 17). */
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { runCommand } from '#server/run-command.ts';
import { forgetAddress } from '#server/subjects/account/closure/destroy-account.ts';
import { forgetsIn } from '#server/subjects/forget-person.ts';
import { SHOP_SUBJECTS } from '#server/subjects/shop-subjects.ts';

await runCommand(async ([given], say) => {
  const email = given?.trim().toLowerCase() ?? '';
  if (!email.includes('@')) {
    say('Whom? npm run forget -- <email>');
    return;
  }
  const database = await openDatabase(readConfig());
  const jobs = createJobs(database.db, JOB_QUEUES);
  try {
    await jobs.prepare();
    const tools = { jobs, forget: forgetsIn(SHOP_SUBJECTS) };
    const had = await inTransaction(database.db, (trx) => forgetAddress(trx, tools, email, systemClock.now()));
    say(had ? 'The account is erased, and a last mail is on its way.' : 'No account has this address.');
    say('Requests and messages under it are erased. Backups still hold them: see docs/operating.md.');
  } finally {
    await jobs.stop();
    await database.shut();
  }
});
