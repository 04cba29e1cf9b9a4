import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compact, fold, hasDigit, sortKey, stem, words } from '#core/search/words/text.ts';

const french = fc.string({ unit: fc.constantFrom(...Array.from('abcdéèêàçôœæßÉÀŒ sx-.0123456789/’')) });

describe('normalised text', () => {
  it('folds once and for all, whatever the case and accents', () => {
    fc.assert(
      fc.property(french, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.toUpperCase())).toBe(fold(text).replace(/ß/g, 'ss'));
        expect(fold(text.normalize('NFD'))).toBe(fold(text));
      }),
    );
    expect(fold('Été, Cœur, Æther, Straße')).toBe('ete, coeur, aether, strasse');
  });

  it('has words of ASCII letters and digits only, whose concatenation is the compact form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^[a-z0-9]+$/);
        expect(words(text).join('')).toBe(compact(text));
      }),
    );
  });

  it('brings a plural to its singular and leaves short words and words with digits alone', () => {
    expect(['plaquettes', 'pneux', 'gaz', 'bus', 'w30s'].map(stem)).toEqual([
      'plaquette',
      'pneu',
      'gaz',
      'bus',
      'w30s',
    ]);
    expect([hasDigit('5w'), hasDigit('w5'), hasDigit('w')]).toEqual([true, true, false]);
  });

  it('orders whole numbers in names by size', () => {
    const names = ['Bougie 10', 'bougie 9', 'Bougie', 'Bôugie 9 b', 'Ampoule H7', 'ampoule H4'];
    const sorted = names.sort((left, right) => (sortKey(left) < sortKey(right) ? -1 : 1));
    expect(sorted).toEqual(['ampoule H4', 'Ampoule H7', 'Bougie', 'bougie 9', 'Bôugie 9 b', 'Bougie 10']);
  });

  it('makes sort keys that compare alike in JavaScript and in PostgreSQL’s "C" order: ASCII without control codes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(sortKey(text)).toMatch(/^[a-z0-9 ]*$/);
      }),
    );
  });
});
