import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { cartQuantity } from '#core/domain/cart/cart.ts';

import { faultyHandlers, type Fault, type FaultPlan } from './faulty.ts';
import { add, cartOf, createSyncShop, inShort, message, quote, type Device, type SyncShop } from '../sync-shop.ts';

const plan: FaultPlan = { once: new Map(), always: new Map() };
let shop: SyncShop;
let device: Device;
let product: { uuid: string };

beforeAll(async () => {
  shop = await createSyncShop(faultyHandlers(plan));
  product = await shop.product();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.post();
  device = await shop.newDevice();
  plan.once.clear();
  plan.always.clear();
  shop.faults.length = 0;
});

const quantity = async () => cartQuantity((await cartOf(device)).lines);

test.each<Fault>(['exception', 'statement'])(
  'S23 an %s undoes its change, keeps what ran before it and stops its lane alone',
  async (fault) => {
    const changes = [add(1, product.uuid, 1), add(2, product.uuid, 10), add(3, product.uuid, 100), message(1)];
    plan.always.set(changes[1]?.mutId ?? '', fault);
    expect(inShort(await device.push(changes))).toEqual(['applied', 'retry', 'blocked', 'applied']);
    expect(await quantity()).toBe(1);
    expect(shop.faults.map(({ route }) => route)).toEqual(['api.cart.items.store']);
    plan.always.clear();
    expect(inShort(await device.push(changes))).toEqual(['applied', 'applied', 'applied', 'applied']);
    expect(await quantity()).toBe(111);
  },
);

test('S23 a cart that cannot be written undoes the change that made it so, and no other', async () => {
  await sql`alter table cart_line add constraint odd check (quantity < 13) not valid`.execute(shop.db);
  const changes = [add(1, product.uuid, 3), add(2, product.uuid, 10), add(3, product.uuid, 4)];
  expect(inShort(await device.push(changes))).toEqual(['applied', 'retry', 'blocked']);
  expect(await quantity()).toBe(3);
  await sql`alter table cart_line drop constraint odd`.execute(shop.db);
  expect(inShort(await device.push(changes))).toEqual(['applied', 'applied', 'applied']);
  expect(await quantity()).toBe(17);
});

test('S23 a statement that failed once is tried again without the device noticing', async () => {
  const changes = [add(1, product.uuid, 1), add(2, product.uuid, 10)];
  plan.once.set(changes[1]?.mutId ?? '', ['statement']);
  expect(inShort(await device.push(changes))).toEqual(['applied', 'applied']);
  expect(await quantity()).toBe(11);
});

test('S10 S22 a refused change leaves no trace of a cart that it was the first to open', async () => {
  const { uuid } = await shop.product({ type: 'vehicle' });
  expect(inShort(await device.push([add(1, uuid)]))).toEqual(['refused cart.vehicleNotSold']);
  expect((await device.pull()).changes).toEqual([]);
});

test('S23 a change that always fails holds up nothing in front of it, and nothing is ever parked by it', async () => {
  const changes = [add(1, product.uuid), add(2, product.uuid), add(3, product.uuid)];
  plan.always.set(changes[1]?.mutId ?? '', 'exception');
  for (const _ of [1, 2, 3]) expect(inShort(await device.push(changes))).toEqual(['applied', 'retry', 'blocked']);
  expect((await device.pull()).lastSeq).toEqual({ 'cart:auto': 1 });
});

test('S22 what a handler did before it refused is undone, and the changes behind it see the cart as it was', async () => {
  const changes = [1, 10, 100, 500].map((delta, at) => add(at + 1, product.uuid, delta));
  for (const at of [0, 2]) plan.always.set(changes[at]?.mutId ?? '', 'refusal');
  expect(inShort(await device.push(changes.slice(0, 3)))).toEqual([
    'refused record.moved',
    'applied',
    'refused record.moved',
  ]);
  expect(await quantity()).toBe(10);
  expect(inShort(await device.push(changes.slice(3)))).toEqual(['applied']);
  expect(await quantity()).toBe(510);
});

test('S23 a broken connection answers retry for the first change, and repeating it executes each once', async () => {
  const changes = [add(1, product.uuid, 1), add(2, product.uuid, 10), message(1)];
  plan.once.set(changes[1]?.mutId ?? '', ['connection']);
  expect(inShort(await device.push(changes))).toEqual(['retry', 'blocked', 'applied']);
  expect(await quantity()).toBe(0);
  expect(inShort(await device.push(changes))).toEqual(['applied', 'applied', 'applied']);
  expect(await quantity()).toBe(11);
});

test('S23 a deadlock is tried again without the device noticing', async () => {
  const changes = [add(1, product.uuid, 1), add(2, product.uuid, 10)];
  plan.once.set(changes[1]?.mutId ?? '', ['deadlock', 'deadlock']);
  expect(inShort(await device.push(changes))).toEqual(['applied', 'applied']);
  expect(await quantity()).toBe(11);
  expect(shop.faults).toEqual([]);
});

test('S20 S23 a quote whose transaction fails orders no mail and takes nothing out of the cart', async () => {
  const asked = quote(2, product.uuid);
  plan.once.set(asked.mutId, ['exception']);
  expect(inShort(await device.push([add(1, product.uuid, 4), asked]))).toEqual(['applied', 'retry']);
  expect(await shop.post()).toBe(0);
  expect(await quantity()).toBe(4);
  expect(inShort(await device.push([asked]))).toEqual(['applied']);
  expect(await shop.post()).toBe(2);
  expect(await quantity()).toBe(0);
});
