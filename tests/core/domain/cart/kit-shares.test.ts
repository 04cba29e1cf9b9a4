import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitShares } from '#core/domain/cart/kit-shares.ts';
import { cartTotals, type CartLine } from '#core/domain/cart/cart.ts';

const part = fc.record({ price: fc.nat(50_000_00), quantity: fc.integer({ min: 1, max: 99 }) });
const parts = fc.array(part, { minLength: 1, maxLength: 20 });

describe('the fixed price of a kit', () => {
  it('is the sum of what its pieces cost, whatever they cost by themselves', () => {
    fc.assert(
      fc.property(fc.nat(999_999_99), parts, (total, kit) => {
        const shares = kitShares(total, kit);
        const sum = shares.flat().reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0);
        expect(sum).toBe(total);
        shares.forEach((pieces, at) => {
          expect(pieces.reduce((all, { quantity }) => all + quantity, 0)).toBe(kit[at]?.quantity);
          for (const { unitPrice, quantity } of pieces) {
            expect(unitPrice).toBeGreaterThanOrEqual(0);
            expect(quantity).toBeGreaterThan(0);
          }
        });
      }),
    );
  });

  it('is shared to the cent, by what each piece costs: none is a cent away from its exact share', () => {
    fc.assert(
      fc.property(fc.nat(999_999), parts, (cents, kit) => {
        const total = cents * 100;
        const whole = kit.reduce((all, { price, quantity }) => all + price * quantity, 0);
        fc.pre(whole > 0);
        kitShares(total, kit).forEach((pieces, at) => {
          const exact = (total * (kit[at]?.price ?? 0)) / whole;
          for (const { unitPrice } of pieces) {
            expect(unitPrice % 100).toBe(0);
            expect(Math.abs(unitPrice - exact)).toBeLessThan(100.001);
          }
        });
      }),
    );
  });

  it('is shared equally where nothing costs anything, and two thirds of a cent go to the largest remainders', () => {
    expect(
      kitShares(10_000, [
        { price: 0, quantity: 1 },
        { price: 0, quantity: 1 },
      ]),
    ).toEqual([[{ unitPrice: 5_000, quantity: 1 }], [{ unitPrice: 5_000, quantity: 1 }]]);
    expect(kitShares(10_000, [{ price: 7, quantity: 3 }])).toEqual([
      [
        { unitPrice: 3_400, quantity: 1 },
        { unitPrice: 3_300, quantity: 2 },
      ],
    ]);
  });
});

describe('a cart with a kit', () => {
  it('is taxed by what the kit holds, and costs what the kit costs', () => {
    const line: CartLine = {
      lineKey: 'kit',
      product: 'kit',
      variant: null,
      quantity: 2,
      unitPrice: 1_400_000,
      taxPercent: 20,
      deposit: 0,
      ecoContribution: 0,
      parts: [
        { unitPrice: 600_000, quantity: 2, taxPercent: 20 },
        { unitPrice: 200_000, quantity: 1, taxPercent: 5.5 },
      ],
    };
    const { grandTotal, subTotal, taxes } = cartTotals([line]);
    expect(grandTotal).toBe(2_800_000);
    expect(subTotal).toBe(2_800_000);
    expect(taxes.map(({ taxPercent }) => taxPercent).toSorted((a, b) => a - b)).toEqual([5.5, 20]);
  });
});
