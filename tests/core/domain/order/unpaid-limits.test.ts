import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isAtLimit, unpaidFault, type UnpaidTerms } from '#core/domain/order/unpaid-limits.ts';

const TERMS: UnpaidTerms = { newOrders: 3, newPieces: 100, knownOrders: 20 };
const stranger = { orders: 0, pieces: 0, isKnown: false };
const wanted = (pieces: number, isProposed = false) => ({ pieces, isProposed });

test('O25 whatever a stranger orders, no more than so many orders and pieces wait for their money', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 30 }), (carts) => {
      let unpaid = stranger;
      for (const pieces of carts) {
        if (unpaidFault(unpaid, wanted(pieces), TERMS) !== null) continue;
        unpaid = { ...unpaid, orders: unpaid.orders + 1, pieces: unpaid.pieces + pieces };
      }
      expect(unpaid.orders).toBeLessThanOrEqual(TERMS.newOrders);
      expect(unpaid.pieces).toBeLessThanOrEqual(TERMS.newPieces);
    }),
  );
});

test('O25 the last order and the last piece of the limit are let in, the next are not', () => {
  expect(unpaidFault({ ...stranger, orders: 2 }, wanted(100), TERMS)).toBeNull();
  expect(unpaidFault({ ...stranger, orders: 2, pieces: 60 }, wanted(41), TERMS)).toBe('pieces');
  expect(unpaidFault({ ...stranger, orders: 3 }, wanted(1), TERMS)).toBe('orders');
});

test('O25 who has paid before may have more orders, of any number of pieces', () => {
  const known = { orders: 19, pieces: 5_000, isKnown: true };
  expect(unpaidFault(known, wanted(500), TERMS)).toBeNull();
  expect(unpaidFault({ ...known, orders: 20 }, wanted(1), TERMS)).toBe('orders');
});

test('O25 what the shop has proposed is not refused', () => {
  expect(unpaidFault({ orders: 50, pieces: 5_000, isKnown: false }, wanted(500, true), TERMS)).toBeNull();
});

test('O25 the shop hears of who could order nothing more', () => {
  expect(isAtLimit({ orders: 1, pieces: 99, isKnown: false }, TERMS)).toBe(false);
  expect(isAtLimit({ orders: 1, pieces: 100, isKnown: false }, TERMS)).toBe(true);
  expect(isAtLimit({ orders: 3, pieces: 3, isKnown: false }, TERMS)).toBe(true);
  expect(isAtLimit({ orders: 3, pieces: 300, isKnown: true }, TERMS)).toBe(false);
});
