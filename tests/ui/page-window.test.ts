import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from '#src/ui/pagination/page-window.ts';

const lists = fc
  .integer({ min: 1, max: 60 })
  .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));

test('first, last and current page are always shown, in order, and a gap hides at least two pages', () => {
  fc.assert(
    fc.property(lists, ([current, last]) => {
      const shown = pageWindow(current, last);
      const pages = shown.filter((page) => page !== undefined);
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, current, last]));
      shown.forEach((page, at) => {
        if (page === undefined) expect((shown[at + 1] ?? 0) - (shown[at - 1] ?? 0)).toBeGreaterThan(2);
        else if (at > 0 && shown[at - 1] !== undefined) expect(page - (shown[at - 1] ?? 0)).toBe(1);
      });
    }),
  );
});

test('twelve pages seen from the sixth', () => {
  expect(pageWindow(6, 12)).toEqual([1, undefined, 5, 6, 7, undefined, 12]);
});
