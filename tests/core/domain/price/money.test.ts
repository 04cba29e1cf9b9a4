import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '#core/domain/price/allocate.ts';
import { add, compare, fromCents, money, roundToCents, subtract, times, toCents } from '#core/domain/price/money.ts';

const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 });

describe('money', () => {
  it('adds in any order to the same sum, and subtracts what it added', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        expect(add(a, add(b, c))).toBe(add(add(c, a), b));
        expect(subtract(add(a, b), b)).toBe(a);
      }),
    );
  });

  it('costs the same whether a quantity is multiplied or added up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 50 }), (price, quantity) => {
        expect(times(price, quantity)).toBe(add(...Array.from({ length: quantity }, () => price)));
      }),
    );
  });

  it('rounds to the nearest cent, once and for all', () => {
    fc.assert(
      fc.property(amount, (a) => {
        const rounded = roundToCents(a);
        expect(rounded % 100 === 0).toBe(true);
        expect(Math.abs(rounded - a)).toBeLessThanOrEqual(50);
        expect(roundToCents(rounded)).toBe(rounded);
        expect(roundToCents(-a) + rounded).toBe(0);
        expect(fromCents(toCents(a))).toBe(rounded);
      }),
    );
  });

  it('rounds half a cent up, and a credit as the sale it reverses', () => {
    expect(toCents(money(7.485))).toBe(749);
    expect(toCents(money(7.4849))).toBe(748);
    expect(toCents(money(-7.485))).toBe(-749);
    expect(toCents(money(1.005))).toBe(101);
  });

  it('reads euros to the nearest unit and refuses what is no amount', () => {
    expect(money(49.9)).toBe(499_000);
    expect(money(0.1) + money(0.2)).toBe(money(0.3));
    expect(() => money(Number.NaN)).toThrow(RangeError);
    expect(() => money(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => times(money(1), 0.333_333)).toThrow(RangeError);
  });

  it('sorts amounts upwards', () => {
    expect([money(2), money(-1), money(1)].toSorted(compare)).toEqual([money(-1), money(1), money(2)]);
  });

  it('shares an amount so that the parts sum to the whole and none changes sign', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const parts = allocate(total, shares);
        expect(parts).toHaveLength(shares.length);
        expect(add(...parts)).toBe(total);
        for (const part of parts) expect(part * Math.sign(total)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives a weight of zero nothing while another weighs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000 }), (cents, weight) => {
        expect(allocate(fromCents(cents), [0, weight])).toEqual([0, fromCents(cents)]);
      }),
    );
  });

  it('shares 15,00 € over the lines of the reference cart as 10,98 / 1,32 / 2,70', () => {
    const parts = allocate(money(15), [money(99.8), money(12), money(24.5)]);
    expect(parts).toEqual([money(10.98), money(1.32), money(2.7)]);
  });

  it('gives the cents left over to the largest weight, and takes the excess from it', () => {
    expect(allocate(money(0.1), [1, 2, 4])).toEqual([money(0.01), money(0.03), money(0.06)]);
    expect(
      allocate(
        money(0.05),
        Array.from({ length: 10 }, () => 1),
      ).filter((part) => part < 0),
    ).toEqual([]);
  });

  it('refuses to share something between nobody, and shares nothing between them', () => {
    expect(() => allocate(money(1), [])).toThrow(RangeError);
    expect(() => allocate(money(1), [-1, 2])).toThrow(RangeError);
    expect(allocate(0, [])).toEqual([]);
    expect(allocate(money(0.04), [0, 0])).toEqual([money(0.02), money(0.02)]);
  });
});
