/** Bar codes in a picture of the camera. */
import { expect, test } from 'vitest';

import { code128 } from '#server/platform/pdf/symbols.ts';
import { luminanceOf } from '#src/admin/features/inventory-count/scan/luminance.ts';
import { GONE_MS, reading } from '#src/admin/features/inventory-count/scan/readings.ts';
import { codeIn } from '#src/admin/features/inventory-count/scan/zxing-reader.ts';

const QUIET = 10;
const PIXELS = 3;
const HEIGHT = 60;

/** Bars and spaces, first a bar, as a picture with its quiet zones. */
function pictureOf(widths: readonly number[]): { grey: Uint8ClampedArray; width: number } {
  const modules = [
    ...Array.from({ length: QUIET }, () => false),
    ...widths.flatMap((width, index) => Array.from({ length: width }, () => index % 2 === 0)),
    ...Array.from({ length: QUIET }, () => false),
  ];
  const width = modules.length * PIXELS;
  const rgba = new Uint8ClampedArray(width * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < width; x += 1)
      if (modules[Math.floor(x / PIXELS)] === true) rgba.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { grey: luminanceOf(rgba), width };
}

const LEFT = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const digits = (text: string): number[] => text.split('').map(Number);

/** Widths of an EAN-13 or EAN-8 (ISO/IEC 15420). */
function eanWidths(text: string): number[] {
  const [first = 0] = digits(text);
  const isLong = text.length === 13;
  const parity = isLong ? (PARITY[first] ?? '') : 'LLLL';
  const body = isLong ? text.slice(1) : text;
  const half = body.length / 2;
  const widths = (digit: number) => (LEFT[digit] ?? '').split('').map(Number);
  const left = digits(body.slice(0, half)).flatMap((digit, index) =>
    parity[index] === 'G' ? widths(digit).toReversed() : widths(digit),
  );
  // The middle begins with a space, as do the digits of the left half.
  return [1, 1, 1, ...left, 1, 1, 1, 1, 1, ...digits(body.slice(half)).flatMap(widths), 1, 1, 1];
}

const read = (widths: readonly number[]): string | null => {
  const { grey, width } = pictureOf(widths);
  return codeIn(grey, width, HEIGHT);
};

test.each(['PLA-12', 'DISQUE.280_V', '0123456789'])('Code 128 of %s is read', (text) => {
  expect(read(code128(text))).toBe(text);
});

test.each(['4006381333931', '3017620422003', '96385074'])('EAN %s is read', (text) => {
  expect(read(eanWidths(text))).toBe(text);
});

test('an EAN whose check digit is wrong, and a picture without bars, are none', () => {
  expect(read(eanWidths('4006381333932'))).toBeNull();
  expect(read([])).toBeNull();
});

test('a code counts once as long as it is in view, and again once it has left it or another was read', () => {
  const first = reading(null, 'A', 0);
  const still = reading(first.readings, 'A', GONE_MS - 1);
  const held = reading(still.readings, 'A', 2 * (GONE_MS - 1));
  const again = reading(held.readings, 'A', 2 * (GONE_MS - 1) + GONE_MS);
  const other = reading(again.readings, 'B', 3 * GONE_MS);
  expect([first, still, held, again, other].map(({ isNew }) => isNew)).toEqual([true, false, false, true, true]);
});
