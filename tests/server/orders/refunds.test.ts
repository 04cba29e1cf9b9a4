import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { money } from '#core/domain/price/money.ts';
import { numericOf } from '#server/database/decimal.ts';
import { creditBalance } from '#server/subjects/orders/place/store-credit.ts';
import { retryRefund, settleRefund, type RefundOutcome } from '#server/subjects/orders/service/refund/refund-money.ts';

import { codeOf, createFulfilment, type Fulfilment } from './fulfilment.ts';

let shop: Fulfilment;

beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

const paid = async (quantity = 2) => {
  const product = await shop.product({ price: '20.0000', stock: 5 });
  const { uuid, total, customer, device } = await shop.placed(product.uuid, quantity);
  await shop.pay(uuid, total);
  const [line] = (await shop.state(uuid)).lines;
  return { uuid, total, customer, device, product, line: line?.uuid ?? '' };
};
const rowOf = (uuid: string) =>
  shop.db.selectFrom('refund').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

test('units that never left are sold again; those that came back only where they are put', async () => {
  const { uuid, product, line } = await paid(3);
  await shop.ship(uuid, { units: { [line]: 1 } });
  expect(await shop.stockOf(product.id)).toMatchObject([{ quantity: 4, reserved: 2 }]);
  await shop.refund(uuid, { units: { [line]: 2 } });
  expect(await shop.stockOf(product.id)).toMatchObject([{ quantity: 4, reserved: 0 }]);
  await shop.refund(uuid, { units: { [line]: 1 }, restock: { source: 'principal', lines: [line] } });
  expect(await shop.stockOf(product.id)).toMatchObject([{ quantity: 5, reserved: 0 }]);
  expect((await shop.state(uuid)).row.status).toBe('closed');
});

test('O16 of units whose money goes back at once, those alone come into stock that had left it', async () => {
  const { uuid, product, line } = await paid(3);
  await shop.ship(uuid, { units: { [line]: 1 } });
  await shop.refund(uuid, { units: { [line]: 3 }, restock: { source: 'principal', lines: [line] } });
  expect(await shop.stockOf(product.id)).toMatchObject([{ quantity: 5, reserved: 0 }]);
});

test('the credit note corrects the invoices, which are refunded once everything went back', async () => {
  const { uuid, device, line } = await paid();
  const stateOfInvoices = async () => {
    const { row } = await shop.state(uuid);
    return shop.db.selectFrom('invoice').select(['number', 'state']).where('order_id', '=', row.id).execute();
  };
  const first = await shop.refund(uuid, { units: { [line]: 1 }, reason: 'Retour' });
  const [invoice] = await stateOfInvoices();
  expect(invoice?.state).toBe('paid');
  expect((await rowOf(first.uuid)).model).toMatchObject({
    number: first.number,
    reason: 'Retour',
    invoices: [{ number: invoice?.number }],
    totals: { total: money(20), due: 0 },
  });
  const { shippingInvoiced } = await shop.state(uuid);
  await shop.refund(uuid, { units: { [line]: 1 }, shipping: shippingInvoiced });
  expect(await stateOfInvoices()).toMatchObject([{ state: 'refunded' }]);
  const { documents, refunded } = await shop.order(device, uuid);
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note']);
  expect(refunded).toBe(money(40) + shippingInvoiced);
});

test('credit is the customer’s at once, and of nobody else', async () => {
  const { uuid, customer, line } = await paid();
  const { uuid: refund } = await shop.refund(uuid, { units: { [line]: 1 }, method: 'store_credit' });
  expect(await creditBalance(shop.db, customer, shop.clock.now())).toBe(money(20));
  expect(await rowOf(refund)).toMatchObject({ state: 'refunded', settled_at: shop.clock.now() });
  expect(await creditBalance(shop.db, await shop.customer(), shop.clock.now())).toBe(0);
});

test('no more goes back by the provider than it took; it is asked once the refund is written, and again on wish', async () => {
  const { uuid, line } = await paid();
  expect(await codeOf(shop.refund(uuid, { units: { [line]: 1 }, method: 'provider' }))).toBe('refund.amountTooHigh');
  const { row } = await shop.state(uuid);
  const now = shop.clock.now();
  await shop.db
    .updateTable('payment_transaction')
    .set({ method: 'payzen', amount: numericOf(money(25)) })
    .where('order_id', '=', row.id)
    .execute();
  // a try of which no money came is not money
  await shop.db
    .insertInto('payment_transaction')
    .values({
      uuid: randomUUID(),
      order_id: row.id,
      method: 'payzen',
      transaction_id: 'refused',
      type: 'payment',
      status: 'failed',
      amount: numericOf(money(25)),
      currency: 'EUR',
      created_at: now,
      updated_at: now,
    })
    .execute();
  const { uuid: refund } = await shop.refund(uuid, { units: { [line]: 1 }, method: 'provider' });
  expect(await codeOf(shop.refund(uuid, { units: { [line]: 1 }, method: 'provider' }))).toBe('refund.amountTooHigh');
  const asked = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job where name = 'payment.refund' and data ->> 'refund' = ${refund}`.execute(
      shop.db,
    );
    return rows[0]?.count;
  };
  expect(await asked()).toBe(1);
  const settle = (outcome: RefundOutcome) => shop.on(uuid, (work, order) => settleRefund(work, order, refund, outcome));
  const retry = () => shop.on(uuid, (work, order) => retryRefund(work, order, refund));
  expect(await codeOf(retry())).toBe('order.notAllowed');
  await settle({ state: 'failed', failure: 'refused' });
  await retry();
  expect(await asked()).toBe(2);
  await settle({ state: 'refunded', reference: 'RE-1' });
  await settle({ state: 'refunded', reference: 'RE-1' });
  expect(await codeOf(settle({ state: 'failed', failure: 'late' }))).toBe('order.notAllowed');
  expect(await rowOf(refund)).toMatchObject({ state: 'refunded', provider_reference: 'RE-1', settled_at: now });
});

test('O15 a refund asked for again answers for its own order alone', async () => {
  const [one, other] = [await paid(), await paid()];
  const { uuid: refund } = await shop.refund(one.uuid, { units: { [one.line]: 1 } });
  expect(await codeOf(shop.refund(other.uuid, { uuid: refund, units: { [other.line]: 1 } }))).toBe('record.moved');
  expect((await shop.state(other.uuid)).refunded).toBe(0);
  expect(await shop.refund(one.uuid, { uuid: refund, units: { [one.line]: 1 } })).toMatchObject({ uuid: refund });
});

test('O15 an order that is paid loses units, and is not cancelled whole before its money went back', async () => {
  const product = await shop.product({ price: '20.0000', stock: 5 });
  const { uuid, total } = await shop.placed(product.uuid, 2);
  await shop.pay(uuid, total, randomUUID(), async () => {});
  expect(await codeOf(shop.cancel(uuid))).toBe('order.notAllowed');
  const { row, lines } = await shop.state(uuid);
  expect([row.status, lines[0]?.qtyCanceled]).toEqual(['processing', 0]);
  await shop.cancel(uuid, { [lines[0]?.uuid ?? '']: 1 });
  expect((await shop.state(uuid)).lines[0]?.qtyCanceled).toBe(1);
  expect(await codeOf(shop.cancel(uuid))).toBe('order.notAllowed');
});

test('the law forbids a fee on a withdrawal, but for goods that lost value, and on the shop’s own fault', async () => {
  const { uuid, line } = await paid();
  const fee = { units: { [line]: 1 }, adjustmentFee: money(3) };
  expect(await codeOf(shop.refund(uuid, { ...fee, cause: 'withdrawal' }))).toBe('refund.feeForbidden');
  expect(await codeOf(shop.refund(uuid, { ...fee, cause: 'shopFault', isDepreciated: true }))).toBe(
    'refund.feeForbidden',
  );
  await shop.refund(uuid, { ...fee, cause: 'withdrawal', isDepreciated: true });
  expect((await shop.state(uuid)).refunded).toBe(money(17));
});

test('money that came before any invoice goes back without a number of the series of credit notes', async () => {
  const product = await shop.product({ price: '20.0000', stock: 5 });
  const { uuid, total, device } = await shop.placed(product.uuid);
  await shop.pay(uuid, total, randomUUID(), async () => {});
  const { number } = await shop.refund(uuid, { adjustmentRefund: total });
  const { row } = await shop.state(uuid);
  expect(number).toBe(`${row.number}-R1`);
  expect((await shop.order(device, uuid)).documents).toEqual([]);
});
