import { searchStructure } from '#core/contract/pages/searchable.ts';
import { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueQuery } from '#core/search/query.ts';
import { openIdb } from '#src/catalogue/idb.ts';
import { OriginUnreachable } from '#src/catalogue/origin.ts';
import type { CatalogueOrigin } from '#src/catalogue/origin.ts';
import { Replica } from '#src/catalogue/replica.ts';
import type { CatalogueDatabase, CatalogueShelf, ReplicaStore } from '#src/catalogue/store.ts';
import { syncCatalogue } from '#src/catalogue/sync.ts';
import type { ModelShop } from './model-shop.ts';
import { PLACE } from './small-shop.ts';

const SHELVES: readonly CatalogueShelf[] = ['pages', 'changes', 'state', 'photos'];
export const wishes = { visited: null, parallel: 5, onProgress: () => undefined };
export const oneByOne = { ...wishes, parallel: 1 };
export const pause = () => Promise.resolve();

let number = 0;
export const inBrowser = () => openIdb(`catalogue-${++number}`, 1, SHELVES);

/** The same database, with its writes counted. */
export function counting(database: CatalogueDatabase): { database: CatalogueDatabase; writes: () => number } {
  let writes = 0;
  return {
    writes: () => writes,
    database: {
      ...database,
      write: (names, work) => {
        writes += 1;
        return database.write(names, work);
      },
    },
  };
}

export async function open(store: ReplicaStore): Promise<Replica> {
  const state = await store.state();
  if (state === null) throw new Error('there is no replica');
  return Replica.read(store, state, pause);
}

export const QUESTIONS: readonly CatalogueQuery[] = (['relevance', 'price', 'name', 'created_at'] as const).flatMap(
  (sort) => [
    { groups: [], sort, offset: 0, limit: 50, facets: true },
    { groups: [{ code: 'brand', optionIds: [1] }], sort, desc: true, offset: 1, limit: 5, facets: true },
    { text: 'article nolan', categoryId: 10, groups: [], sort, offset: 0, limit: 50, facets: true },
  ],
);

export async function answersOf(replica: Replica): Promise<unknown[]> {
  const source = replica.source(PLACE);
  return Promise.all(QUESTIONS.map((question) => source.query(question)));
}

export function serverAnswers(shop: ModelShop): unknown[] {
  const catalogue = new Catalogue(searchStructure(shop.structure));
  catalogue.apply([...shop.rows.values()], []);
  return QUESTIONS.map((question) => catalogue.query(question));
}

export async function follow(store: ReplicaStore, shop: ModelShop, replica: Replica): Promise<void> {
  const outcome = await syncCatalogue(store, shop.origin(), wishes);
  if (outcome.kind !== 'changed') throw new Error(`expected changes, got ${outcome.kind}`);
  await replica.apply(outcome.changes, await stateOf(store));
}

export async function stateOf(store: ReplicaStore) {
  const state = await store.state();
  if (state === null) throw new Error('there is no replica');
  return state;
}

/** A device that dies while it stores the page after `count` others: that one and all later ones are lost. */
export function killedAfter(count: number, put: ReplicaStore['putPage']): ReplicaStore['putPage'] {
  let stored = 0;
  return (hash, bytes) => {
    stored += 1;
    return stored > count ? Promise.reject(new Error('killed')) : put(hash, bytes);
  };
}

/** A wire that is cut after so many pages. */
export function cutAfter(count: number, shop: ModelShop): CatalogueOrigin {
  const origin = shop.origin();
  let pages = 0;
  return {
    ...origin,
    page: (hash) => {
      pages += 1;
      return pages > count ? Promise.reject(new OriginUnreachable('the wire is cut')) : origin.page(hash);
    },
  };
}
