/** npm run requests: quote requests and messages that wait for an answer, oldest first. */
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { waitingRequests } from '#server/subjects/contact/waiting-requests.ts';
import { runCommand } from '#server/run-command.ts';

await runCommand(async (_args, say) => {
  const database = await openDatabase(readConfig());
  try {
    const waiting = await waitingRequests(database.db);
    if (waiting.length === 0) say('Nobody waits for an answer.');
    for (const lines of waiting) say(`${lines.join('\n')}\n`);
  } finally {
    await database.shut();
  }
});
