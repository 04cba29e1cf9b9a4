import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { add, setQuantity } from '#tests/server/sync/sync-shop.ts';

import { address, createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

const count = async (table: 'sale_order' | 'stock_reservation') =>
  Number(
    (
      await shop.db
        .selectFrom(table)
        .select(sql<string>`count(*)`.as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

const reservedOf = async (product: number) => {
  const { rows } = await sql<{ reserved: number; quantity: number }>`
    select coalesce(sum(reserved), 0)::int as reserved, coalesce(sum(quantity), 0)::int as quantity
    from product_stock where product_id = ${product}`.execute(shop.db);
  return rows[0];
};

test('an order takes the cart as the device priced it: its lines, its total, its stock, and an empty cart', async () => {
  const product = await shop.product({ price: '44.9100', stock: 10 });
  const { customer, device } = await shop.shopper(product.uuid, 2);
  const args = await shop.argsFor(device);
  expect(args.expectedTotal).toBe(2 * 449_100 + 69_000);
  const placed = await shop.place(customer, args);
  expect(placed).toMatchObject({ uuid: args.uuid, number: expect.stringMatching(/^CMD\d{8}$/u) });
  const order = await shop.order(device, args.uuid);
  expect(order).toMatchObject({
    status: 'pending_payment',
    grandTotal: args.expectedTotal,
    taxTotal: 161_200,
    paid: 0,
    shippingAmount: 69_000,
    payment: { method: 'banktransfer', isUnderWay: false, failure: null },
    lines: [{ product: product.uuid, qtyOrdered: 2, unitPrice: 449_100, total: 898_200 }],
    history: [{ status: 'pending_payment' }],
  });
  expect((await shop.cartOf(device)).lines).toEqual([]);
  expect(await reservedOf(product.id)).toEqual({ reserved: 2, quantity: 10 });
});

test('the same UUID is the same order: a lost answer, a second press, two tabs at once', async () => {
  const product = await shop.product({ price: '10.0000', stock: 10 });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  const before = await count('sale_order');
  const answers = await Promise.all([
    shop.place(customer, args),
    shop.place(customer, args),
    shop.place(customer, args),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await shop.place(customer, args)).toEqual(answers[0]);
  expect(await count('sale_order')).toBe(before + 1);
  expect(await reservedOf(product.id)).toMatchObject({ reserved: 1 });
});

test('two orders of one cart at once: the second finds it empty', async () => {
  const product = await shop.product({ price: '10.0000', stock: 10 });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  const results = await Promise.allSettled([
    shop.place(customer, args),
    shop.place(customer, { ...args, uuid: randomUUID() }),
  ]);
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  expect(results.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'order.empty' } });
});

test("somebody else's UUID is nobody's order", async () => {
  const product = await shop.product({ price: '10.0000' });
  const [one, other] = [await shop.shopper(product.uuid), await shop.shopper(product.uuid)];
  const args = await shop.argsFor(one.device);
  await shop.place(one.customer, args);
  await expect(shop.place(other.customer, args)).rejects.toMatchObject({ code: 'record.moved' });
});

test('another total than the one agreed to, be it more or less, is refused with both, and nothing is written', async () => {
  const product = await shop.product({ price: '20.0000', stock: 5 });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  const before = await count('sale_order');
  for (const [price, difference] of [
    ['25.0000', 50_000],
    ['15.0000', -50_000],
  ] as const) {
    await shop.db.updateTable('product').set({ price }).where('id', '=', product.id).execute();
    await expect(shop.place(customer, args)).rejects.toMatchObject({
      code: 'order.totalChanged',
      data: { from: args.expectedTotal, to: args.expectedTotal + difference },
    });
  }
  expect(await count('sale_order')).toBe(before);
  expect(await reservedOf(product.id)).toMatchObject({ reserved: 0 });
  expect((await shop.cartOf(device)).lines).toHaveLength(1);
});

test('ten pieces left, fifty buyers at once: ten orders, and stock never below nothing', async () => {
  const product = await shop.product({ price: '10.0000', stock: 10 });
  const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.shopper(product.uuid, 1)));
  const asked = await Promise.all(buyers.map(({ device }) => shop.argsFor(device)));
  const results = await Promise.allSettled(
    buyers.map(({ customer }, at) => {
      const args = asked[at];
      if (args === undefined) throw new Error('no buyer');
      return shop.place(customer, args);
    }),
  );
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
  const codes = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['order.outOfStock']));
  expect(await reservedOf(product.id)).toEqual({ reserved: 10, quantity: 10 });
  const { rows } = await sql<{ number: string }>`
    select number from sale_order order by id`.execute(shop.db);
  const places = rows.map(({ number }) => Number(number.slice(3)));
  expect(places).toEqual(Array.from({ length: places.length }, (_one, at) => at + 1));
});

test('each refusal says what is wrong, and leaves the cart as it was', async () => {
  const product = await shop.product({ price: '10.0000' });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  const refused: [Partial<typeof args>, string][] = [
    [{ shippingMethod: 'flatrate_unknown' }, 'shipping.unavailable'],
    [{ shippingMethod: null }, 'shipping.unavailable'],
    [{ shipping: null }, 'shipping.unavailable'],
    [{ paymentMethod: 'free' }, 'payment.unavailable'],
    [{ paymentMethod: 'account' }, 'payment.unavailable'],
    [{ paymentMethod: 'cash' }, 'payment.unavailable'],
    [{ expectedTotal: 1 }, 'order.totalChanged'],
    [{ quote: randomUUID() }, 'quote.notPayable'],
  ];
  for (const [more, code] of refused) {
    await expect(shop.place(customer, { ...args, ...more }), code).rejects.toMatchObject({ code });
  }
  const hostile: [Record<string, unknown>, string][] = [
    [{ terms: false }, 'terms'],
    [{ expectedTotal: -1 }, 'expectedTotal'],
    [{ billing: { ...args.billing, role: 'admin' } }, 'billing.role'],
    [{ comment: 'x'.repeat(2001) }, 'comment'],
    [{ price: 1 }, 'price'],
  ];
  for (const [more, path] of hostile) {
    const error = await shop.direct(customer, 'api.checkout.orders.store', { ...args, ...more }).catch((one) => one);
    expect(error).toMatchObject({ code: 'input.invalid', data: { fields: [expect.objectContaining({ path })] } });
  }
  expect((await shop.cartOf(device)).lines).toHaveLength(1);
});

test('a guest places nothing, and nothing is queued: a push that names the route is refused', async () => {
  const product = await shop.product({ price: '10.0000' });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  const [result] = await device.push([
    { lane: 'account', seq: 1, mutId: randomUUID(), route: 'api.checkout.orders.store', v: 1, args },
  ]);
  expect(result).toMatchObject({ status: 'refused', code: 'route.unknown' });
  await shop.place(customer, args);
});

test('a code taken at the checkout makes the order cheaper, once: its last use goes to one of two buyers', async () => {
  const product = await shop.product({ price: '50.0000' });
  const rule = randomUUID();
  await sql`insert into cart_rule (uuid, name, label, areas, customer_groups, coupon_type, action_type, discount_amount)
    values (${rule}, 'Bienvenue', '10 % de bienvenue', '{auto}', '{general}', 'specific', 'by_percent', 10)`.execute(
    shop.db,
  );
  await sql`insert into cart_rule_coupon (uuid, rule_uuid, code, usage_limit) values (${randomUUID()}, ${rule}, 'BIENVENUE', 1)`.execute(
    shop.db,
  );
  const buyers = [await shop.shopper(product.uuid, 1), await shop.shopper(product.uuid, 1)];
  for (const { customer, device } of buyers) {
    await shop.direct(customer, 'api.cart.coupon.store', { area: 'auto', code: ' bienvenue ' });
    expect((await shop.cartOf(device)).coupon).toMatchObject({ code: 'BIENVENUE', label: '10 % de bienvenue' });
  }
  const asked = await Promise.all(buyers.map(({ device }) => shop.argsFor(device)));
  expect(asked.map(({ expectedTotal }) => expectedTotal)).toEqual([450_000 + 69_000, 450_000 + 69_000]);
  const results = await Promise.allSettled(
    buyers.map(async ({ customer, device }, at) => {
      const args = asked[at];
      if (args === undefined) throw new Error('no buyer');
      await shop.place(customer, args);
      return shop.order(device, args.uuid);
    }),
  );
  const orders = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(orders).toMatchObject([{ couponCode: 'BIENVENUE', discountAmount: 50_000 }]);
  const late = await shop.customer();
  const codes = ['BIENVENUE', 'RIEN'].map((code) =>
    shop.direct(late, 'api.cart.coupon.store', { area: 'auto', code }).catch((error: unknown) => error),
  );
  expect(await Promise.all(codes)).toMatchObject([{ code: 'coupon.exhausted' }, { code: 'coupon.unknown' }]);
});

test('a cancelled order gives back its stock and its code, and stays cancelled', async () => {
  const product = await shop.product({ price: '50.0000', stock: 3 });
  const { customer, device } = await shop.shopper(product.uuid, 3);
  const args = await shop.argsFor(device);
  await shop.place(customer, args);
  expect(await reservedOf(product.id)).toMatchObject({ reserved: 3 });
  const cancel = () => shop.direct(customer, 'api.orders.cancel', { order: args.uuid, reason: null });
  expect(await cancel()).toEqual({ outcome: 'canceled' });
  expect(await cancel()).toEqual({ outcome: 'canceled' });
  expect(await reservedOf(product.id)).toMatchObject({ reserved: 0 });
  const order = await shop.order(device, args.uuid);
  expect(order).toMatchObject({ status: 'canceled', lines: [{ qtyCanceled: 3 }] });
  const stranger = await shop.customer();
  await expect(shop.direct(stranger, 'api.orders.cancel', { order: args.uuid, reason: null })).rejects.toMatchObject({
    code: 'record.unknown',
  });
});

test('an order of a changed cart on another device is refused until both say the same', async () => {
  const product = await shop.product({ price: '10.0000' });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  const other = await shop.customerDevice(customer);
  const line = (await shop.cartOf(device)).lines[0]?.lineKey ?? '';
  await other.push([setQuantity(1, line, 1, 2)]);
  await expect(shop.place(customer, args)).rejects.toMatchObject({ code: 'order.totalChanged' });
  await device.push([add(2, product.uuid, 1)]);
  const again = await shop.argsFor(device);
  expect(await shop.place(customer, again)).toMatchObject({ uuid: again.uuid });
});

test('an address tells what its area asks for: without a phone it is refused there, and taken where none is asked', async () => {
  const product = await shop.product({ price: '10.0000', stock: 10 });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const silent = { ...address, phone: null };
  const args = await shop.argsFor(device, { billing: silent, shipping: silent });
  await expect(shop.place(customer, args)).rejects.toMatchObject({
    code: 'input.invalid',
    data: {
      fields: [
        { path: 'billing.phone', code: 'required' },
        { path: 'shipping.phone', code: 'required' },
      ],
    },
  });
  await shop.db
    .insertInto('core_config')
    .values({ code: 'customer.address.requirements.phone', channel_code: 'auto', value: '0', updated_at: new Date() })
    .execute();
  await shop.place(customer, args);
  expect(await shop.order(device, args.uuid)).toMatchObject({ billing: { phone: null }, shipping: { phone: null } });
  await shop.db.deleteFrom('core_config').where('code', '=', 'customer.address.requirements.phone').execute();
});
