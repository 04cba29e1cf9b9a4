import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributesOf, COLUMNS, groupsIn, repeatedIn } from '#core/domain/catalogue/attributes/family.ts';

const groups = fc.array(
  fc.record({
    uuid: fc.uuid(),
    name: fc.string(),
    column: fc.constantFrom(...COLUMNS),
    attributes: fc.array(fc.constantFrom('brand', 'size', 'color', 'unit'), { maxLength: 4 }),
  }),
  { maxLength: 5 },
);

test('a family has the attributes of its groups, each once, in their order', () => {
  fc.assert(
    fc.property(groups, (all) => {
      const flat = attributesOf(all);
      expect(new Set(flat)).toEqual(new Set(all.flatMap(({ attributes }) => attributes)));
      expect(new Set(flat).size).toBe(flat.length);
    }),
  );
});

test('every group of a family stands in one column', () => {
  fc.assert(
    fc.property(groups, (all) => {
      expect(COLUMNS.flatMap((column) => groupsIn(all, column)).length).toBe(all.length);
    }),
  );
});

test('an attribute that stands twice is told once', () => {
  expect(repeatedIn([{ attributes: ['a', 'b', 'a'] }, { attributes: ['b', 'a'] }])).toEqual(['a', 'b']);
  expect(repeatedIn([{ attributes: ['a'] }, { attributes: ['b'] }])).toEqual([]);
});
