/** Notifications that no provider sent for this try: nothing is paid by them, and nobody is alarmed by who cannot prove a word. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { simulatorsOf } from '#demo/payments/simulators.ts';
import { signed } from '#server/gateways/payment/payzen/signature.ts';
import { alertWords } from '#server/subjects/payments/alerts/alert-words.ts';
import { paymentPort } from '#server/subjects/payments/payment-port.ts';
import { showPayment } from '#server/subjects/payments/start-payment.ts';

import { createPaymentShop, type PaymentShop } from './payment-shop.ts';

let shop: PaymentShop;
let product: { id: number; uuid: string };
/** A shop without the password of PayZen's API: it believes what is signed. */
let believing: PaymentShop['payments'];

beforeAll(async () => {
  shop = await createPaymentShop();
  product = await shop.product({ price: '50.0000', stock: 1000 });
  const { payzen, ...others } = shop.standIn;
  const { restPassword: _none, ...signs } = payzen;
  believing = { ...shop.payments, standIn: simulatorsOf({ ...others, payzen: signs }, shop.clock) };
});
afterAll(() => shop.close());

async function order(method: 'payzen' | 'payplug' | 'paypal_standard' = 'payzen') {
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device, { paymentMethod: method });
  await shop.place(customer, args);
  const action = await showPayment(shop.payments, { customer, now: shop.clock.now() }, args.uuid);
  return { uuid: args.uuid, total: args.expectedTotal, action, now: () => shop.order(device, args.uuid) };
}

const formOf = ({ action }: Awaited<ReturnType<typeof order>>): Readonly<Record<string, string>> =>
  action.kind === 'form' ? action.fields : {};

/** What PayZen would sign for a try that was paid. */
const paidBy = (form: Readonly<Record<string, string>>, own: Readonly<Record<string, string>> = {}) =>
  signed(
    {
      vads_amount: form['vads_amount'] ?? '',
      vads_ctx_mode: 'TEST',
      vads_currency: '978',
      vads_hash: 'a'.repeat(64),
      vads_operation_type: 'DEBIT',
      vads_order_id: form['vads_order_id'] ?? '',
      vads_order_info: form['vads_order_info'] ?? '',
      vads_site_id: form['vads_site_id'] ?? '',
      vads_trans_date: form['vads_trans_date'] ?? '',
      vads_trans_id: form['vads_trans_id'] ?? '',
      vads_trans_status: 'AUTHORISED',
      vads_trans_uuid: `${form['vads_trans_id'] ?? ''}${'b'.repeat(26)}`,
      vads_url_check_src: 'PAY',
      ...own,
    },
    shop.standIn.payzen.key,
  );

const tell = (fields: Readonly<Record<string, string>>, area: 'auto' | 'moto' = 'auto') =>
  paymentPort(believing).notify({
    provider: 'payzen',
    area,
    request: { headers: {}, rawBody: Buffer.from(new URLSearchParams(fields).toString()), query: {} },
    now: shop.clock.now(),
  });

const alertsOf = async (uuid: string) => {
  await shop.post();
  const start = `payment.alert ${uuid} `;
  const keys = new Set(shop.mails.map(({ key }) => key).filter((key) => key.startsWith(start)));
  return [...keys].map((key) => alertWords(key.slice(start.length)));
};
const UNPAID = { status: 'pending_payment', paid: 0 } as const;

test('O22 the true word of PayZen pays the try it names', async () => {
  const one = await order();
  expect(await tell(paidBy(formOf(one)))).toMatchObject({ status: 200, body: 'OK' });
  expect(await one.now()).toMatchObject({ status: 'processing', paid: one.total });
});

test('O22 a form that is told back, as it is or cut again, pays nothing and alarms nobody', async () => {
  const one = await order();
  const form = formOf(one);
  const names = Object.keys(form).filter((name) => name.startsWith('vads_'));
  const text = names.toSorted().map((name) => form[name] ?? '');
  const again = { vads_amount: text[1] ?? '', vads_zzz: text.slice(2).join('+'), vads_action_mode: text[0] ?? '' };
  for (const fields of [form, { ...again, signature: form['signature'] ?? '' }])
    expect(await tell(fields)).toMatchObject({ status: 400 });
  expect(await one.now()).toMatchObject({ ...UNPAID, payment: { failure: null } });
  expect(await alertsOf(one.uuid)).toEqual([]);
});

test('O22 whatever is signed as a form of the shop was, is that form and no notification', async () => {
  const [one, other] = [await order(), await order()];
  const told = paidBy(formOf(one));
  const asForm = { ...formOf(other), signature: told['signature'] ?? '' };
  await sql`update payment_attempt set action = jsonb_set(action, '{fields}', ${JSON.stringify(asForm)}::jsonb)
    where order_id = (select id from sale_order where uuid = ${other.uuid})`.execute(shop.db);
  const before = shop.warnings.length;
  expect(await tell(told)).toMatchObject({ status: 400 });
  expect(await one.now()).toMatchObject(UNPAID);
  expect(shop.warnings.length).toBe(before + 1);
});

test.each([
  ['number', { vads_trans_id: '899999' }],
  ['date', { vads_trans_date: '20200101000000' }],
] as const)(
  'O22 a payment of another %s than the try was begun with pays nothing, and the shop is told',
  async (_, own) => {
    const one = await order();
    await tell(paidBy(formOf(one), own));
    expect(await one.now()).toMatchObject(UNPAID);
    expect(await alertsOf(one.uuid)).toEqual(['Notification qui concerne une autre référence']);
  },
);

test('O22 money that PayZen gives back has a number of its own', async () => {
  const one = await order();
  await tell(paidBy(formOf(one)));
  const back = {
    vads_operation_type: 'CREDIT',
    vads_trans_id: '900001',
    vads_amount: '100',
    vads_trans_uuid: 'c'.repeat(32),
  };
  await tell(paidBy(formOf(one), back));
  expect(await alertsOf(one.uuid)).toEqual([]);
  const { rows } = await sql<{ type: string }>`select type from payment_transaction t
    join sale_order o on o.id = t.order_id where o.uuid = ${one.uuid} order by type`.execute(shop.db);
  expect(rows.map(({ type }) => type)).toEqual(['payment', 'refund']);
});

test('O22 a word told to the other area pays nothing: its provider may be another account', async () => {
  const one = await order();
  await tell(paidBy(formOf(one)), 'moto');
  expect(await one.now()).toMatchObject(UNPAID);
});

test('O22 one payment pays one order', async () => {
  const [one, other] = [await order(), await order()];
  const same = { vads_trans_uuid: 'd'.repeat(32) };
  await tell(paidBy(formOf(one), same));
  await tell(paidBy(formOf(other), same));
  expect(await one.now()).toMatchObject({ paid: one.total });
  expect(await other.now()).toMatchObject(UNPAID);
  expect(await alertsOf(other.uuid)).toEqual(['Notification qui concerne une autre commande']);
});

test('O22 a payment at PayPlug under another name than the try was begun with pays nothing', async () => {
  const one = await order('payplug');
  await sql`update payment_attempt set provider_reference = 'pay_another'
    where order_id = (select id from sale_order where uuid = ${one.uuid})`.execute(shop.db);
  await shop.press(one.action, 'pay');
  expect(await one.now()).toMatchObject(UNPAID);
  expect(await alertsOf(one.uuid)).toEqual(['Notification qui concerne une autre référence']);
});

test('O22 a notification of PayPal with a command of its own is not even asked about', async () => {
  const one = await order('paypal_standard');
  const forged = 'payment_status=Completed&cmd=_notify-synch';
  const answer = await paymentPort(believing).notify({
    provider: 'paypal_standard',
    area: 'auto',
    request: { headers: {}, rawBody: Buffer.from(forged), query: {} },
    now: shop.clock.now(),
  });
  expect(answer).toMatchObject({ status: 400 });
  const { rows } = await sql<{ verdict: string }>`select verdict from payment_notice
    where provider = 'paypal_standard' and verdict = 'bodyMalformed'`.execute(shop.db);
  expect(rows).toHaveLength(1);
  expect(await one.now()).toMatchObject(UNPAID);
});

test('O22 amounts, orders and states that nobody signed alarm nobody', async () => {
  const one = await order();
  const told = { ...paidBy(formOf(one), { vads_amount: '1' }), signature: 'x' };
  expect(await tell(told)).toMatchObject({ status: 400 });
  expect(await tell({ ...told, vads_order_info: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
    status: 400,
  });
  expect(await alertsOf(one.uuid)).toEqual([]);
});

test('O22 a wrong amount that PayZen has signed is told to the shop once, however often it comes', async () => {
  const one = await order();
  const wrong = paidBy(formOf(one), { vads_amount: '1' });
  for (let n = 0; n < 3; n += 1) expect(await tell(wrong)).toMatchObject({ status: 200 });
  expect(await one.now()).toMatchObject(UNPAID);
  expect(await alertsOf(one.uuid)).toEqual(['Montant différent de celui de la commande']);
});

test('O27 what PayZen has signed and the shop cannot read is told to the shop once, and pays nothing', async () => {
  const one = await order();
  for (const own of [{ vads_of_a_later_protocol: 'yes' }, { vads_trans_status: 'OF_A_LATER_PROTOCOL' }]) {
    const word = paidBy(formOf(one), own);
    await tell(word);
    await tell(word);
  }
  expect((await alertsOf(one.uuid)).sort()).toEqual([
    'Notification du prestataire dont la boutique ne connaît pas l’état',
    'Notification signée par le prestataire que la boutique ne sait pas lire',
  ]);
  const notes = await shop.db
    .selectFrom('order_comment')
    .innerJoin('sale_order', 'sale_order.id', 'order_id')
    .select('message')
    .where('sale_order.uuid', '=', one.uuid)
    .where('message', 'like', 'payment: unread %')
    .execute();
  expect(notes).toHaveLength(2);
  expect(await one.now()).toMatchObject(UNPAID);
});

test('O27 a form of the shop that is told back with a field more alarms nobody', async () => {
  const one = await order();
  await tell(formOf(one));
  await tell({ ...formOf(one), vads_of_a_later_protocol: 'yes' });
  expect(await alertsOf(one.uuid)).toEqual([]);
});
