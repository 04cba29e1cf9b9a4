import fc from 'fast-check';
import { expect, test } from 'vitest';

import { code128, qrCode } from '#server/platform/pdf/symbols.ts';
import { transferCode } from '#server/subjects/documents/blocks/bank-details.ts';

const bank = { holder: 'Bitume & Fils', iban: 'FR76 3000 6000 0112 3456 7890 189', bic: 'AGRIFRPP', bankName: null };

test('a Code 128 is whole symbols of eleven modules and a stop of thirteen, begun and ended by a bar', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
      const bars = code128(`RMA${String(number).padStart(8, '0')}`);
      expect(bars.length % 6).toBe(1);
      expect((bars.reduce((sum, bar) => sum + bar, 0) - 13) % 11).toBe(0);
      expect(bars.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
    }),
  );
});

test('a QR code is a square with its three finders', () => {
  const rows = qrCode(transferCode(bank, 3_194_700, 'FA2026-000002'));
  const finder = [true, true, true, true, true, true, true];
  expect(rows.every((row) => row.length === rows.length)).toBe(true);
  expect(rows[0]?.slice(0, 7)).toEqual(finder);
  expect(rows[0]?.slice(-7)).toEqual(finder);
  expect(rows.at(-1)?.slice(0, 7)).toEqual(finder);
  // version 13 is the largest the guidelines allow
  expect(rows.length).toBeLessThanOrEqual(69);
});

test('a transfer is written as the European Payments Council has it', () => {
  expect(transferCode(bank, 3_194_700, 'FA2026-000002')).toBe(
    'BCD\n002\n1\nSCT\nAGRIFRPP\nBitume & Fils\nFR7630006000011234567890189\nEUR319.47\n\n\nFA2026-000002',
  );
  expect(() => transferCode(bank, 0, 'FA2026-000002')).toThrow(RangeError);
});
