import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from '#core/contract/pages/head/head.ts';

test('lines become one, and French spaces stay narrow and unbroken', () => {
  expect(excerptOf(' Charge, vitesse,\n  adhérence\u202f: tout\u00a0y est. ')).toBe(
    'Charge, vitesse, adhérence\u202f: tout\u00a0y est.',
  );
});

test('a long text is cut at a word, within its limit', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé]{1,12}$/u), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 200 }), (all, max) => {
      const text = all.join(' ');
      const excerpt = excerptOf(text, max);
      if (text.length <= max) expect(excerpt).toBe(text);
      else {
        expect(excerpt.length).toBeLessThanOrEqual(max);
        expect(excerpt.endsWith('…')).toBe(true);
        expect(`${text} `.startsWith(`${excerpt.slice(0, -1)} `)).toBe(true);
      }
    }),
  );
});

test('a text without a space is cut between two letters, within its limit', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 30, maxLength: 60 }),
      fc.integer({ min: 5, max: 20 }),
      (all, max) => {
        const excerpt = excerptOf(all.replaceAll(' ', ''), max);
        expect(excerpt.length).toBeLessThanOrEqual(max);
        expect(excerpt).not.toMatch(/\p{Surrogate}/u);
      },
    ),
  );
});
