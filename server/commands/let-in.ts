/** npm run let-in -- email: the way back into the back office for an administrator who cannot sign in any more. */
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { openDatabase } from '#server/database/open.ts';
import { randomIds } from '#server/ids.ts';
import { runCommand } from '#server/run-command.ts';
import { letIn } from '#server/subjects/admins/accounts/let-in.ts';

await runCommand(async ([given], say) => {
  const email = given?.trim().toLowerCase() ?? '';
  if (!email.includes('@')) throw new ConfigError('let-in', 'npm run let-in -- <email>');
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const link = await letIn({ db: database.db, ids: randomIds, origin, now: systemClock.now() }, email);
    if (link === null) throw new ConfigError('let-in', `no administrator has the address ${email}`);
    say('Second factor, locks and sessions of this account are gone. A new password is chosen here, within an hour:');
    say(link);
  } finally {
    await database.shut();
  }
});
