/** Pieces that are expected, and what the page of an article tells of them (rule O29 of docs/sale.md). */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { randomIds } from '#server/ids.ts';
import { dropArrival, planArrival, receiveArrival } from '#server/subjects/stock/office/arrivals.ts';
import { readStockDesk } from '#server/subjects/stock/office/read-desk.ts';
import { passArrivals } from '#server/subjects/stock/office/restock.ts';
import { createSyncShop, type SyncShop } from '#tests/server/sync/sync-shop.ts';

let shop: SyncShop;
const colleague = randomUUID();
beforeAll(async () => {
  shop = await createSyncShop();
});
afterAll(() => shop.close());

const tools = () => ({ db: shop.db, ids: randomIds });
const rowOf = (product: number) =>
  shop.db
    .selectFrom('product_stock as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.uuid', 's.rev', 's.rev_id', 's.quantity', 'p.restock_on'])
    .where('p.id', '=', product)
    .executeTakeFirstOrThrow();

async function stepOn(product: number) {
  const { uuid, rev, rev_id: baseRevId } = await rowOf(product);
  return { uuid, rev, baseRevId, admin: colleague, now: shop.clock.now() };
}

const plan = async (product: number, expectedOn: string, pieces = 6, id: string = randomUUID()) => {
  await planArrival(tools(), await stepOn(product), { rev: 1, id, pieces, expectedOn });
  return id;
};

/** How often the catalogue moved. */
const told = async (): Promise<number> =>
  (await shop.db.selectFrom('channel').select('rev').where('name', '=', 'catalogue').executeTakeFirst())?.rev ?? 0;

test('O29 the next day is told, and once it is received the one after; the catalogue moves only with it', async () => {
  const { id } = await shop.product({ stock: 0 });
  const before = await told();
  const late = await plan(id, '2026-04-02');
  const early = await plan(id, '2026-03-20');
  expect([(await rowOf(id)).restock_on, await told()]).toEqual(['2026-03-20', before + 2]);
  await plan(id, '2026-05-01');
  expect(await told()).toBe(before + 2);
  await receiveArrival(tools(), await stepOn(id), { rev: 1, id: early });
  expect(await rowOf(id)).toMatchObject({ quantity: 6, restock_on: '2026-04-02' });
  await dropArrival(tools(), await stepOn(id), { rev: 1, id: late });
  expect(await rowOf(id)).toMatchObject({ quantity: 6, restock_on: '2026-05-01' });
});

test('O29 an arrival is planned, received and dropped once, on the revision that was seen', async () => {
  const { id } = await shop.product({ stock: 1 });
  const seen = await stepOn(id);
  const arrival = randomUUID();
  const body = { rev: 1, id: arrival, pieces: 4, expectedOn: '2026-03-20' };
  await planArrival(tools(), seen, body);
  await planArrival(tools(), seen, body);
  await expect(receiveArrival(tools(), seen, { rev: 1, id: arrival })).rejects.toMatchObject({ code: 'record.moved' });
  const here = await stepOn(id);
  await receiveArrival(tools(), here, { rev: 1, id: arrival });
  await receiveArrival(tools(), here, { rev: 1, id: arrival });
  expect((await rowOf(id)).quantity).toBe(5);
  const gone = dropArrival(tools(), await stepOn(id), { rev: 1, id: arrival });
  await expect(gone).rejects.toMatchObject({ code: 'record.unknown' });
  const { arrivals, movements } = await readStockDesk(shop.db, seen.uuid);
  expect(arrivals).toEqual([]);
  expect(movements[0]).toMatchObject({ reason: 'arrival', delta: 4, leftAfter: 5 });
});

test('O29 a day that has passed is told no more, and the next one is', async () => {
  const [one, two] = [await shop.product({ stock: 0 }), await shop.product({ stock: 0 })];
  await plan(one.id, '2026-03-03');
  await plan(one.id, '2026-03-30');
  await plan(two.id, '2026-03-03');
  shop.clock.advance(3 * 86_400_000);
  await passArrivals(tools(), shop.clock.now());
  expect([(await rowOf(one.id)).restock_on, (await rowOf(two.id)).restock_on]).toEqual(['2026-03-30', null]);
});
