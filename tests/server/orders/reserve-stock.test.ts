/** Which pieces an order sets aside, and from where (rule O3 of docs/sale.md). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { reserveStock } from '#server/subjects/orders/stock/reserve.ts';
import { add } from '#tests/server/sync/sync-shop.ts';

import { createOrderShop, type OrderShop } from './order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

class TakenBack extends Error {}

/** Does something with stock, and looks at it before all of it is taken back. */
async function tried<T>(work: (trx: Trx) => Promise<T>): Promise<T | undefined> {
  let seen: T | undefined;
  await inTransaction(shop.db, async (trx) => {
    seen = await work(trx);
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return seen;
}

const stockOf = async (db: Trx | OrderShop['db'], product: number) =>
  db
    .selectFrom('product_stock')
    .select(['source', 'quantity', 'reserved'])
    .where('product_id', '=', product)
    .orderBy('source')
    .execute();

/** Another place of stock; the lower its priority, the nearer. */
async function source(code: string, priority: number): Promise<void> {
  await sql`insert into inventory_source (uuid, rev, code, name, contact_name, contact_email, contact_number, street,
      postcode, city, country, priority, is_pickup_point, status, created_at, updated_at)
    values (${randomUUID()}, 1, ${code}, ${code}, 'C', 'c@example.fr', '0102030405', '1 rue', '44000', 'Nantes', 'FR',
      ${priority}, false, true, now(), now())`.execute(shop.db);
}

test('O3 pieces at or below the threshold of the shop are none', async () => {
  const { id } = await shop.product({ stock: 2 });
  const ask = (outThreshold: number) =>
    tried((trx) => reserveStock(trx, [{ lineId: 0, productId: id, quantity: 3 }], { outThreshold }));
  expect(await ask(0)).toEqual([{ productId: id, wanted: 3, left: 2 }]);
  expect(await ask(2)).toEqual([{ productId: id, wanted: 3, left: 0 }]);
});

test('O3 what is sold on order is ordered although there is none, and owed by its source', async () => {
  const product = await shop.product({ price: '10.0000', stock: 0 });
  await shop.db.updateTable('product').set({ back_orders: true }).where('id', '=', product.id).execute();
  const { customer, device } = await shop.shopper(product.uuid, 2);
  await shop.place(customer, await shop.argsFor(device));
  expect(await stockOf(shop.db, product.id)).toEqual([{ source: 'principal', quantity: 0, reserved: 2 }]);
});

test('O3 the nearest source gives first, the next one the rest, and no piece is set aside for two lines', async () => {
  await source('a-far', 9);
  await source('z-near', 1);
  const wanted = await shop.product({ stock: null });
  await shop.db.updateTable('product').set({ manage_stock: true }).where('id', '=', wanted.id).execute();
  const stock = ['a-far', 'z-near'].map((code) => ({ product_id: wanted.id, source: code, quantity: 3 }));
  await shop.db.insertInto('product_stock').values(stock).execute();

  const others = [await shop.product(), await shop.product()];
  const customer = await shop.customer();
  const device = await shop.customerDevice(customer);
  await device.push(others.map(({ uuid }, at) => add(at + 1, uuid)));
  const args = await shop.argsFor(device);
  await shop.place(customer, args);
  const { rows } = await sql<{ id: number }>`select l.id from sale_order_line l join sale_order o on o.id = l.order_id
    where o.uuid = ${args.uuid} order by l.position`.execute(shop.db);
  const needs = (quantity: number) => rows.map(({ id }) => ({ lineId: id, productId: wanted.id, quantity }));

  const one = await tried(async (trx) => {
    await reserveStock(trx, needs(2).slice(0, 1), { outThreshold: 0 });
    return stockOf(trx, wanted.id);
  });
  expect(one?.map(({ source: code, reserved }) => [code, reserved])).toEqual([
    ['a-far', 0],
    ['z-near', 2],
  ]);
  const both = await tried(async (trx) => {
    const missing = await reserveStock(trx, needs(3), { outThreshold: 0 });
    return { missing, stock: await stockOf(trx, wanted.id) };
  });
  expect(both?.missing).toEqual([]);
  expect(both?.stock.map(({ source: code, reserved }) => [code, reserved])).toEqual([
    ['a-far', 3],
    ['z-near', 3],
  ]);
});
