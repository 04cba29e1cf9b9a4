import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOf, runningShare } from '#core/domain/order/order-amounts.ts';
import { add, money } from '#core/domain/price/money.ts';
import { taxIncluded } from '#core/domain/price/tax.ts';

const cents = (max: number) => fc.nat(max).map((count) => count * 100);
const division = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 });

/** Each step with the units before it, and all units. */
function steps(counts: readonly number[]) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, at) => ({ count, all, before: counts.slice(0, at).reduce((sum, one) => sum + one, 0) }));
}

describe('the share of some units', () => {
  it('sums to the whole over any division, in cents and never below zero', () => {
    fc.assert(
      fc.property(cents(100_000), division, (amount, counts) => {
        const shares = steps(counts).map(({ before, count, all }) => runningShare(amount, before, count, all));
        expect(add(...shares)).toBe(amount);
        for (const share of shares) expect(share >= 0 && share % 100 === 0).toBe(true);
      }),
    );
  });

  it('holds no more VAT than it asks for, however small the amounts', () => {
    fc.assert(
      fc.property(cents(60), fc.constantFrom(2.1, 5.5, 20, 27), division, (total, taxPercent, counts) => {
        const whole = { total, discount: 0, tax: taxIncluded(total, taxPercent), taxPercent };
        const parts = steps(counts).map(({ before, count, all }) => partOf(whole, before, count, all));
        expect(add(...parts.map((part) => part.tax))).toBe(whole.tax);
        for (const part of parts) expect(part.tax >= 0 && part.tax <= part.total).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is a third of ten euros three times', () => {
    expect([0, 1, 2].map((before) => runningShare(money(10), before, 1, 3))).toEqual([
      money(3.33),
      money(3.34),
      money(3.33),
    ]);
  });
});
