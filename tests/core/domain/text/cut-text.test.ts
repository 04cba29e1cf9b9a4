import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from '#core/domain/text/cut-text.ts';

const LETTERS = new Intl.Segmenter('fr', { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => Array.from(LETTERS.segment(text), ({ segment }) => segment);

const FAMILY = '👨‍👩‍👧';
const letter = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom(FAMILY, '🇫🇷', '👍🏽', 'e\u0301', '®\uFE0F', '1\uFE0F\u20E3', 'क्षि', '\r\n'),
);
const text = fc.array(letter, { maxLength: 30 }).map((all) => all.join(''));

it('is a beginning of the text, as many whole letters as there is room for', () => {
  fc.assert(
    fc.property(text, fc.nat(80), (all, max) => {
      const cut = cutText(all, max);
      expect(all.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cutText(cut, max)).toBe(cut);
      const letters = lettersOf(all);
      const whole = lettersOf(cut);
      if ((letters[0]?.length ?? 0) <= max) expect(letters.slice(0, whole.length).join('')).toBe(cut);
      const next = letters[whole.length];
      if (next !== undefined && cut !== '') expect(cut.length + next.length).toBeGreaterThan(max);
    }),
  );
});

it('can always be stored', () => {
  fc.assert(
    fc.property(text, fc.nat(80), (all, max) => {
      expect(cutText(all, max)).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});

it.each([
  ['ab🏍', 3, 'ab'],
  ['ab🏍', 4, 'ab🏍'],
  ['ab🏍', 9, 'ab🏍'],
  ['ab', 1, 'a'],
  ['ab', 0, ''],
  [`a${FAMILY}`, 8, 'a'],
  [`a${FAMILY}`, 9, `a${FAMILY}`],
  ['a🇫🇷🇬🇧', 7, 'a🇫🇷'],
  ['cafe\u0301', 4, 'caf'],
])('keeps of %j in %i units whole letters alone', (all, max, cut) => {
  expect(cutText(all, max)).toBe(cut);
});

it('cuts a letter that is longer than all the room between its signs', () => {
  expect(cutText(`a${'\u0301'.repeat(20)}`, 5)).toBe(`a${'\u0301'.repeat(4)}`);
  expect(cutText(FAMILY, 1)).toBe('');
  expect(cutText(FAMILY, 3)).toBe('👨\u200d');
});
