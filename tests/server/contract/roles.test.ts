/** Every route for every role: what a guest, a customer and another customer get of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import type { RouteDefinition } from '#core/wire/route.ts';
import { ROUTES, type RouteName } from '#core/contract/routes.ts';

import { sampleCalls } from './samples.ts';
import { openWholeServer, type Call, type Visit, type WholeServer } from './whole-server.ts';

let server: WholeServer;
let owner: Visit;
let samples: Record<RouteName, Call>;

beforeAll(async () => {
  server = await openWholeServer();
  owner = await server.customer();
  samples = await sampleCalls(server, owner);
});
afterAll(() => server.close());

const byName: [RouteName, RouteDefinition][] = Object.values(ROUTES).map((route) => [route.name, route]);
const customersOnly = byName.filter(([, { access }]) => access === 'customer').map(([name]) => [name]);
const codeOf = async (response: Response) => v.parse(v.object({ code: v.string() }), await response.json()).code;

/** Everything of a customer that another one's call could have reached. */
const belongings = async () => {
  const { uuid } = v.parse(
    v.object({ customer: v.object({ uuid: v.string() }) }),
    await (await owner.call('api.me')).json(),
  ).customer;
  const { db } = server;
  return {
    customer: await db.selectFrom('customer').selectAll().where('id', '=', uuid).execute(),
    addresses: await db
      .selectFrom('customer_address')
      .selectAll()
      .where('customer_id', '=', uuid)
      .orderBy('uuid')
      .execute(),
    wishes: await db.selectFrom('wish').selectAll().where('customer_id', '=', uuid).execute(),
    quotes: await db.selectFrom('quote').selectAll().where('customer_id', '=', uuid).execute(),
    carts: await db.selectFrom('cart').selectAll().where('customer_id', '=', uuid).execute(),
    sessions: await db.selectFrom('customer_session').select('id').where('customer_id', '=', uuid).execute(),
    comments: await db.selectFrom('quote_comment').selectAll().execute(),
    orders: await db.selectFrom('sale_order').selectAll().where('customer_id', '=', uuid).orderBy('uuid').execute(),
    orderComments: await db.selectFrom('order_comment').selectAll().orderBy('uuid').execute(),
    returns: await db.selectFrom('rma').selectAll().where('customer_id', '=', uuid).orderBy('uuid').execute(),
    photos: await db.selectFrom('rma_image').selectAll().orderBy('uuid').execute(),
    messages: await db.selectFrom('rma_message').selectAll().orderBy('uuid').execute(),
  };
};

test('no route asks for a right that nobody can have yet', () => {
  for (const [name, { access }] of byName) expect([name, typeof access]).toEqual([name, 'string']);
});

test.each(customersOnly)('%s is closed to a guest', async (name) => {
  const guest = await server.visit();
  const answer = await guest.call(name, samples[name]);
  expect([answer.status, await codeOf(answer)]).toEqual([401, 'session.required']);
});

/** What another customer is told who names what is not theirs; the others act on the caller's own account. */
const FOREIGN: Partial<Record<RouteName, string>> = {
  'api.account.data-requests.show': 'record.unknown',
  'api.account.addresses.update': 'record.unknown',
  'api.account.addresses.default': 'record.unknown',
  'api.quotes.accept': 'record.unknown',
  'api.quotes.decline': 'record.unknown',
  'api.quotes.cancel': 'record.unknown',
  'api.quotes.comments.store': 'record.unknown',
  'api.quotes.guest.claim': 'record.unknown',
  'api.quotes.convert': 'quote.notPayable',
  'api.quotes.pdf': 'record.unknown',
  'api.cart.merge': 'permission.missing',
  'api.checkout.orders.store': 'record.moved',
  'api.orders.cancel': 'record.unknown',
  'api.orders.comments.store': 'record.unknown',
  'api.orders.documents.show': 'record.unknown',
  'api.account.downloads.index': 'record.unknown',
  'api.account.downloads.show': 'record.unknown',
  'api.payments.show': 'record.unknown',
  'api.payments.retry': 'record.unknown',
  'api.payments.abandon': 'record.unknown',
  'api.rma.store': 'record.unknown',
  'api.rma.images.store': 'record.unknown',
  'api.rma.images.show': 'record.unknown',
  'api.rma.label': 'record.unknown',
  'api.rma.messages.store': 'record.unknown',
  'api.rma.close': 'record.unknown',
  'api.rma.reopen': 'record.unknown',
};

test.each(customersOnly)('%s leaves alone what is another customer’s', async (name) => {
  const before = await belongings();
  const stranger = await server.customer();
  const answer = await stranger.call(name, samples[name]);
  const told = answer.ok ? undefined : await codeOf(answer);
  expect(told).toBe(FOREIGN[name]);
  expect(await belongings()).toEqual(before);
});

test('another customer’s address cannot be taken over by its UUID', async () => {
  const before = await belongings();
  const stranger = await server.customer();
  const [{ uuid } = { uuid: '' }] = before.addresses;
  const body = { ...v.parse(v.record(v.string(), v.unknown()), samples['api.account.addresses.store'].body), uuid };
  expect(await codeOf(await stranger.call('api.account.addresses.store', { body }))).toBe('record.moved');
  expect(await belongings()).toEqual(before);
});

test('a customer sees the own records in a pull, and none of another’s', async () => {
  const uuidOf = async (visit: Visit) =>
    v.parse(v.object({ customer: v.object({ uuid: v.string() }) }), await (await visit.call('api.me')).json()).customer
      .uuid;
  const stranger = await server.customer();
  const body = v.parse(v.record(v.string(), v.unknown()), samples['api.sync.pull'].body);
  const scope = `customer:${await uuidOf(owner)}`;
  const own = await (await owner.call('api.sync.pull', { body: { ...body, scope } })).text();
  expect(own).toContain('12 rue de la République');
  const foreign = await stranger.call('api.sync.pull', { body: { ...body, scope } });
  expect(await foreign.json()).toMatchObject({ code: 'scope.mismatch', data: { reason: 'session' } });
  const guest = await server.visit();
  expect(await codeOf(await guest.call('api.sync.pull', { body: { ...body, scope } }))).toBe('session.required');
});
