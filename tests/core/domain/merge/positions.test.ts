import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_POSITION_LENGTH, placed } from '#core/domain/merge/positions.ts';
import type { TreeItem } from '#core/domain/merge/tree.ts';

const named = (ids: readonly number[]): TreeItem[] => ids.map((id) => ({ id: `i${id}` }));

const lists = fc.uniqueArray(fc.nat({ max: 12 }), { maxLength: 10 });

/** By position, then by name: as a merge puts them. */
const sorted = (items: readonly TreeItem[]): string[] =>
  items.toSorted((one, other) => (`${one.pos} ${one.id}` < `${other.pos} ${other.id}` ? -1 : 1)).map(({ id }) => id);

describe('positions of items', () => {
  it('are in the order of the list, however it was edited', () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, then, now) => {
        const first = placed(named(base), named(then));
        const second = placed(first, named(now));
        expect(sorted(second)).toEqual(now.map((id) => `i${id}`));
      }),
    );
  });

  it('stay what they are where nothing was moved', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const before = placed([], named(list));
        expect(placed(before, before)).toEqual(before);
        expect(placed(before, named(list))).toEqual(before);
      }),
    );
  });

  it('stay what they became, when the list is put beside the one it began as', () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, then, now) => {
        const second = placed(placed(named(base), named(then)), named(now));
        expect(placed(named(base), second)).toEqual(second);
      }),
    );
  });

  it('move with one item alone', () => {
    const before = placed([], named([1, 2, 3, 4, 5]));
    const after = placed(before, named([5, 1, 2, 3, 4]));
    expect(after.filter(({ id, pos }) => before.find((one) => one.id === id)?.pos !== pos).map(({ id }) => id)).toEqual(
      ['i5'],
    );
  });

  it('begin anew where they are no positions, or too long', () => {
    for (const pos of ['', '??', 'Z'.repeat(500), 'a'.repeat(MAX_POSITION_LENGTH + 1)]) {
      const items = placed([], [{ id: 'a', pos }, { id: 'b', pos }, { id: 'c' }]);
      expect(sorted(items)).toEqual(['a', 'b', 'c']);
      expect(items.every((item) => (item.pos?.length ?? 0) <= MAX_POSITION_LENGTH)).toBe(true);
    }
  });

  it('move with the second alone where one is put between two at one position', () => {
    const base = placed([], named([1, 2, 3, 4]));
    const [first, second, third, last] = base;
    if (!first || !second || !third || !last) throw new Error('four items have four positions');
    const alike = { ...third, pos: second.pos };
    const after = placed([first, second, alike, last], [first, second, { id: 'i9' }, alike, last]);
    expect(sorted(after)).toEqual(['i1', 'i2', 'i9', 'i3', 'i4']);
    expect(after.filter(({ id }) => ['i1', 'i2', 'i4'].includes(id))).toEqual([first, second, last]);
  });
});
