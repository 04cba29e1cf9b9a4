import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { REFUSALS } from '#core/wire/refusal.ts';
import type { RouteDefinition } from '#core/wire/route.ts';
import { ROUTES, type RouteName } from '#core/contract/routes.ts';

import { sampleCalls } from './samples.ts';
import { openWholeServer, pathOf, type Call, type Visit, type WholeServer } from './whole-server.ts';

let server: WholeServer;
/** A customer, signed in: open to what is open to anybody. */
let person: Visit;
let samples: Record<RouteName, Call>;

beforeAll(async () => {
  server = await openWholeServer();
  person = await server.customer();
  samples = await sampleCalls(server, person);
});
afterAll(() => server.close());

const all = Object.values(ROUTES);
const byName: [RouteName, RouteDefinition][] = all.map((route) => [route.name, route]);
const writing = byName.filter(([, { method }]) => method !== 'GET');
const names = (routes: typeof byName) => routes.map(([name]) => [name]);
const problem = v.object({ status: v.number(), code: v.string(), data: v.record(v.string(), v.unknown()) });
const problemOf = async (response: Response) => v.parse(problem, JSON.parse(await response.text()));

/** Calls after which their caller is somebody else. */
const ENDING: readonly RouteName[] = [
  'api.visitor.forget',
  'api.auth.login',
  'api.auth.logout',
  'api.account.password',
  'api.account.sessions.destroy',
  'api.account.destroy',
];

/** What they answer is a file, of this type. */
const FILES: Partial<Record<RouteName, string>> = {
  'api.account.data-requests.show': 'application/zip',
  'api.orders.documents.show': 'application/pdf',
  'api.account.downloads.show': 'application/pdf',
  'api.samples.show': 'application/pdf',
  'api.quotes.pdf': 'application/pdf',
  'api.rma.label': 'application/pdf',
  'api.rma.images.show': 'image/webp',
};

test('names, addresses and methods of routes are each for one route', () => {
  for (const [name, route] of Object.entries(ROUTES)) expect(route.name).toBe(name);
  const addresses = all.map(({ method, uri }) => `${method} ${uri.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('what a route takes has a schema that knows every key, and its refusals exist', () => {
  for (const [name, route] of byName) {
    const inUri = [...route.uri.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
    expect(route.params !== undefined, name).toBe(inUri.length > 0);
    expect(route.body === undefined || route.method !== 'GET', name).toBe(true);
    for (const code of route.refusals ?? []) expect(Object.keys(REFUSALS), name).toContain(code);
  }
});

test('only answers that are the same for everybody may be kept, and only reading is', () => {
  const kept = byName.filter(([, { cache }]) => cache !== 'no-store');
  for (const [name, { method, access }] of kept) expect([name, method, access]).toEqual([name, 'GET', 'anyone']);
  const personal = [
    'api.me',
    'api.cart.show',
    'api.account.data-requests.index',
    'api.account.downloads.index',
    'api.account.sessions.index',
    'api.payments.show',
    /* the same for everybody, and counted each time */
    'api.search.asked',
    ...Object.keys(FILES),
  ];
  const others = byName.filter(([, { method, cache }]) => method === 'GET' && cache === 'no-store');
  expect(others.map(([name]) => name).sort()).toEqual(personal.sort());
});

/** Its good call is that of somebody of the shop: tests/server/accounts/borrowing. */
const LENT = 'api.auth.borrow';
const answering = byName.filter(([name]) => FILES[name] === undefined && name !== LENT);
test.each(names(answering))('%s answers a good call by its schema, with its cache policy', async (name) => {
  const caller = ENDING.includes(name) ? await server.customer() : person;
  const response = await caller.call(name, samples[name]);
  const text = await response.text();
  expect([response.status, response.status === 200 ? '' : text]).toEqual([200, '']);
  const { cache, answer }: RouteDefinition = ROUTES[name];
  expect(v.is(answer, JSON.parse(text))).toBe(true);
  expect(response.headers.get('cache-control')).toBe(
    { public: 'public, no-cache', immutable: 'public, max-age=31536000, immutable', 'no-store': 'no-store' }[cache],
  );
  if (cache === 'no-store') return;
  expect(response.headers.get('set-cookie')).toBeNull();
  const stranger = await server.call(name, samples[name]);
  expect(await stranger.text()).toBe(text);
  expect(stranger.headers.get('set-cookie')).toBeNull();
});

const filing = byName.filter(([name]) => FILES[name] !== undefined);
test.each(names(filing))('%s answers a good call with its file, which nobody keeps', async (name) => {
  const response = await person.call(name, samples[name]);
  const { status, headers } = response;
  const told = ['content-type', 'cache-control', 'x-content-type-options'].map((header) => headers.get(header));
  expect([status, ...told]).toEqual([200, FILES[name], 'no-store', 'nosniff']);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
});

test.each(names(writing))('%s is open to a visitor with cookie and token, and to nobody without', async (name) => {
  const { cookie, 'x-csrf-token': token } = person.headers;
  const foreign = await server.visit();
  const wrong = [
    {},
    { cookie },
    { 'x-csrf-token': token },
    { cookie, 'x-csrf-token': foreign.headers['x-csrf-token'] },
  ];
  for (const headers of wrong) {
    const response = await server.call(name, { ...samples[name], headers });
    expect(await problemOf(response)).toMatchObject({ status: 419, code: 'token.expired' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test.each(names(byName))('%s refuses what it does not know, by place', async (name) => {
  const route: RouteDefinition = ROUTES[name];
  const sample = samples[name];
  const stray: Call =
    route.method === 'GET'
      ? { ...sample, query: { ...sample.query, unknownkey: '1' } }
      : { ...sample, body: { ...v.parse(v.record(v.string(), v.unknown()), sample.body), unknownkey: 1 } };
  const answer = await problemOf(await person.call(name, stray));
  expect(answer).toMatchObject({ status: 422, code: 'input.invalid' });
  expect(JSON.stringify(answer.data)).not.toContain(' at ');
});

test.each(names(writing))('%s refuses wrong types and broken bodies without a fault of its own', async (name) => {
  const { params } = samples[name];
  for (const body of [null, [], 'text', 5, { area: {} }]) {
    const { code } = await problemOf(await person.call(name, { ...(params && { params }), body }));
    expect(['input.invalid', 'attempts.exceeded']).toContain(code);
  }
  const route: RouteDefinition = ROUTES[name];
  const headers = { ...person.headers, 'content-type': 'application/json' };
  const broken = await server.send(pathOf(route, params), { method: route.method, headers, body: '{"area":' });
  expect(['input.invalid', 'attempts.exceeded']).toContain((await problemOf(broken)).code);
});

test('no call of this file was a fault of the server', () => {
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});
