import fc from 'fast-check';
import { expect, test } from 'vitest';

import { at, boxOf, isWithin, jump, step, tab, wholeSheet, type Direction } from '#core/domain/sheet/selection.ts';

const extent = { rows: 5, columns: 4 };
const place = fc.record({ row: fc.nat(4), column: fc.nat(3) });
const direction = fc.constantFrom<Direction>('up', 'down', 'left', 'right');

test('keys never lead off the sheet', () => {
  fc.assert(
    fc.property(place, direction, fc.nat(9), fc.func(fc.boolean()), (from, way, by, isFilled) => {
      const whole = boxOf(wholeSheet(extent));
      expect(isWithin(whole, step(extent, from, way, by))).toBe(true);
      expect(
        isWithin(
          whole,
          jump(extent, from, way, ({ row, column }) => isFilled(row, column)),
        ),
      ).toBe(true);
    }),
  );
});

test('Tab goes through every cell once, and leaves the sheet behind the last and before the first', () => {
  const seen: string[] = [];
  for (let here: ReturnType<typeof tab> = { row: 0, column: 0 }; here !== null; here = tab(extent, here, false))
    seen.push(`${here.row} ${here.column}`);
  expect(new Set(seen).size).toBe(20);
  expect(tab(extent, { row: 0, column: 0 }, true)).toBeNull();
  expect(tab(extent, { row: 1, column: 0 }, true)).toEqual({ row: 0, column: 3 });
});

test('Ctrl with an arrow goes to the end of what is filled, then over the gap', () => {
  const filled = new Set([0, 1, 3]);
  const down = (row: number) => jump(extent, { row, column: 0 }, 'down', (one) => filled.has(one.row)).row;
  expect([down(0), down(1), down(2), down(3)]).toEqual([1, 3, 3, 4]);
});

test('a selection is the same box from whichever corner it was drawn', () => {
  const drawn = { anchor: { row: 3, column: 0 }, focus: { row: 1, column: 2 } };
  expect(boxOf(drawn)).toEqual(boxOf({ anchor: { row: 1, column: 2 }, focus: { row: 3, column: 0 } }));
  expect(boxOf(at(2, 1))).toEqual({ top: 2, left: 1, bottom: 2, right: 1 });
});
