import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { officePullRoute } from '#core/contract/admin/sync/routes.ts';
import { PROTOCOL } from '#core/wire/sync.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { readEvents, type EventReader } from '#tests/support/event-stream.ts';

import { plantRole, signedIn, visitOffice, type OfficeVisit } from './office.ts';

let server: WholeServer;
let streams: EventReader[];

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());
beforeEach(() => {
  streams = [];
});
afterEach(() => Promise.all(streams.map((stream) => stream.leave())));

const greeting = (uuid: string) => ({
  protocol: PROTOCOL,
  build: 'test',
  scope: `admin:${uuid}`,
  group: randomUUID(),
  cursor: null,
});
const codeIn = async (answer: Response): Promise<string> =>
  v.parse(v.object({ code: v.string() }), await answer.json()).code;

async function listen(visit: Pick<OfficeVisit, 'headers'>): Promise<EventReader> {
  const response = await server.send('/api/admin/live', { headers: visit.headers });
  expect(response.status).toBe(200);
  const stream = readEvents(response);
  streams.push(stream);
  return stream;
}

test('S90 S91 a device of somebody who works here learns what the role allows', async () => {
  const visit = await signedIn(server, ['menu.content', 'cms-contents.index']);
  const answer = await visit.call('api.admin.sync.pull', { body: greeting(visit.uuid) });
  const { changes } = v.parse(officePullRoute.answer, await answer.json());
  const records = v.parse(
    v.array(v.looseObject({ kind: v.string() })),
    changes.map(({ record }) => record),
  );
  expect(records.filter(({ kind }) => kind === 'rights')).toEqual([
    { kind: 'rights', permissions: ['cms-contents.index', 'menu.content'] },
  ]);
  // contents alone: neither menus, nor components, nor categories
  const documents = records.filter(({ kind }) => kind === 'document');
  expect(new Set(documents.map((one) => one['of']))).toEqual(new Set(['content']));
  expect(records.length).toBe(documents.length + 1);
});

test('S90 without a session, or with that of another, nothing is executed', async () => {
  const [visit, stranger] = [await signedIn(server), await visitOffice(server)];
  const body = { ...greeting(visit.uuid), changes: [] };
  const nobody = await stranger.call('api.admin.sync.push', { body });
  expect([nobody.status, await codeIn(nobody)]).toEqual([401, 'session.required']);
  const other = await (await signedIn(server)).call('api.admin.sync.push', { body });
  expect([other.status, await codeIn(other)]).toEqual([403, 'scope.mismatch']);
});

test('S90 a customer’s scope is none of the back office, and an administrator’s none of the shop', async () => {
  const visit = await signedIn(server);
  const customers = { ...greeting(visit.uuid), scope: `customer:${visit.uuid}`, changes: [] };
  expect(await codeIn(await visit.call('api.admin.sync.push', { body: customers }))).toBe('input.invalid');
  const shop = await server.customer();
  const office = { ...greeting(visit.uuid), changes: [] };
  expect(await codeIn(await shop.call('api.sync.push', { body: office }))).toBe('input.invalid');
});

test('S90 a push of the back office wants the token of the back office', async () => {
  const visit = await signedIn(server);
  const body = { ...greeting(visit.uuid), changes: [] };
  const answer = await visit.call('api.admin.sync.push', { body, headers: { 'x-csrf-token': 'stolen' } });
  expect([answer.status, await codeIn(answer)]).toEqual([419, 'token.expired']);
});

test('S92 S29 rights that move are told to whoever listens; a stranger hears nothing', async () => {
  const role = await plantRole(server.db, ['dashboard.view']);
  const [chief, editor] = [await signedIn(server), await signedIn(server, ['cms-contents.index'])];
  const stream = await listen(editor);
  await chief.call('api.admin.roles.sync-permissions', {
    params: { uuid: role },
    body: { rev: 1, permissions: ['dashboard.view', 'menu.content'] },
  });
  expect(await stream.until(({ event }) => event === 'person')).toMatchObject({ event: 'person' });
  const stranger = await visitOffice(server);
  expect((await server.send('/api/admin/live', { headers: stranger.headers })).status).toBe(401);
});

test('S92 S81 the stream of a session ends with it', async () => {
  const visit = await signedIn(server);
  const stream = await listen(visit);
  await visit.call('api.admin.logout', { body: {} });
  let last = await stream.next();
  while (last !== null) last = await stream.next();
  expect(last).toBeNull();
});
