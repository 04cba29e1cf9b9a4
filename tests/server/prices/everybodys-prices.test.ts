import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { priceCart } from '#core/contract/checkout/price-cart.ts';
import { lineOfSnapshot, snapshotOf } from '#core/contract/cart/cart.ts';
import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { groupPrices } from '#core/resources/catalogue/group-prices.ts';
import { randomIds } from '#server/ids.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { publishPrices } from '#server/subjects/catalogue/publish/publish-prices.ts';
import { publishTouched } from '#server/subjects/catalogue/publish/publish-touched.ts';
import { asEverybody } from '#src/shop/store/account/as-everybody.ts';
import { ownPricesFrom } from '#src/shop/store/account/own-prices.ts';
import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';
import { add } from '#tests/server/sync/sync-shop.ts';
import { SHOP_HOOKS } from '#tests/server/resources/shop-hooks.ts';

import { listIn } from './pulled-prices.ts';

let shop: OrderShop;
let live: LiveCatalogue;
const upkeep = () => ({ db: shop.db, clock: shop.clock, ids: randomIds });

beforeAll(async () => {
  shop = await createOrderShop();
  live = await openCatalogue({ db: shop.db, clock: shop.clock });
});
afterAll(() => shop.close());

/** In euros, or as a percentage off. */
type Value = { readonly price: string } | { readonly percent: string };

const priceFor = async (group: string | null, sku: string, value: Value, quantity: number) => {
  const { price, percent } = { price: null, percent: null, ...value };
  await sql`insert into group_price
      (uuid, sku, group_code, quantity, value_type, price, percent, created_at, updated_at)
    values (${randomUUID()}, ${sku}, ${group}, ${quantity}, ${price === null ? 'discount' : 'fixed'}, ${price}, ${percent},
      now(), now())`.execute(shop.db);
};
/** Of a new price its page tells nothing before it is written down for the first time. */
const sell = async (price: string) => {
  const sold = await shop.product({ price, stock: 500 });
  await publishPrices(upkeep());
  return sold;
};
const shown = async (id: number) => {
  await publishTouched(upkeep());
  const row = (await live.refresh()).catalogue.byId(id);
  if (row === null || row === undefined) throw new Error('it is not in the catalogue');
  return row;
};

test('what more of an article cost everybody stands with it in the catalogue, within a moment, and goes the same way', async () => {
  const sold = await sell('50.0000');
  expect(await shown(sold.id)).not.toHaveProperty('quantityPrices');
  await priceFor(null, sold.sku, { percent: '10' }, 4);
  expect(await shown(sold.id)).toMatchObject({ price: 500_000, quantityPrices: [{ quantity: 4, price: 450_000 }] });
  await sql`update product set special_price = 30, price = 40 where id = ${sold.id}`.execute(shop.db);
  expect(await shown(sold.id)).not.toHaveProperty('quantityPrices');
  await sql`update product set price = 30.5, special_price = 30 where id = ${sold.id}`.execute(shop.db);
  const row = await shown(sold.id);
  expect(row).toMatchObject({ price: 300_000, quantityPrices: [{ quantity: 4, price: 274_500 }] });
  await sql`delete from group_price where product_id = ${sold.id}`.execute(shop.db);
  expect(await shown(sold.id)).not.toHaveProperty('quantityPrices');
});

test('of a product they are those of its variants too, each told with the variant', async () => {
  const parent = await shop.product({ type: 'configurable' });
  const [small, large] = [
    await shop.product({ parent: parent.id, price: '20.0000' }),
    await shop.product({ parent: parent.id, price: '30.0000' }),
  ];
  await publishPrices(upkeep());
  await priceFor(null, parent.sku, { percent: '50' }, 3);
  await priceFor(null, large.sku, { price: '9' }, 3);
  expect(await shown(parent.id)).not.toHaveProperty('quantityPrices');
  const text = (await live.refresh()).detailTexts.get(parent.id) ?? '';
  expect(text).toContain(JSON.stringify([{ quantity: 3, price: 100_000 }]));
  expect(text).toContain(JSON.stringify([{ quantity: 3, price: 90_000 }]));
  expect([small, large].every(({ uuid }) => text.includes(uuid))).toBe(true);
});

test('O2 what a device makes of the catalogue, and of the list of a group, is what the shop asks a guest and a customer, to the cent', async () => {
  const cents = fc.integer({ min: 1, max: 6000 }).map((amount) => (amount / 100).toFixed(2));
  const value = fc.oneof(
    cents.map((price): Value => ({ price })),
    fc.integer({ min: 0, max: 10_000 }).map((part): Value => ({ percent: (part / 100).toFixed(2) })),
  );
  const rows = (min: number) =>
    fc.uniqueArray(fc.record({ value, quantity: fc.integer({ min, max: 9 }) }), {
      selector: ({ quantity }) => quantity,
      maxLength: 3,
    });
  const count = fc.integer({ min: 1, max: 12 });
  const terms = await shop.termsOf();
  await fc.assert(
    fc.asyncProperty(rows(2), rows(1), fc.option(cents), count, async (all, garage, special, quantity) => {
      const sold = await shop.product({ price: '50.0000', stock: 500 });
      await sql`update product set special_price = ${special} where id = ${sold.id}`.execute(shop.db);
      for (const one of all) await priceFor(null, sold.sku, one.value, one.quantity);
      for (const one of garage) await priceFor('garage', sold.sku, one.value, one.quantity);
      await publishPrices(upkeep());
      const row = await shown(sold.id);
      const customer = await shop.customerDevice(await shop.customer({ group_code: 'garage' }));
      const own = ownPricesFrom(listIn(await customer.pull()) ?? {});
      for (const { device, asked } of [
        { device: await shop.newDevice(), asked: asEverybody(row) },
        { device: customer, asked: own(sold.uuid, row) },
      ]) {
        await device.push([add(1, sold.uuid, quantity)]);
        const { lines } = await shop.cartOf(device);
        const [line] = lines;
        if (line === undefined) throw new Error('the line did not come');
        const { quantityPrices: _shop, ...words } = line;
        const snapshot = snapshotOf({ ...words, ...asked });
        const here = { ...line, ...lineOfSnapshot({ product: sold.uuid, variant: null, snapshot }) };
        const total = (of: typeof lines) =>
          priceCart({ area: 'auto', lines: of }, terms, shop.choices()).priced.grandTotal;
        expect(total([here])).toBe(total(lines));
      }
    }),
    { numRuns: 15 },
  );
});

test('what one piece costs everybody is the price of the product: nothing else takes its place', async () => {
  const { sku } = await shop.product();
  const author = {
    kind: 'admin',
    id: 'camille',
    permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
  } as const;
  const service = resourceService(groupPrices, {
    hooks: SHOP_HOOKS,
    db: shop.db,
    clock: shop.clock,
    announce: () => Promise.resolve(),
  });
  const create = (quantity: number) =>
    service.store(author, {
      uuid: randomUUID(),
      fields: { sku, groupCode: null, quantity, valueType: 'fixed', price: 90_000 },
    });
  await expect(create(1)).rejects.toMatchObject({
    data: { fields: [{ path: 'fields.quantity', code: 'groupPrice.everybody' }] },
  });
  await create(2);
  await expect(create(2)).rejects.toMatchObject({
    data: { fields: [{ path: 'fields.quantity', code: 'value.taken' }] },
  });
  await expect(priceFor(null, sku, { price: '9' }, 1)).rejects.toThrow('group_price_everybody');
});
