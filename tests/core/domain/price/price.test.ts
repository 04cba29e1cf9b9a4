import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#core/domain/price/money.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { effectivePrice } from '#core/domain/price/price.ts';
import { discountPercent, priorPrice } from '#core/domain/price/prior-price.ts';
import type { PriceSource } from '#core/domain/price/price.ts';

const NOON = Date.parse('2026-06-15T12:00:00Z');
const DAY = 24 * 3_600_000;

const reference: PriceSource = {
  base: money(100),
  special: { price: money(80), from: '2026-06-01', to: '2026-06-30' },
  rule: money(85),
  groups: [
    { group: null, quantity: 1, kind: 'fixed', price: money(95) },
    { group: 'pro', quantity: 4, kind: 'discount', percent: 30 },
  ],
};

function askReference(group: string | null, quantity: number, nowMs = NOON) {
  return effectivePrice(reference, { group, quantity, nowMs });
}

/** The reference with nothing but its special price, at an instant. */
function askSpecial(at: string) {
  const source = { ...reference, rule: null, groups: [] };
  return effectivePrice(source, { group: null, quantity: 1, nowMs: Date.parse(at) });
}

/** A base price of 10 € with a special price that has no end. */
function askOpen(price: number) {
  const source = { base: money(10), special: { price, from: null, to: null }, rule: null, groups: [] };
  return effectivePrice(source, { group: null, quantity: 1, nowMs: NOON });
}

const priceOf = fc.integer({ min: 0, max: 10_000_000 });

const period = (euros: number, fromDay: number, toDay: number | null) => ({
  price: money(euros),
  startedAtMs: NOON + fromDay * DAY,
  endedAtMs: toDay === null ? null : NOON + toDay * DAY,
});

describe('the price of a product', () => {
  it('is never below zero nor above the base price, and never rises with the quantity', () => {
    const groups = fc.array(
      fc.record({
        group: fc.constantFrom(null, 'pro'),
        quantity: fc.integer({ min: 1, max: 5 }),
        kind: fc.constant('fixed' as const),
        price: priceOf,
      }),
    );
    fc.assert(
      fc.property(priceOf, fc.option(priceOf), groups, fc.integer({ min: 1, max: 6 }), (base, rule, rows, count) => {
        const price = effectivePrice(
          { base, special: null, rule, groups: rows },
          { group: 'pro', quantity: count, nowMs: NOON },
        );
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(base);
        if (rule !== null) expect(price).toBeLessThanOrEqual(rule);
      }),
    );
  });

  it('follows the reference: the lowest of special, rule and group', () => {
    expect(askReference('general', 1)).toBe(money(80));
    expect(askReference('pro', 3)).toBe(money(80));
    expect(askReference('pro', 4)).toBe(money(70));
    expect(askReference('general', 1, Date.parse('2026-07-02T12:00:00Z'))).toBe(money(85));
  });

  it('begins and ends its special days at midnight in Paris', () => {
    expect(askSpecial('2026-05-31T21:59:59Z')).toBe(money(100));
    expect(askSpecial('2026-05-31T22:00:00Z')).toBe(money(80));
    expect(askSpecial('2026-06-30T21:59:59Z')).toBe(money(80));
    expect(askSpecial('2026-06-30T22:00:00Z')).toBe(money(100));
    expect(dayInParis(Date.parse('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  });

  it('ignores a special price of zero and reads open ends as always', () => {
    expect(askOpen(0)).toBe(money(10));
    expect(askOpen(money(9))).toBe(money(9));
  });
});

describe('the prior price', () => {
  it('is the lowest of the thirty days before the reduction, not the last', () => {
    expect(
      priorPrice([period(100, -90, -20), period(90, -20, -15), period(110, -15, -2), period(85, -2, null)], NOON),
    ).toBe(money(90));
  });

  it('forgets what ended more than thirty days before the reduction', () => {
    expect(priorPrice([period(70, -90, -40), period(100, -40, -2), period(80, -2, null)], NOON)).toBe(money(100));
  });

  it('keeps the first reference through successive reductions', () => {
    expect(priorPrice([period(100, -90, -50), period(80, -50, -10), period(60, -10, null)], NOON)).toBe(money(100));
  });

  it('is not shown when the price rose, never moved, or is no lower than the lowest before', () => {
    expect(priorPrice([period(80, -20, -5), period(100, -5, null)], NOON)).toBeNull();
    expect(priorPrice([period(80, -20, null)], NOON)).toBeNull();
    expect(priorPrice([], NOON)).toBeNull();
    expect(priorPrice([period(80, -20, -10), period(100, -10, -5), period(80, -5, null)], NOON)).toBeNull();
  });
});

describe('an announced reduction', () => {
  it('is never announced larger than it is', () => {
    fc.assert(
      fc.property(priceOf, fc.integer({ min: 1, max: 10_000_000 }), (price, prior) => {
        const percent = discountPercent(price, prior);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent * prior).toBeLessThanOrEqual(Math.max(0, prior - price) * 100);
      }),
    );
    expect(discountPercent(money(66.7), money(100))).toBe(33);
  });
});
