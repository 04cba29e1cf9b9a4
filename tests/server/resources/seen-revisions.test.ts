/** What is written in the back office beside records stands on the revision that was seen, by number and id (rule S85). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { codeOf, plantRole, signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let office: OfficeVisit & { readonly uuid: string; readonly email: string };
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
});
afterAll(() => server.close());

const told = v.object({ rev: v.number(), revId: v.string() });
const me = v.object({ admin: told });
type Told = v.InferOutput<typeof told>;

interface Written {
  readonly what: string;
  /** Brings it about, and answers where its revision stands: in which table, and in which row. */
  readonly plant: () => Promise<{ readonly table: string; readonly where: ReturnType<typeof sql> }>;
  readonly read: () => Promise<Told>;
  readonly write: (base: object, value: string) => Promise<Response>;
  /** Of everything that could have been written over. */
  readonly held: () => Promise<unknown>;
  readonly refused: string;
}

const GENERAL = 'general.content.header_offer.title';
const view = { uuid: randomUUID(), resource: 'groups', shared: false, query: {}, columns: null };
const group = { uuid: randomUUID(), contentType: 'page', isActive: true, position: 0, fields: [] };
const redirect = { uuid: randomUUID(), from: `/de-${randomUUID()}` };
let role = '';

const json = async (name: string, given: Parameters<OfficeVisit['call']>[1] = {}): Promise<unknown> =>
  (await office.call(name, given)).json();
const oneOf = async (list: Promise<unknown>, uuid: string) =>
  v.parse(v.array(v.looseObject({ uuid: v.string(), ...told.entries })), await list).find((one) => one.uuid === uuid) ??
  raise(uuid);
const raise = (uuid: string): never => {
  throw new Error(`nothing is called ${uuid}`);
};

const WRITTEN: readonly Written[] = [
  {
    what: 'a screen of settings',
    plant: () => Promise.resolve({ table: 'setting_screen', where: sql`name = 'general'` }),
    read: async () => v.parse(told, await json('api.admin.settings.general.show')),
    write: (base, value) =>
      office.call('api.admin.settings.general.update', {
        body: { ...base, changes: [{ code: GENERAL, channel: null, locale: null, value }] },
      }),
    held: async () =>
      v.parse(v.looseObject({ fields: v.unknown() }), await json('api.admin.settings.general.show')).fields,
    refused: 'record.moved',
  },
  {
    what: 'the look of the shop',
    plant: () => Promise.resolve({ table: 'setting_screen', where: sql`name = 'branding'` }),
    read: async () => v.parse(told, await json('api.admin.branding.show')),
    write: (base, value) =>
      office.call('api.admin.branding.colors', {
        body: { ...base, colours: { primary: value === 'un' ? '#111111' : '#222222' }, displayRatio: '1/1' },
      }),
    held: async () => v.parse(v.looseObject({ colours: v.unknown() }), await json('api.admin.branding.show')).colours,
    refused: 'record.moved',
  },
  {
    what: 'a saved view',
    plant: async () => {
      await office.call('api.admin.views.store', { body: { ...view, name: 'Vue' } });
      return { table: 'saved_view', where: sql`uuid = ${view.uuid}` };
    },
    read: () => oneOf(json('api.admin.views.index', { query: { resource: 'groups' } }), view.uuid),
    write: (base, name) => {
      const { uuid, ...rest } = view;
      return office.call('api.admin.views.update', { params: { uuid }, body: { ...base, ...rest, name } });
    },
    held: async () =>
      (await oneOf(json('api.admin.views.index', { query: { resource: 'groups' } }), view.uuid))['name'],
    refused: 'record.moved',
  },
  {
    what: 'the keys of a role',
    plant: async () => {
      role = await plantRole(server.db, []);
      return { table: 'admin_role', where: sql`uuid = ${role}` };
    },
    read: async () => v.parse(told, await json('api.admin.roles.permissions', { params: { uuid: role } })),
    write: (base, value) =>
      office.call('api.admin.roles.sync-permissions', {
        params: { uuid: role },
        body: { ...base, permissions: value === 'un' ? ['groups.index'] : ['redirects.index'] },
      }),
    held: async () =>
      v.parse(
        v.looseObject({ permissions: v.unknown() }),
        await json('api.admin.roles.permissions', { params: { uuid: role } }),
      ).permissions,
    refused: 'record.moved',
  },
  {
    what: 'the own account',
    plant: () => Promise.resolve({ table: 'admin', where: sql`uuid = ${office.uuid}` }),
    read: async () => v.parse(me, await json('api.admin.me')).admin,
    write: (base, name) =>
      office.call('api.admin.profile.update', { body: { ...base, name, email: office.email, locale: 'fr_FR' } }),
    held: async () =>
      v.parse(v.object({ admin: v.looseObject({ name: v.string() }) }), await json('api.admin.me')).admin.name,
    refused: 'record.moved',
  },
  {
    what: 'a group of fields',
    plant: async () => {
      await office.call('api.admin.custom-fields.add', { body: { ...group, title: 'Groupe' } });
      return { table: 'custom_field_group', where: sql`uuid = ${group.uuid}` };
    },
    read: () => oneOf(json('api.admin.custom-fields.groups'), group.uuid),
    write: (base, title) => {
      const { uuid, ...rest } = group;
      return office.call('api.admin.custom-fields.change', { params: { uuid }, body: { ...base, ...rest, title } });
    },
    held: async () => (await oneOf(json('api.admin.custom-fields.groups'), group.uuid))['title'],
    refused: 'document.conflict',
  },
];

test.each(WRITTEN)('S85 $what of a restored shop is not written over at the number that was seen', async (one) => {
  const { table, where } = await one.plant();
  const { rev, revId } = await one.read();
  expect((await one.write({ rev, baseRevId: revId }, 'un')).status).toBe(200);
  const seen = await one.read();
  expect([seen.rev, seen.revId === revId]).toEqual([rev + 1, false]);
  const before = await one.held();
  await sql`update ${sql.table(table)} set rev_id = gen_random_uuid() where ${where}`.execute(server.db);
  const late = await one.write({ rev: seen.rev, baseRevId: seen.revId }, 'deux');
  expect([late.status, await codeOf(late)]).toEqual([409, one.refused]);
  expect(await one.held()).toEqual(before);
  const now = await one.read();
  expect((await one.write({ rev: now.rev, baseRevId: now.revId }, 'deux')).status).toBe(200);
  expect(await one.held()).not.toEqual(before);
});

test.each(WRITTEN)('S85 a page of a build before writes $what by the number alone', async (one) => {
  const { rev } = await one.read();
  expect((await one.write({ rev }, 'un')).status).toBe(200);
  const late = await one.write({ rev }, 'deux');
  expect([late.status, await codeOf(late)]).toEqual([409, one.refused]);
});

test('S85 what is removed is the revision that was seen: a view, and a group of fields', async () => {
  for (const [name, uuid, read, refused] of [
    [
      'api.admin.views.destroy',
      view.uuid,
      () => oneOf(json('api.admin.views.index', { query: { resource: 'groups' } }), view.uuid),
      'record.moved',
    ],
    [
      'api.admin.custom-fields.remove',
      group.uuid,
      () => oneOf(json('api.admin.custom-fields.groups'), group.uuid),
      'document.conflict',
    ],
  ] as const) {
    const { rev, revId } = await read();
    const late = await office.call(name, { params: { uuid }, body: { rev, baseRevId: randomUUID() } });
    expect([late.status, await codeOf(late)]).toEqual([409, refused]);
    expect((await office.call(name, { params: { uuid }, body: { rev, baseRevId: revId } })).status).toBe(200);
  }
});

test('S85 many at once are those that were seen: the list tells their revisions, the rehearsal too, and another is refused', async () => {
  const fields = { fromPath: redirect.from, toPath: '/vers', status: '301' };
  const stored = await json('api.admin.redirects.store', { body: { uuid: redirect.uuid, fields } });
  const { rev, revId } = v.parse(told, stored);
  const listed = v.parse(
    v.object({ data: v.array(v.looseObject({ uuid: v.string(), ...told.entries })) }),
    await json('api.admin.redirects.index', { query: { q: redirect.from } }),
  ).data;
  expect(listed).toMatchObject([{ uuid: redirect.uuid, rev, revId }]);
  const bulk = (body: object) => json('api.admin.redirects.bulk', { body: { action: 'destroy', ...body } });
  const all = { filter: { q: redirect.from }, dryRun: true };
  expect(await bulk(all)).toMatchObject({ done: 1, ids: [{ uuid: redirect.uuid, rev, revId }] });
  const { uuid } = redirect;
  const other = { ids: [{ uuid, rev, baseRevId: randomUUID() }] };
  expect(await bulk({ ...other, dryRun: true })).toMatchObject({ done: 0, refused: [{ uuid, code: 'record.moved' }] });
  expect(await bulk(other)).toMatchObject({ done: 0, refused: [{ uuid, code: 'record.moved' }] });
  expect(await bulk({ ids: [{ uuid, rev, baseRevId: revId }] })).toMatchObject({ done: 1, refused: [] });
});
