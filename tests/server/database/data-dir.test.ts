import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { ConfigError } from '#server/config/config-error.ts';
import { createFileMail } from '#server/gateways/mail/file-mail.ts';
import { closeFiles } from '#server/gateways/storage/close-files.ts';
import { randomIds } from '#server/ids.ts';
import { makeDataDir } from '#server/process/data-dir.ts';
import { sessionSecret } from '#server/process/session-secret.ts';
import { createTestClock } from '#tests/support/clock.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'shop-data-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a folder that is not there yet is made, one that is there stays', () => {
  const folder = join(base, 'deep', 'down');
  makeDataDir(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  writeFileSync(join(folder, 'kept'), '');
  expect(() => makeDataDir(folder)).not.toThrow();
});

test('a folder that others may enter is closed, and what is in it stays', () => {
  const folder = join(base, 'open');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'kept'), 'kept');
  makeDataDir(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('kept');
});

test('a folder that others may enter and that is somebody else’s is refused with a sentence', () => {
  const folder = join(base, 'theirs');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const refused = Object.assign(new Error('not permitted'), { code: 'EPERM', syscall: 'chmod' });
  const close = () => {
    throw refused;
  };
  expect(() => makeDataDir(folder, close)).toThrow(/^DATA_DIR: others may enter .*chmod 700/u);
});

test('files that a former version left open are closed, with their folders, once', async () => {
  const folder = join(base, 'media');
  mkdirSync(join(folder, 'ab'), { recursive: true });
  const file = join(folder, 'ab', 'invoice.pdf');
  writeFileSync(file, 'invoice');
  for (const path of [folder, join(folder, 'ab')]) chmodSync(path, 0o755);
  chmodSync(file, 0o644);
  await closeFiles(folder);
  expect([folder, join(folder, 'ab'), file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700, 0o600]);
  await expect(closeFiles(join(base, 'not there'))).resolves.toBeUndefined();
});

test('mails and keys that are kept are read by the shop alone, whatever their folder was', async () => {
  const outbox = join(base, 'outbox');
  mkdirSync(outbox);
  chmodSync(outbox, 0o755);
  const mail = createFileMail({ folder: outbox, from: 'shop@example.fr', clock: createTestClock() });
  await mail.send({ key: 'one', to: 'a@example.fr', subject: 'x', text: 'x' });
  const [name = ''] = readdirSync(outbox);
  expect([statSync(outbox).mode & 0o777, statSync(join(outbox, name)).mode & 0o777]).toEqual([0o700, 0o600]);
  const key = join(base, 'session-secret');
  writeFileSync(key, 'copied here\n');
  chmodSync(key, 0o644);
  expect(sessionSecret({ sessionSecret: undefined, dataDir: base }, randomIds)).toBe('copied here');
  expect(statSync(key).mode & 0o777).toBe(0o600);
});

test('a path through a file is refused by the name of its variable', () => {
  writeFileSync(join(base, 'file'), '');
  for (const path of [join(base, 'file'), join(base, 'file', 'below')]) {
    expect(() => makeDataDir(path)).toThrow(ConfigError);
    expect(() => makeDataDir(path)).toThrow(/^DATA_DIR: wants a folder that may be written to/u);
  }
});
