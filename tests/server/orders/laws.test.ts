/** What holds for every order, whatever is done with it and in whatever order (domain 4.2 to 4.5). */
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';

import { payableTotal } from '#core/domain/order/invoice-parts.ts';
import { areConsistent, toShip } from '#core/domain/order/quantities.ts';
import { isFinalOrder, ORDER_MOVES, ORDER_STATUSES } from '#core/domain/order/status.ts';
import { money, UNITS_PER_CENT } from '#core/domain/price/money.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { brokenRules } from '#server/subjects/documents/factur-x/check-invoice.ts';
import { cancelOrder } from '#server/subjects/orders/service/cancel-order.ts';
import { SYSTEM, type Doer } from '#server/subjects/orders/service/order-work.ts';
import { storedCreditNote, storedInvoice } from '#server/subjects/orders/papers/stored-model.ts';

import { codeOf, createFulfilment, type Fulfilment } from './fulfilment.ts';

let shop: Fulfilment;

beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

const count = fc.integer({ min: 1, max: 3 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), percent: fc.constantFrom(30, 100, 100, 120) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ship' as const), count }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('invoice' as const), count }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      count: fc.integer({ min: 0, max: 3 }),
      shipping: fc.boolean(),
      gesture: fc.constantFrom(0, 0, 150),
      fee: fc.constantFrom(0, 0, 90),
      restock: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), count }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('callBack' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Lived each time, so that every kind of paper is made at least once: chance alone may refund nothing. */
const WHOLE: Step[] = [
  { do: 'pay', percent: 100 },
  { do: 'ship', count: 2 },
  { do: 'deliver' },
  { do: 'refund', count: 1, shipping: true, gesture: 0, fee: 0, restock: true },
];

const shipmentsOf = async (uuid: string) => {
  const { row } = await shop.state(uuid);
  return shop.db.selectFrom('shipment').selectAll().where('order_id', '=', row.id).orderBy('id').execute();
};

async function run(uuid: string, one: Step): Promise<void> {
  const order = await shop.state(uuid);
  const line = order.lines[0]?.uuid ?? '';
  const last = (await shipmentsOf(uuid)).at(-1)?.uuid ?? uuid;
  switch (one.do) {
    case 'pay': {
      const amount = Math.round((moneyOf(order.row.grand_total) * one.percent) / 100 / UNITS_PER_CENT) * UNITS_PER_CENT;
      await shop.pay(uuid, amount);
      return;
    }
    case 'ship':
      await codeOf(shop.ship(uuid, { units: { [line]: one.count } }));
      return;
    case 'invoice':
      await codeOf(shop.invoice(uuid, { [line]: one.count }));
      return;
    case 'refund':
      await codeOf(
        shop.refund(uuid, {
          units: { [line]: one.count },
          shipping: one.shipping ? order.shippingInvoiced - order.shippingRefunded : 0,
          adjustmentRefund: one.gesture * UNITS_PER_CENT,
          adjustmentFee: one.fee * UNITS_PER_CENT,
          restock: one.restock ? { source: 'principal', lines: [line] } : null,
        }),
      );
      return;
    case 'cancel':
      await codeOf(shop.cancel(uuid, { [line]: one.count }));
      return;
    case 'deliver':
      await codeOf(shop.deliver(uuid, last));
      return;
    case 'callBack':
      await codeOf(shop.callBack(uuid, last));
  }
}

const refundLines = v.array(v.looseObject({ quantity: v.number(), unshipped: v.number(), restock: v.boolean() }));

async function restocked(orderId: number): Promise<number> {
  const refunds = await shop.db.selectFrom('refund').select('lines').where('order_id', '=', orderId).execute();
  return refunds
    .flatMap(({ lines }) => v.parse(refundLines, lines))
    .reduce((all, line) => all + (line.restock ? line.quantity - line.unshipped : 0), 0);
}

async function check(uuid: string, product: number, began: number): Promise<void> {
  const order = await shop.state(uuid);
  const { row, lines } = order;
  const [line] = lines;
  if (line === undefined) throw new Error('no line');
  expect(areConsistent(line)).toBe(true);

  const [stock] = await shop.stockOf(product);
  const reserved = row.status === 'canceled' ? 0 : toShip(line);
  expect(stock).toEqual({
    source: 'principal',
    quantity: began - line.qtyShipped + (await restocked(row.id)),
    reserved,
  });
  expect(stock?.quantity).toBeGreaterThanOrEqual(reserved);

  const invoices = await shop.db.selectFrom('invoice').selectAll().where('order_id', '=', row.id).execute();
  const sum = invoices.reduce((all, one) => all + moneyOf(one.grand_total), 0);
  expect(sum).toBe(moneyOf(row.invoiced_total));
  expect(sum).toBeLessThanOrEqual(payableTotal(order));
  if (line.qtyInvoiced + line.qtyCanceled === line.qtyOrdered && sum > 0) expect(sum).toBe(payableTotal(order));
  for (const one of invoices) expect(brokenRules(storedInvoice(one.model))).toEqual([]);

  const refunds = await shop.db.selectFrom('refund').selectAll().where('order_id', '=', row.id).execute();
  const back = refunds.reduce((all, one) => all + moneyOf(one.grand_total), 0);
  expect(back).toBe(order.refunded);
  expect(back).toBeLessThanOrEqual(order.paid);
  for (const { model, grand_total: total } of refunds) {
    const note = storedCreditNote(model);
    if (note === null) continue;
    expect(brokenRules(note)).toEqual([]);
    expect(note.totals.total).toBe(moneyOf(total));
  }

  const changes = await shop.db
    .selectFrom('order_status_change')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('id')
    .execute();
  changes.forEach(({ from_status: from, to_status: to, actor }, index) => {
    expect(from).toBe(changes[index - 1]?.to_status ?? null);
    expect(ORDER_MOVES.some((move) => move.from === from && move.to === to && move.by.includes(actor))).toBe(true);
  });
  expect(changes.at(-1)?.to_status).toBe(row.status);

  const parcels = (await shipmentsOf(uuid)).filter(({ status }) => status !== 'canceled');
  const isReceived = toShip(line) === 0 && parcels.length > 0 && parcels.every(({ delivered_at: at }) => at !== null);
  expect(row.delivered_at !== null).toBe(isReceived);
}

test('whatever is done: units and sums agree, stock is what is there, states follow the table', async () => {
  let places = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 199, max: 9999 }),
      fc.array(step, { minLength: 3, maxLength: 9 }),
      async (quantity, cents, steps) => {
        const price = (cents / 100).toFixed(4);
        const product = await shop.product({ price, stock: 6, name: `Pièce ${(places += 1)}` });
        const { uuid } = await shop.placed(product.uuid, quantity);
        for (const one of steps) {
          await run(uuid, one);
          await check(uuid, product.id, 6);
        }
      },
    ),
    { numRuns: 12, examples: [[2, 1999, WHOLE]] },
  );
  for (const [table, prefix] of [
    ['invoice', 'FA2026-'],
    ['refund', 'AV2026-'],
    ['shipment', 'BL2026-'],
  ] as const) {
    const rows = await shop.db.selectFrom(table).select('number').where('number', 'like', `${prefix}%`).execute();
    const numbers = rows.map(({ number }) => Number(number.slice(prefix.length))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(0);
  }
});

test('nothing leaves the states that are final', async () => {
  const product = await shop.product({ price: '10.0000', stock: 6 });
  const { uuid, total } = await shop.placed(product.uuid);
  await shop.pay(uuid, total);
  const line = (await shop.state(uuid)).lines[0]?.uuid ?? '';
  await shop.refund(uuid, { units: { [line]: 1 }, shipping: (await shop.state(uuid)).shippingInvoiced });
  const { row } = await shop.state(uuid);
  expect(row.status).toBe('closed');
  expect(ORDER_STATUSES.filter(isFinalOrder)).toContain(row.status);
  expect(await codeOf(shop.ship(uuid))).toBe('order.notAllowed');
  expect(await codeOf(shop.invoice(uuid))).toBe('order.notAllowed');
  expect(await codeOf(shop.cancel(uuid))).toBe('order.notAllowed');
  expect(await codeOf(shop.refund(uuid, { adjustmentRefund: money(1) }))).toBe('refund.amountTooHigh');
  expect((await shop.state(uuid)).row.status).toBe('closed');
});

test('O10 a move is taken by whom the table names alone: the desk does not say that the time of an order is over', async () => {
  const product = await shop.product({ price: '10.0000', stock: 6 });
  const { uuid } = await shop.placed(product.uuid);
  const expire = (by: Doer) =>
    codeOf(shop.on(uuid, (work, order) => cancelOrder(work, order, { trigger: 'expire' }), by));
  expect(await expire({ kind: 'admin', id: 'desk' })).toBe('order.notAllowed');
  expect((await shop.state(uuid)).row.status).toBe('pending_payment');
  await expire(SYSTEM);
  expect((await shop.state(uuid)).row.status).toBe('canceled');
});

test('two who send the last pieces at once: one parcel, the other is told what is missing', async () => {
  const product = await shop.product({ price: '10.0000', stock: 1 });
  const { uuid, total } = await shop.placed(product.uuid);
  await shop.pay(uuid, total);
  const answers = await Promise.all([codeOf(shop.ship(uuid)), codeOf(shop.ship(uuid))]);
  expect(answers.filter((one) => typeof one === 'object')).toHaveLength(1);
  expect(answers).toContain('order.notAllowed');
  expect(await shop.stockOf(product.id)).toEqual([{ source: 'principal', quantity: 0, reserved: 0 }]);
});

test('one refund asked for twice, and two at once, give back no more than was paid', async () => {
  const product = await shop.product({ price: '10.0000', stock: 3 });
  const { uuid, total } = await shop.placed(product.uuid, 2);
  await shop.pay(uuid, total);
  const line = (await shop.state(uuid)).lines[0]?.uuid ?? '';
  const request = { uuid: crypto.randomUUID(), units: { [line]: 1 } };
  const [first, second] = await Promise.all([shop.refund(uuid, request), shop.refund(uuid, request)]);
  expect(second).toEqual(first);
  const rest = total - (await shop.state(uuid)).refunded;
  const answers = await Promise.all([1, 2].map(() => codeOf(shop.refund(uuid, { adjustmentRefund: rest - money(1) }))));
  expect(answers).toContain('refund.amountTooHigh');
  expect((await shop.state(uuid)).refunded).toBe(total - money(1));
});
