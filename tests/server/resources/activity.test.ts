/** The log of what was written names what it tells of, also where a change did not touch the name. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { activityRoute } from '#core/contract/admin/office/activity.ts';
import { signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let writer: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer();
  writer = await signedIn(server, ['redirects.index', 'redirects.store', 'redirects.update', 'redirects.destroy']);
});
afterAll(() => server.close());

const titles = async (): Promise<readonly (readonly [string, string])[]> => {
  const answer = await writer.call('api.admin.activity.index', { query: { resource: 'redirects' } });
  return v.parse(activityRoute.answer, await answer.json()).data.map(({ action, title }) => [action, title] as const);
};

test('a change is told under the name of its record, as long as it stands and when it is gone', async () => {
  const uuid = randomUUID();
  const fields = { fromPath: '/ancienne', toPath: '/auto', status: '301' };
  expect((await writer.call('api.admin.redirects.store', { body: { uuid, fields } })).ok).toBe(true);
  const moved = { params: { uuid }, body: { rev: 1, fields: { ...fields, toPath: '/moto' } } };
  expect((await writer.call('api.admin.redirects.update', moved)).ok).toBe(true);
  const known = [
    ['update', '/ancienne'],
    ['store', '/ancienne'],
  ];
  expect(await titles()).toEqual(known);
  expect((await writer.call('api.admin.redirects.destroy', { params: { uuid }, body: { rev: 2 } })).ok).toBe(true);
  expect(await titles()).toEqual([['destroy', '/ancienne'], ...known]);
});
