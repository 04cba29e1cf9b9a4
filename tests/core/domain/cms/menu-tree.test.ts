import fc from 'fast-check';
import { expect, test } from 'vitest';

import { changeInMenu, flatMenu, MENU_LEVELS, moveInMenu, moveTo, type MenuMove } from '#core/domain/cms/menu-tree.ts';

interface Node {
  readonly id: string;
  readonly children?: readonly Node[];
}

const named = (shape: readonly (readonly (readonly null[])[])[]): readonly Node[] =>
  shape.map((below, one) => ({
    id: `${one}`,
    children: below.map((deep, two) => ({
      id: `${one}-${two}`,
      children: deep.map((_, three) => ({ id: `${one}-${two}-${three}` })),
    })),
  }));
const list = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 4 });
const menus = list(list(list(fc.constant(null)))).map(named);
const moves = fc.constantFrom<MenuMove>('up', 'down', 'in', 'out');
const ids = (items: readonly Node[]) => flatMenu(items).map(({ item }) => item.id);

test('however items are moved, none is lost, none is doubled, and none lies too deep', () => {
  fc.assert(
    fc.property(menus, fc.array(fc.tuple(fc.nat(), moves), { maxLength: 30 }), (menu, steps) => {
      let moved = menu;
      for (const [which, move] of steps) {
        const all = ids(moved);
        moved = moveInMenu(moved, all[which % Math.max(1, all.length)] ?? '', move);
      }
      expect(ids(moved).toSorted()).toEqual(ids(menu).toSorted());
      expect(Math.max(0, ...flatMenu(moved).map(({ level }) => level))).toBeLessThanOrEqual(MENU_LEVELS);
    }),
  );
});

test('up and down, in and out undo each other', () => {
  const menu: readonly Node[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(ids(moveInMenu(menu, 'b', 'up'))).toEqual(['b', 'a', 'c']);
  expect(ids(moveInMenu(moveInMenu(menu, 'b', 'up'), 'b', 'down'))).toEqual(['a', 'b', 'c']);
  const inside = moveInMenu(menu, 'b', 'in');
  expect(flatMenu(inside).map(({ item, level }) => `${item.id}${level}`)).toEqual(['a1', 'b2', 'c1']);
  expect(flatMenu(moveInMenu(inside, 'b', 'out')).map(({ item, level }) => `${item.id}${level}`)).toEqual([
    'a1',
    'b1',
    'c1',
  ]);
});

test('a move that leads nowhere changes nothing', () => {
  const menu: readonly Node[] = [
    { id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }] },
    { id: 'd', children: [{ id: 'e' }] },
  ];
  expect(moveInMenu(menu, 'a', 'up')).toEqual(menu);
  expect(moveInMenu(menu, 'a', 'in')).toEqual(menu);
  expect(moveInMenu(menu, 'a', 'out')).toBe(menu);
  expect(moveInMenu(menu, 'unknown', 'down')).toBe(menu);
});

test('a dragged item stands where it was let go, among its neighbours', () => {
  const menu: readonly Node[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(ids(moveTo(menu, 'a', 2))).toEqual(['b', 'c', 'a']);
  expect(ids(moveTo(menu, 'c', 0))).toEqual(['c', 'a', 'b']);
});

test('an item that is taken away takes what lies in it along', () => {
  const menu: readonly Node[] = [{ id: 'a', children: [{ id: 'b' }] }, { id: 'c' }];
  expect(ids(changeInMenu(menu, 'a', () => null))).toEqual(['c']);
});
