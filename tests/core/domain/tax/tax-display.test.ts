import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayFor, TAX_DISPLAYS } from '#core/domain/tax/tax-display.ts';

const display = fc.constantFrom(...TAX_DISPLAYS);
const displays = fc.record({ subtotal: display, shipping: display, professional: display });
const part = fc.constantFrom('subtotal' as const, 'shipping' as const);

test('a consumer reads every amount with VAT, whatever is set', () => {
  fc.assert(
    fc.property(part, fc.option(displays, { nil: undefined }), (one, set) => {
      expect(displayFor(one, set, false)).not.toBe('excluding_tax');
    }),
  );
});

test('a professional reads what is set for professionals', () => {
  fc.assert(
    fc.property(part, displays, (one, set) => {
      expect(displayFor(one, set, true)).toBe(set.professional);
    }),
  );
});
