/** The routes of managed things over HTTP: nobody gets anything of them who does not work here. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { RESOURCES } from '#core/resources/all.ts';
import { isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { rightTo } from '#core/resources/resource.ts';
import { routesOf } from '#core/resources/resource-routes.ts';
import { ROUTES } from '#core/contract/routes.ts';
import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import { visitOffice, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let visitor: OfficeVisit;
let customer: Visit;
/** The customer's browser in the back office. */
let browser: OfficeVisit;

/** One of each for all routes: whoever is refused everywhere stays what they were. */
beforeAll(async () => {
  server = await openWholeServer();
  visitor = await visitOffice(server);
  customer = await server.customer();
  browser = await visitOffice(server);
  for (const [name, value] of customer.jar) browser.jar.set(name, value);
});
afterAll(() => server.close());

const all = Object.values(RESOURCE_ROUTES);

test('names, addresses and permissions are each for one route, and no route of the shop has one of them', () => {
  const addresses = [...all, ...Object.values(ROUTES)].map(({ method, uri }) => `${method} ${uri}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Object.keys(RESOURCE_ROUTES).filter((name) => Object.hasOwn(ROUTES, name))).toEqual([]);
  for (const one of RESOURCES.filter(({ readOnly }) => readOnly !== true)) {
    const { index, store, update, destroy, ...others } = routesOf(one);
    // Where domain 7.6 gives a thing no key to make or drop it by itself, who writes it does.
    for (const [verb, { access }] of Object.entries({ index, store, update, destroy })) {
      const own = `${one.name}.${verb}`;
      expect(access).toEqual({ permission: isPermissionKey(own) ? own : `${one.name}.update` });
    }
    for (const { access } of Object.values(others))
      expect(typeof access === 'object' && isPermissionKey(access.permission)).toBe(true);
    expect(others.show.access).toEqual({ permission: rightTo(one, 'view') });
  }
  for (const [name, route] of Object.entries(RESOURCE_ROUTES)) {
    expect(route.name).toBe(name);
    expect([route.cache, typeof route.access]).toEqual(['no-store', 'object']);
  }
});

test('the shop does not tell visitors that they exist', async () => {
  const init = await (await server.call('api.init')).text();
  expect(init).not.toContain('api.admin');
});

const tell = async (visit: OfficeVisit, method: string, uri: string) => {
  const answer = await server.send(`/${uri.replace('{uuid}', randomUUID())}`, {
    method,
    headers: { ...visit.headers, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const { code } = v.parse(v.object({ code: v.string() }), await answer.json());
  return { told: [answer.status, code], leaves: answer.headers.getSetCookie() };
};

describe.each(all.map(({ name, method, uri }) => [name, method, uri] as const))('%s', (_name, method, uri) => {
  test('is closed to a visitor', async () => {
    const { told } = await tell(visitor, method, uri);
    expect(told).toEqual([401, 'session.required']);
  });

  test('is refused to a customer, who stays signed in', async () => {
    const { told, leaves } = await tell(browser, method, uri);
    expect([told, leaves]).toEqual([[401, 'session.required'], []]);
    expect((await customer.call('api.account.sessions.index')).status).toBe(200);
  });
});

test('nothing of it was written', async () => {
  expect(await server.db.selectFrom('resource_history').selectAll().execute()).toEqual([]);
});
