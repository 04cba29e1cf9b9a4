import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateWithin } from '#core/domain/price/allocate-within.ts';
import { allocate } from '#core/domain/price/allocate.ts';
import { add, fromCents, money } from '#core/domain/price/money.ts';

const cents = (max: number) => fc.integer({ min: 0, max }).map(fromCents);

describe('an amount shared within limits', () => {
  it('is shared whole as far as the limits reach, and no part is above its limit or below zero', () => {
    fc.assert(
      fc.property(cents(20_000), fc.array(cents(900), { maxLength: 60 }), (total, limits) => {
        const parts = allocateWithin(total, limits);
        expect(add(...parts)).toBe(Math.min(total, add(...limits)));
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(limits[index] ?? 0);
          expect(part % 100).toBe(0);
        }
      }),
    );
  });

  it('is shared as without limits where those do not bind', () => {
    fc.assert(
      fc.property(
        fc.array(
          cents(900_000).filter((one) => one > 50_000),
          { minLength: 1, maxLength: 8 },
        ),
        (limits) => {
          const total = fromCents(Math.floor(add(...limits) / 300));
          expect(allocateWithin(total, limits)).toEqual(allocate(total, limits));
        },
      ),
    );
  });

  it('does not heap on one line the cents that a hundred small ones round down to nothing', () => {
    const parts = allocateWithin(
      money(0.49),
      Array.from({ length: 100 }, () => money(0.01)),
    );
    expect(Math.max(...parts)).toBe(money(0.01));
    expect(add(...parts)).toBe(money(0.49));
  });
});
