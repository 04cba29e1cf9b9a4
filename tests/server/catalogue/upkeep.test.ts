import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { randomIds } from '#server/ids.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { publishPrices } from '#server/subjects/catalogue/publish/publish-prices.ts';
import { publishStock } from '#server/subjects/catalogue/publish/publish-stock.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { createTestClock, type TestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { plantSmallShop, type SmallShop } from './small-shop.ts';

const DAY_MS = 86_400_000;

let clock: TestClock;
let database: TestDatabase;
let deps: UpkeepDeps;
let shop: SmallShop;
let live: LiveCatalogue;

beforeAll(async () => {
  clock = createTestClock();
  database = await createTestDatabase();
  shop = await plantSmallShop(database.db);
  deps = { db: database.db, clock, ids: randomIds };
  live = await openCatalogue({ db: database.db, clock });
});
afterAll(() => database.drop());

const sell = (id: number, reserved: number) =>
  database.db.updateTable('product_stock').set({ reserved }).where('product_id', '=', id).execute();

describe('the stock the catalogue shows', () => {
  it('S10: moves the channel when what is shown changes, and only then', async () => {
    const { helmet, helmetLarge, pads } = shop.products;
    await publishStock(deps);
    const { cursor } = await live.refresh();
    expect(await publishStock(deps)).toBe(0);
    await sell(pads, 3);
    expect(await publishStock(deps)).toBe(0);
    expect((await live.refresh()).cursor).toEqual(cursor);

    await sell(pads, 47);
    await sell(helmetLarge, 2);
    expect(await publishStock(deps)).toBe(2);
    const { catalogue } = await live.refresh();
    expect(catalogue.byId(pads)).toMatchObject({ stock: 1, low: 3 });
    expect(catalogue.byId(helmet)).toMatchObject({ stock: 0, low: 0 });
    await sell(pads, 48);
    expect(await publishStock(deps)).toBe(1);
    expect((await live.refresh()).catalogue.byId(pads)).toMatchObject({ stock: 1, low: 2 });
  });
});

describe('the prices the catalogue asks', () => {
  it('are written down for the law, and announced when a reduction ends by itself', async () => {
    const { disc } = shop.products;
    expect(await publishPrices(deps)).toBe(0);
    expect(await publishPrices(deps)).toBe(0);
    clock.advance(4 * DAY_MS);
    expect(await publishPrices(deps)).toBe(1);
    expect((await live.refresh()).catalogue.byId(disc)).toMatchObject({ price: 1_000_000, regular: null });
    expect(await publishPrices(deps)).toBe(0);
    const periods = await database.db
      .selectFrom('product_price_history')
      .select(['price', 'ended_at'])
      .where('product_id', '=', disc)
      .orderBy('started_at')
      .execute();
    expect(periods).toEqual([
      { price: '80.0000', ended_at: clock.now() },
      { price: '100.0000', ended_at: null },
    ]);
  });

  it('strike, without a prior price given, the lowest of the thirty days before', async () => {
    const { pads } = shop.products;
    await database.db.updateTable('product').set({ special_price: '30' }).where('id', '=', pads).execute();
    clock.advance(DAY_MS);
    expect(await publishPrices(deps)).toBe(1);
    expect((await live.refresh()).catalogue.byId(pads)).toMatchObject({ price: 300_000, regular: 399_000 });
  });

  it('O36 are not asked of what is withdrawn: what it cost longer than thirty days ago crosses nothing out when it is back', async () => {
    const { pads } = shop.products;
    const write = (more: { is_active?: boolean; special_price?: string | null }) =>
      database.db.updateTable('product').set(more).where('id', '=', pads).execute();
    const shown = async () => {
      await publishPrices(deps);
      return (await openCatalogue(deps)).current().catalogue.byId(pads);
    };
    await write({ special_price: null });
    expect(await shown()).toMatchObject({ price: 399_000 });
    clock.advance(DAY_MS);
    await write({ is_active: false });
    expect(await shown()).toBeNull();
    clock.advance(2 * DAY_MS);
    await write({ is_active: true, special_price: '30' });
    expect(await shown()).toMatchObject({ price: 300_000, regular: 399_000 });
    await write({ special_price: null });
    await shown();
    clock.advance(DAY_MS);
    await write({ is_active: false });
    expect(await shown()).toBeNull();
    clock.advance(31 * DAY_MS);
    await write({ is_active: true, special_price: '30' });
    expect(await shown()).toMatchObject({ price: 300_000, regular: null });
  });
});
