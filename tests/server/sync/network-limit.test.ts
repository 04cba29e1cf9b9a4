import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { sweepSync } from '#server/sync/sweep-sync.ts';

import { add, createSyncShop, message, noop, remove, unknownRoute, type SyncShop } from './sync-shop.ts';

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

test('S34 what was refused to a guest who has nothing else goes after 30 days, with its group; who has something stays', async () => {
  const product = await shop.product();
  const open = async () => shop.device(await shop.visitor());
  const [idle, emptied, shopper, writer] = [await open(), await open(), await open(), await open()];
  await idle.push([unknownRoute(1), noop(2)]);
  await emptied.push([add(1, product.uuid), remove(2, product.uuid)]);
  await shopper.push([add(1, product.uuid), unknownRoute(2)]);
  await writer.push([unknownRoute(1), message(1)]);
  const all = [idle, emptied, shopper, writer];
  const left = async () => {
    const rows = await shop.db
      .selectFrom('visitor')
      .select('id')
      .where(
        'id',
        'in',
        all.map(({ visitor }) => visitor),
      )
      .execute();
    return all.filter(({ visitor }) => rows.some(({ id }) => id === visitor));
  };
  const rowsOf = async ({ visitor }: { visitor: string }) => {
    const results = await shop.db
      .selectFrom('sync_result')
      .select('mut_id')
      .where('visitor_id', '=', visitor)
      .execute();
    const groups = await shop.db.selectFrom('sync_group').select('id').where('visitor_id', '=', visitor).execute();
    const channels = await shop.db
      .selectFrom('channel')
      .select('rev')
      .where('name', '=', `visitor:${visitor}`)
      .execute();
    return results.length + groups.length + channels.length;
  };
  const after = async (days: number) => {
    shop.clock.advance(days * 24 * 3_600_000);
    await sweepSync(shop.db, shop.clock.now());
  };
  await after(29);
  expect(await left()).toEqual(all);
  await after(2);
  expect(await left()).toEqual([shopper, writer]);
  expect([await rowsOf(idle), await rowsOf(emptied)]).toEqual([0, 0]);
  expect(await rowsOf(shopper)).toBeGreaterThan(0);
});

test('S34 a guest who still sends stays, however long ago the cookie was made', async () => {
  const device = shop.device(await shop.visitor());
  await device.push([unknownRoute(1)]);
  shop.clock.advance(20 * 24 * 3_600_000);
  await device.push([unknownRoute(2)]);
  shop.clock.advance(20 * 24 * 3_600_000);
  await sweepSync(shop.db, shop.clock.now());
  expect((await device.pull()).lastSeq).toEqual({ 'cart:auto': 2 });
});
