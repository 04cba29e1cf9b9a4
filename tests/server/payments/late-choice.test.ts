/** Another way to pay, chosen after the order was placed (rules O2, O11, O17 of docs/sale.md). */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { withOrder } from '#server/subjects/orders/service/order-work.ts';
import { receivePayment } from '#server/subjects/orders/service/record-payment.ts';
import { remindOfTransfer } from '#server/subjects/orders/service/remind-of-transfer.ts';
import { expireOrder } from '#server/subjects/payments/expire-order.ts';
import { retryPayment, showPayment } from '#server/subjects/payments/start-payment.ts';

import { createPaymentShop, type Method, type PaymentShop } from './payment-shop.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

let shop: PaymentShop;
let product: { uuid: string };

beforeAll(async () => {
  shop = await createPaymentShop();
  product = await shop.product({ price: '50.0000', stock: 1000 });
  // as long as everybody's: its days are what this is about
  const code = 'sales.payment_methods.banktransfer.new_customer_days';
  await shop.db.insertInto('core_config').values({ code, value: '10' }).execute();
});
afterAll(() => shop.close());

async function order(method: Method | 'banktransfer') {
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device, { paymentMethod: method });
  await shop.place(customer, args);
  const { uuid } = args;
  return {
    uuid,
    total: args.expectedTotal,
    retry: (other: string) =>
      retryPayment(shop.payments, { customer, now: shop.clock.now() }, { order: uuid, method: other }),
    expire: () => expireOrder(shop.payments, uuid, shop.clock.now()),
    remind: () => remindOfTransfer(shop.payments, uuid, shop.clock.now()),
    status: async () => (await shop.order(device, uuid)).status,
    mails: async () => {
      shop.mails.length = 0;
      await shop.post();
      return shop.mails.filter((mail) => mail.data['uuid'] === uuid).map(({ template }) => template);
    },
  };
}

test('O11 a transfer chosen after a card waits its days, and its buyer is told where it goes', async () => {
  const one = await order('payzen');
  await one.mails();
  await one.retry('banktransfer');
  expect(await one.mails()).toEqual(['order.transfer']);
  shop.clock.advance(61 * MINUTE_MS);
  await one.expire();
  expect(await one.status()).toBe('pending_payment');
  shop.clock.advance(11 * DAY_MS);
  await one.expire();
  expect(await one.status()).toBe('canceled');
});

test('O11 a card chosen after a transfer takes no day away, and nobody reminds of the transfer', async () => {
  const one = await order('banktransfer');
  await one.mails();
  await one.remind();
  expect(await one.mails()).toEqual(['order.reminder']);
  await one.retry('payzen');
  await one.remind();
  expect(await one.mails()).toEqual([]);
  shop.clock.advance(61 * MINUTE_MS);
  await one.expire();
  expect(await one.status()).toBe('pending_payment');
});

test('O17 whose transfer has come is not reminded of it', async () => {
  const one = await order('banktransfer');
  await one.mails();
  const how = { uuid: one.uuid, now: shop.clock.now(), by: { kind: 'admin', id: 'desk' } } as const;
  const transfer = { method: 'banktransfer', transactionId: one.uuid, amount: one.total };
  await withOrder(shop.payments, how, (work, asked) => receivePayment(work, asked, transfer, async () => {}));
  await one.remind();
  expect(await one.mails()).toEqual(['order.paid']);
});

test('O11 choosing a transfer again and again does not keep the pieces for ever', async () => {
  const one = await order('payzen');
  for (let day = 0; day < 10; day += 1) {
    await one.retry('banktransfer');
    await one.retry('payzen');
    shop.clock.advance(DAY_MS);
  }
  shop.clock.advance(DAY_MS);
  await expect(one.retry('banktransfer')).rejects.toMatchObject({ code: 'payment.notDue' });
  await one.expire();
  expect(await one.status()).toBe('canceled');
});

test('O2 what is not offered is refused, and the order goes on as it was', async () => {
  const one = await order('payzen');
  await expect(one.retry('account')).rejects.toMatchObject({ code: 'payment.unavailable' });
  await expect(one.retry('nobody')).rejects.toMatchObject({ code: 'payment.unavailable' });
  shop.clock.advance(61 * MINUTE_MS);
  await expect(one.retry('payzen')).rejects.toMatchObject({ code: 'payment.notDue' });
});

test('O12 O17 an order that its buyer cancels leaves no try open, and the shop hears of it', async () => {
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device, { paymentMethod: 'payzen' });
  await shop.place(customer, args);
  await showPayment(shop.payments, { customer, now: shop.clock.now() }, args.uuid);
  await shop.direct(customer, 'api.orders.cancel', { order: args.uuid, reason: null });
  const attempts = await shop.db
    .selectFrom('payment_attempt')
    .innerJoin('sale_order', 'sale_order.id', 'payment_attempt.order_id')
    .select('state')
    .where('sale_order.uuid', '=', args.uuid)
    .execute();
  expect(attempts).toEqual([{ state: 'abandoned' }]);
  shop.mails.length = 0;
  await shop.post();
  const told = shop.mails.filter((mail) => mail.data['uuid'] === args.uuid).map(({ template }) => template);
  expect(told).toEqual(expect.arrayContaining(['order.canceled.customer', 'order.canceled.shop']));
});
