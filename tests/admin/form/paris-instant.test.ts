import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, parisText } from '#src/admin/forms/paris-instant.ts';
import { bestOn, contrastOf } from '#src/admin/forms/color-contrast.ts';

const MINUTE_MS = 60_000;
const minutes = fc
  .integer({ min: Date.UTC(2000, 0, 1) / MINUTE_MS, max: Date.UTC(2060, 0, 1) / MINUTE_MS })
  .map((count) => new Date(count * MINUTE_MS).toISOString());

test('what a clock in Paris shows is read back as the same instant, but for the hour that comes twice', () => {
  fc.assert(
    fc.property(minutes, (instant) => {
      const text = parisText(instant);
      const read = instantOf(text);
      expect(read).not.toBeNull();
      expect(parisText(read ?? '')).toBe(text);
      if (read !== instant) expect(Date.parse(instant) - Date.parse(read ?? '')).toBe(60 * MINUTE_MS);
    }),
  );
});

test('an hour that is left out is the one after it, and what is no time is none', () => {
  expect(instantOf('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect([instantOf(''), instantOf('demain'), instantOf('2026-13-01T00:00'), parisText('demain')]).toEqual([
    null,
    null,
    null,
    '',
  ]);
});

test('the contrast of two colours is the same both ways, and one of white and ink can be read on any', () => {
  const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((one) => `#${one.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(contrastOf(one, other)).toBe(contrastOf(other, one));
      expect(bestOn(one)?.ratio).toBeGreaterThan(4);
    }),
  );
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(bestOn('vert')).toBeNull();
});
