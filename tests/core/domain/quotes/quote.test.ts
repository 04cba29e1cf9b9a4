import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  QUOTE_STATES,
  canMoveQuote,
  canRenewQuote,
  isQuoteNumber,
  quoteMoves,
  quoteNumber,
} from '#core/domain/quotes/quote.ts';

const ACTORS = ['buyer', 'shop', 'clock'] as const;

describe('a quote', () => {
  it('reaches every state from its request, and ends where nobody can move it', () => {
    const reached = new Set(['requested']);
    for (const from of QUOTE_STATES) {
      if (!reached.has(from)) continue;
      for (const actor of ACTORS) for (const to of quoteMoves(from, actor)) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...QUOTE_STATES].toSorted());
    const final = QUOTE_STATES.filter((state) => ACTORS.every((actor) => quoteMoves(state, actor).length === 0));
    expect(final).toEqual(['converted', 'declined', 'refused_by_shop', 'expired', 'canceled']);
  });

  it('can be asked for again exactly when it ended without an order', () => {
    expect(QUOTE_STATES.filter(canRenewQuote)).toEqual(['declined', 'refused_by_shop', 'expired', 'canceled']);
  });

  it('is accepted by the buyer alone and proposed by the shop alone', () => {
    expect(canMoveQuote('proposed', 'accepted', 'buyer')).toBe(true);
    expect(canMoveQuote('proposed', 'accepted', 'shop')).toBe(false);
    expect(canMoveQuote('in_review', 'proposed', 'shop')).toBe(true);
    expect(canMoveQuote('in_review', 'proposed', 'buyer')).toBe(false);
    expect(canMoveQuote('requested', 'converted', 'shop')).toBe(false);
  });

  it('has a number of DEV and eight digits that sorts as it counts', () => {
    const place = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(isQuoteNumber(quoteNumber(a))).toBe(true);
        expect(quoteNumber(a) < quoteNumber(b)).toBe(a < b);
      }),
    );
    expect(quoteNumber(42)).toBe('DEV00000042');
    expect(() => quoteNumber(0)).toThrow(RangeError);
    expect(() => quoteNumber(100_000_000)).toThrow(RangeError);
    expect(isQuoteNumber('DEV00000000')).toBe(false);
  });
});
