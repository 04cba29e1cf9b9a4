import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange, isExchangeRate } from '#core/domain/price/exchange.ts';
import { fromCents, money } from '#core/domain/price/money.ts';

const amount = fc.integer({ min: -100_000_000, max: 100_000_000 });
const rate = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.bigInt({ min: 1n, max: 10n ** 12n - 1n }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(12, '0')}`);

describe('an amount in another currency', () => {
  it('is a whole count of the smallest coin, and a credit mirrors the sale', () => {
    fc.assert(
      fc.property(amount, rate, fc.integer({ min: 0, max: 4 }), (base, by, decimals) => {
        const there = exchange(base, by, decimals);
        expect(Math.abs(there % 10 ** (4 - decimals))).toBe(0);
        expect(exchange(-base, by, decimals) + there).toBe(0);
      }),
    );
  });

  it('is never smaller for a larger amount', () => {
    fc.assert(
      fc.property(amount, amount, rate, (one, two, by) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)];
        expect(exchange(less, by)).toBeLessThanOrEqual(exchange(more, by));
      }),
    );
  });

  it('at the rate 1 is itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (count) => {
        expect(exchange(fromCents(count), '1')).toBe(fromCents(count));
      }),
    );
  });

  it('is rounded half-up to the decimals of the currency', () => {
    expect(exchange(money(129.57), '1.083000000000')).toBe(money(140.32));
    expect(exchange(money(10), '0.8545')).toBe(money(8.55));
    expect(exchange(money(129.57), '163.12', 0)).toBe(money(21_135));
  });

  it('is plain zero where a credit rounds away', () => {
    expect(exchange(-1, '0.1')).toBe(0);
  });

  it('asks for a rate above zero', () => {
    for (const text of ['0', '0.000000000000', '-1', '1,08', '', '1e3', '1.0000000000001']) {
      expect(isExchangeRate(text)).toBe(false);
      expect(() => exchange(money(1), text)).toThrow(RangeError);
    }
  });
});
