import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { pushRoute, type Change, type Cursor } from '#core/wire/sync.ts';

import {
  add,
  clear,
  createSyncShop,
  inShort,
  message,
  noop,
  quote,
  remove,
  type Device,
  type SyncShop,
} from './sync-shop.ts';

let shop: SyncShop;
let device: Device;
let product: { id: number; uuid: string };

beforeAll(async () => {
  shop = await createSyncShop();
  product = await shop.product();
});
afterAll(() => shop.close());
beforeEach(async () => {
  device = await shop.newDevice();
});

test('S7 S12 the very first push of a group answers its results and the whole state that holds them', async () => {
  const answer = await device.exchange([add(1, product.uuid, 2), message(1), add(2, randomUUID())]);
  expect(v.is(pushRoute.answer, answer)).toBe(true);
  expect(inShort(answer.results)).toEqual(['applied', 'applied', 'refused cart.productUnavailable']);
  expect(answer.pull).toEqual(await device.pull());
  expect(answer.pull).toMatchObject({ from: null, reset: false, lastSeq: { 'cart:auto': 2, contact: 1 } });
});

test('S7 S12 a push that changes nothing answers nothing new in at most 400 bytes', async () => {
  const changes = [add(1, product.uuid), message(1)];
  const { pull } = await device.exchange(changes);
  const again = await device.exchange(changes, { cursor: pull.to });
  expect(again.pull).toMatchObject({ from: pull.to, to: pull.to, reset: false, changes: [] });
  expect(JSON.stringify(again.pull).length).toBeLessThanOrEqual(400);
});

test('S7 S11 a push of a device that knows another history is executed and answers the whole state', async () => {
  await device.exchange([add(1, product.uuid)]);
  const cursor = { epoch: randomUUID(), rev: 4, revId: 'another history' };
  const { results, pull } = await device.exchange([add(2, product.uuid)], { cursor });
  expect(inShort(results)).toEqual(['applied']);
  expect(pull).toMatchObject({ from: null, reset: true, lastSeq: { 'cart:auto': 2 } });
  expect(pull.changes.map(({ key }) => key)).toEqual(['cart:auto']);
});

test('S7 S83 what a guest left behind is answered with the guest’s own state, whoever is signed in', async () => {
  await device.push([add(1, product.uuid, 2)]);
  const customer = await shop.customer();
  await shop.db.updateTable('visitor').set({ customer_id: customer }).where('id', '=', device.visitor).execute();
  const late = shop.device(await shop.visitor(), device.group, customer);
  const { pull } = await late.exchange([add(2, product.uuid)], { scope: 'guest' });
  expect(pull.changes).toMatchObject([{ key: 'cart:auto', record: { lines: [{ quantity: 3 }] } }]);
  expect(pull.lastSeq).toEqual({ 'cart:auto': 2 });
});

type Deed = (seq: number) => Change;
const deed = fc.constantFrom<Deed>(
  (seq) => add(seq, product.uuid, 2),
  (seq) => remove(seq, product.uuid),
  (seq) => quote(seq, product.uuid),
  (seq) => add(seq, randomUUID()),
  clear,
  (seq) => noop(seq),
);

test('S7 S12 S55 who follows the answers of pushes alone has what a pull of everything tells', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(deed, { maxLength: 4 }), { minLength: 1, maxLength: 6 }), async (pushes) => {
      const own = await shop.newDevice();
      shop.clock.advance(3_600_000); // quotes are counted by the hour
      const held = new Map<string, unknown>();
      let cursor: Cursor | null = null;
      let seq = 0;
      for (const deeds of pushes) {
        const { pull } = await own.exchange(
          deeds.map((one) => one((seq += 1))),
          { cursor },
        );
        expect(pull.from).toEqual(cursor);
        for (const { key, record } of pull.changes) held.set(key, record);
        cursor = pull.to;
      }
      const whole = await own.pull();
      expect(Object.fromEntries(held)).toEqual(
        Object.fromEntries(whole.changes.map(({ key, record }) => [key, record])),
      );
      expect(cursor).toEqual(whole.to);
    }),
    { numRuns: 25 },
  );
}, 120_000);
