import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { placeAfter, placeDropped, TREE_MOVES } from '#core/domain/catalogue/categories/category-moves.ts';
import {
  levelsBelow,
  linesOf,
  MOST_LEVELS,
  orderWith,
  pathOf,
  placeFault,
  type Place,
  type TreeNode,
} from '#core/domain/catalogue/categories/category-tree.ts';

const node = (uuid: string, parent: string | null = null, area = 'auto'): TreeNode => ({ uuid, area, parent });

/** Trees as they grow: each lies under one made before it, where it may. */
const trees = fc.array(fc.nat(20), { maxLength: 14 }).map((picks) =>
  picks.reduce<TreeNode[]>((made, pick) => {
    const parent = made[pick % (made.length + 1)]?.uuid ?? null;
    const one = node(`n${made.length}`, parent);
    return [...made, placeFault(made, one, parent) === null ? one : { ...one, parent: null }];
  }, []),
);

/** The tree after a move, as the shop keeps it. */
function moved(nodes: readonly TreeNode[], uuid: string, { parent, position }: Place): TreeNode[] {
  const there = nodes.filter((one) => one.parent === parent).map((one) => one.uuid);
  const order = orderWith(there, uuid, position);
  const rest = nodes.filter((one) => !order.includes(one.uuid));
  return [...rest, ...order.map((one) => node(one, parent))];
}

const isTree = (nodes: readonly TreeNode[]): boolean =>
  nodes.every(({ uuid }) => {
    const path = pathOf(nodes, uuid);
    return path.at(-1)?.parent === null && path.length <= MOST_LEVELS;
  });

test('whatever is moved by keys, the tree stays one, with everything in it and no level too many', () => {
  fc.assert(
    fc.property(trees, fc.array(fc.tuple(fc.nat(20), fc.constantFrom(...TREE_MOVES))), (nodes, moves) => {
      let now = nodes;
      for (const [pick, move] of moves) {
        const one = now[pick % Math.max(1, now.length)];
        const place = one === undefined ? null : placeAfter(now, one.uuid, move);
        if (one === undefined || place === null) continue;
        if (placeFault(now, one, place.parent) === null) now = moved(now, one.uuid, place);
        expect(isTree(now)).toBe(true);
        expect(linesOf(now, 'auto')).toHaveLength(nodes.length);
      }
    }),
    { numRuns: 60 },
  );
});

test('what is dropped between two lines comes to lie there, on the level nearest to the one wanted', () => {
  fc.assert(
    fc.property(trees, fc.nat(20), fc.nat(20), fc.integer({ min: -2, max: 8 }), (nodes, pick, to, wanted) => {
      const one = nodes[pick % Math.max(1, nodes.length)];
      if (one === undefined) return;
      const all = linesOf(nodes, 'auto');
      const lines = all.filter(({ node: { uuid } }) => uuid === one.uuid || !pathOf(nodes, uuid).includes(one));
      const at = to % lines.length;
      const place = placeDropped(lines, one.uuid, at, wanted);
      if (place === null || placeFault(nodes, one, place.parent) !== null) return;
      const after = linesOf(moved(nodes, one.uuid, place), 'auto');
      const kept = new Set(lines.map(({ node: { uuid } }) => uuid));
      expect(
        after.filter(({ node: { uuid } }) => kept.has(uuid)).findIndex((line) => line.node.uuid === one.uuid),
      ).toBe(at);
    }),
    { numRuns: 120 },
  );
});

describe('a category does not lie', () => {
  const nodes = [node('a'), node('b', 'a'), node('c', 'b'), node('d', null, 'moto')];

  test('in itself, nor below itself', () => {
    expect(placeFault(nodes, node('a'), 'a')).toBe('category.circle');
    expect(placeFault(nodes, node('a'), 'c')).toBe('category.circle');
  });

  test('in another area', () => {
    expect(placeFault(nodes, node('b'), 'd')).toBe('category.otherArea');
  });

  test('in one that is gone', () => {
    expect(placeFault(nodes, node('b'), 'z')).toBe('category.unknown');
  });

  test('so deep that it, or what lies below it, has a level too many', () => {
    const chain = ['1', '2', '3', '4'].map((uuid, at, all) => node(uuid, all[at - 1] ?? null));
    expect(levelsBelow(nodes, 'a')).toBe(3);
    expect(placeFault([...chain, node('x')], node('x'), '4')).toBe(null);
    expect(placeFault([...chain, node('x'), node('y', 'x')], node('x'), '4')).toBe('category.tooDeep');
  });
});

describe('moves by keys', () => {
  const nodes = [node('a'), node('b'), node('c', 'a')];

  test.each([
    ['b', 'up', { parent: null, position: 0 }],
    ['a', 'down', { parent: null, position: 1 }],
    ['b', 'in', { parent: 'a', position: 1 }],
    ['c', 'out', { parent: null, position: 1 }],
    ['a', 'up', null],
    ['b', 'down', null],
    ['a', 'in', null],
    ['a', 'out', null],
  ] as const)('%s %s leads to %j', (uuid, move, place) => {
    expect(placeAfter(nodes, uuid, move)).toEqual(place);
  });
});
