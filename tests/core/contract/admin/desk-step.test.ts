import { randomUUID } from 'node:crypto';

import * as v from 'valibot';
import { expect, test } from 'vitest';

import { cancelOrderRoute } from '#core/contract/admin/orders/moves.ts';
import { proposeQuoteRoute } from '#core/contract/admin/quotes/moves.ts';
import { MAX_MERGED_LINES } from '#core/domain/cart/cart.ts';

const isTaken = (route: { readonly body?: v.GenericSchema | undefined }, body: unknown): boolean =>
  route.body !== undefined && v.safeParse(route.body, body).success;

test('a step may be about every line of the largest cart, and about no more', () => {
  const units = (count: number) => Object.fromEntries(Array.from({ length: count }, () => [randomUUID(), 1]));
  const lines = (count: number) =>
    Array.from({ length: count }, (_, position) => ({ position, quantity: 1, unitPrice: 10_000 }));
  const terms = { rev: 1, added: [], validityDays: 30, deliveryDelay: null, conditions: null };
  for (const [count, isRight] of [
    [MAX_MERGED_LINES, true],
    [MAX_MERGED_LINES + 1, false],
  ] as const) {
    expect(isTaken(cancelOrderRoute, { rev: 1, units: units(count), reason: null })).toBe(isRight);
    expect(isTaken(proposeQuoteRoute, { ...terms, lines: lines(count) })).toBe(isRight);
  }
});
