import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubledLines, withDifference } from '#core/domain/cart/cart-merge.ts';
import { MAX_LINE_QUANTITY, type CartLine } from '#core/domain/cart/cart.ts';

const lineOf = (lineKey: string, quantity: number): CartLine => ({
  lineKey,
  product: lineKey,
  variant: null,
  quantity,
  unitPrice: 10_000,
  taxPercent: 20,
  deposit: 0,
  ecoContribution: 0,
});

/** Carts without line limits in sight. */
const cart = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 50 })), {
    selector: ([key]) => key,
  })
  .map((lines) => lines.map(([key, quantity]) => lineOf(key, quantity)));

const counted = (lines: readonly CartLine[]) => Object.fromEntries(lines.map((line) => [line.lineKey, line.quantity]));

describe('the difference a guest makes', () => {
  it('is the guest’s cart the first time, and nothing where nothing moved', () => {
    fc.assert(
      fc.property(cart, cart, (own, guest) => {
        expect(counted(withDifference([], [], guest))).toEqual(counted(guest));
        expect(withDifference(own, guest, guest)).toEqual(own);
      }),
    );
  });

  it('counts once in however many steps it comes: merged now and forwarded later is merged later', () => {
    fc.assert(
      fc.property(cart, cart, cart, cart, (own, first, second, third) => {
        const inSteps = withDifference(withDifference(withDifference(own, [], first), first, second), second, third);
        expect(counted(inSteps)).toEqual(counted(withDifference(own, [], third)));
      }),
      { numRuns: 10_000 },
    );
  });

  it('takes out what the guest had put in, and nothing of the customer’s own', () => {
    fc.assert(
      fc.property(cart, cart, (own, guest) => {
        expect(counted(withDifference(withDifference(own, [], guest), guest, []))).toEqual(counted(own));
      }),
    );
  });

  it('is never more than a line may hold', () => {
    const [line] = withDifference([lineOf('a', 990)], [], [lineOf('a', 50)]);
    expect(line?.quantity).toBe(MAX_LINE_QUANTITY);
  });
});

it('lines that both carts held are told with what they were', () => {
  const own = [lineOf('a', 2), lineOf('b', 1)];
  const merged = withDifference(own, [], [lineOf('a', 3), lineOf('c', 1)]);
  expect(doubledLines(own, merged)).toEqual([{ lineKey: 'a', from: 2, to: 5 }]);
});
