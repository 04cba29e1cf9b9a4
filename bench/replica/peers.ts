/** Rows as records, through Dexie and without it. */
import { Dexie } from 'dexie';

import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { Contestant } from './contestant.ts';
import { peer } from './peer.ts';

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
