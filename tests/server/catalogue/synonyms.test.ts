import { afterAll, beforeAll, expect, it } from 'vitest';

import { Catalogue } from '#core/search/catalogue.ts';
import { searchStructure } from '#core/contract/pages/search/searchable.ts';
import { STRUCTURE_ENTITY } from '#server/subjects/catalogue/entities.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { announce, plantSmallShop } from './small-shop.ts';

const ALL = { groups: [], sort: 'relevance', offset: 0, limit: 20, facets: false } as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('synonyms of the shop act on its search and on that of a device, those put aside do not', async () => {
  const { products } = await plantSmallShop(database.db);
  const live = await openCatalogue({ db: database.db, clock: createTestClock() });
  const found = (catalogue: Catalogue, text: string): number[] =>
    catalogue.query({ text, ...ALL }).rows.map(({ id }) => id);
  expect(found(live.current().catalogue, 'patins')).toEqual([]);
  await announce(database.db, [STRUCTURE_ENTITY], (db) =>
    db
      .insertInto('search_synonym')
      .values([
        { name: 'Plaquettes', terms: ['plaquettes', 'patins'] },
        { name: 'Essai', terms: ['plaquettes', 'galettes'], is_active: false },
      ])
      .execute(),
  );
  const { catalogue, structure } = await live.refresh();
  expect(found(catalogue, 'patins')).toContain(products.pads);
  expect(found(catalogue, 'galettes')).toEqual([]);
  /* a device reads the same structure, and describes its catalogue by it */
  const device = new Catalogue(searchStructure(JSON.parse(JSON.stringify(structure))));
  device.apply([...catalogue.rows()], []);
  expect(found(device, 'patins')).toEqual(found(catalogue, 'patins'));
});
