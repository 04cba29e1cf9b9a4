/** The bell: what happened in the shop is told to who may see it, and read by each for themself. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { NOTIFIED, notificationsRoute } from '#core/contract/admin/office/notifications.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { signedIn, type OfficeVisit } from './office.ts';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const told = async (visit: OfficeVisit) =>
  v.parse(notificationsRoute.answer, await (await visit.call('api.admin.notifications.index')).json());
const failMail = (subject: string, at: Date) =>
  server.db
    .insertInto('mail_log')
    .values({
      key: randomUUID(),
      recipient: 'client@example.fr',
      subject,
      template: 'order.paid',
      status: 'failed',
      created_at: at,
    })
    .execute();

test('a mail that failed and an account to approve are told to who holds the keys, and to nobody else', async () => {
  const [mails, customers, nobody] = [
    await signedIn(server, [NOTIFIED.mail]),
    await signedIn(server, [NOTIFIED.approval]),
    await signedIn(server, ['dashboard.view'] satisfies PermissionKey[]),
  ];
  server.clock.advance(60_000);
  await failMail('Votre facture', server.clock.now());
  const email = await server.register();
  await server.db.updateTable('customer').set({ approval: 'pending' }).where('email', '=', email).execute();
  expect(await told(mails)).toMatchObject({
    data: [{ kind: 'mail', title: 'Votre facture', who: 'client@example.fr', isRead: false }],
    unread: 1,
  });
  expect((await told(customers)).data.map(({ kind }) => kind)).toEqual(['approval']);
  expect(await told(nobody)).toEqual({ data: [], unread: 0 });
});

test('one is read by opening it, all by one press, and what comes after is unread', async () => {
  const [one, other] = [await signedIn(server, [NOTIFIED.mail]), await signedIn(server, [NOTIFIED.mail])];
  for (const visit of [one, other])
    await visit.call('api.admin.notifications.read', { body: { until: server.clock.now().toISOString() } });
  server.clock.advance(60_000);
  await failMail('Première', server.clock.now());
  await failMail('Deuxième', server.clock.now());
  const [first] = (await told(one)).data;
  await one.call('api.admin.notifications.read', { body: { kind: first?.kind, id: first?.id } });
  expect([(await told(one)).unread, (await told(other)).unread]).toEqual([1, 2]);
  await one.call('api.admin.notifications.read', { body: { until: server.clock.now().toISOString() } });
  expect((await told(one)).unread).toBe(0);
  server.clock.advance(60_000);
  await failMail('Troisième', server.clock.now());
  expect(await told(one)).toMatchObject({ unread: 1 });
  const tomorrow = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  await one.call('api.admin.notifications.read', { body: { until: tomorrow } });
  server.clock.advance(60_000);
  await failMail('Quatrième', server.clock.now());
  expect(await told(one)).toMatchObject({ unread: 1 });
});
