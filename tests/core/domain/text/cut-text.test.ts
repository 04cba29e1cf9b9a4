import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from '#core/domain/text/cut-text.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 60 });

it('is a beginning of the text, as long as may be, that can be stored', () => {
  fc.assert(
    fc.property(text, fc.nat(80), (all, max) => {
      const cut = cutText(all, max);
      expect(all.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(/\p{Surrogate}/u);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(all.length, max) - 1);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cutText(cut, max)).toBe(cut);
    }),
  );
});

it('leaves out a letter of which there is room for half', () => {
  expect([cutText('ab🏍', 3), cutText('ab🏍', 4), cutText('ab🏍', 9), cutText('ab', 1)]).toEqual([
    'ab',
    'ab🏍',
    'ab🏍',
    'a',
  ]);
});
