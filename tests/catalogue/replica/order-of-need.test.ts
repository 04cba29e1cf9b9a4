import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ManifestCut } from '#core/contract/catalogue/catalogue.ts';
import { inOrderOfNeed } from '#src/catalogue/replica/order-of-need.ts';

/** Two branches of auto (1 with 11, 12 and 121 below 12; 2 with 21), one of moto (3 with 31). */
const categories = [
  { id: 1, parentId: null, area: 'auto' },
  { id: 11, parentId: 1, area: 'auto' },
  { id: 12, parentId: 1, area: 'auto' },
  { id: 121, parentId: 12, area: 'auto' },
  { id: 2, parentId: null, area: 'auto' },
  { id: 21, parentId: 2, area: 'auto' },
  { id: 3, parentId: null, area: 'moto' },
  { id: 31, parentId: 3, area: 'moto' },
] as const;

function cut(...leaves: number[]): ManifestCut {
  const page = { hash: leaves.join('-').padEnd(16, '-'), bytes: 1 };
  const area = categories.find(({ id }) => id === leaves[0])?.area ?? 'auto';
  return { area, rows: 1, categories: leaves, card: page, offer: page, detail: page };
}

const cuts = [cut(31), cut(21), cut(11), cut(12, 121), cut(121)];
const leavesInOrder = (visited: number) => inOrderOfNeed(cuts, categories, visited).map((one) => one.categories);

describe('the order of a first load', () => {
  it('begins with the category on the screen, then its branch, then its area', () => {
    expect(leavesInOrder(121)).toEqual([[12, 121], [121], [11], [21], [31]]);
    expect(leavesInOrder(21)).toEqual([[21], [11], [12, 121], [121], [31]]);
    expect(leavesInOrder(31)).toEqual([[31], [21], [11], [12, 121], [121]]);
  });

  it('begins with everything below a category that has no products of its own', () => {
    expect(leavesInOrder(12)).toEqual([[12, 121], [121], [11], [21], [31]]);
    expect(leavesInOrder(1)).toEqual([[11], [12, 121], [121], [21], [31]]);
  });

  it('loses no page, whatever is visited and however the tree is broken', () => {
    const tree = fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 6 }),
        parentId: fc.option(fc.integer({ min: 1, max: 6 })),
        area: fc.constantFrom('auto' as const, 'moto' as const),
      }),
      { maxLength: 6 },
    );
    const lists = fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }), { maxLength: 5 });
    fc.assert(
      fc.property(tree, lists, fc.integer({ min: 0, max: 7 }), (broken, leaves, visited) => {
        const given = leaves.map((one) => cut(...one));
        expect(new Set(inOrderOfNeed(given, broken, visited))).toEqual(new Set(given));
        expect(inOrderOfNeed(given, broken, visited)).toHaveLength(given.length);
      }),
    );
  });
});
