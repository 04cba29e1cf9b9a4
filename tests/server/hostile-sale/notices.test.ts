/** What is told of payments and does not fit: nothing is paid by it, its buyer reads that nothing was, the shop is told why. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { alertWords } from '#server/subjects/payments/alerts/alert-words.ts';
import { showPayment } from '#server/subjects/payments/start-payment.ts';
import { createPaymentShop, METHODS, type Method, type PaymentShop } from '#tests/server/payments/payment-shop.ts';

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
  return {
    uuid: args.uuid,
    pay: () => showPayment(shop.payments, { customer, now: shop.clock.now() }, args.uuid),
    now: () => shop.order(device, args.uuid),
  };
}

/** What the shop reads of an order: a mail is known by its key, and leaves once. */
const alertsOf = async (uuid: string) => {
  await shop.post();
  const start = `payment.alert ${uuid} `;
  const keys = new Set(shop.mails.map(({ key }) => key).filter((key) => key.startsWith(start)));
  return [...keys].map((key) => alertWords(key.slice(start.length)));
};

/** The provider took what the shop had not asked for: its true word, of another amount, currency or mode. */
const ASKED_OTHERWISE = [
  ['amount', sql`amount = amount + 1`, 'Montant différent de celui de la commande'],
  ['currency', sql`currency = 'CHF'`, 'Devise différente de celle de la commande'],
  ['mode', sql`mode = 'live'`, 'Paiement de test dans la boutique réelle, ou l’inverse'],
] as const;

describe.each(METHODS)('of a payment by %s', (method) => {
  test.each(ASKED_OTHERWISE)('another %s pays nothing', async (_what, other, sentence) => {
    const one = await order(method);
    const action = await one.pay();
    await sql`update payment_attempt set ${other}
      where order_id = (select id from sale_order where uuid = ${one.uuid})`.execute(shop.db);
    await shop.press(action, 'pay');
    expect(await one.now()).toMatchObject({ status: 'pending_payment', paid: 0, payment: { failure: 'technical' } });
    expect(await alertsOf(one.uuid)).toEqual([sentence]);
  });

  test('a word that its provider never said pays nothing, and is no news', async () => {
    const one = await order(method);
    await shop.press(await one.pay(), 'forged');
    expect(await one.now()).toMatchObject({ status: 'pending_payment', paid: 0, payment: { failure: null } });
    expect(await alertsOf(one.uuid)).toEqual([]);
  });

  test('the true word of another order pays neither', async () => {
    const [own, other] = [await order(method), await order(method)];
    const action = await own.pay();
    await other.pay();
    const rename = (uuid: string, to: ReturnType<typeof sql>) =>
      sql`update payment_attempt set reference = ${to}
        where order_id = (select id from sale_order where uuid = ${uuid})`.execute(shop.db);
    const { rows } = await sql<{ reference: string }>`select reference from payment_attempt
      where order_id = (select id from sale_order where uuid = ${own.uuid})`.execute(shop.db);
    await rename(own.uuid, sql`'gone'`);
    await rename(other.uuid, sql`${rows[0]?.reference ?? ''}::text`);
    await shop.press(action, 'pay');
    for (const one of [own, other]) expect(await one.now()).toMatchObject({ status: 'pending_payment', paid: 0 });
    // PayPal gave its try no name, and repeats of its form what is looked at already
    const foreign = method === 'paypal_standard' ? '' : 'une autre référence et ';
    expect(await alertsOf(other.uuid)).toEqual([`Notification qui concerne ${foreign}une autre commande`]);
    await rename(own.uuid, sql`${`gone ${method}`}::text`);
  });
});
