import { readdirSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cyclesOfRooms, FLOORS, roomOf, roomsInCircles, type Import } from '../../scripts/floors/rooms.mjs';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const room = fc.constantFrom(...NAMES);

/** Rooms that reach each other, found the slow way: by every room in between. */
function groupsOf(arrows: readonly (readonly [string, string])[]): string[][] {
  const reached = new Set(arrows.map(([from, to]) => `${from}${to}`));
  for (const by of NAMES)
    for (const from of NAMES)
      for (const to of NAMES) if (reached.has(`${from}${by}`) && reached.has(`${by}${to}`)) reached.add(`${from}${to}`);
  const isBoth = (one: string, other: string): boolean => reached.has(one + other) && reached.has(other + one);
  const groups = NAMES.map((one) =>
    NAMES.filter((other) => other !== one && isBoth(one, other))
      .concat(one)
      .toSorted(),
  );
  return [...new Map(groups.filter(({ length }) => length > 1).map((group) => [group.join(''), group])).values()];
}

const sorted = (groups: readonly string[][]): string[] => groups.map((group) => group.join('')).toSorted();

test('the cycles of a floor are exactly the groups of rooms that reach each other', () => {
  const arrow = fc.tuple(room, room);
  const inside = fc.constantFrom('x.ts', 'deep/y.tsx');
  fc.assert(
    fc.property(fc.array(fc.tuple(arrow, inside, inside), { maxLength: 24 }), (drawn) => {
      const arrows = drawn.map(([one]) => one).filter(([from, to]) => from !== to);
      const imports = drawn.map(([[from, to], file, other]): Import => [`h/${from}/${file}`, `h/${to}/${other}`]);
      expect(sorted(cyclesOfRooms('h', imports))).toEqual(sorted(groupsOf(arrows)));
    }),
  );
});

test('every folder that has rooms is a floor, however deep it lies', () => {
  const known = [
    'core',
    'core/contract/pages',
    'server/subjects',
    'src/admin/screens/list',
    'src/catalogue',
    'src/sync',
  ];
  expect(FLOORS).toEqual(expect.arrayContaining(known));
  expect(FLOORS).not.toContain('src/sync/core');
});

describe.each(FLOORS)('of the floor %s', (floor) => {
  const at = (path: string): string => `${floor}/${path}`;
  const imports = (...pairs: readonly (readonly [string, string])[]): Import[] =>
    pairs.map(([from, to]) => [at(from), at(to)]);

  test('two rooms that import each other are told with one import of each arrow', () => {
    const planted = imports(['one/a.ts', 'two/b.ts'], ['two/deep/c.ts', 'one/d.ts'], ['two/e.ts', 'one/d.ts']);
    const told = [
      `${floor}: one ⇄ two`,
      `  one → two: ${at('one/a.ts')} → ${at('two/b.ts')}`,
      `  two → one: ${at('two/deep/c.ts')} → ${at('one/d.ts')}`,
    ];
    expect(roomsInCircles(planted)).toContain(told.join('\n'));
  });

  test('two rooms that import each other by a third one are a cycle of three', () => {
    const planted = imports(['one/a.ts', 'two/a.ts'], ['two/b.ts', 'three/a.ts'], ['three/b.ts', 'one/b.ts']);
    expect(cyclesOfRooms(floor, planted)).toEqual([['one', 'three', 'two']]);
  });

  test('a loose file that puts rooms together makes no cycle of them', () => {
    const planted = imports(['one/a.ts', 'loose.ts'], ['loose.ts', 'two/a.ts'], ['two/b.ts', 'one/b.ts']);
    expect(cyclesOfRooms(floor, planted)).toEqual([]);
  });

  test('imports from and to other floors are none of its own', () => {
    const planted: Import[] = [
      [at('one/a.ts'), `${floor}-x/two/a.ts`],
      [`${floor}-x/two/a.ts`, at('one/b.ts')],
    ];
    expect(cyclesOfRooms(floor, planted)).toEqual([]);
  });

  test('there are rooms to be looked at', () => {
    const rooms = readdirSync(floor, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rooms.length).toBeGreaterThan(1);
    for (const { name } of rooms) expect(roomOf(floor, `${floor}/${name}/a.ts`)).toBe(name);
  });
});
