/** What a proven word of a provider makes of its order (rules O7, O8, O9, O14 and O17 of docs/sale.md). */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { money } from '#core/domain/price/money.ts';
import { withOrder } from '#server/subjects/orders/service/order-work.ts';
import { receivePayment } from '#server/subjects/orders/service/record-payment.ts';

import { createPaymentShop, type PaymentShop } from './payment-shop.ts';
import { tryToPay } from './tried-order.ts';

let shop: PaymentShop;
let product: { uuid: string };

beforeAll(async () => {
  shop = await createPaymentShop();
  product = await shop.product({ price: '50.0000', stock: 1000 });
});
afterAll(() => shop.close());

const tried = () => tryToPay(shop, product.uuid, 'paypal_standard');
const PAID = { kind: 'paid' } as const;
const PENDING = { kind: 'pending', reason: 'review' } as const;
const failed = (failure: 'declined' | 'abandoned') => ({ kind: 'failed', failure, providerCode: 'x' }) as const;

/** Money that the desk books, as much as it says. */
async function receive(uuid: string, amount: number) {
  const how = { uuid, now: shop.clock.now(), by: { kind: 'admin', id: 'desk' } } as const;
  const received = { method: 'banktransfer', transactionId: randomUUID(), amount };
  return withOrder(shop.payments, how, (work, order) => receivePayment(work, order, received, async () => {}));
}

test('O7 a word that names the try of one order and another order pays neither, and the shop is told', async () => {
  const [one, other] = [await tried(), await tried()];
  await one.tell(PAID, { orderUuid: other.uuid });
  expect([await one.now(), await other.now()]).toMatchObject([
    { status: 'pending_payment', paid: 0 },
    { status: 'pending_payment', paid: 0 },
  ]);
  expect([await one.transactions(), await one.alerts(), await other.alerts()]).toEqual([[], ['mismatch order'], []]);
});

test('O7 another amount, another currency and test money pay nothing, and the shop is told each time', async () => {
  const one = await tried();
  const fits = one.said(PAID);
  await one.tell(PAID, { providerTransaction: 'less', amount: { ...fits.amount, cents: fits.amount.cents - 1 } });
  await one.tell(PAID, { providerTransaction: 'dollars', amount: { ...fits.amount, currency: 'USD' } });
  await one.tell(PAID, { providerTransaction: 'live', mode: 'live' });
  expect(await one.now()).toMatchObject({ status: 'pending_payment', paid: 0 });
  expect((await one.alerts()).toSorted()).toEqual(['amount', 'currency', 'mode']);
  expect(await one.attempt()).toMatchObject({ state: 'failed', failure: 'technical' });
});

test('O7 O8 money on its way has not come; once it has, it is the same payment, told as often as anybody likes', async () => {
  const one = await tried();
  await one.tell(PENDING);
  expect(await one.now()).toMatchObject({ status: 'pending_payment', paid: 0 });
  expect(await one.row()).toMatchObject({ paid_at: null });
  await one.tell(PAID);
  await one.tell(PAID);
  await one.tell(PENDING);
  expect(await one.transactions()).toEqual([{ type: 'payment', status: 'paid' }]);
  expect(await one.now()).toMatchObject({ status: 'processing', paid: one.total });
});

test('O11 O14 an order that is paid says since when, and runs out no more', async () => {
  const one = await tried();
  expect((await one.row()).expires_at).not.toBeNull();
  await one.tell(PAID);
  expect(await one.row()).toMatchObject({ paid_at: shop.clock.now(), expires_at: null });
});

test('O8 a try that was paid stays so, whatever is told late of another payment by it', async () => {
  const one = await tried();
  await one.tell(PAID);
  await one.tell(failed('declined'), { providerTransaction: 'late' });
  expect(await one.attempt()).toMatchObject({ state: 'paid', failure: null });
  expect(await one.now()).toMatchObject({ status: 'processing', paid: one.total });
});

test('O17 who was refused is told so once a try, and who gave up knows it', async () => {
  const one = await tried();
  await one.tell(failed('abandoned'));
  expect(await one.attempt()).toMatchObject({ state: 'failed', failure: 'abandoned' });
  expect(await one.mailsOfTry()).toEqual([]);
  await one.tell(failed('declined'), { providerTransaction: 'second' });
  expect(await one.mailsOfTry()).toEqual(['order.payment-failed']);
});

test('O9 O14 money above what was due is booked and told to the shop, a provider’s and the desk’s own', async () => {
  const one = await tried();
  await one.tell(PAID);
  await one.tell(PAID, { providerTransaction: 'again' });
  expect(await one.now()).toMatchObject({ status: 'processing', paid: 2 * one.total });
  expect(await one.alerts()).toEqual(['overpaid']);

  const desk = await tried();
  expect(await receive(desk.uuid, desk.total + money(1))).toBe('overpaid');
  expect(await desk.now()).toMatchObject({ status: 'processing', paid: desk.total + money(1) });
  expect(await desk.alerts()).toEqual(['overpaid']);
});

test('O9 O14 money for an order that is over is booked and told to the shop, a provider’s and the desk’s own', async () => {
  const [one, desk] = [await tried(), await tried()];
  for (const { customer, uuid } of [one, desk])
    await shop.direct(customer, 'api.orders.cancel', { order: uuid, reason: null });
  await one.tell(PAID);
  expect(await one.now()).toMatchObject({ status: 'canceled', paid: one.total });
  expect(await one.alerts()).toEqual(['paidAfterEnd']);
  expect(await receive(desk.uuid, desk.total)).toBe('paidAfterEnd');
  expect(await desk.alerts()).toEqual(['paidAfterEnd']);
});
