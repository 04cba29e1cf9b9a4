/** What strangers tell of payments is bounded in rows, in size, in questions to a provider; what a provider tells is not lost. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { simulatorsOf } from '#demo/payments/simulators.ts';
import type { PaymentEvent } from '#server/gateways/payment/payment-event.ts';
import type { ProviderAnswer } from '#server/gateways/payment/payment-gateway.ts';
import { dropNotices, keepNotice, MOST_REJECTED } from '#server/subjects/payments/notices/keep-notice.ts';
import { expireOrder } from '#server/subjects/payments/expire-order.ts';
import { paymentPort } from '#server/subjects/payments/payment-port.ts';
import { showPayment } from '#server/subjects/payments/start-payment.ts';
import { serve } from '#tests/server/gateways/payment/http-server.ts';

import { createPaymentShop, type PaymentShop } from './payment-shop.ts';

const DAY_MS = 86_400_000;
const KB = 1024;
let shop: PaymentShop;
let product: { id: number; uuid: string };

beforeAll(async () => {
  shop = await createPaymentShop(undefined, 1);
  product = await shop.product({ price: '50.0000', stock: 1000 });
});
afterAll(() => shop.close());
beforeEach(async () => void (await sql`delete from payment_notice`.execute(shop.db)));

let networks = 0;
const anyNetwork = () => `203.0.113.${(networks += 1)}`;

const post = (body: BodyInit, { from = anyNetwork(), provider = 'payzen' } = {}) =>
  fetch(`${shop.origin}/api/payments/${provider}/auto/notify`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
  });
const notices = () => shop.db.selectFrom('payment_notice').selectAll().execute();

test('O24 one network tells sixty things at once and then one a second; another is not held up by it', async () => {
  const from = anyNetwork();
  for (let n = 0; n < 60; n += 1) expect((await post(`a=${n}`, { from })).status).toBe(400);
  const late = await post('a=60', { from });
  expect(late.status).toBe(429);
  expect(late.headers.get('retry-after')).toBe('1');
  expect((await post('a=61')).status).toBe(400);
  shop.clock.advance(1_000);
  expect((await post('a=62', { from })).status).toBe(400);
  expect((await post('a=63', { from })).status).toBe(429);
  expect(await notices()).toHaveLength(62);
});

test('O24 a body larger than any notification is refused where it gets too large', async () => {
  expect((await post('x'.repeat(64 * KB))).status).toBe(400);
  expect((await post('x'.repeat(64 * KB + 1))).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 4_000) controller.close();
      else controller.enqueue(new Uint8Array(16 * KB));
    },
  });
  const answer = await post(endless).catch(() => null);
  expect(answer?.status ?? 413).toBe(413);
  expect(sent).toBeLessThan(1_000);
});

test('O24 what is rejected is kept once, in two thousand letters, for a day', async () => {
  const body = `payment_status=Completed&memo=${'y'.repeat(400)}&${Array.from({ length: 100 }, (_, n) => `f${n}=${'z'.repeat(90)}`).join('&')}`;
  for (let n = 0; n < 5; n += 1) await post(body, { provider: 'paypal_standard' });
  const [kept, ...more] = await notices();
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ verdict: 'signatureInvalid' });
  expect(kept?.body.length).toBe(2_000);
  const now = shop.clock.now().getTime();
  await dropNotices(shop.db, new Date(now + DAY_MS - 1));
  expect(await notices()).toHaveLength(1);
  await dropNotices(shop.db, new Date(now + DAY_MS + 1));
  expect(await notices()).toEqual([]);
});

const event: PaymentEvent = {
  provider: 'payplug',
  mode: 'test',
  outcome: { kind: 'paid' },
  reference: 'CMD-1-1',
  orderUuid: null,
  providerTransaction: 'pay_1',
  providerReference: 'pay_1',
  amount: { cents: 1, currency: 'EUR' },
  raw: { long: 'w'.repeat(3_000) },
};
const answer = { status: 200, body: '' };

test('O24 what a provider told is kept whole, once, for thirty days', async () => {
  const now = shop.clock.now();
  for (let n = 0; n < 3; n += 1)
    await keepNotice(shop.db, { provider: 'payplug', reading: { kind: 'verified', event, answer }, now });
  expect(await notices()).toMatchObject([{ verdict: 'verified', body: JSON.stringify(event.raw) }]);
  await dropNotices(shop.db, new Date(now.getTime() + 30 * DAY_MS - 1));
  expect(await notices()).toHaveLength(1);
  await dropNotices(shop.db, new Date(now.getTime() + 30 * DAY_MS + 1));
  expect(await notices()).toEqual([]);
});

test('O24 rejected words of all networks together have an end, and leave room for true ones', async () => {
  await sql`insert into payment_notice (provider, verdict, body, received_at)
    select 'payzen', 'signatureInvalid', n::text, ${shop.clock.now()} from generate_series(1, ${MOST_REJECTED}) as n`.execute(
    shop.db,
  );
  await post('one=more');
  expect(await notices()).toHaveLength(MOST_REJECTED);
  const reading = { kind: 'verified', event, answer } as const;
  await keepNotice(shop.db, { provider: 'payplug', reading, now: shop.clock.now() });
  expect(await notices()).toHaveLength(MOST_REJECTED + 1);
});

test('O24 a provider is asked four things at once; sixteen more wait, and the others are told to come again', async () => {
  const waiting: (() => void)[] = [];
  let [asked, most, isHeld] = [0, 0, true];
  const slow = await serve((_request, response) => {
    asked += 1;
    most = Math.max(most, asked);
    const reply = () => {
      asked -= 1;
      response.end('INVALID');
    };
    if (isHeld) waiting.push(reply);
    else setImmediate(reply);
  });
  const paypal = { ...shop.standIn.paypal, checkBaseUrl: slow.origin };
  const standIn = simulatorsOf({ ...shop.standIn, paypal }, shop.clock);
  const port = paymentPort({ ...shop.payments, standIn });
  const answers: ProviderAnswer[] = [];
  const told = Array.from({ length: 30 }, async (_, n) => {
    const rawBody = Buffer.from(`payment_status=Completed&n=${n}`);
    const request = { headers: {}, rawBody, query: {} };
    answers.push(await port.notify({ provider: 'paypal_standard', area: 'auto', request, now: shop.clock.now() }));
  });
  await vi
    .waitFor(() => expect(answers.length + most).toBeGreaterThanOrEqual(14), 10_000)
    .finally(() => {
      isHeld = false;
      for (const reply of waiting) reply();
    });
  await Promise.all(told);
  await slow.close();
  expect(most).toBe(4);
  const later = Array.from({ length: 10 }, () => ({ status: 503, body: '', retryAfterSeconds: 30 }));
  expect(answers.slice(0, 10)).toEqual(later);
  expect(answers.slice(10).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 400));
});

test('O24 a payment whose notification was put off is booked when the provider tells again', async () => {
  const one = await order('payplug');
  // the stand-in tells from this machine, whose network has used up what it may tell
  for (let n = 0; n < 60; n += 1) await post(`b=${n}`, { from: '127.0.0.1' });
  await shop.press(one.action, 'pay');
  expect(await one.now()).toMatchObject({ status: 'pending_payment', paid: 0 });
  const { rows } = await sql<{ id: string }>`select provider_reference as id from payment_attempt
    where order_id = (select id from sale_order where uuid = ${one.uuid})`.execute(shop.db);
  await post(JSON.stringify({ object: 'payment', id: rows[0]?.id }), { provider: 'payplug' });
  expect(await one.now()).toMatchObject({ status: 'processing', paid: one.total });
});

test('O23 a payment that nobody told of is asked for before its order is given up', async () => {
  const one = await order();
  for (let n = 0; n < 60; n += 1) await post(`c=${n}`, { from: '127.0.0.1' });
  await shop.press(one.action, 'pay');
  expect(await one.now()).toMatchObject({ status: 'pending_payment' });
  shop.clock.advance(61 * 60_000);
  await expireOrder(shop.payments, one.uuid, shop.clock.now());
  expect(await one.now()).toMatchObject({ status: 'processing', paid: one.total });
});

async function order(paymentMethod = 'payzen') {
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device, { paymentMethod });
  await shop.place(customer, args);
  const action = await showPayment(shop.payments, { customer, now: shop.clock.now() }, args.uuid);
  return { uuid: args.uuid, total: args.expectedTotal, action, now: () => shop.order(device, args.uuid) };
}
