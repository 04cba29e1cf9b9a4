import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { cartTotals } from '#core/domain/cart/cart.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import {
  acknowledge,
  add,
  cartOf,
  change,
  clear,
  createSyncShop,
  inShort,
  quantitiesOf,
  quote,
  remove,
  setQuantity,
  type Device,
  type SyncShop,
} from '#tests/server/sync/sync-shop.ts';

let shop: SyncShop;
let device: Device;

beforeAll(async () => {
  shop = await createSyncShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  device = await shop.newDevice();
});

const noticesOf = async (area: 'auto' | 'moto' = 'auto') =>
  (await cartOf(device, area)).notices.map(({ code, from, to }) => `${code} ${from} → ${to}`);

test('S3 additions count together, a quantity counts by its difference, what is unknown changes nothing', async () => {
  const { uuid } = await shop.product();
  const other = await shop.product();
  const changes = [add(1, uuid, 2), add(2, uuid, 3), setQuantity(3, uuid, 4, 6), setQuantity(4, other.uuid, 1, 5)];
  expect(new Set(inShort(await device.push([...changes, remove(5, randomUUID())])))).toEqual(new Set(['applied']));
  expect(quantitiesOf(await cartOf(device))).toEqual([[uuid, 7]]);
});

test('S3 an addition that arrives after a removal makes a line of its delta', async () => {
  const { uuid } = await shop.product();
  await device.push([add(1, uuid, 5), remove(2, uuid)]);
  const second = shop.device(device.visitor);
  await second.push([add(1, uuid, 2)]);
  expect(quantitiesOf(await cartOf(device))).toEqual([[uuid, 2]]);
});

test('S3 two devices that change one line both count', async () => {
  const { uuid } = await shop.product();
  const second = shop.device(device.visitor);
  await device.push([add(1, uuid, 5)]);
  await Promise.all([device.push([setQuantity(2, uuid, 5, 7)]), second.push([setQuantity(1, uuid, 5, 4)])]);
  expect(quantitiesOf(await cartOf(device))).toEqual([[uuid, 6]]);
});

test('S3 lines keep the order in which they were added, and a cleared cart is empty', async () => {
  const products = [await shop.product(), await shop.product(), await shop.product()];
  await device.push(products.map(({ uuid }, at) => add(at + 1, uuid)));
  const [first = '', ...others] = products.map(({ uuid }) => uuid);
  await device.push([add(4, first)]);
  expect(quantitiesOf(await cartOf(device)).map(([key]) => key)).toEqual([first, ...others]);
  await device.push([clear(5)]);
  expect((await cartOf(device)).lines).toEqual([]);
});

test('S6 the price, the name and the rate are the shop’s, whatever the device showed', async () => {
  const { uuid, sku } = await shop.product({ price: '49.9000', taxPercent: '5.5', name: 'Manuel de réparation' });
  await device.push([add(1, uuid, 3, { price: 1 })]);
  const { lines } = await cartOf(device);
  expect(lines).toMatchObject([
    {
      sku,
      name: 'Manuel de réparation',
      unitPrice: 499_000,
      taxPercent: 5.5,
      product: uuid,
      variant: null,
      image: null,
    },
  ]);
  expect(cartTotals(lines)).toMatchObject({ grandTotal: 1_497_000, taxTotal: 78_000 });
});

test('S6 a special price counts on its days only, in Paris time', async () => {
  const { id, uuid } = await shop.product({ price: '100.0000' });
  const special = { special_price: '80.0000', special_from: '2026-03-02', special_to: '2026-03-02' };
  await shop.db.updateTable('product').set(special).where('id', '=', id).execute();
  await device.push([add(1, uuid)]);
  expect((await cartOf(device)).lines[0]?.unitPrice).toBe(800_000);
  shop.clock.advance(14 * 3_600_000);
  expect((await cartOf(device)).lines[0]?.unitPrice).toBe(1_000_000);
});

test('S6 quantities are clamped to the stock, down to zero, where the line stays', async () => {
  const few = await shop.product({ stock: 3 });
  const none = await shop.product({ stock: 0 });
  expect(inShort(await device.push([add(1, few.uuid, 5), add(2, none.uuid, 2)]))).toEqual(['applied', 'applied']);
  expect(quantitiesOf(await cartOf(device))).toEqual([
    [few.uuid, 3],
    [none.uuid, 0],
  ]);
  expect(await noticesOf()).toEqual(['cart.quantityClamped 5 → 3', 'cart.outOfStock 2 → 0']);
});

test('S6 S19 what stock has clamped stays so when the stock comes back, and what was asked for is told', async () => {
  const { id, uuid } = await shop.product({ stock: 3 });
  await device.push([add(1, uuid, 5)]);
  await shop.stock(id, 9);
  expect(quantitiesOf(await cartOf(device))).toEqual([[uuid, 3]]);
  expect(await noticesOf()).toEqual(['cart.quantityClamped 5 → 3']);
});

test('S6 what may be ordered without stock is not clamped', async () => {
  const { id, uuid } = await shop.product({ stock: 0 });
  await shop.db.updateTable('product').set({ back_orders: true }).where('id', '=', id).execute();
  await device.push([add(1, uuid, 7)]);
  expect(quantitiesOf(await cartOf(device))).toEqual([[uuid, 7]]);
});

test('S6 an article withdrawn from sale leaves the cart with a notice, also when it is added afterwards', async () => {
  const { id, uuid } = await shop.product();
  await device.push([add(1, uuid, 2)]);
  await shop.db.updateTable('product').set({ is_active: false }).where('id', '=', id).execute();
  expect((await cartOf(device)).lines).toEqual([]);
  expect(await noticesOf()).toEqual(['cart.productGone 2 → 0']);
  expect(inShort(await device.push([add(2, uuid, 4)]))).toEqual(['applied']);
  expect(await noticesOf()).toEqual(['cart.productGone 4 → 0']);
});

test('S6 only what the shop never had, a vehicle, or a missing variant is refused', async () => {
  const vehicle = await shop.product({ type: 'vehicle' });
  const helmet = await shop.product({ type: 'configurable' });
  const size = await shop.product({ parent: helmet.id });
  const simple = await shop.product();
  const otherArea = await shop.product({ area: 'moto' });
  const changes = [
    add(1, randomUUID()),
    add(2, vehicle.uuid),
    add(3, helmet.uuid),
    add(4, size.uuid),
    add(5, otherArea.uuid),
    add(6, helmet.uuid, 1, { variant: randomUUID() }),
    add(7, helmet.uuid, 1, { variant: size.uuid }),
    add(8, simple.uuid),
    add(9, simple.uuid, 1, { lineKey: lineKeyOf(simple.uuid, null, [{ number: 1, quantity: 2 }]) }),
  ];
  expect(inShort(await device.push(changes))).toEqual([
    'refused cart.productUnavailable',
    'refused cart.vehicleNotSold',
    'refused cart.variantRequired',
    'refused cart.productUnavailable',
    'refused cart.productUnavailable',
    'refused cart.productUnavailable',
    'applied',
    'applied',
    'refused cart.productUnavailable',
  ]);
  const keys = quantitiesOf(await cartOf(device)).map(([key]) => key);
  expect(keys).toEqual([lineKeyOf(helmet.uuid, size.uuid), simple.uuid]);
});

test('S6 a variant has its own price, reference, photo and words; rate and deposit are its product’s', async () => {
  const helmet = await shop.product({ type: 'configurable', name: 'Casque intégral', price: '200.0000' });
  const size = await shop.product({ parent: helmet.id, price: '219.0000', taxPercent: '10' });
  const attribute = await shop.db
    .insertInto('attribute')
    .values({ code: 'size', name: 'Taille', section: 'Général', type: 'select' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const large = await shop.db
    .insertInto('attribute_option')
    .values({ attribute_id: attribute.id, name: 'L' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('product')
    .set({ super_attributes: ['size'] })
    .where('id', '=', helmet.id)
    .execute();
  await shop.db
    .insertInto('media')
    .values(['ofall', 'ofthis'].map((hash) => ({ hash, width: 400, height: 400, mime: 'image/webp', bytes: 1 })))
    .execute();
  await shop.db
    .insertInto('product_media')
    .values([
      { product_id: helmet.id, hash: 'ofall', alt: 'Casque' },
      { product_id: size.id, hash: 'ofthis', alt: 'Casque, L' },
    ])
    .execute();
  const attributes = JSON.stringify({ size: large.id });
  await shop.db.updateTable('product').set({ attributes }).where('id', '=', size.id).execute();
  await device.push([add(1, helmet.uuid, 1, { variant: size.uuid })]);
  expect((await cartOf(device)).lines).toMatchObject([
    {
      name: 'Casque intégral',
      sku: size.sku,
      image: 'ofthis',
      unitPrice: 2_190_000,
      taxPercent: 20,
      options: [{ label: 'Taille', value: 'L' }],
      path: `/auto/nos-produits/piece/${helmet.sku}?variante=${size.sku}`,
    },
  ]);
});

test('S19 a price that differs from the one the person was shown is told until it is acknowledged', async () => {
  const { id, uuid } = await shop.product({ price: '12.5000' });
  await device.push([add(1, uuid, 1, { price: 100_000 })]);
  expect(await noticesOf()).toEqual(['cart.priceChanged 100000 → 125000']);
  await device.push([acknowledge(2, [uuid])]);
  expect(await noticesOf()).toEqual([]);
  await shop.db.updateTable('product').set({ price: '11.0000' }).where('id', '=', id).execute();
  expect(await noticesOf()).toEqual(['cart.priceChanged 125000 → 110000']);
});

test('S19 stock that fell is seen when reading, stored with the next change, and acknowledged line by line', async () => {
  const one = await shop.product({ stock: 9 });
  const two = await shop.product({ stock: 9 });
  await device.push([add(1, one.uuid, 6), add(2, two.uuid, 6)]);
  await shop.stock(one.id, 4);
  await shop.stock(two.id, 0);
  expect(await noticesOf()).toEqual(['cart.quantityClamped 6 → 4', 'cart.outOfStock 6 → 0']);
  await device.push([acknowledge(3, [one.uuid])]);
  expect(await noticesOf()).toEqual(['cart.outOfStock 6 → 0']);
  await shop.stock(one.id, 9);
  expect(quantitiesOf(await cartOf(device))).toEqual([
    [one.uuid, 4],
    [two.uuid, 0],
  ]);
});

test('S19 a line has one notice on a matter: the most that was asked, and how it is now', async () => {
  const { id, uuid } = await shop.product({ stock: 3 });
  await device.push([add(1, uuid, 5)]);
  await shop.stock(id, 1);
  await device.push([setQuantity(2, uuid, 3, 4)]);
  expect(await noticesOf()).toEqual(['cart.quantityClamped 5 → 1']);
});

test('S9 a line is added under the key of its own article alone', async () => {
  const [pads, disc] = [await shop.product(), await shop.product()];
  const { args, ...rest } = add(1, pads.uuid);
  const foreign = { ...rest, args: Object.assign({}, args, { lineKey: disc.uuid }) };
  expect(inShort(await device.push([foreign]))).toEqual(['refused input.invalid']);
  expect(quantitiesOf(await cartOf(device))).toEqual([]);
});

test('S60 a cart is emptied for a request of a former group only where that request was received', async () => {
  const { uuid } = await shop.product();
  const emptied = (seq: number, of: string) => change('cart:auto', seq, 'api.cart.clear', { area: 'auto', quote: of });
  const received = randomUUID();
  await device.push([quote(1, uuid, 1, { uuid: received }), add(2, uuid, 2)]);
  expect(inShort(await device.push([emptied(3, randomUUID())]))).toEqual(['applied']);
  expect(quantitiesOf(await cartOf(device))).toEqual([[uuid, 2]]);
  expect(inShort(await device.push([emptied(4, received)]))).toEqual(['applied']);
  expect(quantitiesOf(await cartOf(device))).toEqual([]);
});

test('S9 a price that no column can hold is not one the person was shown', async () => {
  const { uuid } = await shop.product({ price: '12.5000' });
  expect(
    inShort(await device.push([add(1, uuid, 999, { price: Number.MAX_SAFE_INTEGER }), add(2, uuid, 999)])),
  ).toEqual(['applied', 'applied']);
  expect(quantitiesOf(await cartOf(device))).toEqual([[uuid, 999]]);
  expect(await noticesOf()).toEqual([]);
});

test('the carts of both areas are apart', async () => {
  const car = await shop.product();
  const bike = await shop.product({ area: 'moto' });
  await device.push([add(1, car.uuid, 2), add(1, bike.uuid, 3, { area: 'moto' })]);
  expect(quantitiesOf(await cartOf(device, 'auto'))).toEqual([[car.uuid, 2]]);
  expect(quantitiesOf(await cartOf(device, 'moto'))).toEqual([[bike.uuid, 3]]);
});
