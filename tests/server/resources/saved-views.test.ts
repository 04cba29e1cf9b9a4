/** Saved views over the whole server: whose they are, who may share them, who sees which. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { savedView } from '#core/contract/admin/office/views.ts';
import { codeOf, signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let writer: OfficeVisit;
let reader: OfficeVisit;
let stranger: OfficeVisit;
beforeAll(async () => {
  server = await openWholeServer();
  writer = await signedIn(server, ['groups.index', 'groups.update']);
  reader = await signedIn(server, ['groups.index']);
  stranger = await signedIn(server, ['redirects.index']);
});
afterAll(() => server.close());

const view = (more: object = {}) => ({
  uuid: randomUUID(),
  resource: 'groups',
  name: 'Pros',
  shared: false,
  query: { q: 'pro' },
  columns: null,
  ...more,
});
const store = (visit: OfficeVisit, body: object) => visit.call('api.admin.views.store', { body });
const seen = async (visit: OfficeVisit) => {
  const answer = await visit.call('api.admin.views.index', { query: { resource: 'groups' } });
  return v.parse(v.array(savedView), await answer.json()).map(({ uuid, own }) => [uuid, own]);
};

test('one’s own are one’s own; a shared one is everybody’s who may see the list, and only its author writes it', async () => {
  const [own, shared] = [view(), view({ shared: true })];
  expect((await store(writer, own)).ok).toBe(true);
  expect((await store(writer, shared)).ok).toBe(true);
  expect(await seen(writer)).toEqual([
    [own.uuid, true],
    [shared.uuid, true],
  ]);
  expect(await seen(reader)).toEqual([[shared.uuid, false]]);
  const { uuid, ...rest } = shared;
  const foreign = { params: { uuid }, body: { ...rest, rev: 1, shared: false, name: 'À moi' } };
  expect(await codeOf(await reader.call('api.admin.views.update', foreign))).toBe('record.unknown');
  const drop = { params: { uuid }, body: { rev: 1 } };
  expect(await codeOf(await reader.call('api.admin.views.destroy', drop))).toBe('record.unknown');
  expect((await writer.call('api.admin.views.destroy', drop)).ok).toBe(true);
});

test('who may not write what a list shows puts no view before everybody, neither new nor later', async () => {
  const own = view();
  expect(await codeOf(await store(reader, view({ shared: true })))).toBe('permission.missing');
  expect((await store(reader, own)).ok).toBe(true);
  const { uuid, ...rest } = own;
  const share = { params: { uuid }, body: { ...rest, rev: 1, shared: true } };
  expect(await codeOf(await reader.call('api.admin.views.update', share))).toBe('permission.missing');
});

test('views of a list that one may not see are neither read nor kept, and of no list at all there are none', async () => {
  const index = await stranger.call('api.admin.views.index', { query: { resource: 'groups' } });
  expect(await codeOf(index)).toBe('permission.missing');
  expect(await codeOf(await store(stranger, view()))).toBe('permission.missing');
  expect(await codeOf(await store(writer, view({ resource: 'passwords' })))).toBe('input.invalid');
});
