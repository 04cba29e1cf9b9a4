import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Change } from '#core/wire/sync.ts';
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
  plan.always.clear();
  shop.faults.length = 0;
});

const quantity = async () => cartQuantity((await cartOf(device)).lines);
/** The waits a change is told to take, one for each push, until it is told something else. */
const waitsOf = async (changes: readonly Change[], of: Change, pushes: number) => {
  const waits: (number | null)[] = [];
  for (let left = pushes; left > 0; left -= 1) {
    const result = (await device.push(changes)).find(({ lane, seq }) => lane === of.lane && seq === of.seq);
    if (result?.status === 'retry') waits.push(result.retryAfterMs);
  }
  return waits;
};
const GROWING = [1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1_000);

test.each<Fault>(['exception', 'statement'])(
  'S23 a change that always fails by an %s waits longer each time, is refused at the tenth, and its lane goes on',
  async (fault) => {
    const changes = [add(1, product.uuid, 1), add(2, product.uuid, 10), add(3, product.uuid, 100), message(1)];
    const [, broken = add(2, product.uuid)] = changes;
    plan.always.set(broken.mutId, fault);
    expect(await waitsOf(changes, broken, 9)).toEqual(GROWING);
    const told = await device.push(changes);
    expect(inShort(told)).toEqual(['applied', 'refused fault.persistent', 'applied', 'applied']);
    expect(await device.push(changes)).toEqual(told);
    expect(await quantity()).toBe(101);
    expect(shop.faults).toHaveLength(10);
    plan.always.clear();
    expect(inShort(await device.push([{ ...add(4, product.uuid, 10) }]))).toEqual(['applied']);
  },
);

test('S20 S23 a request that always fails is refused at the tenth try, and nothing of it is kept', async () => {
  const asked = quote(2, product.uuid);
  plan.always.set(asked.mutId, 'statement');
  expect(await waitsOf([add(1, product.uuid, 4), asked], asked, 9)).toEqual(GROWING);
  expect(inShort(await device.push([asked, add(3, product.uuid)]))).toEqual(['refused fault.persistent', 'applied']);
  expect(await shop.post()).toBe(0);
  expect(await quantity()).toBe(5);
});

test('S23 a cart that can never be written costs the change that made it so, and no other', async () => {
  await sql`alter table cart_line add constraint odd check (quantity < 13) not valid`.execute(shop.db);
  const changes = [add(1, product.uuid, 3), add(2, product.uuid, 10), add(3, product.uuid, 4)];
  expect(await waitsOf(changes, changes[1] ?? add(2, product.uuid), 9)).toEqual(GROWING);
  expect(inShort(await device.push(changes))).toEqual(['applied', 'refused fault.persistent', 'applied']);
  await sql`alter table cart_line drop constraint odd`.execute(shop.db);
  expect(await quantity()).toBe(7);
});

test('S23 a full disk is nobody’s fault, whichever change meets it', async () => {
  const changes = [add(1, product.uuid, 4), quote(2, product.uuid)];
  for (const change of changes) {
    plan.always.set(change.mutId, 'full disk');
    expect(await waitsOf(changes, change, 12)).toEqual(Array(12).fill(null));
    plan.always.clear();
    expect(inShort(await device.push([change]))).toEqual(['applied']);
  }
});

test.each<Fault>(['deadlock', 'connection'])('S23 a %s is nobody’s fault, however often it happens', async (fault) => {
  const changes = [add(1, product.uuid, 1), add(2, product.uuid, 10)];
  plan.always.set(changes[1]?.mutId ?? '', fault);
  const first = changes[0] ?? add(1, product.uuid);
  expect(await waitsOf(changes, first, 12)).toEqual(Array(12).fill(null));
  plan.always.clear();
  expect(inShort(await device.push(changes))).toEqual(['applied', 'applied']);
  expect(await quantity()).toBe(11);
});

test('S23 a database that cannot count fails no push: the change waits, what ran before it and other lanes go on', async () => {
  await sql`alter table sync_lane add constraint uncounted check (failures = 0) not valid`.execute(shop.db);
  const changes = [add(1, product.uuid, 4), add(2, product.uuid), add(3, product.uuid), message(1)];
  plan.always.set(changes[1]?.mutId ?? '', 'exception');
  const results = await device.push(changes);
  await sql`alter table sync_lane drop constraint uncounted`.execute(shop.db);
  expect(inShort(results)).toEqual(['applied', 'retry', 'blocked', 'applied']);
  expect(results[1]).toMatchObject({ retryAfterMs: null });
  expect(await quantity()).toBe(4);
});

test('S23 a number that succeeds begins the count of the next one anew', async () => {
  for (const seq of [1, 2]) {
    const change = add(seq, product.uuid);
    plan.always.set(change.mutId, 'exception');
    expect(await waitsOf([change], change, 9)).toEqual(GROWING);
    plan.always.clear();
    expect(inShort(await device.push([change]))).toEqual(['applied']);
  }
});

test('S15 S23 too many attempts are never counted as a fault of the change', async () => {
  const letters = [1, 2, 3, 4, 5, 6].map((seq) => message(seq));
  await device.push(letters);
  for (let left = 12; left > 0; left -= 1) expect(inShort(await device.push(letters.slice(5)))).toEqual(['retry']);
  shop.clock.advance((3_600_000 * 7) / 6);
  expect(inShort(await device.push(letters.slice(5)))).toEqual(['applied']);
});
