import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { GROUP_PRICES_MAX } from '#core/domain/price/group-price.ts';
import { addDays } from '#core/domain/shop/day.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { publishPrices } from '#server/subjects/catalogue/publish/publish-prices.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import { randomIds } from '#server/ids.ts';
import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';
import { add, setQuantity, type Device } from '#tests/server/sync/sync-shop.ts';

import { listIn } from './pulled-prices.ts';

const DAY_MS = 86_400_000;

let shop: OrderShop;
let product: Awaited<ReturnType<OrderShop['product']>>;
const upkeep = () => ({ db: shop.db, clock: shop.clock, ids: randomIds });

beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  product = await shop.product({ price: '50.0000', stock: 500 });
  await publishTouched(upkeep());
});
afterEach(async () => {
  await shop.db.deleteFrom('catalog_rule').execute();
  await publishTouched(upkeep());
});

/** Twenty percent off for garages, where silent; published as the shop does within a moment. */
async function rule(more: object = {}) {
  const values = {
    uuid: randomUUID(),
    name: 'Tarif garages',
    areas: ['auto', 'moto'],
    customer_groups: ['garage'],
    action_type: 'by_percent' as const,
    discount_amount: '20',
  };
  await shop.db
    .insertInto('catalog_rule')
    .values({ ...values, ...more })
    .execute();
  await publishTouched(upkeep());
}

const deviceOf = async (group: string) => shop.customerDevice(await shop.customer({ group_code: group }));
const ownOf = async (device: Device) => listIn(await device.pull())?.[product.uuid];
const publicPrice = async () =>
  (await shop.db.selectFrom('product').select('rule_price').where('id', '=', product.id).executeTakeFirstOrThrow())
    .rule_price;

test('a rule for one group is a price of that group alone, in its list and its cart: no guest and no other group gets it', async () => {
  const [garage, pro, visitor] = [await deviceOf('garage'), await deviceOf('pro'), await shop.newDevice()];
  const before = await garage.pull();
  await rule();
  expect(listIn(await garage.pull(before.to))?.[product.uuid]).toEqual([{ quantity: 1, price: 400_000 }]);
  expect(await ownOf(pro)).toBeUndefined();
  expect(await publicPrice()).toBeNull();
  const asked: number[] = [];
  for (const device of [garage, pro, visitor]) {
    await device.push([add(1, product.uuid)]);
    asked.push(...(await shop.cartOf(device)).lines.map(({ unitPrice }) => unitPrice ?? 0));
  }
  expect(asked).toEqual([400_000, 500_000, 500_000]);
});

test('a rule for everybody stands in no list, and one for a group works on the price it left', async () => {
  const garage = await deviceOf('garage');
  await rule({ customer_groups: ['guest', 'general', 'pro', 'garage'], sort_order: 1 });
  expect(await ownOf(garage)).toBeUndefined();
  expect(await publicPrice()).toBe('40.0000');
  await rule({ action_type: 'by_fixed', discount_amount: '5', sort_order: 2 });
  expect(await ownOf(garage)).toEqual([{ quantity: 1, price: 350_000 }]);
  expect(await publicPrice()).toBe('40.0000');
});

test('the lower of the price of the group and of its rule counts, at every quantity', async () => {
  await sql`insert into group_price
      (uuid, sku, group_code, quantity, value_type, price, created_at, updated_at)
    values (${randomUUID()}, ${product.sku}, 'garage', 1, 'fixed', 45, now(), now()),
      (${randomUUID()}, ${product.sku}, 'garage', 4, 'fixed', 35, now(), now())`.execute(shop.db);
  await rule();
  const garage = await deviceOf('garage');
  expect(await ownOf(garage)).toEqual([
    { quantity: 1, price: 400_000 },
    { quantity: 4, price: 350_000 },
  ]);
  await garage.push([add(1, product.uuid, 3)]);
  expect((await shop.cartOf(garage)).lines[0]).toMatchObject({ unitPrice: 400_000 });
  await garage.push([setQuantity(2, product.uuid, 3, 4)]);
  expect((await shop.argsFor(garage)).expectedTotal).toBe(4 * 350_000 + 69_000);
});

test('it begins and ends with its days in Paris, and the list comes anew each time and no other time', async () => {
  const day = dayInParis(shop.clock.now().getTime());
  const garage = await deviceOf('garage');
  const before = await garage.pull();
  await rule({ starts_from: addDays(day, 1), ends_till: addDays(day, 1) });
  expect((await garage.pull(before.to)).changes).toEqual([]);
  shop.clock.advance(DAY_MS);
  await publishPrices(upkeep());
  const begun = await garage.pull(before.to);
  expect(listIn(begun)?.[product.uuid]).toEqual([{ quantity: 1, price: 400_000 }]);
  await publishPrices(upkeep());
  expect((await garage.pull(begun.to)).changes).toEqual([]);
  shop.clock.advance(DAY_MS);
  await publishPrices(upkeep());
  expect(listIn(await garage.pull(begun.to))).not.toHaveProperty(product.uuid);
});

test('it follows the price it is taken off, and leaves the list with the product', async () => {
  await rule();
  const garage = await deviceOf('garage');
  await sql`update product set price = 60 where id = ${product.id}`.execute(shop.db);
  await publishTouched(upkeep());
  expect(await ownOf(garage)).toEqual([{ quantity: 1, price: 480_000 }]);
  await sql`update product set deleted_at = now() where id = ${product.id}`.execute(shop.db);
  expect(await ownOf(garage)).toBeUndefined();
});

test('what it makes cheaper for a group is no reduction announced to everybody (art. L112-1-1)', async () => {
  const written = async () =>
    (
      await shop.db
        .selectFrom('product_price_history')
        .select(['price', 'ended_at'])
        .where('product_id', '=', product.id)
        .execute()
    ).map(({ price, ended_at: ended }) => [price, ended]);
  const before = await written();
  await rule();
  expect(await written()).toEqual(before);
  expect(before).toEqual([['50.0000', null]]);
});

test('of what rules make cheaper a group gets as many articles as a device holds, the oldest, and no more with the next', async () => {
  const family = sql`(select family_id from product where id = ${product.id})`;
  const more = (count: number, name: string) => sql`
    insert into product (area, type, family_id, sku, slug, name, name_key, price, tax_percent)
    select 'moto', 'simple', ${family}, ${name} || n, ${name} || n, 'Joint', 'joint', 10, 20
    from generate_series(1, ${count}::int) as n`;
  const priced = async () =>
    (
      await shop.db
        .selectFrom('group_rule_price')
        .innerJoin('product', 'product.id', 'product_id')
        .select(['sku', 'area'])
        .orderBy('product_id')
        .execute()
    ).filter(({ area }) => area === 'moto');
  await more(GROUP_PRICES_MAX + 1, 'joint-').execute(shop.db);
  await rule({ areas: ['moto'] });
  const held = await priced();
  expect([held.length, held.at(-1)?.sku]).toEqual([GROUP_PRICES_MAX, `joint-${GROUP_PRICES_MAX}`]);
  await more(1, 'bague-').execute(shop.db);
  await publishTouched(upkeep());
  expect(await priced()).toEqual(held);
  await sql`delete from product where area = 'moto'`.execute(shop.db);
});
