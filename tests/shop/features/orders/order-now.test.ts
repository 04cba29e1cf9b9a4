import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { areConsistent } from '#core/domain/order/quantities.ts';
import { orderNow, type Around, type BuyerTerms } from '#src/shop/features/account/orders/order-now.ts';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { order, orderLine, parcel } from './order-samples.ts';

const TERMS: BuyerTerms = {
  mayCancel: true,
  mayReorder: true,
  mayWithdraw: true,
  withdrawalDays: 14,
  returnDays: 30,
};
const at = (day: string) => Date.parse(`${day}T12:00:00.000Z`);
const NOW = at('2026-11-20');
const around = (record: OrderRecord, more: Partial<Around> = {}): Around => ({
  order: record,
  terms: TERMS,
  nowMs: NOW,
  returns: [],
  hasSaleable: true,
  ...more,
});

describe('what is left to pay', () => {
  test('is what was ordered, without cancelled units and what was paid, and never below zero', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2_000_000), (qtyCanceled, paid) => {
        const { due } = orderNow(around(order({ lines: [orderLine({ qtyCanceled })], paid })));
        const owed = qtyCanceled === 2 ? 0 : 1_050_000 - qtyCanceled * 500_000;
        expect(due).toBe(Math.max(0, owed - paid));
      }),
    );
  });

  test('can be paid until its time is over', () => {
    expect(orderNow(around(order())).actions.pay).toBe(true);
    const late = order({ payment: { ...order().payment, expiresAt: '2026-11-19T10:00:00.000Z' } });
    expect(orderNow(around(late))).toMatchObject({ isExpired: true, actions: { pay: false } });
  });
});

describe('what can be sent back', () => {
  const delivered = parcel({ status: 'completed', deliveredAt: '2026-11-20T09:00:00.000Z' });
  const held = order({
    status: 'completed',
    lines: [orderLine({ qtyInvoiced: 2, qtyShipped: 2 })],
    packages: [delivered],
    paid: 1_050_000,
  });

  test('nothing that has not left the shop; a purchase not received yet may be withdrawn from', () => {
    expect(orderNow(around(order({ status: 'processing' })))).toMatchObject({
      withdrawalLastDay: null,
      actions: { return: false, withdraw: true },
    });
  });

  test('withdrawn from for fourteen days, ending on a working day, and returned for as long as its rule says', () => {
    expect(orderNow(around(held, { nowMs: at('2026-12-04') }))).toMatchObject({
      withdrawalLastDay: '2026-12-04',
      actions: { withdraw: true, return: true },
    });
    expect(orderNow(around(held, { nowMs: at('2026-12-05') })).actions).toMatchObject({
      withdraw: false,
      return: true,
    });
    expect(orderNow(around(held, { nowMs: at('2026-12-21') })).actions).toMatchObject({
      withdraw: false,
      return: true,
    });
    /* the guarantee of conformity, two years (Code de la consommation, art. L217-3) */
    expect(orderNow(around(held, { nowMs: at('2028-11-22') })).actions).toMatchObject({ return: false });
  });

  test('professionals and what was made to order cannot be withdrawn from', () => {
    expect(orderNow(around({ ...held, isProfessional: true })).actions.withdraw).toBe(false);
    const made = [orderLine({ qtyShipped: 2, withdrawalExclusion: 'made_to_order' })];
    expect(orderNow(around({ ...held, lines: made })).actions.withdraw).toBe(false);
    expect(orderNow(around(held, { terms: { ...TERMS, mayWithdraw: false } })).actions.withdraw).toBe(false);
  });

  test('nobody withdraws twice from the same units: what waits for the shop is offered no more', () => {
    const [line] = [orderLine({ qtyInvoiced: 2 })];
    const stated = (quantity: number, isDeclined = false) => ({
      uuid: 'w',
      receivedAt: '2026-11-19T10:00:00.000Z',
      acknowledgedAt: null,
      rma: null,
      isDeclined,
      declinedReason: null,
      lines: [{ line: line.uuid, quantity }],
    });
    const may = (more: Partial<OrderRecord>, withdrawn: Partial<typeof line> = {}) =>
      orderNow(around(order({ status: 'processing', lines: [{ ...line, ...withdrawn }], paid: 1_050_000, ...more })))
        .actions.withdraw;
    expect(may({ withdrawals: [stated(2)] })).toBe(false);
    expect(may({ withdrawals: [stated(1)] })).toBe(true);
    expect(may({ withdrawals: [stated(1)] }, { qtyRefunded: 1, qtyRefundedUnshipped: 1 })).toBe(true);
    expect(may({ withdrawals: [stated(2, true)] })).toBe(true);
  });

  test('units that came back, or were never sent, are not sent back again', () => {
    const counts = fc.record({
      qtyInvoiced: fc.nat(2),
      qtyShipped: fc.nat(2),
      qtyRefunded: fc.nat(2),
      qtyRefundedUnshipped: fc.nat(2),
      qtyCanceled: fc.nat(2),
    });
    fc.assert(
      fc.property(
        counts.filter((some) => areConsistent(orderLine(some))),
        (some) => {
          const { actions } = orderNow(around({ ...held, lines: [orderLine(some)] }));
          expect(actions.return).toBe(some.qtyShipped - (some.qtyRefunded - some.qtyRefundedUnshipped) > 0);
        },
      ),
    );
  });
});
