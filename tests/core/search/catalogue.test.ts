import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Catalogue } from '#core/search/catalogue.ts';
import { buildSegment } from '#core/search/segment/segment.ts';
import { changes, filters, structure, survivors, text } from './arbitrary-rows.ts';
import type { Change } from './arbitrary-rows.ts';
import { bruteForce } from './brute-force.ts';

function grown(all: readonly Change[]): Catalogue {
  const catalogue = new Catalogue(structure);
  for (const { rows, removed } of all) catalogue.apply(rows, removed);
  return catalogue;
}

function whole(all: readonly Change[]): Catalogue {
  const catalogue = new Catalogue(structure);
  catalogue.add(buildSegment(survivors(all)));
  return catalogue;
}

describe('the catalogue', () => {
  it('answers filters, sorts, pages and facets as brute force does, however it was cut into segments', () => {
    fc.assert(
      fc.property(changes, filters, fc.boolean(), (all, asked, facets) => {
        const query = { ...asked, facets };
        const expected = bruteForce(survivors(all), structure, query);
        expect(grown(all).query(query)).toEqual(expected);
        expect(whole(all).query(query)).toEqual(expected);
      }),
      { numRuns: 1500 },
    );
  });

  it('searches alike, scores included, however it was cut into segments', () => {
    fc.assert(
      fc.property(changes, filters, text, (all, asked, text) => {
        const query = { ...asked, text, facets: true };
        expect(grown(all).query(query)).toEqual(whole(all).query(query));
      }),
      { numRuns: 1500 },
    );
  });

  it('counts, pages and bounds the rows a text finds as brute force would, given the rows it finds', () => {
    fc.assert(
      fc.property(changes, filters, text, (all, asked, text) => {
        const catalogue = grown(all);
        const area = asked.area === undefined ? {} : { area: asked.area };
        const everything = { groups: [], sort: 'price', offset: 0, limit: 100, facets: false } as const;
        const found = catalogue.query({ ...everything, ...area, text }).rows;
        const query = { ...asked, sort: asked.sort === 'relevance' ? 'name' : asked.sort, facets: true } as const;
        const { partial: _, ...answer } = catalogue.query({ ...query, text });
        expect(answer).toEqual(bruteForce(found, structure, query));
      }),
      { numRuns: 500 },
    );
  });

  it('asked again for another order or page, with changes between, answers as one that was never asked', () => {
    const questions = fc.array(fc.tuple(filters, fc.constantFrom('', 'pneu', 'casqeu noir')), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(changes, changes, questions, (first, then, questions) => {
        const catalogue = grown(first);
        const ask = (of: Catalogue, fresh: readonly Change[]) => {
          for (const [asked, text] of questions)
            for (const sort of ['price', 'relevance'] as const) {
              const query = { ...asked, sort, text, facets: true };
              expect(of.query(query)).toEqual(grown(fresh).query(query));
            }
        };
        ask(catalogue, first);
        for (const { rows, removed } of then) catalogue.apply(rows, removed);
        ask(catalogue, [...first, ...then]);
        catalogue.describe({ options: [], categories: [] });
        const renamed = grown([...first, ...then]);
        renamed.describe({ options: [], categories: [] });
        for (const [asked, text] of questions)
          expect(catalogue.query({ ...asked, text, facets: true })).toEqual(
            renamed.query({ ...asked, text, facets: true }),
          );
      }),
      { numRuns: 60 },
    );
  });

  it('pages of any size, laid end to end, are the whole list', () => {
    fc.assert(
      fc.property(changes, filters, text, fc.integer({ min: 1, max: 4 }), (all, asked, text, limit) => {
        const catalogue = grown(all);
        const list = catalogue.query({ ...asked, text, facets: false, offset: 0, limit: 100 });
        const paged = [];
        for (let offset = 0; offset < list.total; offset += limit)
          paged.push(...catalogue.query({ ...asked, text, facets: false, offset, limit }).rows);
        expect(paged).toEqual(list.rows);
        expect(list.rows.length).toBe(list.total);
      }),
      { numRuns: 300 },
    );
  });

  it('finds every living row by id, by uuid and by address, and no dead one', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const catalogue = grown(all);
        const living = new Map(survivors(all).map((row) => [row.id, row]));
        expect(catalogue.size).toBe(living.size);
        for (let id = 0; id <= 15; id++) {
          const row = living.get(id) ?? null;
          const uuid = `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
          expect(catalogue.byId(id)).toEqual(row);
          expect(catalogue.byUuid(uuid)).toEqual(row);
          const addressed = (['auto', 'moto'] as const).map((area) => catalogue.bySlug(area, `produit-${id}`));
          expect(addressed).toEqual(['auto', 'moto'].map((area) => (row?.area === area ? row : null)));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('tidied, answers as before, with few segments', () => {
    fc.assert(
      fc.property(changes, changes, filters, text, (first, then, asked, text) => {
        const catalogue = grown([...first, ...then]);
        const query = { ...asked, text, facets: true };
        const before = catalogue.query(query);
        catalogue.tidy();
        expect(catalogue.query(query)).toEqual(before);
        expect(catalogue.segmentCount).toBeLessThanOrEqual(6);
      }),
      { numRuns: 300 },
    );
  });

  it('forked, changes apart from its origin', () => {
    fc.assert(
      fc.property(changes, changes, filters, text, (first, then, asked, text) => {
        const query = { ...asked, text, facets: true };
        const catalogue = grown(first);
        const before = catalogue.query(query);
        const fork = catalogue.fork();
        for (const { rows, removed } of then) fork.apply(rows, removed);
        expect(catalogue.query(query)).toEqual(before);
        expect(fork.query(query)).toEqual(whole([...first, ...then]).query(query));
      }),
      { numRuns: 300 },
    );
  });

  it('compacted, holds the same rows', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const compacted = new Catalogue(structure);
        compacted.add(grown(all).compacted());
        expect([...compacted.rows()]).toEqual(survivors(all).sort((left, right) => left.id - right.id));
        expect(compacted.overlay).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  it('counts the living rows of every category', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const counts = new Map<number, number>();
        for (const row of survivors(all)) for (const id of row.categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
        expect(grown(all).categoryCounts()).toEqual(counts);
      }),
      { numRuns: 200 },
    );
  });

  it('takes a new offer for a row it has and leaves an unknown one out', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 20 }), (all, id) => {
        const catalogue = grown(all);
        const before = catalogue.byId(id);
        const size = catalogue.size;
        const offer = {
          id,
          price: 1_234_500,
          regular: null,
          priceFrom: false,
          stock: 1,
          low: 2,
          taxPercent: 20,
        } as const;
        catalogue.applyOffers([offer]);
        expect(catalogue.byId(id)).toEqual(before && { ...before, ...offer });
        expect(catalogue.size).toBe(size);
      }),
      { numRuns: 100 },
    );
  });
});
