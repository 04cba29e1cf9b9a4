import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, fromCents, money } from '#core/domain/price/money.ts';
import { priceExcludingTax, priceIncludingTax, taxBlocks, taxExcluded } from '#core/domain/price/tax.ts';
import { blocksOf, taxedParts, type TaxableAmount } from '#core/domain/tax/taxed-parts.ts';

const amount: fc.Arbitrary<TaxableAmount> = fc
  .record({
    cents: fc.integer({ min: 0, max: 500_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    taxPercent: fc.constantFrom(0, 5.5, 19, 20, 27),
    includesTax: fc.boolean(),
  })
  .map(({ cents, share, ...one }) => ({
    ...one,
    gross: fromCents(cents),
    discount: fromCents(Math.floor(cents * share)),
  }));
const amounts = fc.array(amount, { maxLength: 30 });
const rounding = fc.constantFrom('per_line' as const, 'per_rate' as const);

describe('an amount in all its parts', () => {
  it('adds up with and without VAT, before and after discount, and nothing is negative', () => {
    fc.assert(
      fc.property(amounts, rounding, (all, how) => {
        for (const parts of taxedParts(all, how)) {
          expect(parts.totalExclTax + parts.tax).toBe(parts.total);
          expect(parts.subTotal - parts.discount).toBe(parts.total);
          for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0);
          expect(parts.subTotalExclTax).toBeGreaterThanOrEqual(parts.totalExclTax);
        }
      }),
    );
  });

  it('keeps what was entered: the price with VAT, or the one without', () => {
    fc.assert(
      fc.property(amounts, rounding, (all, how) => {
        for (const [index, parts] of taxedParts(all, how).entries()) {
          const one = all[index];
          if (one === undefined) continue;
          expect(one.includesTax ? parts.subTotal : parts.subTotalExclTax).toBe(one.gross);
          expect(one.includesTax ? parts.total : parts.totalExclTax).toBe(one.gross - one.discount);
        }
      }),
    );
  });

  it('makes blocks that add up to all of them', () => {
    fc.assert(
      fc.property(amounts, rounding, (all, how) => {
        const parts = taxedParts(all, how);
        const blocks = blocksOf(parts);
        expect(add(...blocks.map((block) => block.base + block.tax))).toBe(add(...parts.map((one) => one.total)));
        expect(add(...blocks.map((block) => block.tax))).toBe(add(...parts.map((one) => one.tax)));
      }),
    );
  });

  it('is per line what the tax block of today is', () => {
    fc.assert(
      fc.property(amounts, (all) => {
        const included = all.map((one) => ({ ...one, includesTax: true })).filter((one) => one.gross > one.discount);
        const lines = included.map((one) => ({ amount: one.gross - one.discount, taxPercent: one.taxPercent }));
        expect(blocksOf(taxedParts(included, 'per_line'))).toEqual(taxBlocks(lines));
      }),
    );
  });

  it('is per rate rounded once for the whole rate', () => {
    const cent = { gross: money(0.03), discount: 0, taxPercent: 20, includesTax: false };
    const lines = Array.from({ length: 10 }, () => cent);
    const tax = (how: 'per_line' | 'per_rate') => blocksOf(taxedParts(lines, how))[0]?.tax;
    expect(tax('per_line')).toBe(money(0.1));
    expect(tax('per_rate')).toBe(taxExcluded(money(0.3), 20));
    expect(tax('per_rate')).toBe(money(0.06));
  });
});

describe('a price with and without VAT', () => {
  it('is the same again to 1/10,000 € there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(0, 5.5, 20), (cents, percent) => {
        const back = priceIncludingTax(priceExcludingTax(fromCents(cents), percent), percent);
        expect(Math.abs(back - fromCents(cents))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('of 49,90 € at 20 % is 41,5833 € without', () => {
    expect(priceExcludingTax(money(49.9), 20)).toBe(415_833);
  });
});
