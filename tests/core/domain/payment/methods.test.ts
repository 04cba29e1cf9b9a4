import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_EXPIRY, isPaymentExpired, paymentDeadline, reminderAt } from '#core/domain/payment/expiry.ts';
import {
  isPaymentMethod,
  offeredPayments,
  paymentFacts,
  PAYMENT_METHODS,
  shareOfCredit,
  type PaymentMethodCode,
  type PaymentTerms,
} from '#core/domain/payment/methods.ts';
import { money } from '#core/domain/price/money.ts';

const method = (code: PaymentMethodCode, sort: number, facts: Partial<PaymentTerms> = {}): PaymentTerms => ({
  code,
  title: code,
  sort,
  minTotal: null,
  maxTotal: null,
  groups: [],
  ...facts,
});

const CODES = Object.keys(PAYMENT_METHODS).filter(isPaymentMethod);
const everything = CODES.map((code, at) =>
  method(code, CODES.length - at, code === 'account' ? { groups: ['pro'] } : {}),
);
const question = { total: money(100), group: 'general', currency: 'EUR', isBackOffice: false };
const codes = (facts: Partial<typeof question>, methods = everything) =>
  offeredPayments(methods, { ...question, ...facts }).map(({ code }) => code);

describe('the ways to pay', () => {
  it('are offered in the order of the shop', () => {
    expect(codes({})).toEqual(['crypto', 'banktransfer', 'payplug', 'paypal_standard', 'payzen']);
  });

  it('are free alone exactly where nothing is to pay', () => {
    fc.assert(
      fc.property(fc.nat(30_000_000), fc.boolean(), fc.constantFrom('general', 'pro'), (total, isBackOffice, group) => {
        const offered = codes({ total, isBackOffice, group });
        expect(offered.includes('free')).toBe(total === 0);
        if (total === 0) expect(offered).toEqual(['free']);
        expect(offered).not.toContain('store_credit');
      }),
    );
  });

  it('are cash and cheque in the back office alone', () => {
    expect(codes({ isBackOffice: true })).toEqual(expect.arrayContaining(['cash', 'cheque']));
    expect(codes({})).not.toContain('cash');
  });

  it('keep payment on account to the groups that are named for it', () => {
    expect(codes({ group: 'pro' })).toContain('account');
    expect(codes({})).not.toContain('account');
    expect(codes({ group: 'pro' }, [method('account', 1)])).toEqual([]);
  });

  it('stay within their amounts, the shop’s and the provider’s', () => {
    const limited = [method('payzen', 1, { minTotal: money(10), maxTotal: money(50), groups: ['general'] })];
    expect([9.99, 10, 50, 50.01].map((total) => codes({ total: money(total) }, limited).length)).toEqual([0, 1, 1, 0]);
    expect(codes({ total: money(20), group: 'pro' }, limited)).toEqual([]);
    expect(codes({ total: money(0.98) })).not.toContain('payplug');
    expect(codes({ total: money(0.99) })).toContain('payplug');
    expect(codes({ total: money(20_000.01) })).not.toContain('payplug');
    expect(codes({ currency: 'CHF' })).toEqual(['paypal_standard', 'payzen']);
  });

  it('pay before the shop begins, but for those that pay later', () => {
    expect(CODES.filter((code) => !paymentFacts(code).needsPrepayment)).toEqual(['account', 'free', 'cash']);
    expect(isPaymentMethod('toString')).toBe(false);
  });

  it('use up credit first, and never more than is there', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: -1_000, max: 1_000_000 }), (total, balance) => {
        const { credit, rest } = shareOfCredit(total, balance);
        expect(credit + rest).toBe(total);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(Math.max(0, balance));
      }),
    );
  });
});

describe('the time to pay', () => {
  const placed = Date.parse('2026-06-15T15:00:00Z');
  const deadline = (kind: Parameters<typeof paymentDeadline>[0]) => paymentDeadline(kind, placed, DEFAULT_EXPIRY);

  it('is an hour online, and ten days to their end for a transfer', () => {
    expect(deadline('online')).toBe(placed + 3_600_000);
    expect(deadline('transfer')).toBe(Date.parse('2026-06-25T21:59:59.999Z'));
    expect(deadline('later')).toBeNull();
  });

  it('O25 of a transfer is two working days for who has never paid, and never longer than for everybody', () => {
    const until = (at: string, terms = DEFAULT_EXPIRY) => {
      const end = paymentDeadline('transfer', Date.parse(at), terms, false);
      return new Date(end ?? 0).toISOString().slice(0, 10);
    };
    expect(until('2026-06-15T15:00:00Z')).toBe('2026-06-17');
    // on a Friday, and before the holidays of May
    expect(until('2026-06-19T15:00:00Z')).toBe('2026-06-23');
    expect(until('2026-04-30T15:00:00Z')).toBe('2026-05-05');
    expect(until('2026-06-19T15:00:00Z', { ...DEFAULT_EXPIRY, transferDays: 1 })).toBe('2026-06-20');
    expect(paymentDeadline('online', placed, DEFAULT_EXPIRY, false)).toBe(deadline('online'));
  });

  it('is over after its last instant, and never where nothing runs out', () => {
    expect(isPaymentExpired(placed, placed)).toBe(false);
    expect(isPaymentExpired(placed, placed + 1)).toBe(true);
    expect(isPaymentExpired(null, placed)).toBe(false);
  });

  it('has a reminder at its half for a transfer', () => {
    const end = deadline('transfer');
    expect(reminderAt('transfer', placed, end)).toBe(placed + Math.floor(((end ?? 0) - placed) / 2));
    expect(reminderAt('online', placed, deadline('online'))).toBeNull();
  });
});
