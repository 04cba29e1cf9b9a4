/** Kits from the cart to the papers: one line of the cart, a line of each component in the order. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import { createFulfilment } from '#tests/server/orders/fulfilment.ts';
import { add, cartOf, inShort, quantitiesOf, quote, setQuantity } from '#tests/server/sync/sync-shop.ts';

import { chainKit as chainKitOf } from './chain-kit.ts';
import { putMembers } from './put-together.ts';

let shop: Awaited<ReturnType<typeof createFulfilment>>;
beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

const one = (number: number, quantity = 1) => ({ number, quantity });
const chainKit = (more: Parameters<typeof chainKitOf>[1] = {}) => chainKitOf(shop, more);

const PLAIN = [one(1), one(3)];
/** Of a parcel. */
const DELIVERY = 69_000;

const buyerOf = async (kit: string, quantity: number, choice = PLAIN) => {
  const customer = await shop.customer();
  const device = await shop.customerDevice(customer);
  expect(inShort(await device.push([add(1, kit, quantity, { choice })]))).toEqual(['applied']);
  return { customer, device };
};

const stockOf = async (id: number) => {
  const { rows } = await sql<{ quantity: number; reserved: number; moved: number }>`
    select s.quantity, s.reserved, (select sum(m.delta)::int from stock_movement m where m.product_id = s.product_id) as moved
    from product_stock s where s.product_id = ${id}`.execute(shop.db);
  return rows[0];
};

test('S3 a kit is one line of the cart for each choice, at the sum of what was chosen, and says what it holds', async () => {
  const { kit } = await chainKit();
  const { device } = await buyerOf(kit.uuid, 1);
  await device.push([
    add(2, kit.uuid, 2, { choice: [one(4, 3), one(3), one(2)] }),
    add(3, kit.uuid, 1, { choice: [one(3), one(1)] }),
  ]);
  const cart = await cartOf(device);
  expect(quantitiesOf(cart)).toEqual([
    [lineKeyOf(kit.uuid, null, PLAIN), 2],
    [lineKeyOf(kit.uuid, null, [one(2), one(3), one(4, 3)]), 2],
  ]);
  expect(cart.lines.map(({ unitPrice }) => unitPrice)).toEqual([1_000_000, 1_290_000]);
  expect(cart.lines[1]?.options).toEqual([
    { label: 'Chaîne', value: 'Chaîne renforcée' },
    { label: 'Pignon', value: '2 × Pignon' },
    { label: 'Attaches', value: '3 × Attache' },
  ]);
});

test('O34 what makes no whole is not sold, and a kit without what was chosen of it is refused', async () => {
  const { kit, chain } = await chainKit();
  const { device } = await buyerOf(kit.uuid, 1);
  const results = await device.push([
    add(2, kit.uuid),
    add(3, kit.uuid, 1, { choice: [one(1)] }),
    add(4, kit.uuid, 1, { choice: [one(1), one(2), one(3)] }),
    add(5, kit.uuid, 1, { choice: [one(1), one(3, 2)] }),
    add(6, kit.uuid, 1, { choice: [...PLAIN, one(9)] }),
  ]);
  expect(inShort(results)).toEqual(['refused cart.choiceRequired', 'applied', 'applied', 'applied', 'applied']);
  expect(quantitiesOf(await cartOf(device))).toEqual([[lineKeyOf(kit.uuid, null, PLAIN), 1]]);
  await shop.db.updateTable('product').set({ is_active: false }).where('id', '=', chain.id).execute();
  const cart = await cartOf(device);
  expect(cart.lines).toEqual([]);
  expect(cart.notices.some(({ code }) => code === 'cart.productGone')).toBe(true);
});

test('O35 a cart holds no more kits than the scarcest component makes, what lies beside them in the cart counted', async () => {
  const { kit, sprocket } = await chainKit({ stock: 4 });
  const { device } = await buyerOf(kit.uuid, 9);
  expect(quantitiesOf(await cartOf(device))).toEqual([[lineKeyOf(kit.uuid, null, PLAIN), 4]]);
  await device.push([setQuantity(2, lineKeyOf(kit.uuid, null, PLAIN), 4, 3), add(3, sprocket.uuid, 5)]);
  expect(quantitiesOf(await cartOf(device))).toEqual([
    [lineKeyOf(kit.uuid, null, PLAIN), 3],
    [sprocket.uuid, 2],
  ]);
});

test('O34 an order has a line of each component with its own rate, and pays what the cart said', async () => {
  const { kit, chain, sprocket } = await chainKit();
  const { customer, device } = await buyerOf(kit.uuid, 2);
  const args = await shop.argsFor(device);
  expect(args.expectedTotal).toBe(2 * 1_000_000 + DELIVERY);
  await shop.place(customer, args);
  const order = await shop.order(device, args.uuid);
  expect(order.lines).toMatchObject([
    {
      product: chain.uuid,
      qtyOrdered: 2,
      unitPrice: 600_000,
      taxPercent: 20,
      kit: { name: 'Kit chaîne', quantity: 2 },
    },
    { product: sprocket.uuid, qtyOrdered: 4, unitPrice: 200_000, taxPercent: 5.5, kit: { product: kit.uuid } },
  ]);
  expect(order.lines[0]?.options).toEqual([{ label: 'Lot', value: 'Kit chaîne × 2' }]);
  expect(await stockOf(sprocket.id)).toMatchObject({ quantity: 20, reserved: 4 });
});

test('O34 a fixed price is shared out to the cent, whatever the components cost', async () => {
  const { kit } = await chainKit({ price: 'fixed' });
  const { customer, device } = await buyerOf(kit.uuid, 3);
  const args = await shop.argsFor(device);
  expect(args.expectedTotal).toBe(3 * 999_900 + DELIVERY);
  await shop.place(customer, args);
  const { lines } = await shop.order(device, args.uuid);
  expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(3 * 999_900);
  expect(lines.reduce((sum, { qtyOrdered }) => sum + qtyOrdered, 0)).toBe(9);
});

test('O28 O34 a kit that is sent, and one that comes back, move the stock of its components by movements', async () => {
  const { kit, chain, sprocket } = await chainKit({ stock: 5 });
  const { customer, device } = await buyerOf(kit.uuid, 2);
  const args = await shop.argsFor(device);
  await shop.place(customer, args);
  await shop.pay(args.uuid, args.expectedTotal);
  await shop.ship(args.uuid);
  expect(await stockOf(chain.id)).toEqual({ quantity: 3, reserved: 0, moved: 3 });
  expect(await stockOf(sprocket.id)).toEqual({ quantity: 6, reserved: 0, moved: 6 });
  const { lines } = await shop.state(args.uuid);
  const units = Object.fromEntries(lines.map(({ row }) => [row.uuid, row.qty_ordered]));
  await shop.refund(args.uuid, { units, restock: { source: 'principal', lines: Object.keys(units) } });
  expect(await stockOf(chain.id)).toEqual({ quantity: 5, reserved: 0, moved: 5 });
  expect(await stockOf(sprocket.id)).toEqual({ quantity: 10, reserved: 0, moved: 10 });
});

test('O13 O34 an order of a kit that is given up gives its pieces back, and the kit stands in the cart again as one line', async () => {
  const { kit, chain } = await chainKit();
  const { customer, device } = await buyerOf(kit.uuid, 2);
  const args = await shop.argsFor(device);
  await shop.place(customer, args);
  expect(await stockOf(chain.id)).toMatchObject({ reserved: 2 });
  await shop.direct(customer, 'api.payments.abandon', { order: args.uuid });
  expect(await stockOf(chain.id)).toMatchObject({ reserved: 0 });
  expect(quantitiesOf(await cartOf(device))).toEqual([[lineKeyOf(kit.uuid, null, PLAIN), 2]]);
});

test('O34 a quote of a kit asks for its components, at their prices', async () => {
  const { kit, chain, sprocket } = await chainKit();
  const { device } = await buyerOf(kit.uuid, 2);
  const uuid = randomUUID();
  expect(inShort(await device.push([quote(2, lineKeyOf(kit.uuid, null, PLAIN), 2, { uuid })]))).toEqual(['applied']);
  const rows = await shop.db
    .selectFrom('quote_line')
    .innerJoin('quote', 'quote.id', 'quote_line.quote_id')
    .select(['product_id', 'requested_qty', 'unit_price', 'options', 'quote_line.kit'])
    .where('quote.uuid', '=', uuid)
    .orderBy('quote_line.position')
    .execute();
  expect(rows).toMatchObject([
    { product_id: chain.id, requested_qty: 2, unit_price: '60.0000', kit: { name: 'Kit chaîne', quantity: 2 } },
    { product_id: sprocket.id, requested_qty: 4, unit_price: '20.0000', options: [{ value: 'Kit chaîne × 2' }] },
  ]);
});

test('O34 a member of a group is an article of its own, also where no list shows it; the group itself is no line', async () => {
  const group = await shop.product({ type: 'grouped', name: 'Pack entretien', price: '0' });
  const oil = await shop.product({ name: 'Huile', stock: 5 });
  const hidden = await shop.product({ name: 'Joint', stock: 5 });
  await shop.db.updateTable('product').set({ is_visible: false }).where('id', '=', hidden.id).execute();
  const device = await shop.newDevice();
  const before = await device.push([add(1, group.uuid), add(2, hidden.uuid)]);
  expect(inShort(before)).toEqual(['refused cart.choiceRequired', 'applied']);
  expect(quantitiesOf(await cartOf(device))).toEqual([]);
  await putMembers(shop.db, group.id, [{ article: oil.uuid }, { article: hidden.uuid }]);
  await device.push([add(3, oil.uuid, 2), add(4, hidden.uuid)]);
  const cart = await cartOf(device);
  expect(quantitiesOf(cart)).toEqual([
    [oil.uuid, 2],
    [hidden.uuid, 1],
  ]);
  expect(cart.lines[1]?.path).toContain(group.sku);
});
