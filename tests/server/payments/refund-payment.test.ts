/** Money goes back through the provider it came by (rule O15 of docs/sale.md). */
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { UNITS_PER_CENT } from '#core/domain/price/money.ts';
import { withOrder } from '#server/subjects/orders/service/order-work.ts';
import { refundOrder } from '#server/subjects/orders/service/refund/refund-order.ts';
import { expireOrder } from '#server/subjects/payments/expire-order.ts';
import { refundPayment } from '#server/subjects/payments/refund-payment.ts';
import { retryPayment, showPayment } from '#server/subjects/payments/start-payment.ts';
import { codeOf, refundOf } from '#tests/server/orders/fulfilment.ts';

import { createPaymentShop, type Method, type PaymentShop } from './payment-shop.ts';

const TEN_EUROS = 1_000 * UNITS_PER_CENT;

let shop: PaymentShop;
let product: { uuid: string };

beforeAll(async () => {
  shop = await createPaymentShop();
  product = await shop.product({ price: '50.0000', stock: 1000 });
});
afterAll(() => shop.close());

async function order(method: Method | 'banktransfer') {
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device, { paymentMethod: method });
  await shop.place(customer, args);
  const { uuid } = args;
  const payer = () => ({ customer, now: shop.clock.now() });
  return {
    uuid,
    total: args.expectedTotal,
    pay: () => showPayment(shop.payments, payer(), uuid),
    retry: (other: string) => retryPayment(shop.payments, payer(), { order: uuid, method: other }),
  };
}

/** Asks for money back, as the back office does. */
async function giveBack(uuid: string, amount: number, method: 'provider' | 'manual' = 'provider') {
  const asked = refundOf({ adjustmentRefund: amount, method });
  const by = { kind: 'admin', id: 'desk' } as const;
  const now = shop.clock.now();
  const done = await codeOf(withOrder(shop.payments, { uuid, now, by }, (work, one) => refundOrder(work, one, asked)));
  return { refund: asked.uuid, done };
}
const ask = (refund: string) => refundPayment(shop.payments, refund, shop.clock.now());
const stateOf = (refund: string) =>
  shop.db.selectFrom('refund').select(['state', 'failure']).where('uuid', '=', refund).executeTakeFirstOrThrow();

const given = v.object({ data: v.array(v.object({ amount: v.number() })) });

/** Cents that the provider gave back for an order, refund by refund. */
async function givenBack(uuid: string): Promise<number[]> {
  const attempts = await shop.db
    .selectFrom('payment_attempt')
    .innerJoin('sale_order', 'sale_order.id', 'payment_attempt.order_id')
    .select('provider_reference')
    .where('sale_order.uuid', '=', uuid)
    .execute();
  const { baseUrl, secretKey } = shop.standIn.payplug;
  const headers = { authorization: `Bearer ${secretKey}`, 'payplug-version': '2019-08-06' };
  const lists = attempts.map(async ({ provider_reference: id }) => {
    const answer = await fetch(`${baseUrl}/v1/payments/${id}/refunds`, { headers });
    return v.parse(given, await answer.json()).data.map(({ amount }) => amount);
  });
  return (await Promise.all(lists)).flat();
}

test('O15 a refund moves money once, however often its job runs', async () => {
  const one = await order('payplug');
  await shop.press(await one.pay(), 'pay');
  const { refund } = await giveBack(one.uuid, TEN_EUROS);
  expect(await stateOf(refund)).toEqual({ state: 'pending', failure: null });
  await ask(refund);
  await ask(refund);
  expect(await stateOf(refund)).toEqual({ state: 'refunded', failure: null });
  expect(await givenBack(one.uuid)).toEqual([1_000]);
});

test('O15 a server that died before it noted the answer asks again, and no money moves twice', async () => {
  const one = await order('payplug');
  await shop.press(await one.pay(), 'pay');
  const { refund } = await giveBack(one.uuid, TEN_EUROS);
  await ask(refund);
  await shop.db.updateTable('refund').set({ state: 'pending', settled_at: null }).where('uuid', '=', refund).execute();
  await ask(refund);
  expect(await stateOf(refund)).toMatchObject({ state: 'refunded' });
  expect(await givenBack(one.uuid)).toEqual([1_000]);
});

test('O15 a refund that is done is not asked for again, whatever its provider would say now', async () => {
  const one = await order('payzen');
  await shop.press(await one.pay(), 'pay');
  const { refund } = await giveBack(one.uuid, TEN_EUROS);
  await ask(refund);
  // Some providers have no way: somebody presses the button in their back office, and says so.
  expect(await stateOf(refund)).toEqual({ state: 'failed', failure: 'manual' });
  await shop.db.updateTable('refund').set({ state: 'refunded', failure: null }).where('uuid', '=', refund).execute();
  shop.warnings.length = 0;
  await ask(refund);
  expect(await stateOf(refund)).toEqual({ state: 'refunded', failure: null });
  expect(shop.warnings).toEqual([]);
});

test('O15 providers give back no more than they took, and nothing of a transfer', async () => {
  const one = await order('payplug');
  await shop.press(await one.pay(), 'pay');
  const most = Math.floor((one.total * 0.6) / UNITS_PER_CENT) * UNITS_PER_CENT;
  expect((await giveBack(one.uuid, most)).done).toMatchObject({ number: expect.any(String) });
  expect((await giveBack(one.uuid, most)).done).toBe('refund.amountTooHigh');

  const refused = await order('payplug');
  await shop.press(await refused.pay(), 'refuse');
  await shop.press(await refused.retry('payplug'), 'pay');
  expect((await giveBack(refused.uuid, refused.total + UNITS_PER_CENT)).done).toBe('refund.amountTooHigh');
});

test('O15 of several tries the one that was paid gives back', async () => {
  const one = await order('payplug');
  const first = await one.pay();
  shop.clock.advance(15 * 60_000);
  const second = await one.retry('payplug');
  shop.clock.advance(60_000);
  await shop.press(second, 'pay');
  shop.clock.advance(60_000);
  await shop.press(first, 'refuse');
  const { refund } = await giveBack(one.uuid, TEN_EUROS);
  await ask(refund);
  expect(await stateOf(refund)).toEqual({ state: 'refunded', failure: null });
});

test('O9 each reason is told to the shop: money that came late, and then that it could not be given back', async () => {
  const one = await order('payzen');
  const action = await one.pay();
  shop.clock.advance(61 * 60_000);
  await expireOrder(shop.payments, one.uuid, shop.clock.now());
  await shop.press(action, 'twice');
  const alerts = async () => {
    await shop.post();
    const told = shop.mails.filter(({ template, data }) => template === 'payment.alert' && data['uuid'] === one.uuid);
    // A mail leaves once a key, however often it is ordered.
    return [...new Set(told.map(({ key }) => key))];
  };
  expect(await alerts()).toHaveLength(1);
  const { refund } = await giveBack(one.uuid, TEN_EUROS);
  await ask(refund);
  expect(await stateOf(refund)).toEqual({ state: 'failed', failure: 'manual' });
  expect(await alerts()).toHaveLength(2);
});
