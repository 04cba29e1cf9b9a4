/** The catalogue as one would keep it in an afternoon: a record a row, lists by an index, search over rows in memory. */
import { Dexie } from 'dexie';

import { joinHalves } from '#core/search/join-pages.ts';
import { decodeCardPage, decodeOfferPage } from '#core/search/pages.ts';
import type { CatalogueRow } from '#core/search/row.ts';
import { fold } from '#core/search/text.ts';
import { CATEGORY, PARALLEL, type Contestant } from './contestant.ts';

const HITS = 24;

/** What differs between the peers: how rows are stored and read. */
interface RowStore {
  put: (rows: readonly CatalogueRow[]) => Promise<void>;
  ofCategory: (id: number) => Promise<CatalogueRow[]>;
  all: () => Promise<CatalogueRow[]>;
  count: () => Promise<number>;
}

function peer(store: RowStore): Contestant {
  let rev = 1;
  let reading: Promise<{ row: CatalogueRow; text: string }[]> | null = null;
  const searchable = (row: CatalogueRow) => ({ row, text: fold(`${row.name} ${row.sku} ${row.references.join(' ')}`) });
  const rowsHere = () => (reading ??= store.all().then((rows) => rows.map(searchable)));
  const json = async (path: string) => (await fetch(path)).json();

  return {
    load: async () => {
      const { cuts } = await json('/manifest');
      const loader = async (): Promise<void> => {
        for (let cut = cuts.shift(); cut !== undefined; cut = cuts.shift()) {
          const [card, offer] = await Promise.all([json(`/pages/${cut.card.hash}`), json(`/pages/${cut.offer.hash}`)]);
          await store.put(joinHalves(decodeCardPage(card), decodeOfferPage(offer)));
        }
      };
      await Promise.all(Array.from({ length: PARALLEL / 2 }, loader));
      return performance.now();
    },
    settle: async () => 0,
    list: async () => {
      const rows = (await store.ofCategory(CATEGORY)).filter((row) => row.area === 'auto');
      rows.sort((left, right) => right.featured - left.featured || right.createdDay - left.createdDay);
      return { rows: rows.slice(0, HITS).length, total: rows.length, at: performance.now() };
    },
    search: async (text) => {
      const words = fold(text).split(/[^a-z0-9]+/);
      const found: CatalogueRow[] = [];
      for (const one of await rowsHere()) {
        if (!words.every((word) => one.text.includes(word))) continue;
        found.push(one.row);
        if (found.length === HITS) break;
      }
      return found;
    },
    count: store.count,
    follow: async () => {
      const here = await rowsHere();
      const { products } = await json(`/changes?rev=${rev}`);
      rev += 1;
      const since = performance.now();
      const rows: CatalogueRow[] = products.map((product: { row: CatalogueRow }) => product.row);
      await store.put(rows);
      const changed = new Map(rows.map((row) => [row.id, row]));
      here.forEach(({ row }, at) => {
        const next = changed.get(row.id);
        if (next !== undefined) here[at] = searchable(next);
      });
      return performance.now() - since;
    },
  };
}

export function dexiePeer(): Contestant {
  const database = new Dexie('peer-dexie', { chromeTransactionDurability: 'relaxed' });
  database.version(1).stores({ rows: 'id, *categoryIds' });
  const table = database.table<CatalogueRow, number>('rows');
  return peer({
    put: async (rows) => {
      await table.bulkPut([...rows]);
    },
    ofCategory: (id) => Promise.resolve(table.where('categoryIds').equals(id).toArray()),
    all: () => Promise.resolve(table.toArray()),
    count: () => Promise.resolve(table.count()),
  });
}

export function rawPeer(): Contestant {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('peer-raw', 1);
    request.addEventListener('upgradeneeded', () => {
      const rows = request.result.createObjectStore('rows', { keyPath: 'id' });
      rows.createIndex('category', 'categoryIds', { multiEntry: true });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });
  const rowsIn = async (mode: IDBTransactionMode) =>
    (await opening).transaction('rows', mode, { durability: 'relaxed' }).objectStore('rows');
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    });
  return peer({
    put: async (rows) => {
      const store = await rowsIn('readwrite');
      for (const row of rows) store.put(row);
      await new Promise<void>((resolve, reject) => {
        store.transaction.addEventListener('complete', () => resolve());
        store.transaction.addEventListener('abort', () => reject(store.transaction.error ?? new Error('aborted')));
      });
    },
    ofCategory: async (id) => done((await rowsIn('readonly')).index('category').getAll(id)),
    all: async () => done((await rowsIn('readonly')).getAll()),
    count: async () => done((await rowsIn('readonly')).count()),
  });
}
