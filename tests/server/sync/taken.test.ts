import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { noopIdOf } from '#core/wire/noop.ts';
import type { Change } from '#core/wire/sync.ts';

import { faultyHandlers, type FaultPlan } from './faults/faulty.ts';
import { add, cartOf, createSyncShop, inShort, message, noop, type Device, type SyncShop } from './sync-shop.ts';

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
  device = await shop.newDevice();
});

const quantity = async () => (await cartOf(device)).lines[0]?.quantity ?? 0;

test('S8 a database that was set back to an older copy is never told that its new changes were done', async () => {
  await device.push([add(1, product.uuid, 1), add(2, product.uuid, 2)]);
  const pressed = [add(2, product.uuid, 100), add(3, product.uuid, 200)];
  expect(inShort(await device.push([...pressed, message(1)]))).toEqual(['taken', 'blocked', 'applied']);
  expect(inShort(await device.push(pressed.map((one) => ({ ...one, again: true }))))).toEqual(['taken', 'blocked']);
  expect(await quantity()).toBe(3);
  expect(inShort(await device.push(pressed.map((one, at) => ({ ...one, seq: 3 + at }))))).toEqual([
    'applied',
    'applied',
  ]);
  expect(await quantity()).toBe(303);
});

test('S8 S24 what was executed, wherever, is told as it was, also behind a number that another mutation had', async () => {
  const [first, second] = [add(1, product.uuid, 1), add(2, product.uuid, 2)];
  await device.push([first, second]);
  const moved = { ...second, seq: 1 };
  const results = await device.push([moved, add(1, product.uuid, 50), second, add(3, product.uuid, 50)]);
  expect(inShort(results)).toEqual(['applied', 'taken', 'applied', 'blocked']);
  expect(await quantity()).toBe(3);
});

test('S5 S8 a noop under the number of a change that was executed is told so, and nothing overtakes it', async () => {
  await device.push([add(1, product.uuid), noop(2)]);
  expect(inShort(await device.push([noop(1), noop(3), add(4, product.uuid)]))).toEqual(['taken', 'blocked', 'blocked']);
  expect((await device.pull()).lastSeq).toEqual({ 'cart:auto': 2 });
});

test('S5 S8 under a number that a noop had, any noop is done', async () => {
  const first = noop(1);
  await device.push([first]);
  expect(inShort(await device.push([first, noop(1), add(2, product.uuid)]))).toEqual(['applied', 'applied', 'applied']);
});

const standingIn = ({ seq, mutId }: Change): Change => ({ ...noop(seq), mutId: noopIdOf(mutId) });

test('S5 S8 a noop that stands for the change which came under its number after all has nothing left to do', async () => {
  const [kept, refused] = [add(1, product.uuid), add(2, randomUUID())];
  expect((await device.push([kept, refused])).map(({ status }) => status)).toEqual(['applied', 'refused']);
  const results = await device.push([standingIn(kept), { ...standingIn(refused), again: true }, add(3, product.uuid)]);
  expect(results.slice(0, 2)).toEqual(
    [1, 2].map((seq) => ({ status: 'applied', lane: 'cart:auto', seq, answer: null })),
  );
  expect(inShort(results)).toEqual(['applied', 'applied', 'applied']);
  expect(await quantity()).toBe(2);
});

test('S5 S24 S121 a noop stands for a change also where that was executed before, under another number', async () => {
  const moved = { ...add(1, product.uuid), seq: 2 };
  await device.push([{ ...moved, seq: 1 }, moved]);
  expect(inShort(await device.push([standingIn(moved), add(3, product.uuid)]))).toEqual(['applied', 'applied']);
});

test('S5 S8 a noop stands for no other change, nor for one of another number', async () => {
  const [first, second] = [add(1, product.uuid), add(2, product.uuid)];
  await device.push([first, second]);
  for (const strange of [
    { ...standingIn(second), seq: 1 },
    { ...noop(1), mutId: first.mutId },
  ]) {
    expect(inShort(await device.push([strange]))).toEqual(['taken']);
  }
});

test('S5 S8 a change whose number a noop has had is not done by it, and is executed under a number of its own', async () => {
  const taken = add(1, product.uuid, 5);
  expect(inShort(await device.push([{ ...noop(1), mutId: taken.mutId }]))).toEqual(['applied']);
  for (const again of [false, true]) expect(inShort(await device.push([{ ...taken, again }]))).toEqual(['taken']);
  expect(inShort(await device.push([{ ...taken, seq: 2 }]))).toEqual(['applied']);
  expect(await quantity()).toBe(5);
});

test('S8 S23 a taken number stops its lane also where a statement failed once and each change ran for itself', async () => {
  await device.push([add(1, product.uuid, 1)]);
  const failing = add(2, product.uuid, 10);
  plan.once.set(failing.mutId, ['statement']);
  const results = await device.push([failing, add(1, product.uuid, 100), add(3, product.uuid, 100)]);
  expect(inShort(results)).toEqual(['applied', 'taken', 'blocked']);
  expect(await quantity()).toBe(11);
});

const DELTAS = [1, 2, 4, 8, 16, 32, 64, 128];

test('S8 S54 of two copies of one database, whatever they send: what is told as done is in the cart, and nothing else', async () => {
  const choice = fc.record({ copy: fc.nat(1), from: fc.nat(7), size: fc.integer({ min: 1, max: 8 }) });
  await fc.assert(
    fc.asyncProperty(fc.nat(6), fc.array(choice, { minLength: 1, maxLength: 12 }), async (shared, sendings) => {
      device = await shop.newDevice();
      let made = 0;
      const pieces = new Map<string, number>();
      const queue = (length: number, from: number): Change[] =>
        Array.from({ length }, (_, at) => {
          const delta = DELTAS[made++ % DELTAS.length] ?? 1;
          const change = add(from + at, product.uuid, delta);
          pieces.set(change.mutId, delta);
          return change;
        });
      const common = queue(shared, 1);
      const half = Math.floor((DELTAS.length - shared) / 2);
      const copies = [0, 1].map(() => [...common, ...queue(half, shared + 1)]);
      const done = new Set<string>();
      for (const { copy, from, size } of sendings) {
        const sent = (copies[copy] ?? []).slice(from, from + size);
        const results = await device.push(sent);
        results.forEach(({ status }, at) => {
          if (status === 'applied') done.add(sent[at]?.mutId ?? '');
        });
      }
      expect(await quantity()).toBe([...done].reduce((sum, mutId) => sum + (pieces.get(mutId) ?? 0), 0));
    }),
    { numRuns: 60 },
  );
}, 120_000);
