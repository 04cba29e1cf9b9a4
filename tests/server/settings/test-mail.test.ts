import { afterAll, beforeAll, expect, test } from 'vitest';

import { randomIds } from '#server/ids.ts';
import { sendTestMail } from '#server/subjects/settings/test-mail.ts';
import { signedIn } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer({ limitFactor: 1 });
});
afterAll(() => server.close());

test('a test mail goes to whoever asks for it and to nobody else, as often as an hour allows', async () => {
  const admin = await signedIn(server, ['config.emails.update']);
  const answer = await admin.call('api.admin.settings.emails.test', { body: {} });
  expect([answer.status, await answer.json()]).toEqual([200, { to: admin.email }]);
  expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([[admin.email, 'Essai d’envoi']]);
  const elsewhere = await admin.call('api.admin.settings.emails.test', { body: { to: 'ailleurs@example.fr' } });
  expect(elsewhere.status).toBe(422);
  const statuses: number[] = [];
  for (let time = 0; time < 10; time += 1)
    statuses.push((await admin.call('api.admin.settings.emails.test', { body: {} })).status);
  expect(statuses.at(-1)).toBe(429);
  expect(server.mails.every(({ to }) => to === admin.email)).toBe(true);
});

test('what the mail server says against it is told, briefly', async () => {
  const mail = { send: () => Promise.reject(new Error(`535 5.7.8\nAuthentication failed ${'x'.repeat(1_000)}`)) };
  const sender = () => Promise.resolve({ siteName: 'Bitume', publicUrl: 'http://shop.test', legalLine: '' });
  const asked = { to: 'moi@example.fr', locale: 'fr_FR', now: new Date('2026-01-01T12:00:00Z') } as const;
  const writer = () => Promise.resolve({ name: '', address: '' });
  const told: unknown = await sendTestMail({ ids: randomIds, mail, sender, writer }, asked).catch(
    (error: unknown) => error,
  );
  expect(told).toMatchObject({
    code: 'mail.refused',
    data: { detail: expect.stringMatching(/^535 5\.7\.8 Authentication failed x{1,300}$/u) },
  });
});
