import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { orderPayState } from '#core/domain/order/pay-state.ts';

const facts = fc.record({
  paid: fc.nat(1_000_000),
  refunded: fc.nat(1_000_000),
  due: fc.nat(1_000_000),
  isUnderWay: fc.boolean(),
  hasFailed: fc.boolean(),
});

describe('how the money of an order stands', () => {
  test('what was given back outweighs all else, and all of it is "refunded"', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const state = orderPayState(given);
        expect(state === 'refunded' || state === 'partlyRefunded').toBe(given.refunded > 0);
        expect(state === 'refunded').toBe(given.refunded > 0 && given.refunded >= given.paid);
      }),
    );
  });

  test('a try says something only while something is left to pay', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const state = orderPayState({ ...given, refunded: 0, due: 0 });
        expect(state).toBe(given.paid > 0 ? 'paid' : 'nothingDue');
        const open = orderPayState({ ...given, refunded: 0, due: 1 });
        expect(open === 'underWay').toBe(given.isUnderWay);
        expect(open === 'failed').toBe(!given.isUnderWay && given.hasFailed);
      }),
    );
  });

  test.each([
    [{ paid: 0, due: 100 }, 'awaited'],
    [{ paid: 50, due: 50 }, 'partlyPaid'],
    [{ paid: 100, due: 0 }, 'paid'],
    [{ paid: 0, due: 0 }, 'nothingDue'],
  ] as const)('%o is %s', (given, state) => {
    expect(orderPayState({ refunded: 0, isUnderWay: false, hasFailed: false, ...given })).toBe(state);
  });
});
