import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adminActions,
  buyerActions,
  isRefundFirst,
  type BuyerFacts,
  type OrderFacts,
} from '#core/domain/order/actions.ts';
import { afterPayment, amountDue, overpayment, refundable } from '#core/domain/order/payment-state.ts';
import { withUnits } from '#core/domain/order/quantities.ts';
import { ORDER_STATUSES } from '#core/domain/order/status.ts';
import { money } from '#core/domain/price/money.ts';
import { fresh } from './lines.ts';

const order = (facts: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'processing',
  lines: [fresh(2)],
  paid: money(100),
  refunded: 0,
  due: 0,
  paysLater: false,
  ...facts,
});

const facts: BuyerFacts = {
  isExpired: false,
  hasInvoice: false,
  hasSaleable: true,
  hasReturnable: false,
  hasWithdrawable: false,
  mayCancel: true,
  mayReorder: true,
};

const waiting = order({ status: 'pending_payment', paid: 0, due: money(100) });

describe('what a buyer may do', () => {
  it('is to pay while money is waited for, and in time', () => {
    expect(buyerActions(waiting, facts).pay).toBe(true);
    expect(buyerActions(waiting, { ...facts, isExpired: true }).pay).toBe(false);
    expect(buyerActions(order(), facts).pay).toBe(false);
  });

  it('is to cancel before the shop begins, and to ask for it as long as nothing is sent', () => {
    expect(buyerActions(waiting, facts).cancel).toBe('cancel');
    expect(buyerActions(order({ status: 'pending' }), facts).cancel).toBe('cancel');
    expect(buyerActions(order({ status: 'pending' }), { ...facts, mayCancel: false }).cancel).toBe('no');
    expect(buyerActions(order(), facts).cancel).toBe('ask');
    expect(buyerActions(order({ lines: [withUnits(fresh(2), 'ship', 1)] }), facts).cancel).toBe('no');
    expect(buyerActions(order({ status: 'completed' }), facts).cancel).toBe('no');
  });

  it('is to order again in every state but a quote', () => {
    for (const status of ORDER_STATUSES) {
      expect(buyerActions(order({ status }), facts).reorder).toBe(status !== 'quote');
    }
    expect(buyerActions(order(), { ...facts, hasSaleable: false }).reorder).toBe(false);
  });
});

describe('what the back office may do', () => {
  it('is to send what is paid or on account, never what money is waited for', () => {
    expect(adminActions(order()).ship).toBe(true);
    expect(adminActions(waiting).ship).toBe(false);
    expect(adminActions({ ...waiting, paysLater: true }).ship).toBe(true);
    expect(adminActions(order({ due: money(1) })).ship).toBe(false);
    expect(adminActions(order({ lines: [withUnits(fresh(2), 'ship', 2)] })).ship).toBe(false);
  });

  it('is to give back what was paid and not given back', () => {
    expect(adminActions(order()).refund).toBe(true);
    expect(adminActions(order({ refunded: money(100) })).refund).toBe(false);
    expect(isRefundFirst(order())).toBe(true);
    expect(isRefundFirst(waiting)).toBe(false);
  });

  it('changes nothing in an order that is over, but for giving money back', () => {
    for (const status of ['canceled', 'closed', 'quote'] as const) {
      const { refund: _refund, ...others } = adminActions(order({ status, due: money(1) }));
      expect(Object.values(others)).toEqual(Object.values(others).map(() => false));
    }
  });
});

describe('the money of an order', () => {
  const paying = { status: 'pending_payment', lines: [fresh(2)], payable: money(100), paid: 0, refunded: 0 } as const;

  it('ends the same whether it comes at once or in parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000 }), parts, (payable, amounts) => {
        const start = { ...paying, payable };
        const whole = afterPayment(
          start,
          amounts.reduce((sum, one) => sum + one, 0),
        );
        let state: { status: typeof whole.status; paid: number } = start;
        for (const amount of amounts) state = { ...afterPayment({ ...start, ...state }, amount) };
        expect(state).toMatchObject({ status: whole.status, paid: whole.paid, due: whole.due });
        expect(whole.due === 0).toBe(whole.status === 'processing');
      }),
    );
  });

  it('keeps the order waiting until all is there', () => {
    expect(afterPayment(paying, money(40))).toEqual({
      status: 'pending_payment',
      paid: money(40),
      due: money(60),
      news: 'partlyPaid',
    });
    expect(afterPayment({ ...paying, paid: money(40) }, money(60))).toMatchObject({
      status: 'processing',
      news: 'paid',
    });
  });

  it('that comes too much or too late moves nothing, and is told', () => {
    expect(afterPayment(paying, money(120)).news).toBe('overpaid');
    expect(afterPayment({ ...paying, status: 'processing', paid: money(100) }, money(100))).toMatchObject({
      status: 'processing',
      news: 'overpaid',
    });
    expect(afterPayment({ ...paying, status: 'canceled' }, money(100))).toMatchObject({
      status: 'canceled',
      news: 'paidAfterEnd',
    });
    expect(() => afterPayment(paying, 0)).toThrow(RangeError);
  });

  it('is due, too much or given back at most, and never below zero', () => {
    expect(amountDue({ payable: money(10), paid: money(12) })).toBe(0);
    expect(overpayment({ payable: money(10), paid: money(12), refunded: money(1) })).toBe(money(1));
    expect(refundable({ paid: money(12), refunded: money(2) })).toBe(money(10));
  });
});
