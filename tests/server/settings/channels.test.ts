/** The two halves of the shop as the back office keeps them: each acts on the shop by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';

let server: WholeServer;
let admin: OfficeVisit;

beforeAll(async () => {
  server = await openWholeServer();
  admin = await signedIn(server);
});
afterAll(() => server.close());

const one = v.object({
  uuid: v.string(),
  rev: v.number(),
  fields: v.record(v.string(), v.unknown()),
  translations: v.record(v.string(), v.unknown()),
});
const list = v.object({ data: v.array(v.object({ uuid: v.string(), fields: v.object({ code: v.string() }) })) });
const readOne = async (code: string) => {
  const { data } = v.parse(list, await (await admin.call('api.admin.channels.index')).json());
  const uuid = data.find(({ fields }) => fields.code === code)?.uuid ?? '';
  return v.parse(one, await (await admin.call('api.admin.channels.show', { params: { uuid } })).json());
};
const write = async (code: string, fields: Readonly<Record<string, unknown>>, translations: object = {}) => {
  const { uuid, rev, ...known } = await readOne(code);
  const response = await admin.call('api.admin.channels.update', {
    params: { uuid },
    body: { rev, fields: { ...known.fields, ...fields }, translations: { ...known.translations, ...translations } },
  });
  await server.refresh();
  return response;
};
const open = (path: string, from = '198.51.100.1') =>
  server.send(path, { headers: { accept: 'text/html', 'x-forwarded-for': from } });

test('a half that is closed says so at its pages, lets in who may, and the other half stays open', async () => {
  const message = 'Inventaire jusqu’à midi.';
  const closed = { isMaintenanceOn: true, maintenanceText: message, allowedIps: ['203.0.113.7'] };
  expect((await write('moto', closed)).status).toBe(200);
  const shut = await open('/moto');
  expect([shut.status, (await shut.text()).includes(message)]).toEqual([503, true]);
  expect((await open('/moto', '203.0.113.7')).status).not.toBe(503);
  expect((await open('/auto')).status).not.toBe(503);
  await write('moto', { isMaintenanceOn: false });
  expect((await open('/moto')).status).not.toBe(503);
});

test('the home of a half is told to search engines in its own words, in each language', async () => {
  const texts = { seoTitle: 'Casques et pneus moto', seoDescription: 'Le magasin des motards.' };
  await write('moto', texts, { en_GB: { seoTitle: 'Helmets and tyres' } });
  const head = async (locale: string) =>
    v.parse(
      v.object({ title: v.string(), description: v.string() }),
      await (await server.call('api.get-metadata', { query: { url: '/moto', locale } })).json(),
    );
  expect(await head('fr_FR')).toEqual({ title: 'Casques et pneus moto', description: 'Le magasin des motards.' });
  expect(await head('en_GB')).toEqual({ title: 'Helmets and tyres', description: 'Le magasin des motards.' });
});

test('once both halves have a host the shop names the pair', async () => {
  const hosts = async () =>
    v.parse(
      v.object({ context: v.object({ hosts: v.array(v.unknown()) }) }),
      await (await server.call('api.init')).json(),
    ).context.hosts;
  await write('auto', { hostname: 'auto.example.fr' });
  expect(await hosts()).toEqual([]);
  await write('moto', { hostname: 'moto.example.fr' });
  expect(await hosts()).toEqual([{ auto: 'auto.example.fr', moto: 'moto.example.fr' }]);
});

test('neither half is removed or renamed, and what is no address lets nobody in', async () => {
  const { uuid, rev } = await readOne('auto');
  const gone = await admin.call('api.admin.channels.destroy', { params: { uuid }, body: { rev } });
  expect(gone.status).toBe(409);
  expect((await write('auto', { code: 'voitures' })).status).toBe(409);
  expect((await write('auto', { allowedIps: ['partout'] })).status).toBe(422);
});
