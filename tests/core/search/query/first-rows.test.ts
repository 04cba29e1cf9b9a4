import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Catalogue } from '#core/search/catalogue.ts';

import { changes, filters, structure } from '../arbitrary-rows.ts';

const ids = fc.uniqueArray(fc.nat(12), { maxLength: 5 });

test('rows put first come first in their order where they are found, the others follow as ever, page by page', () => {
  fc.assert(
    fc.property(changes, filters, ids, (all, asked, first) => {
      const catalogue = new Catalogue(structure);
      for (const { rows, removed } of all) catalogue.apply(rows, removed);
      const query = { ...asked, facets: false };
      const usual = catalogue.query({ ...query, offset: 0, limit: 100 }).rows;
      const ahead = first.flatMap((id) => usual.find((row) => row.id === id) ?? []);
      const expected = [...ahead, ...usual.filter((row) => !ahead.includes(row))];
      const { offset, limit } = asked;
      expect(catalogue.query({ ...query, first }).rows).toEqual(expected.slice(offset, offset + limit));
      expect(catalogue.query({ ...query, first, facets: true }).facets).toEqual(
        catalogue.query({ ...query, facets: true }).facets,
      );
    }),
    { numRuns: 150 },
  );
});
