/** npm run outbox: the mails of the shop, newest first, and where they stand. */
import { join } from 'node:path';

import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open.ts';
import { readMailFiles } from '#server/gateways/mail/file-mail.ts';
import { readMailHeads } from '#server/platform/mail/mail-heads.ts';
import { runCommand } from '#server/run-command.ts';

const SHOWN = 50;

await runCommand(async (_args, say) => {
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const mails = await database.db.selectFrom('mail_log').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
    if (mails.length === 0) say('No mail yet.');
    for (const mail of mails) {
      const at = (mail.sent_at ?? mail.created_at).toISOString().slice(0, 16).replace('T', ' ');
      say(
        `${at}  ${mail.status.padEnd(6)}  ${mail.recipient}  ${mail.subject}${mail.error === null ? '' : `  (${mail.error})`}`,
      );
    }
  } finally {
    await database.shut();
  }
  if (config.smtpUrl !== undefined) return;
  const folder = join(config.dataDir, 'outbox');
  const files = await readMailFiles(folder);
  say(`\n${files.length} files in ${folder}`);
  for (const file of files.slice(-SHOWN).reverse()) say(`  ${file.name}  ${readMailHeads(file.content)}`);
});
