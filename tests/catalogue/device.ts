import fc from 'fast-check';
import { searchStructure } from '#core/contract/pages/search/searchable.ts';
import { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { CatalogueQuery } from '#core/search/query/query.ts';
import { compactReplica } from '#src/catalogue/store/compact.ts';
import { downloadPages } from '#src/catalogue/replica/download.ts';
import { openIdb } from '#src/catalogue/store/idb.ts';
import { detailPages } from '#src/catalogue/prefetch/areas-on-device.ts';
import { OriginUnreachable } from '#src/catalogue/published/origin.ts';
import type { CatalogueOrigin } from '#src/catalogue/published/origin.ts';
import { readReplica } from '#src/catalogue/replica/open-replica.ts';
import type { Replica } from '#src/catalogue/replica/replica.ts';
import type { ServiceDeps } from '#src/catalogue/service/service-deps.ts';
import { OBJECT_STORES } from '#src/catalogue/store/catalogue-database.ts';
import type { CatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';
import { syncCatalogue } from '#src/catalogue/replica/sync.ts';
import type { SyncWishes } from '#src/catalogue/replica/sync.ts';
import type { ModelShop } from './model-shop.ts';
import { PLACE, rowOf } from './small-shop.ts';

export const pause = () => Promise.resolve();
export const wishes: SyncWishes = {
  visited: () => null,
  begin: async () => null,
  pause,
  rest: pause,
  onProgress: () => undefined,
};

const row = fc
  .record({
    id: fc.integer({ min: 1, max: 30 }),
    price: fc.integer({ min: 1, max: 9 }),
    featured: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ id, price, featured }) => rowOf(id, { price: price * 10_000, featured }));
const rowsById = (rows: readonly CatalogueRow[]) => [...new Map(rows.map((one) => [one.id, one])).values()];
/** Rows of 30 products that change, and some that go. */
export const edit = fc.record({
  rows: fc.array(row, { maxLength: 5 }).map(rowsById),
  removed: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 3 }),
});

let number = 0;
export const inBrowser = () => openIdb(`catalogue-${++number}`, 1, OBJECT_STORES);

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
  return readReplica(store, state, pause);
}

const QUESTIONS: readonly CatalogueQuery[] = (['relevance', 'price', 'name', 'created_at'] as const).flatMap((sort) => [
  { groups: [], sort, offset: 0, limit: 50, facets: true },
  { groups: [{ code: 'brand', optionIds: [1] }], sort, desc: true, offset: 1, limit: 5, facets: true },
  { text: 'article nolan', categoryId: 10, groups: [], sort, offset: 0, limit: 50, facets: true },
]);

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

/** The details of all products. */
export async function loadDetails(store: ReplicaStore, shop: ModelShop): Promise<void> {
  await downloadPages(
    store,
    shop.origin(),
    detailPages(await stateOf(store), () => true),
  );
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

/** A service over a shop, alone on its device; nothing outside but what a test gives it. */
export function depsOf(
  store: ReplicaStore,
  shop: Pick<ModelShop, 'origin'>,
  changed: Partial<ServiceDeps> = {},
): ServiceDeps {
  return {
    store,
    origin: shop.origin(),
    place: PLACE,
    build: 'this',
    exclusively: (work) => work(),
    neighbours: { tell: () => undefined, subscribe: () => undefined },
    pause,
    rest: pause,
    compact: () => compactReplica(store),
    prefetches: () => true,
    isMetered: () => false,
    mostDetailed: 5_000,
    cachePhotos: async () => undefined,
    makeRoom: async () => undefined,
    ...changed,
  };
}
