import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import { openDexieStore } from '#src/db/dexie-store.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import { openPersonStore } from '#src/db/open.ts';
import { storeSuite } from '#tests/db/store-suite.ts';

storeSuite('IndexedDB', () => {
  const indexedDB = new IDBFactory();
  return { open: () => openDexieStore('guest', { indexedDB, keyRange: IDBKeyRange }) };
});

storeSuite('memory', () => {
  const disk = createMemoryDisk();
  return { open: () => Promise.resolve(openMemoryStore(disk)) };
});

test('S63 where IndexedDB is missing or refuses, the store is in memory and says that it does not last', async () => {
  const refusing = new IDBFactory();
  refusing.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const stores = [
    await openPersonStore('guest', null),
    await openPersonStore('guest', { indexedDB: refusing, keyRange: IDBKeyRange }),
  ];
  expect(stores.map((store) => store.durable)).toEqual([false, false]);
});

/** Asks for the database of a later build, as its tab does. */
const openLater = (indexedDB: IDBFactory): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('person-guest', 9_999);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(new Error('not opened')));
  });

test('S64 a connection is given up when a newer build needs the database, and the tab hears it once', async () => {
  const indexedDB = new IDBFactory();
  let lost = 0;
  const store = await openDexieStore('guest', { indexedDB, keyRange: IDBKeyRange }, { onLost: () => (lost += 1) });
  await openLater(indexedDB);
  expect(lost).toBe(1);
  await expect(store.read(['meta'], async (t) => await t.meta.all())).rejects.toThrow();
});

test('S67 a database that the person closes or deletes, here or in another tab, is no loss', async () => {
  const indexedDB = new IDBFactory();
  let lost = 0;
  const open = () => openDexieStore('guest', { indexedDB, keyRange: IDBKeyRange }, { onLost: () => (lost += 1) });
  (await open()).close();
  const [here, other] = [await open(), await open()];
  await here.destroy();
  await expect(other.read(['meta'], async (t) => await t.meta.all())).rejects.toThrow();
  expect(lost).toBe(0);
});
