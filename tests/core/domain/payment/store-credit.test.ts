import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditBalance } from '#core/domain/payment/store-credit.ts';
import { shareOfCredit } from '#core/domain/payment/methods.ts';

const NOON = Date.parse('2026-06-15T12:00:00Z');
const cents = fc.integer({ min: -50_000, max: 50_000 }).map((count) => count * 100);
const entry = fc.record({
  amount: cents,
  expiresAt: fc.constantFrom(null, '2026-06-15T12:00:00.000Z', '2026-06-15T12:00:00.001Z', '2027-01-01T00:00:00.000Z'),
});

describe('what the shop owes a customer', () => {
  it('is never below nothing, whatever order it was written down in, and grows by what is given', () => {
    fc.assert(
      fc.property(fc.array(entry), cents, (entries, more) => {
        const balance = creditBalance(entries, NOON);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(creditBalance(entries.toReversed(), NOON)).toBe(balance);
        const given = { amount: Math.abs(more), expiresAt: null };
        expect(creditBalance([...entries, given], NOON)).toBeGreaterThanOrEqual(balance);
      }),
    );
  });

  it('runs out at its instant', () => {
    const entries = [
      { amount: 100_000, expiresAt: null },
      { amount: 50_000, expiresAt: '2026-06-15T12:00:00.000Z' },
    ];
    expect(creditBalance(entries, NOON - 1)).toBe(150_000);
    expect(creditBalance(entries, NOON)).toBe(100_000);
  });

  it('pays a total to the cent, and leaves the rest for another way', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(entry), (total, entries) => {
        const { credit, rest } = shareOfCredit(total, creditBalance(entries, NOON));
        expect(credit + rest).toBe(total);
        expect(Math.min(credit, rest)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
