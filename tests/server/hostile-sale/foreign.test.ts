/** Orders, quotes, invoices, returns and withdrawals of somebody else: named by their UUID, each is as unknown as none. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderDocument } from '#server/subjects/orders/order-document.ts';
import { quoteHandlers } from '#server/subjects/quotes/quote-handlers.ts';
import { returnHandlers } from '#server/subjects/returns/return-handlers.ts';
import { withdrawalHandlers } from '#server/subjects/withdrawal/withdrawal-handlers.ts';
import { customerPerson } from '#server/platform/person.ts';
import { createFulfilment, type Fulfilment } from '#tests/server/orders/fulfilment.ts';
import { asks } from '#tests/server/returns/return-shop.ts';
import { add, quote } from '#tests/server/sync/sync-shop.ts';

import { toldOf } from './sentences.ts';

const UNKNOWN = 'La boutique ne connaît plus cet élément.';

/** Somebody with an order that was paid, sent and received. */
async function buyer() {
  const product = await shop.product({ price: '40.0000', stock: 50 });
  const { uuid, customer, device, total } = await shop.placed(product.uuid, 2);
  await shop.pay(uuid, total);
  const parcel = await shop.ship(uuid);
  await shop.deliver(uuid, parcel.uuid);
  return { customer, device, product, order: await shop.order(device, uuid) };
}

let shop: Fulfilment;
let owner: Awaited<ReturnType<typeof buyer>>;
let stranger: Awaited<ReturnType<typeof buyer>>;

beforeAll(async () => {
  shop = await createFulfilment();
  [owner, stranger] = [await buyer(), await buyer()];
});
afterAll(() => shop.close());

const by = (customer: string) => ({
  now: shop.clock.now(),
  locale: 'fr_FR' as const,
  network: 'test',
  idempotencyKey: null,
  visitor: async () => null,
  customer: async () => customer,
  person: async () => customerPerson(customer),
});
const none = { params: undefined, query: undefined, body: undefined };
const call = (route: string, args: unknown) => shop.direct(stranger.customer, route, args);

test('an order of somebody else is neither cancelled, written to nor placed again', async () => {
  const before = await shop.order(owner.device, owner.order.uuid);
  const order = owner.order.uuid;
  expect(await toldOf(call('api.orders.cancel', { order, reason: null }))).toBe(UNKNOWN);
  expect(await toldOf(call('api.orders.comments.store', { uuid: randomUUID(), order, message: 'Bonjour' }))).toBe(
    UNKNOWN,
  );
  await stranger.device.push([add(2, stranger.product.uuid, 1)]);
  const args = await shop.argsFor(stranger.device, { uuid: order });
  expect(await toldOf(shop.place(stranger.customer, args))).toBe(
    'La boutique a déjà reçu une autre demande sous cette référence.',
  );
  expect(await shop.order(owner.device, order)).toEqual(before);
});

test('an invoice of somebody else is sent to nobody, whatever order it is asked for under', async () => {
  const { uuid: invoice } = await shop.db
    .selectFrom('invoice')
    .innerJoin('sale_order', 'sale_order.id', 'invoice.order_id')
    .select('invoice.uuid')
    .where('sale_order.uuid', '=', owner.order.uuid)
    .executeTakeFirstOrThrow();
  for (const order of [owner.order.uuid, stranger.order.uuid]) {
    const params = { order, kind: 'invoice' as const, uuid: invoice };
    expect(await toldOf(orderDocument(shop.papers)(by(stranger.customer), { ...none, params }))).toBe(UNKNOWN);
  }
});

test('a quote of somebody else is neither read, answered, written to nor paid', async () => {
  const uuid = randomUUID();
  await owner.device.push([quote(2, owner.product.uuid, 1, { uuid })]);
  const args = { area: 'auto' as const, quote: uuid };
  for (const [route, more] of [
    ['api.quotes.accept', { version: 1 }],
    ['api.quotes.decline', { version: 1, reason: null }],
    ['api.quotes.cancel', {}],
    ['api.quotes.comments.store', { uuid: randomUUID(), message: 'Bonjour' }],
  ] as const) {
    expect([route, await toldOf(call(route, { ...args, ...more }))]).toEqual([route, UNKNOWN]);
  }
  const handlers = quoteHandlers({
    ...shop.papers,
    jobs: shop.deps.jobs,
    shopEmail: shop.deps.shopEmail,
  });
  const params = { quote: uuid };
  expect(await toldOf(handlers['api.quotes.pdf'](by(stranger.customer), { ...none, params }))).toBe(UNKNOWN);
  expect(await toldOf(handlers['api.quotes.convert'](by(stranger.customer), { ...none, body: args }))).toBe(
    'Ce devis ne peut plus être transformé en commande.',
  );
});

test('a return of somebody else is neither read, shown, written to, closed nor sent photos', async () => {
  const args = asks(owner.order);
  await shop.direct(owner.customer, 'api.rma.store', args);
  const rma = args.uuid;
  for (const [route, body] of [
    ['api.rma.store', asks(owner.order)],
    ['api.rma.images.store', { rma, uuid: randomUUID(), mime: 'image/jpeg', data: 'AAAA' }],
    ['api.rma.messages.store', { rma, uuid: randomUUID(), message: 'Bonjour' }],
    ['api.rma.close', { rma }],
    ['api.rma.reopen', { rma }],
  ] as const) {
    expect([route, await toldOf(call(route, body))]).toEqual([route, UNKNOWN]);
  }
  const handlers = returnHandlers(shop.papers);
  expect(await toldOf(handlers['api.rma.label'](by(stranger.customer), { ...none, params: { rma } }))).toBe(UNKNOWN);
  const params = { rma, image: randomUUID() };
  expect(await toldOf(handlers['api.rma.images.show'](by(stranger.customer), { ...none, params }))).toBe(UNKNOWN);
});

test('nobody withdraws from an order of somebody else', async () => {
  const handlers = withdrawalHandlers({ ...shop.papers, jobs: shop.deps.jobs, shopEmail: shop.deps.shopEmail });
  const given = { order: owner.order.uuid };
  const body = {
    uuid: randomUUID(),
    by: given,
    name: 'Camille Durand',
    email: 'c@example.fr',
    lines: null,
    reason: null,
  };
  expect(await toldOf(handlers['api.withdrawals.store'](by(stranger.customer), { ...none, body }))).toBe(UNKNOWN);
  expect(await toldOf(handlers['api.withdrawals.show'](by(stranger.customer), { ...none, body: { by: given } }))).toBe(
    UNKNOWN,
  );
  expect((await shop.order(owner.device, owner.order.uuid)).withdrawals).toEqual([]);
});
