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

const nothing = (): void => {};

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

test('S64 a connection is given up when a newer build needs the database', async () => {
  const indexedDB = new IDBFactory();
  let closed = nothing;
  const given = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const store = await openDexieStore('guest', { indexedDB, keyRange: IDBKeyRange }, { onClosed: () => closed() });
  const upgrade = new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('person-guest', 9_999);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(new Error('not opened')));
  });
  await Promise.all([given, upgrade]);
  await expect(store.read(['meta'], async (t) => await t.meta.all())).rejects.toThrow();
});
