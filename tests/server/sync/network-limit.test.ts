import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { sweepSync } from '#server/sync/sweep-sync.ts';

import { createSyncShop, message, noop, type SyncShop } from './sync-shop.ts';

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

test('S34 nobody has more than fifty groups', async () => {
  const visitor = await shop.visitor();
  for (let at = 0; at < 50; at += 1) await shop.device(visitor).push([noop(1)]);
  await expect(shop.device(visitor).push([noop(1)])).rejects.toThrow('attempts.exceeded');
});

test('S34 a guest who left nothing goes after a day, and any who did stays', async () => {
  const [unused, used] = [await shop.visitor(), await shop.visitor()];
  await shop.device(used).push([noop(1)]);
  const known = async () =>
    (await shop.db.selectFrom('visitor').select('id').where('id', 'in', [unused, used]).execute()).map(({ id }) => id);
  shop.clock.advance(23 * 3_600_000);
  await sweepSync(shop.db, shop.clock.now());
  expect(await known()).toHaveLength(2);
  shop.clock.advance(2 * 3_600_000);
  await sweepSync(shop.db, shop.clock.now());
  expect(await known()).toEqual([used]);
});
