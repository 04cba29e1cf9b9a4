import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { priceCart } from '#core/contract/checkout/price-cart.ts';

import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** Somebody of a group with one article of 50 € in the cart, and what their device comes to. */
async function buyer(group: 'general' | 'pro', product: string) {
  const { customer, device } = await shop.shopper(product, 1);
  await shop.db.updateTable('customer').set({ group_code: group }).where('id', '=', customer).execute();
  const priced = async (as: string) =>
    priceCart(await shop.cartOf(device), await shop.termsOf(), shop.choices({ group: as })).priced.grandTotal;
  const place = async (expectedTotal: number) =>
    shop.place(customer, { ...(await shop.argsFor(device)), expectedTotal });
  return { priced, place };
}

test('O2 what the shop takes off for a group is taken off for its customers, on the device and at the shop, and for nobody else', async () => {
  await sql`insert into cart_rule (uuid, name, label, areas, customer_groups, coupon_type, action_type, discount_amount)
    values (${randomUUID()}, 'Pro', 'Remise professionnels', '{auto}', '{pro}', 'none', 'by_percent', 10)`.execute(
    shop.db,
  );
  const product = await shop.product({ price: '50.0000', stock: 20 });
  const [pro, other] = [await buyer('pro', product.uuid), await buyer('general', product.uuid)];
  expect([await pro.priced('pro'), await other.priced('general')]).toEqual([519_000, 569_000]);
  await expect(other.place(519_000)).rejects.toMatchObject({ code: 'order.totalChanged', data: { to: 569_000 } });
  await expect(pro.place(569_000)).rejects.toMatchObject({ code: 'order.totalChanged', data: { to: 519_000 } });
  await pro.place(519_000);
  await other.place(569_000);
});
