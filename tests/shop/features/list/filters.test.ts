import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIST } from '#core/contract/pages/list-address.ts';
import { appliedCount, withoutOption, withOption } from '#src/shop/features/list/filters/set-filters.ts';

const code = fc.constantFrom('brand', 'size', 'season');
const filters = fc.uniqueArray(
  fc.record({ code, optionIds: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }) }),
  { selector: (one) => one.code },
);
const sorted = (given: readonly { code: string; optionIds: readonly number[] }[]) =>
  given
    .map((one) => ({ code: one.code, optionIds: [...one.optionIds].sort((a, b) => a - b) }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));

describe('filters of a list', () => {
  test('ticking a box and clearing it again changes nothing', () => {
    fc.assert(
      fc.property(filters, code, (given, at) => {
        const id = 42;
        expect(sorted(withoutOption(withOption(given, at, id), at, id))).toEqual(sorted(given));
      }),
    );
  });

  test('ticking a box twice is ticking it once', () => {
    fc.assert(
      fc.property(filters, code, fc.integer({ min: 1, max: 9 }), (given, at, id) => {
        const once = withOption(given, at, id);
        expect(sorted(withOption(once, at, id))).toEqual(sorted(once));
      }),
    );
  });

  test('an attribute without an option leaves the address', () => {
    expect(withoutOption([{ code: 'brand', optionIds: [1] }], 'brand', 1)).toEqual([]);
  });

  test('a price range counts as one filter, each option as one', () => {
    const address = {
      ...DEFAULT_LIST,
      from: 10_000,
      to: 20_000,
      inStock: true,
      filters: [{ code: 'brand', optionIds: [1, 2] }],
    };
    expect(appliedCount(address)).toBe(4);
    expect(appliedCount(DEFAULT_LIST)).toBe(0);
  });
});
