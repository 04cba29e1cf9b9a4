import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createSyncShop, message, type SyncShop } from './sync-shop.ts';

let shop: SyncShop;

beforeAll(async () => {
  shop = await createSyncShop();
});
afterAll(() => shop.close());

const guestOf = async (network: string) => shop.device(await shop.visitor(), randomUUID(), null, network);

test('S33 guests of one network send ten times what one may, however many they are; the others go later', async () => {
  const outcomes: string[] = [];
  for (let guest = 0; guest < 12; guest += 1) {
    const device = await guestOf('203.0.113.7');
    const results = await device.push([1, 2, 3, 4, 5].map((seq) => message(seq)));
    outcomes.push(...results.map(({ status }) => status));
  }
  expect(outcomes.filter((status) => status === 'applied')).toHaveLength(50);
  expect(outcomes.filter((status) => status === 'retry')).toHaveLength(2);
  const elsewhere = await guestOf('203.0.113.8');
  expect((await elsewhere.push([message(1)])).map(({ status }) => status)).toEqual(['applied']);
});
