/** What is agreed before an order is written, and what it uses up (rules O2, O3, O5, O6 and O11 of docs/sale.md). */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, change, quote } from '#tests/server/sync/sync-shop.ts';

import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';

const DELIVERY = 69_000;

let shop: OrderShop;

beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

const code = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return 'placed';
  } catch (error) {
    return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : error;
  }
};

const settingsOf = async (values: Readonly<Record<string, string>>) => {
  const rows = Object.entries(values).map(([setting, value]) => ({ code: setting, value }));
  await shop.db.insertInto('core_config').values(rows).execute();
  return () => shop.db.deleteFrom('core_config').where('code', 'in', Object.keys(values)).execute();
};

/** A rule that makes everything cheaper, by its code or without one. */
async function tenPercent(coupon: string | null) {
  const rule = randomUUID();
  await sql`insert into cart_rule (uuid, name, label, areas, customer_groups, coupon_type, action_type, discount_amount)
    values (${rule}, 'Dix', '10 %', '{auto}', '{general}', ${coupon === null ? 'none' : 'specific'}, 'by_percent', 10)`.execute(
    shop.db,
  );
  if (coupon !== null) {
    await sql`insert into cart_rule_coupon (uuid, rule_uuid, code, usage_limit) values (${randomUUID()}, ${rule}, ${coupon}, 1)`.execute(
      shop.db,
    );
  }
  return { rule, drop: () => sql`delete from cart_rule where uuid = ${rule}`.execute(shop.db) };
}

const jobsOf = async (uuid: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where data ->> 'uuid' = ${uuid} and name like 'order.%' order by name`.execute(shop.db);
  return rows.map(({ name }) => name);
};

test('O2 an accepted quote is bought once, at its own prices: no rule changes what was agreed', async () => {
  const product = await shop.product({ price: '49.9000', stock: 10 });
  const customer = await shop.customer();
  const device = await shop.customerDevice(customer);
  const uuid = randomUUID();
  await device.push([quote(1, product.uuid, 3, { uuid })]);
  await sql`update quote set state = 'proposed', version = 1, valid_until = '2099-01-31', proposed_at = ${shop.clock.now()}
    where uuid = ${uuid}`.execute(shop.db);
  await sql`update quote_line set proposed_qty = 2, proposed_price = 40
    where quote_id = (select id from quote where uuid = ${uuid})`.execute(shop.db);
  await device.push([change('cart:auto', 2, 'api.quotes.accept', { area: 'auto', quote: uuid, version: 1 })]);
  const { drop } = await tenPercent(null);
  const args = await shop.argsFor(device, { quote: uuid, expectedTotal: 800_000 + DELIVERY });
  await shop.place(customer, args);
  expect(await shop.order(device, args.uuid)).toMatchObject({
    grandTotal: 800_000 + DELIVERY,
    lines: [{ qtyOrdered: 2, unitPrice: 400_000 }],
  });
  expect(await code(shop.place(customer, { ...args, uuid: randomUUID() }))).toBe('quote.notPayable');
  await drop();
});

test('O25 a quote that the shop has proposed is bought whatever waits, and counts for the next order', async () => {
  const product = await shop.product({ price: '49.9000', stock: 10 });
  const clear = await settingsOf({
    'sales.order_settings.unpaid.new_orders': '1',
    'sales.order_settings.unpaid.new_pieces': '1',
  });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  expect(await code(shop.place(customer, await shop.argsFor(device)))).toBe('placed');
  const uuid = randomUUID();
  await device.push([quote(2, product.uuid, 3, { uuid })]);
  await sql`update quote set state = 'proposed', version = 1, valid_until = '2099-01-31', proposed_at = ${shop.clock.now()}
    where uuid = ${uuid}`.execute(shop.db);
  await sql`update quote_line set proposed_qty = 3, proposed_price = 40
    where quote_id = (select id from quote where uuid = ${uuid})`.execute(shop.db);
  await device.push([change('cart:auto', 3, 'api.quotes.accept', { area: 'auto', quote: uuid, version: 1 })]);
  const args = await shop.argsFor(device, { quote: uuid, expectedTotal: 1_200_000 + DELIVERY });
  expect(await code(shop.place(customer, args))).toBe('placed');
  await device.push([add(4, product.uuid, 1)]);
  expect(await code(shop.place(customer, await shop.argsFor(device)))).toBe('order.tooManyUnpaid');
  await clear();
});

test('O2 an order below the minimum of the shop is refused with what is missing, at the minimum it is taken', async () => {
  const product = await shop.product({ price: '10.0000' });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  const minimum = 'sales.order_settings.minimum_order';
  const clear = await settingsOf({ [`${minimum}.enable`]: '1', [`${minimum}.amount`]: '15' });
  expect(await code(shop.place(customer, args))).toBe('order.belowMinimum');
  await clear();
  expect(await code(shop.place(customer, args))).toBe('placed');
});

test('what the shopkeeper says of the minimum travels with the terms, and nothing where nothing is said', async () => {
  const said = async () => (await shop.termsOf()).minimum;
  expect(await said()).not.toHaveProperty('message');
  const clear = await settingsOf({ 'sales.order_settings.minimum_order.message': ' À partir de 15 €. ' });
  expect(await said()).toMatchObject({ message: 'À partir de 15 €.' });
  await clear();
});

test('O2 what is downloaded wants its consent, what is not wants none (art. L221-28, 13°)', async () => {
  const product = await shop.product({ price: '10.0000' });
  await shop.db.updateTable('product').set({ withdrawal_exclusion: 'download' }).where('id', '=', product.id).execute();
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  expect(await code(shop.place(customer, args))).toBe('input.invalid');
  expect(await code(shop.place(customer, { ...args, waiveWithdrawal: true }))).toBe('placed');
});

test('O6 credit pays when it is asked to, as far as it reaches and has not run out, and comes back once', async () => {
  const product = await shop.product({ price: '50.0000' });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const entry = (amount: string, expiresAt: Date | null) =>
    shop.db
      .insertInto('store_credit_entry')
      .values({
        uuid: randomUUID(),
        customer_id: customer,
        amount,
        reason: 'gesture',
        expires_at: expiresAt,
        created_at: shop.clock.now(),
      })
      .execute();
  await entry('20.0000', null);
  await entry('500.0000', new Date(shop.clock.now().getTime() - 1));
  const balance = async () => {
    const { rows } = await sql<{ sum: number }>`select sum(amount)::int as sum from store_credit_entry
      where customer_id = ${customer} and expires_at is null`.execute(shop.db);
    return rows[0]?.sum;
  };
  const plain = await shop.argsFor(device);
  await shop.place(customer, plain);
  expect([await balance(), (await shop.order(device, plain.uuid)).paid]).toEqual([20, 0]);

  const other = await shop.customerDevice(customer);
  await other.push([add(1, product.uuid)]);
  const args = await shop.argsFor(other, { useStoreCredit: true });
  await shop.place(customer, args);
  expect([await balance(), (await shop.order(device, args.uuid)).paid]).toEqual([0, 200_000]);
  const cancel = () => shop.direct(customer, 'api.orders.cancel', { order: args.uuid, reason: null });
  await cancel();
  await cancel();
  expect([await balance(), (await shop.order(device, args.uuid)).paid]).toEqual([20, 0]);
});

test('O5 an order that is cancelled gives the last use of its code back, to it and to its rule', async () => {
  const product = await shop.product({ price: '50.0000' });
  const { rule, drop } = await tenPercent('DERNIER');
  const { customer, device } = await shop.shopper(product.uuid, 1);
  await shop.direct(customer, 'api.cart.coupon.store', { area: 'auto', code: 'DERNIER' });
  const args = await shop.argsFor(device);
  const used = async () => {
    const { rows } = await sql<{ rule: number; code: number }>`
      select r.times_used as rule, c.times_used as code from cart_rule r
      join cart_rule_coupon c on c.rule_uuid = r.uuid where r.uuid = ${rule}`.execute(shop.db);
    return rows[0];
  };
  await shop.place(customer, args);
  expect(await used()).toEqual({ rule: 1, code: 1 });
  await shop.direct(customer, 'api.orders.cancel', { order: args.uuid, reason: null });
  expect(await used()).toEqual({ rule: 0, code: 0 });
  await drop();
});

test('O2 the first order is the first that was not cancelled', async () => {
  const product = await shop.product({ price: '50.0000' });
  const { rule, drop } = await tenPercent(null);
  const conditions = JSON.stringify([
    { attribute: 'cart.firstOrder', attributeType: 'boolean', operator: '==', value: true },
  ]);
  await sql`update cart_rule set conditions = ${conditions}::jsonb where uuid = ${rule}`.execute(shop.db);
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const first = await shop.argsFor(device);
  expect(first.expectedTotal).toBe(450_000 + DELIVERY);
  await shop.place(customer, first);
  await shop.direct(customer, 'api.orders.cancel', { order: first.uuid, reason: null });
  const again = await shop.customerDevice(customer);
  await again.push([add(1, product.uuid)]);
  const second = await shop.argsFor(again);
  expect(second.expectedTotal).toBe(first.expectedTotal);
  expect(await code(shop.place(customer, second))).toBe('placed');
  const third = await shop.customerDevice(customer);
  await third.push([add(1, product.uuid)]);
  expect(await code(shop.place(customer, await shop.argsFor(third)))).toBe('order.totalChanged');
  await drop();
});

test('O11 O14 an order that waits for its money is looked at in time, one with nothing left to pay is taken up', async () => {
  const product = await shop.product({ price: '50.0000' });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  await shop.place(customer, args);
  expect(await jobsOf(args.uuid)).toEqual(['order.expire', 'order.remind']);

  const rich = await shop.shopper(product.uuid, 1);
  await shop.db
    .insertInto('store_credit_entry')
    .values({
      uuid: randomUUID(),
      customer_id: rich.customer,
      amount: '100.0000',
      reason: 'gesture',
      created_at: shop.clock.now(),
    })
    .execute();
  const free = await shop.argsFor(rich.device, { useStoreCredit: true, paymentMethod: 'free' });
  await shop.place(rich.customer, free);
  expect(await jobsOf(free.uuid)).toEqual(['order.settle']);
});
