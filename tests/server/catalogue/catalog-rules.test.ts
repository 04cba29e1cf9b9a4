import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { randomIds } from '#server/ids.ts';
import { visitorPerson } from '#server/platform/person.ts';
import { readArticles } from '#server/subjects/cart/articles/articles.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { publishPrices } from '#server/subjects/catalogue/publish/publish-prices.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { addDays } from '#core/domain/shop/day.ts';
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
  await publishPrices(deps);
  live = await openCatalogue({ db: database.db, clock });
});
afterAll(() => database.drop());
afterEach(async () => {
  await database.db.deleteFrom('catalog_rule').execute();
  await publishTouched(deps);
});

const today = () => dayInParis(clock.now().getTime());

/** A rule for everybody, of ten percent where silent. */
const rule = (more: object = {}) =>
  database.db
    .insertInto('catalog_rule')
    .values({
      uuid: randomUUID(),
      name: 'Soldes',
      areas: ['auto', 'moto'],
      customer_groups: ['guest', 'general', 'pro'],
      action_type: 'by_percent',
      discount_amount: '10',
      ...more,
    })
    .execute();

const shown = async (id: number) => (await live.refresh()).catalogue.byId(id);
const categoryOf = async (id: number) =>
  (
    await database.db
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'product_category.category_id')
      .select('category.uuid')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()
  ).uuid;

describe('a rule of the catalogue', () => {
  test('written by whatever hand is the price asked within a moment, the former one struck; gone, it was never there', async () => {
    const { pads } = shop.products;
    clock.advance(DAY_MS);
    await rule();
    expect(await publishTouched(deps)).toBeGreaterThan(0);
    expect(await shown(pads)).toMatchObject({ price: 359_100, regular: 399_000 });
    expect(await publishTouched(deps)).toBe(0);
    await database.db.deleteFrom('catalog_rule').execute();
    await publishTouched(deps);
    expect(await shown(pads)).toMatchObject({ price: 399_000, regular: null });
  });

  test('is what the cart is asked too', async () => {
    const { pads } = shop.products;
    await rule();
    await publishTouched(deps);
    const { uuid } = await database.db
      .selectFrom('product')
      .select('uuid')
      .where('id', '=', pads)
      .executeTakeFirstOrThrow();
    const articles = await readArticles(database.db, [uuid], { buyer: visitorPerson('nobody'), now: clock.now() });
    expect(articles.get(uuid)?.entry.unitPrice).toBe(359_100);
  });

  test('counts for the departments it names, with all below them and their variants, and for no others', async () => {
    const { pads, helmet } = shop.products;
    const value = [await categoryOf(helmet)];
    const conditions = JSON.stringify([
      { attribute: 'product.categories', attributeType: 'multiselect', operator: '{}', value },
    ]);
    const before = await shown(helmet);
    await rule({ conditions });
    await publishTouched(deps);
    expect(await shown(pads)).toMatchObject({ price: 399_000, regular: null });
    expect((await shown(helmet))?.price).toBe(Math.round(((before?.price ?? 0) * 9) / 1000) * 100);
  });

  test('follows a product that changes its department', async () => {
    const { pads, helmet } = shop.products;
    const value = [await categoryOf(helmet)];
    await rule({
      conditions: JSON.stringify([
        { attribute: 'product.categories', attributeType: 'multiselect', operator: '{}', value },
      ]),
    });
    await publishTouched(deps);
    const category = await database.db
      .selectFrom('product_category')
      .select('category_id')
      .where('product_id', '=', helmet)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('product_category')
      .values({ product_id: pads, category_id: category.category_id, position: 9 })
      .execute();
    await publishTouched(deps);
    expect((await shown(pads))?.price).toBe(359_100);
    await database.db
      .deleteFrom('product_category')
      .where('product_id', '=', pads)
      .where('category_id', '=', category.category_id)
      .execute();
    await publishTouched(deps);
    expect((await shown(pads))?.price).toBe(399_000);
  });

  test('for one group alone changes nothing that everybody is shown', async () => {
    const { pads } = shop.products;
    await rule({ customer_groups: ['pro'] });
    await publishTouched(deps);
    expect(await shown(pads)).toMatchObject({ price: 399_000, regular: null });
  });

  test('begins and ends with its days, without anybody touching it', async () => {
    const { pads } = shop.products;
    await rule({ starts_from: addDays(today(), 1), ends_till: addDays(today(), 2) });
    await publishTouched(deps);
    expect((await shown(pads))?.price).toBe(399_000);
    clock.advance(DAY_MS);
    expect(await publishPrices(deps)).toBeGreaterThan(0);
    expect(await shown(pads)).toMatchObject({ price: 359_100, regular: 399_000 });
    clock.advance(2 * DAY_MS);
    await publishPrices(deps);
    expect(await shown(pads)).toMatchObject({ price: 399_000, regular: null });
  });

  test('a second reduction strikes the price before the first (art. L112-1-1)', async () => {
    const { pads } = shop.products;
    clock.advance(40 * DAY_MS);
    await rule({ sort_order: 1 });
    await publishTouched(deps);
    clock.advance(DAY_MS);
    await rule({ sort_order: 2, action_type: 'by_fixed', discount_amount: '5' });
    await publishTouched(deps);
    expect(await shown(pads)).toMatchObject({ price: 309_100, regular: 399_000 });
  });

  test('whose conditions another version wrote stays out of force', async () => {
    await rule({ conditions: JSON.stringify([{ attribute: 'product.sku', operator: 'like', value: '%' }]) });
    await publishTouched(deps);
    expect((await shown(shop.products.pads))?.price).toBe(399_000);
  });
});
