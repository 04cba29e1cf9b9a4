import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combinationOf, missingCombinations, variantFaults } from '#core/domain/catalogue/products/variants.ts';

const axes = fc.uniqueArray(fc.constantFrom('size', 'colour', 'side'), { minLength: 1, maxLength: 3 }).chain((codes) =>
  fc.tuple(
    ...codes.map((code) =>
      fc.record({
        code: fc.constant(code),
        options: fc.uniqueArray(fc.nat({ max: 9 }), { minLength: 1, maxLength: 4 }),
      }),
    ),
  ),
);

test('what is made of options is every combination once, and with what there was there is nothing to mend', () => {
  fc.assert(
    fc.property(axes, fc.nat({ max: 6 }), (chosen, kept) => {
      const codes = chosen.map(({ code }) => code);
      const all = missingCombinations(chosen, []);
      expect(all).toHaveLength(chosen.reduce((product, { options }) => product * options.length, 1));
      const known = all.slice(0, kept);
      const together = [...known, ...missingCombinations(chosen, known)];
      expect(variantFaults(codes, together)).toEqual([]);
      expect(new Set(together.map((one) => combinationOf(codes, one)))).toEqual(
        new Set(all.map((one) => combinationOf(codes, one))),
      );
    }),
  );
});

test('a variant without an option and one that another is already are told by their rows', () => {
  expect(variantFaults(['size'], [{ size: 1 }, {}, { size: 1, colour: 2 }])).toEqual([
    { at: 1, code: 'variant.incomplete' },
    { at: 2, code: 'variant.taken' },
  ]);
});
