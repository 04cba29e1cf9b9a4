import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Catalogue } from '#core/search/catalogue.ts';
import { buildSynonyms, isOneWord } from '#core/search/words/synonyms.ts';
import { stem } from '#core/search/words/text.ts';
import { rowWithId } from '#tests/core/search/arbitrary-rows.ts';

const ALL = { groups: [], sort: 'relevance', offset: 0, limit: 20, facets: false } as const;
const word = fc.stringMatching(/^[b-dk-m]{5,8}$/u);
const ids = (catalogue: Catalogue, text: string): number[] =>
  catalogue.query({ text, ...ALL }).rows.map(({ id }) => id);

describe('synonyms of the shop', () => {
  it('whoever asks for one word of a group finds what is called by another, both ways', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 5 }), rowWithId(1), (group, row) => {
        const [first = '', ...others] = group;
        const catalogue = new Catalogue({ options: [], categories: [], synonyms: [group] });
        catalogue.apply([{ ...row, name: first }], []);
        expect(others.map((other) => ids(catalogue, other))).toEqual(others.map(() => [1]));
        catalogue.describe({ options: [], categories: [] });
        catalogue.apply([{ ...row, name: first }], []);
        expect(ids(catalogue, first)).toEqual([1]);
      }),
    );
  });

  it('stand beside those of the trade, and join a group of theirs', () => {
    const synonyms = buildSynonyms([['pneu', 'gomme']]);
    expect(synonyms.get(stem('pneu'))).toEqual(expect.arrayContaining([stem('pneumatique'), stem('gomme')]));
    expect(synonyms.get(stem('gomme'))).toEqual([stem('pneu')]);
  });

  it('no word is its own synonym, and each names the other', () => {
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 4 }), (groups) => {
        const synonyms = buildSynonyms(groups);
        for (const [one, others] of synonyms)
          for (const other of others) {
            expect(other).not.toBe(one);
            expect(synonyms.get(other)).toContain(one);
          }
      }),
    );
  });

  it.each([
    ['pare-brise', false],
    ['patins de frein', false],
    ['de', false],
    ['', false],
    ['Rétro', true],
  ])('%j is one word: %s', (term, is) => {
    expect(isOneWord(term)).toBe(is);
  });
});
