import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueQuery, FilterGroup } from '#core/search/query/query.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { bruteForce } from './brute-force.ts';
import { generatedRows, generatedStructure } from './generated-rows.ts';

const SIZE = 2_500;
const structure = generatedStructure;

/** Loaded, then changed a few times as a shop is: other prices and stock, products gone and come back. */
const loaded = generatedRows(SIZE);
const cheaper = loaded
  .filter(({ id }) => id % 7 === 0)
  .map((row): CatalogueRow => ({ ...row, regular: row.price, price: row.price - 100, stock: 2, low: 0 }));
const gone = loaded.flatMap(({ id }) => (id % 11 === 0 ? [id] : []));
const back = loaded.filter(({ id }) => id % 22 === 0);

const living = new Map(loaded.map((row) => [row.id, row]));
for (const id of gone) living.delete(id);
for (const row of cheaper) living.set(row.id, row);
for (const row of back) living.set(row.id, row);
const rows = [...living.values()];

const catalogue = new Catalogue(structure);
catalogue.apply(loaded, []);
catalogue.apply(cheaper, gone);
catalogue.apply(back, []);

const codes = [...new Set(structure.options.map(({ code }) => code))];
const optionsOf = (code: string) => structure.options.filter((one) => one.code === code).map(({ id }) => id);
const group = fc
  .constantFrom(...codes)
  .chain((code) =>
    fc
      .uniqueArray(fc.constantFrom(...optionsOf(code)), { minLength: 1, maxLength: 4 })
      .map((optionIds): FilterGroup => ({ code, optionIds })),
  );
const money = fc.integer({ min: 0, max: 400 }).map((euros) => euros * 10_000);
const question: fc.Arbitrary<CatalogueQuery> = fc
  .record(
    {
      area: fc.constantFrom('auto', 'moto'),
      categoryId: fc.constantFrom(...structure.categories.map(({ id }) => id)),
      price: fc.record({ from: money, to: money.map((most) => most + 500_000) }, { requiredKeys: [] }),
      inStock: fc.boolean(),
      promo: fc.boolean(),
      desc: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .chain((optional) =>
    fc
      .record({
        groups: fc.uniqueArray(group, { maxLength: 2, selector: ({ code }) => code }),
        sort: fc.constantFrom('relevance', 'price', 'created_at', 'name'),
        offset: fc.oneof(fc.constantFrom(0, 20, 40), fc.nat({ max: SIZE })),
        limit: fc.constantFrom(1, 20, 100),
        facets: fc.boolean(),
      })
      .map((required) => ({ ...optional, ...required })),
  );

describe('a shop of some thousand products', () => {
  it('answers filters, sorts, facets and pages however deep as brute force does', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(catalogue.query(asked)).toEqual(bruteForce(rows, structure, asked));
      }),
      { numRuns: 60 },
    );
  });

  it('pages of a list, laid end to end to the last, are the whole list', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const list = { ...asked, facets: false };
        const whole = catalogue.query({ ...list, offset: 0, limit: rows.length });
        const paged: number[] = [];
        for (let offset = 0; offset < whole.total; offset += 100)
          paged.push(...catalogue.query({ ...list, offset, limit: 100 }).rows.map(({ id }) => id));
        expect(paged).toEqual(whole.rows.map(({ id }) => id));
      }),
      { numRuns: 20 },
    );
  });
});
