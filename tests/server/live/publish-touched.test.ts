import { afterAll, beforeAll, expect, test } from 'vitest';

import { randomIds } from '#server/ids.ts';
import { readCursor } from '#server/subjects/catalogue/channel-changes.ts';
import { publishStock } from '#server/subjects/catalogue/publish/publish-stock.ts';
import { publishPrices } from '#server/subjects/catalogue/publish/publish-prices.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { plantSmallShop, type SmallShop } from '../catalogue/small-shop.ts';

let database: TestDatabase;
let deps: UpkeepDeps;
let shop: SmallShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await plantSmallShop(database.db);
  deps = { db: database.db, clock: createTestClock(), ids: randomIds };
  await publishPrices(deps);
  await publishStock(deps);
  await publishTouched(deps);
});
afterAll(() => database.drop());

const sell = (id: number, reserved: number) =>
  database.db.updateTable('product_stock').set({ reserved }).where('product_id', '=', id).execute();
const noted = async () => (await database.db.selectFrom('product_touched').selectAll().execute()).length;
const revision = async () => (await readCursor(database.db)).rev;

test('S30 what was written and shows differently is published once, by however many processes', async () => {
  const before = await revision();
  await sell(shop.products.pads, 47);
  await database.db
    .updateTable('product')
    .set({ price: '77.0000' })
    .where('id', '=', shop.products.helmetLarge)
    .execute();
  const published = await Promise.all([publishTouched(deps), publishTouched(deps), publishTouched(deps)]);
  expect(published.toSorted((left, right) => left - right)).toEqual([0, 0, 2]);
  expect([await revision(), await noted()]).toEqual([before + 1, 0]);
});

test('S30 S10 what was written and shows the same moves nothing', async () => {
  await sell(shop.products.disc, 0);
  const before = await revision();
  await publishTouched(deps);
  await sell(shop.products.disc, 1);
  await sell(shop.products.disc, 0);
  await database.db.updateTable('product').set({ name: 'Disque' }).where('id', '=', shop.products.disc).execute();
  expect(await publishTouched(deps)).toBe(0);
  expect([await revision(), await noted()]).toEqual([before, 0]);
});

test('S30 a transaction that is rolled back is never published, and a failure loses nothing that was noted', async () => {
  const rolledBack = database.db.transaction().execute(async (trx) => {
    await trx.updateTable('product').set({ price: '1.0000' }).where('id', '=', shop.products.pads).execute();
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect(await noted()).toBe(0);
  await database.db.updateTable('product').set({ price: '2.0000' }).where('id', '=', shop.products.pads).execute();
  const failing = {
    ...deps,
    ids: {
      ...deps.ids,
      uuid: () => {
        throw new Error('no more ids');
      },
    },
  };
  await expect(publishTouched(failing)).rejects.toThrow('no more ids');
  expect(await publishTouched(deps)).toBe(1);
});

test('S30 only what was written is looked at', async () => {
  await sell(shop.products.pads, 48);
  await database.db.deleteFrom('product_touched').execute();
  await database.db.updateTable('product').set({ price: '9.0000' }).where('id', '=', shop.products.disc).execute();
  const before = await revision();
  expect(await publishTouched(deps)).toBe(1);
  const rows = await database.db
    .selectFrom('channel_change')
    .select('entity')
    .where('channel', '=', 'catalogue')
    .where('rev', '>', before)
    .execute();
  expect(rows).toEqual([{ entity: `product:${shop.products.disc}` }]);
  expect(await publishStock(deps)).toBe(1);
});
