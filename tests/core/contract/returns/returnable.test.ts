/** Laws of what may be sent back, read from the records of an order and its returns. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { mayBeReturned, returnableLine, returnableLines, unitsInReturns } from '#core/contract/returns/returnable.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { returnableUnits } from '#core/domain/returns/eligibility.ts';
import { RMA_STATUSES } from '#core/domain/returns/rma-status.ts';
import { ORDER, orderRecord } from '#tests/support/samples/order-samples.ts';

const asked = { today: '2026-11-21', defaultDays: 30, withdrawalDays: 14 } as const;
const line = ORDER.lines[0];

type Facts = Pick<RmaRecord, 'status' | 'lines' | 'isRefunded'>;

const returned: fc.Arbitrary<Facts> = fc
  .record({
    status: fc.constantFrom(...RMA_STATUSES),
    quantity: fc.integer({ min: 1, max: 3 }),
    accepted: fc.option(fc.integer({ min: 0, max: 3 })),
    isRefunded: fc.boolean(),
  })
  .map(({ status, quantity, accepted, isRefunded }) => ({
    status,
    isRefunded,
    lines: [
      {
        line: line.uuid,
        name: 'Huile',
        sku: 'HV',
        quantity,
        reason: 'late',
        receivedQty: accepted,
        acceptedQty: accepted === null ? null : Math.min(accepted, quantity),
      },
    ],
  }));

describe('units', () => {
  test('another return never makes more units free', () => {
    fc.assert(
      fc.property(fc.array(returned, { maxLength: 4 }), returned, (before, one) => {
        const units = (returns: readonly Facts[]) => returnableUnits(returnableLine(ORDER, line, returns));
        expect(units([...before, one])).toBeLessThanOrEqual(units(before));
        expect(units(before)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a return that was refused or closed by its buyer holds nothing', () => {
    fc.assert(
      fc.property(returned, fc.constantFrom('refused' as const, 'customer-closed' as const), (one, status) => {
        expect(unitsInReturns([{ ...one, status }], line.uuid)).toEqual({ inReturn: 0, returned: 0 });
      }),
    );
  });

  test('what was repaired is the buyer’s and may come back; what was refunded may not', () => {
    const one = { status: 'solved', isRefunded: false, lines: [{ line: line.uuid, quantity: 2 }] } as const;
    const whole = {
      ...one,
      lines: one.lines.map((part) => ({ ...part, name: '', sku: '', reason: '', receivedQty: 2, acceptedQty: 2 })),
    };
    expect(unitsInReturns([whole], line.uuid)).toEqual({ inReturn: 0, returned: 0 });
    expect(unitsInReturns([{ ...whole, isRefunded: true }], line.uuid)).toEqual({ inReturn: 0, returned: 2 });
  });
});

describe('an order', () => {
  const question = { ...asked, type: 'return', condition: 'unopened' } as const;
  const sentOn = (day: string | null): OrderRecord =>
    orderRecord({
      packages: ORDER.packages.map((one) => ({ ...one, deliveredAt: day === null ? null : `${day}T09:00:00.000Z` })),
    });

  test('may be sent back from when it is sent until its days are over', () => {
    expect(returnableLines(sentOn(null), [], question)).toHaveLength(1);
    expect(returnableLines(sentOn('2026-10-22'), [], question)).toHaveLength(1);
    expect(returnableLines(sentOn('2026-10-21'), [], question)).toHaveLength(0);
  });

  test('a breakdown is taken back for two years, whatever the shop takes back of its own will', () => {
    const kept = orderRecord({ lines: sentOn('2025-01-10').lines.map((one) => ({ ...one, allowReturn: false })) });
    const old = { ...sentOn('2025-01-10'), lines: kept.lines };
    expect(returnableLines(old, [], question)).toHaveLength(0);
    expect(returnableLines(old, [], { ...question, type: 'warranty' })).toHaveLength(1);
    expect(mayBeReturned(old, [], asked)).toBe(true);
    expect(mayBeReturned(sentOn('2024-11-01'), [], asked)).toBe(false);
  });

  test('canceled, or never sent, it offers nothing', () => {
    expect(mayBeReturned(orderRecord({ status: 'canceled' }), [], asked)).toBe(false);
    const unsent = orderRecord({ lines: ORDER.lines.map((one) => ({ ...one, qtyShipped: 0 })) });
    expect(mayBeReturned(unsent, [], asked)).toBe(false);
  });
});
