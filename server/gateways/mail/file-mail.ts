import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Clock } from '#server/clock.ts';

import type { MailGateway } from './mail-gateway.ts';
import { digest, messageOf } from './message.ts';
import { openTransport } from './open-transport.ts';

/**
 * Stand-in without an SMTP server: every mail becomes an `.eml` file that mail programs open. The name begins with the
 * instant, so names sort by time; a repeated mail does not make a second file.
 */
export function createFileMail({ folder, from, clock }: { folder: string; from: string; clock: Clock }): MailGateway {
  const transport = openTransport((createTransport) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const suffix = `-${digest(mail.key)}.eml`;
      if ((await readdir(folder)).some((name) => name.endsWith(suffix))) return;
      const { message } = await (await transport.open()).sendMail({ ...messageOf(mail, from), date: clock.now() });
      const name = nameOf(clock.now()) + suffix;
      const stage = join(folder, `.${name}`);
      await writeFile(stage, message, { mode: 0o600 });
      await rename(stage, join(folder, name));
    },
    async sweep(before) {
      const oldest = nameOf(before);
      for (const name of await readdir(folder).catch(() => []))
        if (isMailFile(name) && name < oldest) await rm(join(folder, name), { force: true });
    },
    close: () => transport.close(),
  };
}

const nameOf = (at: Date) => at.toISOString().replace(/[:.]/g, '-');
const isMailFile = (name: string) => /^\d.*\.eml$/.test(name);

/** The mails written so far, oldest first. */
export async function readMailFiles(folder: string): Promise<{ name: string; content: string }[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter(isMailFile).sort();
  return Promise.all(mails.map(async (name) => ({ name, content: await readFile(join(folder, name), 'utf8') })));
}
