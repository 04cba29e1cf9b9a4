import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterScope, documentNumber } from '#core/domain/order/document-number.ts';

const invoice = { prefix: 'FA{YYYY}-', length: 6, suffix: '', yearlyReset: true };
const orderFormat = { prefix: 'CMD', length: 8, suffix: '', yearlyReset: false };

const format = fc.record({
  prefix: fc.constantFrom('FA{YYYY}-', 'CMD', '', '{YYYY}'),
  length: fc.integer({ min: 1, max: 8 }),
  suffix: fc.constantFrom('', '-{YYYY}', '0', '{YYYY}'),
  yearlyReset: fc.boolean(),
});
const issued = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true });
const place = fc.integer({ min: 1, max: 1_000_000_000 });

describe('the number of a document', () => {
  it('is never the same for two places of a counter, or two counters of a series', () => {
    fc.assert(
      fc.property(format, place, place, issued, issued, (of, a, b, first, second) => {
        const isSamePlace = a === b && counterScope(of, first.getTime()) === counterScope(of, second.getTime());
        const left = documentNumber(of, a, first.getTime());
        const right = documentNumber(of, b, second.getTime());
        if (!isSamePlace) expect(left).not.toBe(right);
      }),
    );
  });

  it('is written as the shop set it, by the year in Paris', () => {
    expect(documentNumber(invoice, 1, Date.parse('2026-06-15T12:00:00Z'))).toBe('FA2026-000001');
    expect(documentNumber(invoice, 1, Date.parse('2026-12-31T23:30:00Z'))).toBe('FA2027-000001');
    expect(documentNumber(orderFormat, 42, 0)).toBe('CMD00000042');
    expect(documentNumber({ ...invoice, length: 2 }, 12_345, 0)).toBe('FA1970-12345');
  });

  it('is counted anew each year only where it says the year', () => {
    const summer = Date.parse('2026-06-15T12:00:00Z');
    expect(counterScope(invoice, summer)).toBe('2026');
    expect(counterScope({ ...invoice, yearlyReset: false }, summer)).toBe('all');
    expect(counterScope({ ...orderFormat, yearlyReset: true }, summer)).toBe('all');
  });

  it('exists for places of a series alone', () => {
    for (const wrong of [0, -1, 1.5, Number.NaN]) expect(() => documentNumber(invoice, wrong, 0)).toThrow(RangeError);
  });
});
