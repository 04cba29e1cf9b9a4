import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { simulatorsOf } from '#demo/payments/simulators.ts';
import { beginPayment } from '#server/subjects/payments/begin-payment.ts';
import { expireOrder } from '#server/subjects/payments/expire-order.ts';
import { wayTo } from '#server/subjects/payments/gateways.ts';
import { retryPayment, showPayment } from '#server/subjects/payments/start-payment.ts';

import { createPaymentShop, METHODS, type Method, type PaymentShop } from './payment-shop.ts';

let shop: PaymentShop;
let product: { id: number; uuid: string };

beforeAll(async () => {
  shop = await createPaymentShop();
  product = await shop.product({ price: '50.0000', stock: 1000 });
});
afterAll(() => shop.close());

async function order(method: Method) {
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device, { paymentMethod: method });
  await shop.place(customer, args);
  const payer = () => ({ customer, now: shop.clock.now() });
  return {
    uuid: args.uuid,
    total: args.expectedTotal,
    customer,
    device,
    pay: () => showPayment(shop.payments, payer(), args.uuid),
    retry: (other: string) => retryPayment(shop.payments, payer(), { order: args.uuid, method: other }),
    now: () => shop.order(device, args.uuid),
  };
}

const transactions = async (uuid: string) => {
  const { rows } = await sql<{ type: string; status: string; n: number }>`
    select t.type, t.status, count(*)::int as n from payment_transaction t join sale_order o on o.id = t.order_id
    where o.uuid = ${uuid} group by 1, 2 order by 1, 2`.execute(shop.db);
  return rows.map(({ type, status, n }) => `${type} ${status} ${n}`);
};

describe.each(METHODS)('an order paid by %s', (method) => {
  test('is paid when its provider says so, and the browser comes back to its page', async () => {
    const one = await order(method);
    const home = await shop.press(await one.pay(), 'pay');
    expect(home).toContain(`commande=${one.uuid}`);
    expect(await one.now()).toMatchObject({ status: 'processing', paid: one.total });
    expect(await transactions(one.uuid)).toContain('payment paid 1');
    expect(await one.pay()).toEqual({ kind: 'none', method });
  });

  test('is paid once, however often it is told', async () => {
    const one = await order(method);
    await shop.press(await one.pay(), 'twice');
    expect(await one.now()).toMatchObject({ status: 'processing', paid: one.total });
    expect((await transactions(one.uuid)).filter((line) => line.startsWith('payment'))).toEqual(['payment paid 1']);
  });

  test('is not paid because somebody says so', async () => {
    const one = await order(method);
    await shop.press(await one.pay(), 'forged');
    expect(await one.now()).toMatchObject({ status: 'pending_payment', paid: 0 });
  });

  test('that was refused waits, says why, and is paid by another try', async () => {
    const one = await order(method);
    const home = await shop.press(await one.pay(), 'refuse');
    const refused = await one.now();
    expect(refused).toMatchObject({ status: 'pending_payment', paid: 0, payment: { isUnderWay: false } });
    expect(refused.payment.failure).not.toBeNull();
    // the page that the browser comes out at knows which try it is about
    expect(new URLSearchParams(home.split('?')[1]).get('essai')).toBe(refused.payment.attempt);
    const again = method === 'payzen' ? 'payplug' : 'payzen';
    await shop.press(await one.retry(again), 'pay');
    expect(await one.now()).toMatchObject({ status: 'processing', paid: one.total, payment: { method: again } });
  });
});

test('the same try goes on for whoever asks again, and another amount begins another', async () => {
  const one = await order('payzen');
  expect(await one.pay()).toEqual(await one.pay());
});

/** What providers were told of: one reference is one try. */
const tries = async (uuid: string) => {
  const { rows } = await sql<{ method: string; state: string }>`
    select a.method, a.state from payment_attempt a join sale_order o on o.id = a.order_id
    where o.uuid = ${uuid} order by a.started_at, a.uuid`.execute(shop.db);
  return rows.map(({ method, state }) => `${method} ${state}`);
};

test.each(METHODS)('O12 several presses at once begin one try by %s', async (method) => {
  const one = await order(method);
  const actions = await Promise.all([one.pay(), one.pay(), one.retry(method), one.pay(), one.retry(method)]);
  for (const action of actions) expect(action).toEqual(actions[0]);
  expect(await tries(one.uuid)).toEqual([`${method} started`]);
});

test('O12 two tabs that choose two ways at once leave one of them open, and the later is sent there', async () => {
  const one = await order('payzen');
  const sent = await Promise.all([one.retry('payplug'), one.retry('crypto')]);
  expect((await tries(one.uuid)).filter((line) => line.endsWith(' started'))).toHaveLength(1);
  // Where one had its answer before the other began, it was sent to a try that is given up by now.
  expect(sent).toContainEqual(await one.pay());
});

test('O12 a try whose server died before its provider answered is given up for another', async () => {
  const one = await order('payplug');
  await one.pay();
  await sql`update payment_attempt set action = null, provider_reference = null
    where order_id = (select id from sale_order where uuid = ${one.uuid})`.execute(shop.db);
  shop.clock.advance(15_000);
  expect(await one.pay()).toMatchObject({ kind: 'redirect' });
  expect(await tries(one.uuid)).toEqual(['payplug abandoned', 'payplug started']);
});

test('O12 a try that its provider would not begin is over, and the next press asks anew', async () => {
  const one = await order('payplug');
  const payplug = { ...shop.standIn.payplug, secretKey: 'sk_test_of_nobody' };
  const refused = simulatorsOf({ ...shop.standIn, payplug }, shop.clock);
  const payer = { customer: one.customer, now: shop.clock.now() };
  const asked = showPayment({ ...shop.payments, standIn: refused }, payer, one.uuid);
  await expect(asked).rejects.toMatchObject({ code: 'payment.unavailable', data: { reason: 'provider' } });
  expect(await tries(one.uuid)).toEqual(['payplug failed']);
  shop.clock.advance(1_000);
  expect(await one.pay()).toMatchObject({ kind: 'redirect', method: 'payplug' });
  expect(await tries(one.uuid)).toEqual(['payplug failed', 'payplug started']);
});

test('O12 no try begins by a method that was given up while it was asked for', async () => {
  const one = await order('payzen');
  const gateway = await wayTo(shop.payments, 'payzen', 'auto');
  if (gateway === null) throw new Error('no gateway');
  await one.retry('payplug');
  const late = { order: one.uuid, method: 'payzen', gateway, now: shop.clock.now(), check: () => {} } as const;
  expect(await beginPayment(shop.payments, late)).toBeNull();
  expect(await tries(one.uuid)).toEqual(['payplug started']);
});

test('O12 the same method chosen again goes on with its page as long as that is good', async () => {
  const one = await order('payplug');
  const first = await one.pay();
  shop.clock.advance(14 * 60_000);
  expect(await one.retry('payplug')).toEqual(first);
  shop.clock.advance(60_000);
  expect(await one.retry('payplug')).not.toEqual(first);
});

test("somebody else's order is unknown, also to whoever pays", async () => {
  const one = await order('payzen');
  const stranger = await shop.customer();
  await expect(
    showPayment(shop.payments, { customer: stranger, now: shop.clock.now() }, one.uuid),
  ).rejects.toMatchObject({
    code: 'record.unknown',
  });
});

test('an order nobody pays in time is cancelled, its stock free again; money that comes later is told to the shop', async () => {
  const one = await order('payzen');
  const action = await one.pay();
  shop.clock.advance(61 * 60_000);
  await expireOrder(shop.payments, one.uuid, shop.clock.now());
  expect(await one.now()).toMatchObject({ status: 'canceled' });
  const before = shop.warnings.length;
  await shop.press(action, 'pay');
  expect(await one.now()).toMatchObject({ status: 'canceled', paid: one.total });
  expect(shop.warnings.length).toBeGreaterThan(before);
});

test('what no provider said is refused at the door', async () => {
  const post = (path: string, body: string) => fetch(shop.origin + path, { method: 'POST', body });
  const answers = await Promise.all([
    post('/api/payments/payzen/auto/notify', 'vads_trans_status=AUTHORISED&signature=x'),
    post('/api/payments/paypal_standard/auto/notify', 'payment_status=Completed'),
    post('/api/payments/payplug/auto/notify', '{"object":"payment","id":"pay_none"}'),
    post('/api/payments/crypto/auto/notify', '{}'),
    post('/api/payments/nobody/auto/notify', ''),
    post('/api/payments/payzen/velo/notify', ''),
    post('/api/payments/payzen/auto/notify', 'x'.repeat(300_000)),
  ]);
  expect(answers.every(({ status }) => status >= 400 || status === 200)).toBe(true);
  expect(answers.slice(4).map(({ status }) => status)).toEqual([404, 404, 413]);
  const { rows } = await sql<{
    verdict: string;
  }>`select distinct verdict from payment_notice where verdict = 'signatureInvalid'`.execute(shop.db);
  expect(rows).toHaveLength(1);
});
