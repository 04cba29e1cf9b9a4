/** What opens under a button, at any place of any window. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftInside } from '#src/ui/dialog/use-inside-window.ts';

const windows = fc.integer({ min: 320, max: 3_000 });

test('sticks out on neither side', () => {
  fc.assert(
    fc.property(windows, fc.nat(3_000), fc.nat(340), (width, at, size) => {
      const left = Math.min(at, width);
      const wide = Math.min(size, width - 32);
      const shift = shiftInside({ left, right: left + wide }, width);
      expect(left + shift).toBeGreaterThanOrEqual(16);
      expect(left + shift + wide).toBeLessThanOrEqual(width - 16);
    }),
  );
});

test('stays where it fits', () => {
  fc.assert(
    fc.property(windows, fc.nat(3_000), fc.nat(3_000), (width, at, size) => {
      const left = 16 + Math.min(at, width - 32);
      const right = left + Math.min(size, width - 16 - left);
      expect(Math.abs(shiftInside({ left, right }, width))).toBe(0);
    }),
  );
});

test('of what is wider than the window its beginning is seen', () => {
  expect(shiftInside({ left: 40, right: 640 }, 320)).toBe(-24);
});
