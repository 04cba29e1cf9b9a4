import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LONGEST_TERM } from '#core/domain/search/search-term.ts';
import { countedTerm, namesSomebody, termKey } from '#core/search/words/search-term.ts';

describe('what was asked for, as the shop counts it', () => {
  it('is the same term however it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(termKey(` ${text.toUpperCase().toLowerCase()}  !`)).toBe(termKey(text.toUpperCase()));
        expect(termKey(termKey(text))).toBe(termKey(text));
      }),
    );
    expect(termKey('Étrier  de FREIN')).toBe(termKey('etrier-de-frein'));
  });

  it('is short, on one line and has a word, or is not counted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const term = countedTerm(text);
        expect(term === null || (term.length <= LONGEST_TERM && /^\S/u.test(term) && !/[\n\r\t]|\s$/u.test(term))).toBe(
          true,
        );
        expect(term === null || termKey(term) !== '').toBe(true);
      }),
    );
  });

  it.each(['jeanne@example.fr', 'AB-123-CD', 'ab123cd', '06 12 34 56 78', '+33 6 12 34 56 78', '0033612345678'])(
    '%j is somebody’s, and counted under nothing',
    (text) => {
      expect(namesSomebody(text)).toBe(true);
      expect(countedTerm(text)).toBeNull();
    },
  );

  it.each(['09.A417-11', '205/55 R16', '5W30', 'plaquettes clio 4', '3700123456789'])(
    '%j is a reference, a dimension or words, and counted',
    (text) => {
      expect(countedTerm(text)).toBe(text.toLowerCase());
    },
  );
});
