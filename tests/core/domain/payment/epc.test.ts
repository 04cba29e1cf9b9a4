import fc from 'fast-check';
import { expect, it } from 'vitest';
import { epcPayload } from '#core/domain/payment/epc.ts';
import { fromCents, money } from '#core/domain/price/money.ts';

const IBAN = 'FR14 2004 1010 0505 0001 3M02 606';
const transfer = { holder: 'Bitume SAS', iban: IBAN, bic: 'psstfrpplil', amount: money(129.57), reference: '000042' };

it('a bank’s app reads receiver, account, amount and reference from it', () => {
  expect(epcPayload(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'PSSTFRPPLIL',
    'Bitume SAS',
    'FR1420041010050500013M02606',
    'EUR129.57',
    '',
    '',
    '000042',
  ]);
});

it('always has eleven lines and at most 331 bytes, whatever the shop is called', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 99_999_999 }), (holder, reference, cents) => {
      const payload = epcPayload({ ...transfer, holder, reference, amount: fromCents(cents) });
      expect(payload.split('\n')).toHaveLength(11);
      expect(payload).toContain(`\nEUR${(cents / 100).toFixed(2)}\n`);
      expect(new TextEncoder().encode(payload).length).toBeLessThanOrEqual(331);
    }),
  );
});

it('refuses what no bank would take', () => {
  expect(() => epcPayload({ ...transfer, iban: 'FR15 2004 1010 0505 0001 3M02 606' })).toThrow(RangeError);
  expect(() => epcPayload({ ...transfer, bic: 'X' })).toThrow(RangeError);
  expect(() => epcPayload({ ...transfer, amount: 0 })).toThrow(RangeError);
});
