/** A sign-out gives the group of its device back: whoever comes every day leaves none behind (rules S34, S88, S99, S100). */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { customerLoginAsRoute } from '#core/contract/admin/customers/login-as.ts';
import { meAnswer } from '#core/contract/account/me.ts';
import { PROTOCOL } from '#core/wire/sync.ts';
import { signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let office: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
});
afterAll(() => server.close());

const uuidOf = async (visit: Visit) =>
  v.parse(meAnswer, await (await visit.call('api.me')).json()).customer?.uuid ?? '';
const greeting = (scope: string, group: string) => ({
  body: { protocol: PROTOCOL, build: 'test', scope, group, cursor: null, changes: [] },
});
const begin = async (visit: Visit): Promise<string> => {
  const group = randomUUID();
  const told = await visit.call('api.sync.push', greeting(`customer:${await uuidOf(visit)}`, group));
  expect(told.status).toBe(200);
  return group;
};
const isKnown = async (group: string): Promise<boolean> =>
  (await server.db.selectFrom('sync_group').select('id').where('id', '=', group).executeTakeFirst()) !== undefined;

test('S34 S88 a customer who signs out gives the group of the device back, here or everywhere', async () => {
  for (const everywhere of [false, true]) {
    const visit = await server.customer();
    const [group, elsewhere] = [await begin(visit), await begin(visit)];
    await visit.call('api.auth.logout', { body: { everywhere, group } });
    expect([await isKnown(group), await isKnown(elsewhere)]).toEqual([false, true]);
  }
});

test('S7 S34 a sign-out gives back no group of somebody else, and none without a session', async () => {
  const [visit, other] = [await server.customer(), await server.customer()];
  const [mine, foreign] = [await begin(visit), await begin(other)];
  await visit.call('api.auth.logout', { body: { everywhere: false, group: foreign } });
  await visit.call('api.auth.logout', { body: { everywhere: false, group: mine } });
  expect([await isKnown(mine), await isKnown(foreign)]).toEqual([true, true]);
});

test('S34 S100 whoever leaves a customer’s account gives back the group in which they acted', async () => {
  const owner = await server.customer();
  const params = { uuid: await uuidOf(owner) };
  const link = await office.call('api.admin.customers.login-as', { params, body: {} });
  const visit = await server.visit();
  for (const [name, value] of office.jar) visit.jar.set(name, value);
  await visit.call('api.auth.borrow', {
    body: { secret: v.parse(customerLoginAsRoute.answer, await link.json()).secret },
  });
  const [group, own] = [await begin(visit), await begin(owner)];
  await visit.call('api.auth.logout', { body: { everywhere: false, group } });
  expect([await isKnown(group), await isKnown(own)]).toEqual([false, true]);
});

test('S34 S99 whoever signs out of the back office gives the group of the device back', async () => {
  const visit = await signedIn(server);
  const [group, foreign] = [randomUUID(), await begin(await server.customer())];
  const told = await visit.call('api.admin.sync.push', greeting(`admin:${visit.uuid}`, group));
  expect([told.status, await isKnown(group)]).toEqual([200, true]);
  const other = await signedIn(server);
  for (const one of [group, foreign]) await other.call('api.admin.logout', { body: { group: one } });
  expect([await isKnown(group), await isKnown(foreign)]).toEqual([true, true]);
  expect((await visit.call('api.admin.logout', { body: { group } })).status).toBe(200);
  expect([await isKnown(group), await isKnown(foreign)]).toEqual([false, true]);
});
