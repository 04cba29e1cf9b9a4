import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';

import { DatabaseBlocked, hasDexieStore, openDexieStore } from '#src/db/dexie-store.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import { openPersonStore } from '#src/db/open.ts';
import { isFull } from '#src/db/store.ts';
import { storeSuite } from '#tests/db/store-suite.ts';

storeSuite('IndexedDB', () => {
  const indexedDB = new IDBFactory();
  return { open: () => openDexieStore('guest', { indexedDB, keyRange: IDBKeyRange }) };
});

storeSuite('memory', () => {
  const disk = createMemoryDisk();
  return { open: () => Promise.resolve(openMemoryStore(disk)) };
});

test.each<[string, unknown, boolean]>([
  ['a browser’s own error', new DOMException('no room', 'QuotaExceededError'), true],
  ['one that a library has wrapped', new Dexie.AbortError('ended', new Dexie.QuotaExceededError('no room')), true],
  ['one that is the cause of another', new Error('ended', { cause: new Dexie.QuotaExceededError('no room') }), true],
  ['another error', new DOMException('gone', 'InvalidStateError'), false],
  ['what is no error', 'QuotaExceededError', false],
])('S74 a disk without room is told by %s', (_what, error, full) => {
  expect(isFull(error)).toBe(full);
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

test('S67 S88 a tab that does not let go keeps the deletion waiting, and finds nothing', async () => {
  const indexedDB = new IDBFactory();
  const store = await openDexieStore('guest', { indexedDB, keyRange: IDBKeyRange });
  await store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'token', value: 'one' }])));
  const held = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('person-guest');
    request.addEventListener('success', () => resolve(request.result));
  });
  const deletion = store.destroy();
  await turns();
  const rows = await new Promise<unknown[]>((resolve) => {
    const request = held.transaction('meta').objectStore('meta').getAll();
    request.addEventListener('success', () => resolve(request.result));
  });
  expect(rows).toEqual([]);
  held.close();
  await deletion;
  expect(await indexedDB.databases()).toEqual([]);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('S63 R26 R10 every transaction that writes asks for strict durability', async () => {
  const indexedDB = new IDBFactory();
  const began = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const store = await openDexieStore('guest', { indexedDB, keyRange: IDBKeyRange });
  began.mockClear();
  await store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'token', value: 'one' }])));
  await store.write(['meta', 'outbox'], async (t) => void (await t.outbox.count()));
  expect(began.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
    ['readwrite', { durability: 'strict' }],
    ['readwrite', { durability: 'strict' }],
  ]);
  store.close();
});

test('S63 a tab that ends inside a transaction leaves it whole or not at all: what was put and removed in it is undone', async () => {
  const indexedDB = new IDBFactory();
  const began = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const open = () => openDexieStore('guest', { indexedDB, keyRange: IDBKeyRange });
  const store = await open();
  await store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'token', value: 'before' }])));
  const ended = store.write(['meta', 'drafts'], async (t) => {
    await t.drafts.put([{ key: 'quote', value: 1, at: '' }]);
    await t.meta.remove(['token']);
    /* a browser whose tab is gone gives up what has not been completed */
    began.mock.results.at(-1)?.value.abort();
  });
  await expect(ended).rejects.toThrow();
  store.close();
  const again = await open();
  const held = await again.read(['meta', 'drafts'], async (t) => [await t.meta.get('token'), await t.drafts.all()]);
  expect(held).toEqual([{ key: 'token', value: 'before' }, []]);
  again.close();
});

/** A tab of an older build that does not let go of the database. */
const openOlder = (indexedDB: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve) => {
    const request = indexedDB.open('person-guest', 1);
    request.addEventListener('success', () => resolve(request.result));
  });

test('S64 R25 a tab that does not let go is told after three seconds; nothing is kept elsewhere meanwhile, nothing hangs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const indexedDB = new IDBFactory();
  const older = await openOlder(indexedDB);
  const onBlocked = vi.fn();
  const onLost = vi.fn();
  const open = () => openPersonStore('guest', { indexedDB, keyRange: IDBKeyRange }, { onBlocked, onLost });
  const opening = expect(open()).rejects.toBeInstanceOf(DatabaseBlocked);
  await turns();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(onBlocked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  expect(onBlocked).toHaveBeenCalledTimes(1);
  // The one behind hears nothing of what it waits for.
  const again = expect(open()).rejects.toBeInstanceOf(DatabaseBlocked);
  await vi.advanceTimersByTimeAsync(10_000);
  await again;
  older.close();
  await turns();
  const store = await open();
  expect([store.durable, onLost.mock.calls.length]).toEqual([true, 0]);
  store.close();
});

/** The database has done what it does by itself. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('S88 R26 to look whether a scope has a database makes none', async () => {
  const place = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange };
  expect(await hasDexieStore('customer:1', place)).toBe(false);
  expect(await place.indexedDB.databases()).toEqual([]);
  (await openDexieStore('customer:1', place)).close();
  expect(await hasDexieStore('customer:1', place)).toBe(true);
  expect(await hasDexieStore('customer:2', place)).toBe(false);
  expect((await place.indexedDB.databases()).map(({ name }) => name)).toEqual(['person-customer:1']);
});
