import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RMA_STATUSES } from '#core/domain/returns/rma-status.ts';
import { withdrawalStanding } from '#core/domain/returns/withdrawal-standing.ts';

const rma = fc.option(fc.record({ status: fc.constantFrom(...RMA_STATUSES), isRefunded: fc.boolean() }));

test('what was declined is refused, whatever its return says', () => {
  fc.assert(
    fc.property(rma, fc.boolean(), (one, isOrderRefunded) => {
      expect(withdrawalStanding({ isDeclined: true, rma: one, isOrderRefunded })).toBe('refused');
    }),
  );
});

test('nobody is told to be refunded whose money did not go back', () => {
  fc.assert(
    fc.property(rma, fc.boolean(), fc.boolean(), (one, isDeclined, isOrderRefunded) => {
      const standing = withdrawalStanding({ isDeclined, rma: one, isOrderRefunded });
      const went = one === null ? isOrderRefunded : one.isRefunded || one.status === 'refunded';
      if (standing === 'refunded') expect(went).toBe(true);
      if (went && !isDeclined) expect(standing).toBe('refunded');
    }),
  );
});

test.each([
  ['awaiting_return', 'awaitingParcel'],
  ['returned', 'parcelReceived'],
  ['refused', 'refused'],
  ['refunded', 'refunded'],
  ['processing', 'received'],
] as const)('a return in %s is told as %s', (status, told) => {
  const facts = { isDeclined: false, isOrderRefunded: false, rma: { status, isRefunded: false } };
  expect(withdrawalStanding(facts)).toBe(told);
});
