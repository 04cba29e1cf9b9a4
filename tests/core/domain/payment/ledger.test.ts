import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyNotice, EMPTY_LEDGER, ledgerMoney, type PaymentLedger } from '#core/domain/payment/ledger.ts';
import { FINALITY, PAYMENT_OUTCOMES, verdict, type PaymentOutcome } from '#core/domain/payment/outcome.ts';
import type { ExpectedPayment, PaymentNotice } from '#core/domain/payment/transaction.ts';
import { money } from '#core/domain/price/money.ts';

const expected: ExpectedPayment = { amount: money(100), currency: 'EUR', mode: 'live' };

const notice = (outcome: PaymentOutcome, facts: Partial<PaymentNotice> = {}): PaymentNotice => ({
  ...verdict(outcome),
  method: 'payzen',
  transactionId: '123456',
  amount: money(100),
  currency: 'EUR',
  mode: 'live',
  ...facts,
});

const anyNotice: fc.Arbitrary<PaymentNotice> = fc
  .record({
    outcome: fc.constantFrom(...PAYMENT_OUTCOMES),
    failure: fc.constantFrom(null, 'declined' as const, 'underpaid' as const, 'paidLate' as const),
    late: fc.boolean(),
    method: fc.constantFrom('payzen', 'crypto'),
    transactionId: fc.constantFrom('1', '2'),
    amount: fc.constantFrom(money(100), money(1)),
    currency: fc.constantFrom('EUR', 'USD'),
    mode: fc.constantFrom<'live' | 'test'>('live', 'test'),
  })
  .map(({ outcome, failure, late, ...facts }) => ({
    ...verdict(outcome, failure),
    ...(late ? { finality: FINALITY.captured } : {}),
    ...facts,
  }));

const after = (notices: readonly PaymentNotice[], start: PaymentLedger = EMPTY_LEDGER) =>
  notices.reduce((ledger, one) => applyNotice(ledger, expected, one).ledger, start);

/** Some notices, and the same ones in another order with some of them told again. */
const twice = fc.array(anyNotice, { minLength: 1, maxLength: 8 }).chain((notices) =>
  fc.tuple(
    fc.constant(notices),
    fc
      .tuple(
        fc.shuffledSubarray(notices, { minLength: notices.length }),
        fc.array(fc.constantFrom(...notices), { maxLength: 8 }),
      )
      .chain(([all, again]) => fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length })),
  ),
);

describe('what providers tell', () => {
  it('leaves the same transactions and alerts in whatever order and however often it is told', () => {
    fc.assert(
      fc.property(twice, ([once, shuffled]) => {
        expect(after(shuffled)).toEqual(after(once));
      }),
      { numRuns: 300 },
    );
  });

  it('changes nothing when it is told again', () => {
    fc.assert(
      fc.property(fc.array(anyNotice, { maxLength: 8 }), anyNotice, (notices, one) => {
        const ledger = after([...notices, one]);
        const again = applyNotice(ledger, expected, one);
        expect(again).toMatchObject({ ledger, decision: { kind: 'ignore' }, alert: null });
      }),
    );
  });

  it('pays nothing but the amount that was asked for, in its currency and its mode', () => {
    fc.assert(
      fc.property(fc.array(anyNotice, { maxLength: 10 }), (notices) => {
        const fitting = notices.filter(
          ({ outcome, amount, currency, mode }) =>
            outcome === 'paid' && amount === expected.amount && currency === 'EUR' && mode === 'live',
        );
        const payments = new Set(fitting.map(({ method, transactionId }) => `${method} ${transactionId}`));
        expect(ledgerMoney(after(notices)).paid).toBeLessThanOrEqual(payments.size * expected.amount);
      }),
    );
  });

  it('alerts the shop once of another amount, currency or mode, and leaves the order unpaid', () => {
    const wrong = [
      ['amount', { amount: money(1) }],
      ['amount', { amount: money(101) }],
      ['currency', { currency: 'USD' }],
      ['mode', { mode: 'test' }],
    ] as const;
    for (const [code, facts] of wrong) {
      const told = applyNotice(EMPTY_LEDGER, expected, notice('paid', facts));
      expect(told.alert?.code).toBe(code);
      expect(told.decision).toMatchObject({ kind: 'record', transaction: { status: 'failed', mismatch: code } });
      expect(ledgerMoney(told.ledger).paid).toBe(0);
    }
  });

  it('of one transaction that fits outranks what does not, whichever comes first', () => {
    const [right, wrong] = [notice('paid'), notice('paid', { amount: money(1) })];
    for (const told of [
      [right, wrong],
      [wrong, right],
    ]) {
      expect(ledgerMoney(after(told)).paid).toBe(money(100));
    }
  });

  it('of a payment that was paid is not undone by a refusal that comes late', () => {
    const paid = after([notice('paid')]);
    const { decision } = applyNotice(paid, expected, notice('failed'));
    expect(decision).toEqual({ kind: 'ignore', reason: 'outdated' });
    expect(ledgerMoney(after([notice('failed')], paid)).paid).toBe(money(100));
  });

  it('of a capture that failed undoes what was authorised', () => {
    const failedCapture = { ...notice('failed'), finality: FINALITY.revoked };
    expect(ledgerMoney(after([notice('paid'), failedCapture])).paid).toBe(0);
    expect(ledgerMoney(after([notice('authorized')])).authorized).toBe(money(100));
    expect(ledgerMoney(after([notice('authorized'), notice('paid')]))).toMatchObject({
      paid: money(100),
      authorized: 0,
    });
  });

  it('of a chargeback alerts the shop, and of its end counts no more', () => {
    const told = applyNotice(after([notice('paid')]), expected, notice('chargeback'));
    expect(told.alert?.code).toBe('chargeback');
    expect(ledgerMoney(told.ledger)).toMatchObject({ paid: money(100), chargedBack: money(100) });
    expect(ledgerMoney(after([notice('chargebackClosed')], told.ledger)).chargedBack).toBe(0);
  });

  it('of a part given back is no other amount', () => {
    const part = notice('refunded', { transactionId: 'r1', amount: money(40) });
    expect(ledgerMoney(after([notice('paid'), part]))).toMatchObject({ paid: money(100), refunded: money(40) });
  });
});
