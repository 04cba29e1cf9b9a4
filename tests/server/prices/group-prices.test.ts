import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { groupPricesKind, priceListKind } from '#core/contract/prices/price-records.ts';
import { priceCart } from '#core/contract/checkout/price-cart.ts';
import { lineOfSnapshot, snapshotOf } from '#core/contract/cart/cart.ts';
import { unitPrices } from '#core/domain/price/group-price.ts';
import { randomIds } from '#server/ids.ts';
import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import { add, change, quote, setQuantity } from '#tests/server/sync/sync-shop.ts';

import { listIn, type Pulled } from './pulled-prices.ts';

let shop: OrderShop;
let product: Awaited<ReturnType<OrderShop['product']>>;
const upkeep = () => ({ db: shop.db, clock: shop.clock, ids: randomIds });
const DELIVERY = 69_000;

beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  product = await shop.product({ price: '50.0000', stock: 500 });
});

/** In euros, or as a percentage off. */
type Value = { readonly price: string } | { readonly percent: string };

const priceFor = async (group: string, sku: string, value: Value, quantity = 1) => {
  const { price, percent } = { price: null, percent: null, ...value };
  await sql`insert into group_price
      (uuid, sku, group_code, quantity, value_type, price, percent, created_at, updated_at)
    values (${randomUUID()}, ${sku}, ${group}, ${quantity}, ${price === null ? 'discount' : 'fixed'}, ${price}, ${percent},
      now(), now())`.execute(shop.db);
};

/** The only rule of the catalogue: everything at this price for a group; null: there is none. */
async function ruleFor(group: string, amount: string | null) {
  await shop.db.deleteFrom('catalog_rule').execute();
  if (amount !== null)
    await shop.db
      .insertInto('catalog_rule')
      .values({
        uuid: randomUUID(),
        name: 'Tarif',
        areas: ['auto'],
        customer_groups: [group],
        action_type: 'to_fixed',
        discount_amount: amount,
      })
      .execute();
  await publishTouched(upkeep());
}

async function buyerOf(group: string) {
  const customer = await shop.customer({ group_code: group });
  return { customer, device: await shop.customerDevice(customer) };
}

const keysOf = ({ changes }: Pulled) => changes.map(({ key }) => key);
const KEYS = [priceListKind.key(null), groupPricesKind.key(null)];

test('S28 a customer gets the prices of their group with the first pull, and again only when one of them has moved', async () => {
  await priceFor('pro', product.sku, { percent: '10' });
  const { device } = await buyerOf('pro');
  const first = await device.pull();
  expect(listIn(first)?.[product.uuid]).toEqual([{ quantity: 1, price: 450_000 }]);
  const second = await device.pull(first.to);
  expect(second.changes).toEqual([]);
  await priceFor('pro', product.sku, { price: '39.9' }, 4);
  const third = await device.pull(second.to);
  expect(keysOf(third).toSorted()).toEqual(KEYS.toSorted());
  expect(listIn(third)?.[product.uuid]).toEqual([
    { quantity: 1, price: 450_000 },
    { quantity: 4, price: 399_000 },
  ]);
  await sql`update product set price = 60 where id = ${product.id}`.execute(shop.db);
  expect(listIn(await device.pull(third.to))?.[product.uuid]?.[0]).toEqual({ quantity: 1, price: 540_000 });
  await sql`delete from group_price where product_id = ${product.id}`.execute(shop.db);
  expect(listIn(await device.pull(third.to))?.[product.uuid]).toBeUndefined();
});

test('nobody gets the prices of another group: neither a visitor, nor a customer of another, nor one who has left it', async () => {
  await priceFor('pro', product.sku, { price: '31' });
  const secret = [310_000, 31].map(String);
  const [visitor, pro, general] = [await shop.newDevice(), await buyerOf('pro'), await buyerOf('general')];
  for (const device of [visitor, general.device]) {
    await device.push([add(1, product.uuid)]);
    const told = JSON.stringify((await device.pull()).changes);
    for (const word of secret) expect(told).not.toMatch(new RegExp(`:${word}\\b`, 'u'));
  }
  expect(keysOf(await visitor.pull()).filter((key) => KEYS.includes(key))).toEqual([]);
  const before = await pro.device.pull();
  await shop.db.updateTable('customer').set({ group_code: 'general' }).where('id', '=', pro.customer).execute();
  const after = await pro.device.pull(before.to);
  expect(listIn(after)).toEqual({});
  expect(after.changes.find(({ key }) => key === KEYS[0])?.record).toMatchObject({ group: 'general' });
});

test('the price of a product holds for its variants, and a list shows the lowest of them', async () => {
  const parent = await shop.product({ type: 'configurable' });
  const [small, large] = [
    await shop.product({ parent: parent.id, price: '20.0000' }),
    await shop.product({ parent: parent.id, price: '30.0000' }),
  ];
  await priceFor('garage', parent.sku, { percent: '50' });
  await priceFor('garage', large.sku, { price: '9' });
  const { device } = await buyerOf('garage');
  const prices = listIn(await device.pull());
  expect(prices?.[small.uuid]).toEqual([{ quantity: 1, price: 100_000 }]);
  expect(prices?.[large.uuid]).toEqual([{ quantity: 1, price: 90_000 }]);
  expect(prices?.[parent.uuid]).toEqual([{ quantity: 1, price: 90_000 }]);
});

test('O2 the lowest of special price, rule and group counts, and an order keeps it', async () => {
  await priceFor('pro', product.sku, { price: '40' });
  await priceFor('pro', product.sku, { price: '35' }, 3);
  await sql`update product set special_price = 38 where id = ${product.id}`.execute(shop.db);
  const { customer, device } = await buyerOf('pro');
  await device.push([add(1, product.uuid, 2)]);
  expect((await shop.cartOf(device)).lines[0]).toMatchObject({ unitPrice: 380_000 });
  await device.push([setQuantity(2, product.uuid, 2, 4)]);
  const args = await shop.argsFor(device);
  expect(args.expectedTotal).toBe(4 * 350_000 + DELIVERY);
  await shop.place(customer, args);
  await sql`delete from group_price where product_id = ${product.id}`.execute(shop.db);
  expect(await shop.order(device, args.uuid)).toMatchObject({ lines: [{ qtyOrdered: 4, unitPrice: 350_000 }] });
});

test('a request for a quote asks at the price of the group, and what was proposed is bought at its own', async () => {
  await priceFor('pro', product.sku, { price: '30' }, 2);
  const { customer, device } = await buyerOf('pro');
  const uuid = randomUUID();
  await device.push([quote(1, product.uuid, 3, { uuid })]);
  const { rows } = await sql<{ unit_price: string }>`
    select unit_price from quote_line where quote_id = (select id from quote where uuid = ${uuid})`.execute(shop.db);
  expect(rows).toEqual([{ unit_price: '30.0000' }]);
  await sql`update quote set state = 'proposed', version = 1, valid_until = '2099-01-31', proposed_at = now()
    where uuid = ${uuid}`.execute(shop.db);
  await sql`update quote_line set proposed_price = 33 where quote_id = (select id from quote where uuid = ${uuid})`.execute(
    shop.db,
  );
  await device.push([change('cart:auto', 2, 'api.quotes.accept', { area: 'auto', quote: uuid, version: 1 })]);
  const args = await shop.argsFor(device, { quote: uuid, expectedTotal: 3 * 330_000 + DELIVERY });
  await shop.place(customer, args);
  expect(await shop.order(device, args.uuid)).toMatchObject({ lines: [{ qtyOrdered: 3, unitPrice: 330_000 }] });
});

test('O2 what a device makes of the public price and its list without a network is what the shop asks, to the cent', async () => {
  const cents = fc.integer({ min: 1, max: 6000 }).map((amount) => (amount / 100).toFixed(2));
  const value = fc.oneof(
    cents.map((price): Value => ({ price })),
    fc.integer({ min: 0, max: 10_000 }).map((part): Value => ({ percent: (part / 100).toFixed(2) })),
  );
  const rows = fc.uniqueArray(fc.record({ value, quantity: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ quantity }) => quantity,
    maxLength: 4,
  });
  const count = fc.integer({ min: 1, max: 12 });
  const terms = await shop.termsOf();
  await fc.assert(
    fc.asyncProperty(rows, fc.option(cents), fc.option(cents), count, async (given, special, rule, quantity) => {
      const sold = await shop.product({ price: '50.0000', stock: 500 });
      await sql`update product set special_price = ${special} where id = ${sold.id}`.execute(shop.db);
      for (const one of given) await priceFor('garage', sold.sku, one.value, one.quantity);
      await ruleFor('garage', rule);
      const asked = Math.min(500_000, special === null ? 500_000 : Math.round(Number(special) * 10_000));
      const { device } = await buyerOf('garage');
      const own = listIn(await device.pull())?.[sold.uuid] ?? [];
      const added = add(1, sold.uuid, quantity);
      await device.push([added]);
      const atShop = await shop.cartOf(device);
      const [line] = atShop.lines;
      if (line === undefined) throw new Error('the line did not come');
      const { quantityPrices: _shop, ...words } = line;
      const snapshot = snapshotOf({ ...words, ...unitPrices(asked, own) });
      const here = { ...line, ...lineOfSnapshot({ product: sold.uuid, variant: null, snapshot }) };
      const total = (lines: typeof atShop.lines) =>
        priceCart({ area: 'auto', lines }, terms, shop.choices({ group: 'garage' })).priced.grandTotal;
      expect(total([here])).toBe(total(atShop.lines));
    }),
    { numRuns: 25 },
  );
});
