/** How much stock is set aside for who has not paid (rule O25). */
import type { Admin } from '#core/domain/actor/actor.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isPermissionKey, PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { readToDo } from '#server/subjects/dashboard/to-do.ts';
import { add } from '#tests/server/sync/sync-shop.ts';

import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';

let shop: OrderShop;
let product: { id: number; uuid: string };

beforeAll(async () => {
  shop = await createOrderShop();
  product = await shop.product({ price: '50.0000', stock: 100_000 });
});
afterAll(() => shop.close());

type Shopper = Awaited<ReturnType<OrderShop['shopper']>> & { sent: number };

const stranger = async (): Promise<Shopper> => {
  const customer = await shop.customer();
  return { customer, device: await shop.customerDevice(customer), sent: 0 };
};

/** Puts so many pieces into the cart and orders them. @returns the UUID, or the code of the refusal */
async function order(one: Shopper, quantity: number, more: { paymentMethod?: string } = {}) {
  one.sent += 1;
  await one.device.push([add(one.sent, product.uuid, quantity)]);
  const args = await shop.argsFor(one.device, more);
  const outcome = await shop.place(one.customer, args).then(
    () => null,
    (error: { code?: string }) => error.code ?? 'fault',
  );
  return { uuid: args.uuid, refusal: outcome };
}
const waiting = async ({ customer }: Shopper) => {
  const { rows } = await sql<{ orders: number; pieces: number }>`
    select count(distinct o.id)::int as orders, coalesce(sum(l.qty_ordered), 0)::int as pieces
    from sale_order o join sale_order_line l on l.order_id = o.id where o.customer_id = ${customer}::uuid
      and o.status = 'pending_payment'`.execute(shop.db);
  return rows[0];
};
const pay = (uuid: string) =>
  sql`update sale_order set status = 'processing', paid_at = ${shop.clock.now()}, paid_total = grand_total, expires_at = null
    where uuid = ${uuid}`.execute(shop.db);

test('O25 a customer who has never paid has three orders that wait, and is told why there is no fourth', async () => {
  const one = await stranger();
  for (let n = 0; n < 3; n += 1) expect(await order(one, 1)).toMatchObject({ refusal: null });
  expect(await order(one, 1)).toMatchObject({ refusal: 'order.tooManyUnpaid' });
  expect(await waiting(one)).toEqual({ orders: 3, pieces: 3 });
});

test('O25 of what is refused nothing is written: the cart stands, and can be ordered once one is given up', async () => {
  const one = await stranger();
  const [first] = [await order(one, 1), await order(one, 1), await order(one, 1)];
  await order(one, 2);
  await shop.direct(one.customer, 'api.payments.abandon', { order: first.uuid });
  const args = await shop.argsFor(one.device);
  await shop.place(one.customer, args);
  // two of the cart that was refused, and the one that was given up
  expect(await waiting(one)).toEqual({ orders: 3, pieces: 5 });
});

test('O25 they have a hundred pieces set aside in all, and not one more', async () => {
  const one = await stranger();
  expect(await order(one, 60)).toMatchObject({ refusal: null });
  expect(await order(one, 41)).toMatchObject({ refusal: 'order.tooManyPieces' });
  expect(await waiting(one)).toEqual({ orders: 1, pieces: 60 });
  const other = await stranger();
  await order(other, 60);
  expect(await order(other, 40)).toMatchObject({ refusal: null });
  expect(await waiting(other)).toEqual({ orders: 2, pieces: 100 });
});

test('O25 who has paid an order has more that wait, of any number of pieces', async () => {
  const one = await stranger();
  await pay((await order(one, 1)).uuid);
  for (let n = 0; n < 4; n += 1) expect(await order(one, 90)).toMatchObject({ refusal: null });
  expect(await waiting(one)).toEqual({ orders: 4, pieces: 360 });
});

test('O25 whose money went back has paid nothing', async () => {
  const one = await stranger();
  const { uuid } = await order(one, 1);
  await pay(uuid);
  await sql`update sale_order set status = 'closed', refunded_total = paid_total where uuid = ${uuid}`.execute(shop.db);
  expect(await order(one, 101)).toMatchObject({ refusal: 'order.tooManyPieces' });
});

test('O25 the shop sets how much it is', async () => {
  const values = { new_orders: '1', new_pieces: '5', known_orders: '2' };
  const rows = Object.entries(values).map(([name, value]) => ({ code: `sales.order_settings.unpaid.${name}`, value }));
  await shop.db.insertInto('core_config').values(rows).execute();
  expect(await order(await stranger(), 6)).toMatchObject({ refusal: 'order.tooManyPieces' });
  const one = await stranger();
  const first = await order(one, 5);
  expect(first).toMatchObject({ refusal: null });
  expect(await order(one, 1)).toMatchObject({ refusal: 'order.tooManyUnpaid' });
  await pay(first.uuid);
  expect([await order(one, 1), await order(one, 6)]).toMatchObject([{ refusal: null }, { refusal: null }]);
  expect(await order(one, 1)).toMatchObject({ refusal: 'order.tooManyUnpaid' });
  await sql`delete from core_config where code like 'sales.order_settings.unpaid.%'`.execute(shop.db);
});

const daysLeft = async (uuid: string): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select to_char(expires_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day from sale_order where uuid = ${uuid}`.execute(
    shop.db,
  );
  return rows[0]?.day ?? '';
};

test('O25 the transfer of who has never paid waits two working days, that of others ten', async () => {
  const one = await stranger();
  const first = await order(one, 1);
  // the clock of the tests begins on a Monday
  expect(await daysLeft(first.uuid)).toBe('2026-03-04');
  await pay(first.uuid);
  expect(await daysLeft((await order(one, 1)).uuid)).toBe('2026-03-12');
});

test('O25 the dashboard tells how many have taken all that is set aside without payment', async () => {
  const reader: Admin = {
    kind: 'admin',
    id: '',
    permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
  };
  const now = shop.clock.now();
  const asked = {
    period: { from: '2026-03-02', to: '2026-03-02' },
    compared: null,
    granularity: 'day',
    area: null,
    now,
  } as const;
  const told = async () =>
    (await readToDo(shop.db, asked, reader)).find(({ code }) => code === 'stockHeld')?.count ?? 0;
  const before = await told();
  const one = await stranger();
  await order(one, 1);
  expect(await told()).toBe(before);
  await order(one, 99);
  expect(await told()).toBe(before + 1);
});
