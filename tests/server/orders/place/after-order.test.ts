import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import { orderCalls } from '#server/subjects/orders/subject.ts';
import type { AfterOrder, PlacedOrder } from '#server/subjects/subject.ts';

import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';

let shop: OrderShop;
let told: PlacedOrder[] = [];
let answer: AfterOrder;

beforeAll(async () => {
  shop = await createOrderShop(orderCalls((context, placed) => answer(context, placed)));
});
afterAll(() => shop.close());
beforeEach(() => {
  told = [];
  answer = async (_context, placed) => void told.push(placed);
});

const ordersOf = async (customer: string) =>
  shop.db.selectFrom('sale_order').select('uuid').where('customer_id', '=', customer).execute();

const ordering = async () => {
  const { uuid } = await shop.product({ price: '44.9100', stock: 10 });
  const { customer, device } = await shop.shopper(uuid, 2);
  return { customer, device, args: await shop.argsFor(device) };
};

test('O1 the subjects of the shop hear of an order once, in the transaction that writes it', async () => {
  const { customer, args } = await ordering();
  const email = expect.stringContaining('@');
  answer = async ({ trx }, placed) => {
    told.push(placed);
    expect(await trx.selectFrom('sale_order').select('uuid').where('uuid', '=', args.uuid).execute()).toHaveLength(1);
    expect(await ordersOf(customer)).toEqual([]);
  };
  await shop.place(customer, args);
  await shop.place(customer, args);
  expect(told).toEqual([{ order: args.uuid, quote: null, email }]);
});

test('O2 an order that a subject refuses is not written: the cart stays as it was', async () => {
  const { customer, device, args } = await ordering();
  answer = () => Promise.reject(new Refusal('quote.notPayable'));
  await expect(shop.place(customer, args)).rejects.toMatchObject({ code: 'quote.notPayable' });
  expect(await ordersOf(customer)).toEqual([]);
  expect((await shop.cartOf(device)).lines).toMatchObject([{ quantity: 2 }]);
});
