/** Somebody of the shop signs in as a customer (specification §3): marked, logged, short, and closed to what is the customer’s own. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { customerLoginAsRoute } from '#core/contract/admin/customers/login-as.ts';
import { meAnswer } from '#core/contract/account/me.ts';
import { ROUTES, type RouteName } from '#core/contract/routes.ts';
import { BORROW_LINK_MS, BORROWED_MS } from '#core/domain/account/borrowing.ts';
import { isForBorrowed, realmOf, type RouteDefinition } from '#core/wire/route.ts';
import { PROTOCOL } from '#core/wire/sync.ts';
import { codeOf, signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import { sampleCalls } from '#tests/server/contract/samples.ts';
import { openWholeServer, type Call, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';

let server: WholeServer;
let office: Awaited<ReturnType<typeof signedIn>>;
let owner: Visit;
let customer: string;
let samples: Record<RouteName, Call>;
beforeAll(async () => {
  server = await openWholeServer();
  office = await signedIn(server);
  owner = await server.customer();
  samples = await sampleCalls(server, owner);
  customer = (await meOf(owner)).customer?.uuid ?? '';
});
afterAll(() => server.close());

const meOf = async (visit: Visit) => v.parse(meAnswer, await (await visit.call('api.me')).json());
const ask = (from: OfficeVisit, uuid = customer) =>
  from.call('api.admin.customers.login-as', { params: { uuid }, body: {} });
const linkFrom = async (from: OfficeVisit = office) =>
  v.parse(customerLoginAsRoute.answer, await (await ask(from)).json()).secret;

/** The shop in the browser somebody works in: one jar, as one browser has it. */
const beside = async (from: OfficeVisit = office): Promise<Visit> => {
  const visit = await server.visit();
  for (const [name, value] of from.jar) visit.jar.set(name, value);
  return visit;
};
const follow = (visit: Visit, secret: string) => visit.call('api.auth.borrow', { body: { secret } });
const borrowed = async (from: OfficeVisit = office): Promise<Visit> => {
  const visit = await beside(from);
  await follow(visit, await linkFrom(from));
  return visit;
};
const told = async (uuid = customer) => {
  const rows = await server.db
    .selectFrom('resource_history')
    .select(['action', 'actor_name', 'after'])
    .where('uuid', '=', uuid)
    .where('action', 'in', ['signInAs', 'signOutAs'])
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_name: who }) => `${who} ${action}`);
};

test('a link opens the shop as the customer, says who is here and until when, and is logged with both names', async () => {
  const before = await told();
  const visit = await borrowed();
  const me = await meOf(visit);
  expect(me).toMatchObject({ customer: { uuid: customer, guest: null }, borrowed: { by: 'Camille Durand' } });
  const until = new Date(server.clock.now().getTime() + BORROWED_MS).toISOString();
  expect(me.borrowed?.until).toBe(until);
  expect((await meOf(owner)).borrowed).toBeNull();
  await visit.call('api.auth.logout', { body: { everywhere: false } });
  expect(await meOf(visit)).toMatchObject({ customer: null, borrowed: null });
  expect((await told()).slice(before.length)).toEqual(['Camille Durand signInAs', 'Camille Durand signOutAs']);
  const log = await (await office.call('api.admin.activity.index', { query: { action: 'signInAs' } })).json();
  expect(log).toMatchObject({
    data: [expect.objectContaining({ uuid: customer, title: expect.stringMatching(/./u) })],
  });
});

test('a link that is followed answers who one is now, and nobody keeps the answer', async () => {
  const response = await follow(await beside(), await linkFrom());
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(v.is(ROUTES['api.auth.borrow'].answer, await response.json())).toBe(true);
});

test('a link opens one session, within a minute, in the browser where its author works', async () => {
  const late = await linkFrom();
  server.clock.advance(BORROW_LINK_MS);
  expect(await codeOf(await follow(await beside(), late))).toBe('auth.linkExpired');
  const secret = await linkFrom();
  expect(await codeOf(await follow(await server.visit(), secret))).toBe('auth.linkExpired');
  expect(await codeOf(await follow(await beside(await signedIn(server)), secret))).toBe('auth.linkExpired');
  expect((await follow(await beside(), secret)).status).toBe(200);
  expect(await codeOf(await follow(await beside(), secret))).toBe('auth.linkExpired');
  expect((await server.rowsOf('borrowed_session')).join()).not.toContain(secret);
});

test('only with the key, the password given of late, and for a customer who may be here', async () => {
  expect(await codeOf(await ask(await signedIn(server, ['customers.view', 'customers.index'])))).toBe(
    'permission.missing',
  );
  const mine = await signedIn(server, ['customers.view', 'customers.index', 'customers.login-as']);
  expect((await ask(mine)).status).toBe(200);
  expect(await codeOf(await ask(mine, randomUUID()))).toBe('record.unknown');
  server.clock.advance(16 * 60_000);
  expect(await codeOf(await ask(mine))).toBe('confirmation.required');
  const email = await server.register();
  const closed = await server.db
    .updateTable('customer')
    .set({ is_active: false })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await codeOf(await ask(await signedIn(server), closed.id))).toBe('auth.inactive');
});

test('a customer who is signed in to the shop in that browser stays who they are', async () => {
  const from = await signedIn(server);
  const visit = await server.customer();
  for (const [name, value] of from.jar) visit.jar.set(name, value);
  const before = await meOf(visit);
  expect(await codeOf(await follow(visit, await linkFrom(from)))).toBe('session.taken');
  expect((await meOf(visit)).customer).toEqual(before.customer);
});

test('the guest of the browser stays the guest, with the own cart, before and after', async () => {
  const from = await signedIn(server);
  const visit = await beside(from);
  await visit.call('api.cart.items.store', samples['api.cart.items.store']);
  const cartOf = async () => {
    const answer: unknown = await (await visit.call('api.cart.show', { query: { area: 'moto' } })).json();
    return v.parse(v.object({ items: v.array(v.object({ lineKey: v.string() })) }), answer).items.length;
  };
  const [guest, inCart] = [visit.jar.get('visitor'), await cartOf()];
  expect(inCart).toBeGreaterThan(0);
  await follow(visit, await linkFrom(from));
  expect(visit.jar.get('visitor')).toBe(guest);
  const merge = { area: 'auto', visitor: randomUUID() };
  expect(await codeOf(await visit.call('api.cart.merge', { body: merge }))).toBe('session.borrowed');
  await visit.call('api.auth.logout', { body: { everywhere: false } });
  expect(await cartOf()).toBe(inCart);
});

test('it ends after an hour however much is done, and the log says so', async () => {
  const visit = await borrowed(await signedIn(server));
  for (let passed = 0; passed < 3; passed += 1) {
    server.clock.advance(BORROWED_MS / 4);
    expect((await meOf(visit)).customer?.uuid).toBe(customer);
  }
  const before = await told();
  server.clock.advance(BORROWED_MS / 4);
  expect((await meOf(visit)).customer).toBeNull();
  await server.sweep();
  expect((await told()).slice(before.length)).toContain('Camille Durand signOutAs');
  expect(await server.rowsOf('borrowed_session')).toEqual([]);
});

const ENDS: Readonly<Record<string, (from: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>>> = {
  'signing out of the back office': (from) => from.call('api.admin.logout', { body: {} }),
  'an account that may not work here any more': ({ uuid }) =>
    server.db.updateTable('admin').set({ is_active: false }).where('uuid', '=', uuid).execute(),
  'a role that may not any more': async ({ uuid }) => {
    const { role } = await server.db
      .selectFrom('admin')
      .select('role')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    await server.db.deleteFrom('admin_role_permission').where('role', '=', role).execute();
  },
};

test.each(Object.entries(ENDS))('it ends at the next request with %s', async (_name, end) => {
  const from = await signedIn(server, ['customers.view', 'customers.index', 'customers.login-as']);
  const visit = await borrowed(from);
  expect((await meOf(visit)).customer?.uuid).toBe(customer);
  await end(from);
  expect((await meOf(visit)).customer).toBeNull();
});

test('the customer ends it with every other session, and it ends none of theirs', async () => {
  const email = await server.register();
  const [own, other] = [await server.signIn(email), await server.signIn(email)];
  const uuid = (await meOf(own)).customer?.uuid ?? '';
  const from = await signedIn(server);
  const { secret } = v.parse(customerLoginAsRoute.answer, await (await ask(from, uuid)).json());
  const visit = await beside(from);
  await follow(visit, secret);
  await visit.call('api.auth.logout', { body: { everywhere: true } });
  expect((await meOf(other)).customer?.uuid).toBe(uuid);
  const again = v.parse(customerLoginAsRoute.answer, await (await ask(from, uuid)).json());
  await follow(visit, again.secret);
  await own.call('api.account.sessions.destroy', { body: { others: true } });
  expect((await meOf(visit)).customer).toBeNull();
});

const byName: [RouteName, RouteDefinition][] = Object.values(ROUTES).map((route) => [route.name, route]);
const ofShop = byName.filter(([, route]) => realmOf(route) === 'shop');
const closed = ofShop.filter(([, route]) => !isForBorrowed(route)).map(([name]) => [name]);

test.each(closed)('%s is closed to who is here in a customer’s name, and does nothing', async (name) => {
  const visit = await borrowed(await signedIn(server));
  const answer = await visit.call(name, samples[name]);
  expect([answer.status, await codeOf(answer)]).toEqual([403, 'session.borrowed']);
});

test('what they may write is the cart, favourites, addresses and a request for a quote', () => {
  const open = ofShop.filter(([, route]) => isForBorrowed(route) && route.method !== 'GET').map(([name]) => name);
  expect(open.toSorted()).toEqual([
    'api.account.addresses.default',
    'api.account.addresses.destroy',
    'api.account.addresses.store',
    'api.account.addresses.update',
    'api.account.wishlist.clear',
    'api.account.wishlist.destroy',
    'api.account.wishlist.move-to-cart',
    'api.account.wishlist.store',
    'api.auth.logout',
    'api.cart.clear',
    'api.cart.coupon.destroy',
    'api.cart.coupon.store',
    'api.cart.items.destroy',
    'api.cart.items.store',
    'api.cart.items.update',
    'api.cart.keep',
    'api.cart.notices.acknowledge',
    'api.checkout.quotes.store',
    'api.consents.store',
    'api.sync.pull',
    'api.sync.push',
    'api.visitor.forget',
  ]);
});

test('a queue brings them no further than a call', async () => {
  const visit = await borrowed(await signedIn(server));
  const { args } = { args: v.parse(v.record(v.string(), v.unknown()), samples['api.account.profile.update'].body) };
  const change = { lane: 'account', seq: 1, mutId: randomUUID(), route: 'api.account.profile.update', v: 1, args };
  const body = {
    protocol: PROTOCOL,
    build: 'test',
    scope: `customer:${customer}`,
    group: randomUUID(),
    cursor: null,
    changes: [change],
  };
  const answer: unknown = await (await visit.call('api.sync.push', { body })).json();
  expect(answer).toMatchObject({ results: [{ status: 'refused', code: 'session.borrowed' }] });
});
