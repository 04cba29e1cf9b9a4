import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { CartRecord } from '#core/contract/cart/cart-record.ts';
import type { Change } from '#core/wire/sync.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import {
  acknowledge,
  add,
  cartOf,
  createSyncShop,
  inShort,
  isCart,
  keep,
  quantitiesOf,
  remove,
  setQuantity,
  type Device,
  type SyncShop,
} from '#tests/server/sync/sync-shop.ts';
import { foldOf } from '#tests/support/sync/shop-contract.ts';

let shop: SyncShop;
let device: Device;
/** Plenty, plenty, four left, none left. */
let keys: string[];

beforeAll(async () => {
  shop = await createSyncShop();
  const articles = [{}, { price: '3.3300' }, { stock: 4 }, { stock: 0 }];
  keys = await Promise.all(articles.map(async (facts) => (await shop.product(facts)).uuid));
});
afterAll(() => shop.close());
beforeEach(async () => {
  device = await shop.newDevice();
});

const keyAt = (at: number) => keys[at] ?? randomUUID();
const line = (lineKey: string, quantity: number, name?: string) => ({
  lineKey,
  quantity,
  ...(name === undefined ? {} : { name }),
});
const noticesOf = async () =>
  (await cartOf(device)).notices.map(({ code, name, from, to }) => `${code} ${name}: ${from} → ${to}`);
const countsOf = ({ lines }: CartRecord) => Object.fromEntries(lines.map((one) => [one.lineKey, one.quantity]));
const counted = async () => countsOf(await cartOf(device));

test('S60 a cart is brought with at least so many of each line, at the shop’s own words and prices', async () => {
  await device.push([add(1, keyAt(0), 5), add(2, keyAt(1), 1)]);
  const { uuid } = await shop.product({ price: '49.9000', name: 'Manuel de réparation' });
  expect(inShort(await device.push([keep(3, [line(keyAt(0), 2), line(keyAt(1), 3), line(uuid, 2)])]))).toEqual([
    'applied',
  ]);
  const cart = await cartOf(device);
  expect(quantitiesOf(cart)).toEqual([
    [keyAt(0), 5],
    [keyAt(1), 3],
    [uuid, 2],
  ]);
  expect(cart.lines[2]).toMatchObject({ name: 'Manuel de réparation', unitPrice: 499_000 });
  expect(cart.notices).toMatchObject([
    { code: 'cart.priceChanged', lineKey: keyAt(1), from: 125_000, to: 33_300 },
    { code: 'cart.priceChanged', lineKey: uuid, from: 125_000, to: 499_000 },
  ]);
});

test('S6 S60 lines beyond the stock are clamped and told, also one that asks for one because it was empty', async () => {
  await device.push([keep(1, [line(keyAt(2), 9), line(keyAt(3), 0)])]);
  expect(await counted()).toEqual({ [keyAt(2)]: 4, [keyAt(3)]: 0 });
  expect(await noticesOf()).toEqual([
    'cart.quantityClamped Plaquettes de frein: 9 → 4',
    'cart.outOfStock Plaquettes de frein: 1 → 0',
  ]);
});

test('S60 no line is refused: what the shop does not sell leaves a notice with the name its person knew', async () => {
  const withdrawn = await shop.product();
  await shop.db.updateTable('product').set({ is_active: false }).where('id', '=', withdrawn.id).execute();
  const vehicle = await shop.product({ type: 'vehicle' });
  const helmet = await shop.product({ type: 'configurable' });
  const size = await shop.product({ parent: helmet.id });
  const other = await shop.product({ area: 'moto' });
  const unsold = [
    withdrawn.uuid,
    randomUUID(),
    vehicle.uuid,
    helmet.uuid,
    other.uuid,
    lineKeyOf(helmet.uuid, randomUUID()),
  ];
  const sold = lineKeyOf(helmet.uuid, size.uuid);
  const brought = keep(1, [...unsold.map((key, at) => line(key, at, `Vu ${at}`)), line(sold, 2)]);
  expect(inShort(await device.push([brought]))).toEqual(['applied']);
  expect(await counted()).toEqual({ [sold]: 2 });
  expect(await noticesOf()).toEqual(unsold.map((_key, at) => `cart.productGone Vu ${at}: ${Math.max(1, at)} → 0`));
});

test('S9 S60 a name from a device is kept as one line that every database stores', async () => {
  await device.push([keep(1, [line(randomUUID(), 1, ' a\u0000b\r\nBcc:\u202Ec\u2028d ')])]);
  expect(await noticesOf()).toEqual(['cart.productGone a b Bcc: c d: 1 → 0']);
});

test('S60 what was told and not read yet is not told again, and a cart that is there already is not written', async () => {
  const gone = randomUUID();
  const brought = [line(keyAt(0), 2), line(keyAt(2), 9), line(gone, 3)];
  await device.push([keep(1, brought)]);
  const { to } = await device.pull();
  const before = await cartOf(device);
  shop.clock.advance(60_000);
  await device.push([keep(2, brought)]);
  expect({ ...(await cartOf(device)), pricedAt: null }).toEqual({ ...before, pricedAt: null });
  expect((await device.pull(to)).changes).toEqual([]);
  await device.push([acknowledge(3, [gone]), keep(4, brought)]);
  expect(await noticesOf()).toEqual(expect.arrayContaining(['cart.productGone Ce que l’appareil montrait: 3 → 0']));
});

const place = fc.nat(3);
const count = fc.integer({ min: 0, max: 9 });
const lines = fc.array(fc.tuple(place, count), { maxLength: 5 });
type Deed = (seq: number) => Change;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(place, count).map(
    ([at, n]): Deed =>
      (seq) =>
        add(seq, keyAt(at), n + 1),
  ),
  fc.tuple(place, count, count).map(
    ([at, from, to]): Deed =>
      (seq) =>
        setQuantity(seq, keyAt(at), from, to),
  ),
  place.map(
    (at): Deed =>
      (seq) =>
        remove(seq, keyAt(at)),
  ),
);
const shown = (brought: readonly (readonly [number, number])[]) => brought.map(([at, n]) => line(keyAt(at), n));

test('S60 after any changes a kept cart has at least so many as can be sold, and kept twice it is as kept once', async () => {
  const left = (at: number) => [999, 999, 4, 0][at] ?? 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 8 }), lines, async (deeds, brought) => {
      device = await shop.newDevice();
      await device.push(deeds.map((one, at) => one(at + 1)));
      const seq = deeds.length + 1;
      const before = await counted();
      await device.push([keep(seq, shown(brought))]);
      const once = await cartOf(device);
      const held = countsOf(once);
      for (const [at, n] of brought) expect(held[keyAt(at)]).toBeGreaterThanOrEqual(Math.min(left(at), Math.max(1, n)));
      for (const [key, n] of Object.entries(before)) expect(held[key]).toBeGreaterThanOrEqual(n);
      await device.push([keep(seq + 1, shown(brought))]);
      expect(await cartOf(device)).toEqual(once);
    }),
    { numRuns: 30 },
  );
}, 120_000);

test('S4 S60 a device that brings a cart sees at once what the server makes of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), count), { maxLength: 4 }), lines, async (own, brought) => {
      device = await shop.newDevice();
      await device.push(own.map(([at, n], index) => add(index + 1, keyAt(at), n + 1)));
      const sellable = brought.filter(([at]) => at < 2);
      const sent = keep(own.length + 1, shown(sellable));
      const folded = foldOf(sent, 'cart:auto', await cartOf(device));
      await device.push([sent]);
      expect(isCart(folded) ? quantitiesOf(folded) : null).toEqual(quantitiesOf(await cartOf(device)));
    }),
    { numRuns: 25 },
  );
}, 120_000);
