/** The routes of managed things over HTTP: administrators have no sessions yet, so nobody gets anything of them. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { RESOURCES } from '#core/resources/all.ts';
import { routesOf, VERBS } from '#core/resources/resource.ts';
import { ROUTES } from '#core/contract/routes.ts';
import { RESOURCE_ROUTES } from '#server/http/binding/resource-bindings.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const all = Object.values(RESOURCE_ROUTES);

test('names, addresses and permissions are each for one route, and no route of the shop has one of them', () => {
  const addresses = [...all, ...Object.values(ROUTES)].map(({ method, uri }) => `${method} ${uri}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Object.keys(RESOURCE_ROUTES).filter((name) => Object.hasOwn(ROUTES, name))).toEqual([]);
  for (const one of RESOURCES) {
    const rights = Object.values(routesOf(one)).map(({ access }) => access);
    expect(rights).toEqual(VERBS.map((verb) => ({ permission: `${one.name}.${verb}` })));
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

const tell = async (visit: Visit, method: string, uri: string) => {
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
    const { told } = await tell(await server.visit(), method, uri);
    expect(told).toEqual([401, 'session.required']);
  });

  test('is refused to a customer, who stays signed in', async () => {
    const customer = await server.customer();
    const { told, leaves } = await tell(customer, method, uri);
    expect([told, leaves]).toEqual([[403, 'permission.missing'], []]);
    expect((await customer.call('api.account.sessions.index')).status).toBe(200);
  });
});

test('nothing of it was written', async () => {
  expect(await server.db.selectFrom('resource_history').selectAll().execute()).toEqual([]);
});
