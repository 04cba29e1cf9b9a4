import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, roundToCents } from '#core/domain/price/money.ts';
import { taxBlocks, taxExcluded, taxIncluded } from '#core/domain/price/tax.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((count) => count * 100);
const rate = fc.constantFrom(0, 2.1, 5.5, 10, 20);

describe('VAT', () => {
  it('is whole cents and less than what holds it', () => {
    fc.assert(
      fc.property(cents, rate, (amount, percent) => {
        const tax = taxIncluded(amount, percent);
        expect(roundToCents(tax)).toBe(tax);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('taken out and put back differs by less than a cent', () => {
    fc.assert(
      fc.property(cents, rate, (amount, percent) => {
        const base = amount - taxIncluded(amount, percent);
        expect(Math.abs(base + taxExcluded(base, percent) - amount)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('sums by rate, line by line, to exactly what is paid', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ amount: cents, taxPercent: rate }), { maxLength: 40 }), (lines) => {
        const blocks = taxBlocks(lines);
        expect(add(...blocks.map((block) => add(block.base, block.tax)))).toBe(add(...lines.map((one) => one.amount)));
        for (const block of blocks) {
          const same = lines.filter((one) => one.taxPercent === block.taxPercent);
          expect(block.tax).toBe(add(...same.map((one) => taxIncluded(one.amount, one.taxPercent))));
        }
        const rates = blocks.map((block) => block.taxPercent);
        expect(rates).toEqual([...new Set(rates)].toSorted((a, b) => b - a));
      }),
    );
  });

  it('of 44,91 € at 20 % is 7,49 €: the half cent goes up', () => {
    expect(taxIncluded(money(44.91), 20)).toBe(money(7.49));
  });

  it('of a rate with decimals is exact', () => {
    expect(taxIncluded(money(22.05), 5.5)).toBe(money(1.15));
    expect(taxExcluded(money(20.9), 5.5)).toBe(money(1.15));
  });
});
