/** An order whose time is over, and one that its buyer gives up (rules O11 and O13 of docs/sale.md). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { simulatorsOf } from '#demo/payments/simulators.ts';
import { codeOf } from '#tests/server/orders/fulfilment.ts';

import { createPaymentShop, type PaymentShop } from './payment-shop.ts';
import { tryToPay } from './tried-order.ts';

const HOUR_MS = 60 * 60_000;

let shop: PaymentShop;
let product: { uuid: string };

beforeAll(async () => {
  shop = await createPaymentShop();
  product = await shop.product({ price: '50.0000', stock: 1000 });
});
afterAll(() => shop.close());

/** In how many seconds each look at an order is due that waits in the queue, the one of its placing included. */
async function looksAt(uuid: string): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
    where name = 'order.expire' and data ->> 'uuid' = ${uuid} order by 1`.execute(shop.db);
  return rows.map(({ seconds }) => seconds);
}

test('O11 an order waits to the last moment of its time, is looked at again until then, and is over a moment later', async () => {
  const one = await tryToPay(shop, product.uuid, 'payzen');
  shop.clock.advance(HOUR_MS / 2);
  await one.expire();
  expect(await looksAt(one.uuid)).toEqual([1_800, 3_600]);
  shop.clock.advance(HOUR_MS / 2);
  await one.expire();
  expect(await one.now()).toMatchObject({ status: 'pending_payment' });
  shop.clock.advance(1);
  await one.expire();
  expect(await one.now()).toMatchObject({ status: 'canceled' });
});

test('O11 nothing is cancelled while money is on its way, and it is looked at again', async () => {
  const one = await tryToPay(shop, product.uuid, 'paypal_standard');
  await one.tell({ kind: 'pending', reason: 'echeck' });
  shop.clock.advance(2 * HOUR_MS);
  await one.expire();
  expect(await one.now()).toMatchObject({ status: 'pending_payment' });
  expect(await looksAt(one.uuid)).toEqual([900, 3_600]);
});

test('O11 nothing is cancelled while its provider cannot be asked', async () => {
  const one = await tryToPay(shop, product.uuid, 'payplug');
  shop.clock.advance(2 * HOUR_MS);
  const payplug = { ...shop.standIn.payplug, baseUrl: 'http://127.0.0.1:1' };
  await one.expire({ ...shop.payments, standIn: simulatorsOf({ ...shop.standIn, payplug }, shop.clock) });
  expect(await one.now()).toMatchObject({ status: 'pending_payment' });
  await one.expire();
  expect(await one.now()).toMatchObject({ status: 'canceled' });
});

test('O11 what its provider says when it is asked pays an order that nobody told of', async () => {
  const nowhere = { ...shop.payments, origin: `${shop.origin}/nowhere` };
  const one = await tryToPay(shop, product.uuid, 'payplug', { deps: nowhere });
  await shop.press(one.action, 'pay');
  expect(await one.now()).toMatchObject({ status: 'pending_payment', paid: 0 });
  shop.clock.advance(2 * HOUR_MS);
  await one.expire();
  expect(await one.now()).toMatchObject({ status: 'processing', paid: one.total });
});

test('O13 what its buyer gives up stands in the cart again as it was ordered, once, however often it is asked for', async () => {
  const one = await tryToPay(shop, product.uuid, 'payzen', { quantity: 3 });
  const giveUp = () => shop.direct(one.customer, 'api.payments.abandon', { order: one.uuid });
  await giveUp();
  expect(await codeOf(giveUp())).toEqual({});
  expect(await one.now()).toMatchObject({ status: 'canceled' });
  expect(await shop.cartOf(one.device)).toMatchObject({ lines: [{ lineKey: product.uuid, quantity: 3 }] });
});

test('O13 nobody gives up the order of somebody else, and nobody one that is paid', async () => {
  const one = await tryToPay(shop, product.uuid, 'paypal_standard');
  const giveUp = (customer: string) => codeOf(shop.direct(customer, 'api.payments.abandon', { order: one.uuid }));
  expect(await giveUp(await shop.customer())).toBe('record.unknown');
  expect(await one.now()).toMatchObject({ status: 'pending_payment' });
  await one.tell({ kind: 'paid' });
  expect(await giveUp(one.customer)).toBe('order.notCancelable');
});
