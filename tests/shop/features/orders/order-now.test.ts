import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { areConsistent } from '#core/domain/order/quantities.ts';
import { orderNow, type BuyerTerms } from '#src/shop/features/account/orders/order-now.ts';
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

describe('what is left to pay', () => {
  test('is what was ordered, without cancelled units and what was paid, and never below zero', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2_000_000), (qtyCanceled, paid) => {
        const { due } = orderNow(order({ lines: [orderLine({ qtyCanceled })], paid }), TERMS, NOW, true);
        const owed = qtyCanceled === 2 ? 0 : 1_050_000 - qtyCanceled * 500_000;
        expect(due).toBe(Math.max(0, owed - paid));
      }),
    );
  });

  test('can be paid until its time is over', () => {
    expect(orderNow(order(), TERMS, NOW, true).actions.pay).toBe(true);
    const late = order({ payment: { ...order().payment, expiresAt: '2026-11-19T10:00:00.000Z' } });
    expect(orderNow(late, TERMS, NOW, true)).toMatchObject({ isExpired: true, actions: { pay: false } });
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
    expect(orderNow(order({ status: 'processing' }), TERMS, NOW, true)).toMatchObject({
      withdrawalLastDay: null,
      actions: { return: false, withdraw: true },
    });
  });

  test('withdrawn from for fourteen days, ending on a working day, and returned for as long as its rule says', () => {
    expect(orderNow(held, TERMS, at('2026-12-04'), true)).toMatchObject({
      withdrawalLastDay: '2026-12-04',
      actions: { withdraw: true, return: true },
    });
    expect(orderNow(held, TERMS, at('2026-12-05'), true).actions).toMatchObject({ withdraw: false, return: true });
    expect(orderNow(held, TERMS, at('2026-12-21'), true).actions).toMatchObject({ withdraw: false, return: false });
  });

  test('professionals and what was made to order cannot be withdrawn from', () => {
    expect(orderNow({ ...held, isProfessional: true }, TERMS, NOW, true).actions.withdraw).toBe(false);
    const made = [orderLine({ qtyShipped: 2, withdrawalExclusion: 'made_to_order' })];
    expect(orderNow({ ...held, lines: made }, TERMS, NOW, true).actions.withdraw).toBe(false);
    expect(orderNow(held, { ...TERMS, mayWithdraw: false }, NOW, true).actions.withdraw).toBe(false);
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
          const { actions } = orderNow({ ...held, lines: [orderLine(some)] }, TERMS, NOW, true);
          expect(actions.return).toBe(some.qtyShipped - (some.qtyRefunded - some.qtyRefundedUnshipped) > 0);
        },
      ),
    );
  });
});
