import fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawnTo, fillFrom, pasteInto } from '#core/domain/sheet/fill.ts';
import { replaceText } from '#core/domain/sheet/replace-text.ts';

const extent = { rows: 6, columns: 6 };
const box = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

test('a range that is pasted where it was copied is what it was', () => {
  const matrix = fc
    .integer({ min: 1, max: 3 })
    .chain((width) =>
      fc.array(fc.array(fc.integer(), { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }),
    );
  fc.assert(
    fc.property(matrix, (values) => {
      const pasted = pasteInto(extent, box(0, 0, values.length - 1, (values[0]?.length ?? 1) - 1), values);
      expect(pasted.map(({ value }) => value)).toEqual(values.flat());
      for (const { row, column, value } of pasted) expect(values[row]?.[column]).toBe(value);
    }),
  );
});

test('one value fills the range; several are repeated where they fit, and else stand once from its first cell on', () => {
  expect(pasteInto(extent, box(1, 1, 2, 2), [['a']]).map(({ value }) => value)).toEqual(['a', 'a', 'a', 'a']);
  expect(pasteInto(extent, box(0, 0, 3, 0), [['a'], ['b']]).map(({ value }) => value)).toEqual(['a', 'b', 'a', 'b']);
  expect(pasteInto(extent, box(0, 0, 2, 0), [['a'], ['b']])).toHaveLength(2);
});

test('what would lie beyond the sheet is left out', () => {
  expect(pasteInto(extent, box(5, 5), [['a', 'b'], ['c']])).toEqual([{ row: 5, column: 5, value: 'a' }]);
});

test('what is drawn on repeats its source, downwards and upwards', () => {
  const letters = (row: number): string => 'abcdef'[row] ?? '';
  const source = box(2, 0, 3, 0);
  expect(fillFrom(source, box(4, 0, 5, 0), letters).map(({ value }) => value)).toEqual(['c', 'd']);
  expect(fillFrom(source, box(0, 0, 1, 0), letters).map(({ value }) => value)).toEqual(['c', 'd']);
});

test('the handle leads below, above or beside its source, and nowhere within it', () => {
  const source = box(2, 2, 3, 3);
  expect(drawnTo(source, { row: 5, column: 2 })).toEqual(box(4, 2, 5, 3));
  expect(drawnTo(source, { row: 0, column: 9 })).toEqual(box(0, 2, 1, 3));
  expect(drawnTo(source, { row: 3, column: 5 })).toEqual(box(2, 4, 3, 5));
  expect(drawnTo(source, { row: 3, column: 2 })).toBeNull();
});

test('words are replaced wherever they stand, whatever their case unless it counts', () => {
  const search = { find: 'frein', by: 'Étrier', matchCase: false };
  expect(replaceText('Frein avant, frein arrière', search)).toBe('Étrier avant, Étrier arrière');
  expect(replaceText('Frein avant, frein arrière', { ...search, matchCase: true })).toBe('Frein avant, Étrier arrière');
  expect(replaceText('aaa', { find: 'aa', by: 'b', matchCase: true })).toBe('ba');
  expect(replaceText('a.b', { find: '.', by: '', matchCase: false })).toBe('ab');
  expect(replaceText('abc', { find: '', by: 'x', matchCase: false })).toBe('abc');
});
