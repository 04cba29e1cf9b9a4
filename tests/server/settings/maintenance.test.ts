/** A shop in maintenance: who is turned away, and who comes in all the same (domain 16.3). */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { OFFICE_OFFLINE_ROUTES } from '#core/contract/admin/offline-routes.ts';
import { officeLiveRoute } from '#core/contract/admin/sync/routes.ts';
import { ROUTES, type RouteName } from '#core/contract/routes.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import { liveRoute } from '#core/wire/live.ts';
import { randomIds } from '#server/ids.ts';
import { closeShop, openShop, type MaintenancePlace } from '#server/subjects/settings/maintenance.ts';
import { adminPassword, OFFICE_ROUTES, signedIn, visitOffice, type OfficeVisit } from '#tests/server/admin/office.ts';
import { sampleCalls } from '#tests/server/contract/samples.ts';
import {
  openWholeServer,
  pathOf,
  type Call,
  type Visit,
  type WholeServer,
} from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let admin: OfficeVisit & { readonly email: string };
let customer: Visit;
let samples: Record<RouteName, Call>;

beforeAll(async () => {
  server = await openWholeServer();
  admin = await signedIn(server);
  customer = await server.customer();
  samples = await sampleCalls(server, customer);
});
afterAll(() => server.close());
afterEach(() => end());

const deps = () => ({ db: server.db, clock: server.clock, ids: randomIds });
const begin = async (place: MaintenancePlace) => {
  await closeShop(deps(), place);
  await server.refresh();
};
const end = async (place: MaintenancePlace = 'all') => {
  await openShop(deps(), place);
  await server.refresh();
};

/** Every address of the back office, and what is sent to it. */
const OFFICE: readonly RouteDefinition[] = [
  ...Object.values(OFFICE_ROUTES),
  ...Object.values<RouteDefinition>(OFFICE_OFFLINE_ROUTES),
  officeLiveRoute,
];
const SHOP: readonly { readonly name: RouteName; readonly method: string }[] = Object.values(ROUTES);
const call = (name: RouteName): Promise<Response> => customer.call(name, samples[name]);

/** Whatever a route is sent here, it is asked for something that does not exist. */
const nobody = { uuid: '00000000-0000-4000-8000-000000000000', resource: 'channels' };
const askOffice = async (route: RouteDefinition, headers: Readonly<Record<string, string>> = {}) => {
  const search = route.realm === undefined ? '' : `?realm=${route.realm}`;
  const body = route.method === 'GET' ? {} : { body: '{"unknown":1}' };
  const path = pathOf(route, new Proxy({}, { get: (_all, key) => Reflect.get(nobody, key) ?? nobody.uuid }));
  return server.send(path + search, {
    method: route.method,
    headers: { 'content-type': 'application/json', ...headers },
    ...body,
  });
};
const isClosed = async (answer: Response): Promise<boolean> => {
  if (answer.headers.get('content-type')?.includes('event-stream') === true) {
    await answer.body?.cancel();
    return false;
  }
  return answer.status === 503 && (await answer.text()).includes('shop.closed');
};

test.each(['all', 'auto', 'moto'] as const)(
  'while maintenance closes %s, no route of the back office is closed, signed in or not',
  async (place) => {
    await begin(place);
    const closed: string[] = [];
    for (const route of OFFICE) {
      // the session itself would end by these
      const headers = ['api.admin.logout', 'api.admin.sessions.destroy'].includes(route.name) ? {} : admin.headers;
      if ((await isClosed(await askOffice(route))) || (await isClosed(await askOffice(route, headers))))
        closed.push(route.name);
    }
    expect(closed).toEqual([]);
    expect(OFFICE.length).toBeGreaterThan(100);
  },
);

test('in a closed shop somebody who works here signs in and opens it again', async () => {
  await begin('all');
  const visit = await visitOffice(server);
  const entered = await visit.call('api.admin.login', {
    body: { email: admin.email, password: adminPassword, remember: false },
  });
  expect(entered.status).toBe(200);
  expect((await server.send('/admin.html')).status).not.toBe(503);
});

test('while all of the shop is closed, every call of the shop is told so, and when to come back', async () => {
  await begin('all');
  const open: string[] = [];
  for (const { name } of SHOP) {
    const answer = await call(name);
    if (answer.headers.get('retry-after') !== '30' || !(await isClosed(answer))) open.push(name);
  }
  expect(open).toEqual([]);
  const stream = await server.send(`/${liveRoute.uri}`, { headers: customer.headers });
  expect(await isClosed(stream)).toBe(true);
});

/** The half of the shop that a call names, by its address or by what it brings. */
const areaOf = ({ params = {}, query = {}, body }: Call): unknown =>
  params['area'] ??
  query['area'] ??
  (typeof body === 'object' && body !== null ? Reflect.get(body, 'area') : undefined);

test('while one half is closed, every call that names it is told so, and what is read of the other is answered', async () => {
  const named = SHOP.filter(({ name }) => areaOf(samples[name]) === 'auto');
  expect(named.length).toBeGreaterThan(20);
  await begin('auto');
  const open: string[] = [];
  for (const { name } of named) if (!(await isClosed(await call(name)))) open.push(name);
  expect(open).toEqual([]);
  await end();
  await begin('moto');
  const closed: string[] = [];
  for (const { name, method } of SHOP.filter((route) => route.method === 'GET'))
    if (await isClosed(await call(name))) closed.push(`${method} ${name}`);
  expect(closed).toEqual([]);
});

test('while one half is closed, its pages and what tells of them are closed under each of their addresses', async () => {
  await begin('moto');
  const page = async (path: string) => isClosed(await server.call('api.page', { query: { path, search: '' } }));
  const head = async (url: string) => isClosed(await server.call('api.get-metadata', { query: { url } }));
  expect([await page('/moto'), await page('/auto'), await head('/moto'), await head('/auto')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('a half that both the settings and its channel close is open once the command has opened it', async () => {
  await begin('moto');
  await server.db.updateTable('shop_channel').set({ is_maintenance_on: true }).where('code', '=', 'moto').execute();
  await end('moto');
  expect((await server.send('/moto')).status).not.toBe(503);
});

test('a shop whose halves are both closed is closed whole', async () => {
  await begin('auto');
  await begin('moto');
  expect(await isClosed(await server.call('api.init'))).toBe(true);
  expect((await server.send('/nos-produits')).status).toBe(503);
  await end('moto');
  expect(await isClosed(await server.call('api.init'))).toBe(false);
});

const from = (address: string) => ({ 'x-forwarded-for': address });

test('whoever comes from an address that may enter sees the shop, whole or by half', async () => {
  await server.db
    .updateTable('shop_channel')
    .set({ allowed_ips: ['203.0.113.7'] })
    .execute();
  await begin('all');
  const status = async (address: string, path: string) => (await server.send(path, { headers: from(address) })).status;
  expect(await status('203.0.113.7', '/moto')).not.toBe(503);
  expect(await status('203.0.113.7', '/nos-produits')).not.toBe(503);
  expect((await server.call('api.init', { headers: from('203.0.113.7') })).status).toBe(200);
  expect([await status('198.51.100.1', '/moto'), await status('198.51.100.1', '/nos-produits')]).toEqual([503, 503]);
  expect((await server.call('api.init', { headers: from('198.51.100.1') })).status).toBe(503);
  await server.db.updateTable('shop_channel').set({ allowed_ips: [] }).execute();
});

test('somebody signed in to the back office sees the closed shop itself, and a session that ended does not', async () => {
  await begin('all');
  const { headers } = admin;
  expect((await server.send('/auto', { headers })).status).not.toBe(503);
  expect((await server.call('api.init', { headers })).status).toBe(200);
  const forged = { cookie: 'admin-session=made-up; admin-browser=made-up' };
  expect((await server.send('/auto', { headers: forged })).status).toBe(503);
  expect((await server.call('api.init', { headers: forged })).status).toBe(503);
});

test('what asks for the start of the back office opens nothing else', async () => {
  await begin('all');
  for (const path of ['/api/cart?realm=admin&area=auto', '/api/init-vue', '/api/adminx', '/api/products?realm=admin'])
    expect(await isClosed(await server.send(path))).toBe(true);
});
