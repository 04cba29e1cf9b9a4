import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  attributesOf,
  COLUMNS,
  groupsIn,
  placeAttribute,
  repeatedIn,
  stepAttribute,
  stepGroup,
  turnGroup,
} from '#core/domain/catalogue/attributes/family.ts';

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

const lawful = fc.uniqueArray(fc.constantFrom('brand', 'size', 'color', 'unit', 'weight')).chain((codes) =>
  fc
    .array(fc.record({ uuid: fc.uuid(), column: fc.constantFrom(...COLUMNS) }), { minLength: 1, maxLength: 4 })
    .map((all) =>
      all.map((one, at) => ({
        ...one,
        name: `Groupe ${String(at)}`,
        attributes: codes.filter((_, place) => place % all.length === at),
      })),
    ),
);
type Groups = Parameters<typeof placeAttribute>[0];
const moves = fc.array(
  fc.record({
    code: fc.constantFrom('brand', 'size', 'color', 'other'),
    group: fc.nat(4),
    at: fc.nat(6),
    move: fc.constantFrom('place', 'out', 'up', 'down', 'group', 'turn'),
  }),
  { maxLength: 12 },
);
const moved = (
  groups: Groups,
  { code, group, at, move }: { code: string; group: number; at: number; move: string },
): Groups => {
  const { uuid = 'none' } = groups[group] ?? {};
  if (move === 'place') return placeAttribute(groups, code, { group: uuid, at });
  if (move === 'out') return placeAttribute(groups, code, null);
  if (move === 'up') return stepAttribute(groups, code, -1);
  if (move === 'down') return stepAttribute(groups, code, 1);
  return move === 'group' ? stepGroup(groups, uuid, 1) : turnGroup(groups, uuid);
};

test('whatever is moved, every group stays, and no attribute stands twice or is lost but by taking it out', () => {
  fc.assert(
    fc.property(lawful, moves, (before, all) => {
      let groups: Groups = before;
      for (const move of all) {
        const next = moved(groups, move);
        expect(repeatedIn(next)).toEqual([]);
        expect(next.map(({ uuid }) => uuid).toSorted()).toEqual(before.map(({ uuid }) => uuid).toSorted());
        const [was, is] = [groups, next].map((one) => new Set(attributesOf(one)));
        const lost = [...(was ?? [])].filter((code) => is?.has(code) !== true);
        expect(lost).toEqual(move.move === 'out' && was?.has(move.code) === true ? [move.code] : []);
        groups = next;
      }
    }),
  );
});

test('an attribute goes on into the next group of its column, and no further than the last', () => {
  const all: Groups = [
    { uuid: 'a', name: 'A', column: 1, attributes: ['x', 'y'] },
    { uuid: 'b', name: 'B', column: 2, attributes: [] },
    { uuid: 'c', name: 'C', column: 1, attributes: ['z'] },
  ];
  const down = stepAttribute(all, 'y', 1);
  expect(down.map(({ attributes }) => attributes)).toEqual([['x'], [], ['y', 'z']]);
  expect(stepAttribute(down, 'z', 1)).toBe(down);
  expect(stepAttribute(down, 'y', -1)).toEqual(all);
  expect(stepGroup(all, 'a', 1).map(({ uuid }) => uuid)).toEqual(['c', 'b', 'a']);
  expect(turnGroup(all, 'a').map(({ uuid, column }) => [uuid, column])).toEqual([
    ['b', 2],
    ['c', 1],
    ['a', 2],
  ]);
});
