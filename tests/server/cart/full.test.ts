import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { MAX_CART_LINES } from '#core/domain/cart/cart.ts';
import {
  add,
  cartOf,
  createSyncShop,
  inShort,
  keep,
  quantitiesOf,
  type SyncShop,
} from '#tests/server/sync/sync-shop.ts';

let shop: SyncShop;
let keys: string[];

beforeAll(async () => {
  shop = await createSyncShop();
  keys = [];
  for (let at = 0; at < MAX_CART_LINES + 2; at += 1) keys.push((await shop.product({})).uuid);
});
afterAll(() => shop.close());

const key = (at: number) => keys[at] ?? randomUUID();
const lines = (from: number, to: number) => keys.slice(from, to).map((lineKey) => ({ lineKey, quantity: 1 }));

test('S35 a full cart takes no other article, and says so; what is in it grows and shrinks as ever', async () => {
  const device = await shop.newDevice();
  const filled = await device.push([keep(1, lines(0, 200)), keep(2, lines(200, MAX_CART_LINES - 1))]);
  expect(inShort(filled)).toEqual(['applied', 'applied']);
  const full = await device.push([
    add(3, key(MAX_CART_LINES - 1)),
    add(4, key(MAX_CART_LINES)),
    add(5, key(0)),
    keep(6, lines(MAX_CART_LINES, MAX_CART_LINES + 2)),
    keep(7, lines(0, 3)),
  ]);
  expect(inShort(full)).toEqual(['applied', 'refused cart.full', 'applied', 'refused cart.full', 'applied']);
  const cart = await cartOf(device);
  expect(cart.lines).toHaveLength(MAX_CART_LINES);
  expect(quantitiesOf(cart).find(([lineKey]) => lineKey === key(0))).toEqual([key(0), 2]);
});

test('S35 what nobody sells leaves at most as many notices as a cart holds', async () => {
  const device = await shop.newDevice();
  const unknown = () => Array.from({ length: 200 }, () => ({ lineKey: randomUUID(), quantity: 1 }));
  const told = [];
  for (const seq of [1, 2, 3, 4]) told.push(...inShort(await device.push([keep(seq, unknown())])));
  expect(told).toEqual(['applied', 'applied', 'applied', 'refused cart.full']);
});
