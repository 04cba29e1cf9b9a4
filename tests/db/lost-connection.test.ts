import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';

import { openDexieStore, type Place } from '#src/db/dexie-store.ts';
import { openKeptAnswers } from '#src/db/kept-answers.ts';
import { isLostConnection } from '#src/db/connection/lost-connection.ts';

afterEach(() => vi.restoreAllMocks());

const place = (): Place => ({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
const words = 'Connection to Indexed Database server lost. Refresh the page to try again';

/** Every connection that was used until now is refused from now on, as iOS does it. */
function losingConnections(name: string): { lose: () => void; refused: () => number } {
  const used = new Set<IDBDatabase>();
  const lost = new Set<IDBDatabase>();
  let refused = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called on the database that was asked
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    used.add(this);
    if (lost.has(this)) {
      refused += 1;
      throw new DOMException(words, name);
    }
    return begin.apply(this, asked);
  });
  return { lose: () => used.forEach((one) => lost.add(one)), refused: () => refused };
}

const put = (key: string) => async (t: { meta: { put(rows: readonly object[]): PromiseLike<unknown> } }) => {
  await t.meta.put([{ key, value: key }]);
};
const keysOf = (store: Awaited<ReturnType<typeof openDexieStore>>) =>
  store.read(['meta'], async (t) => (await t.meta.all()).map(({ key }) => key));

test.each(['UnknownError', 'InvalidStateError'])(
  'S150 what is refused with %s on a lost connection is done once on a new one, and nobody is asked to load the page anew',
  async (name) => {
    let lost = 0;
    const connections = losingConnections(name);
    const store = await openDexieStore('guest', place(), { onLost: () => (lost += 1) });
    await store.write(['meta'], put('before'));
    connections.lose();
    await Promise.all([store.write(['meta'], put('one')), store.write(['meta'], put('two')), keysOf(store)]);
    expect(await keysOf(store)).toEqual(['before', 'one', 'two']);
    expect(connections.refused()).toBeGreaterThan(0);
    connections.lose();
    await store.write(['meta'], put('three'));
    expect(await keysOf(store)).toEqual(['before', 'one', 'three', 'two']);
    expect(lost).toBe(0);
    store.close();
  },
);

test('S150 a transaction that ends by itself before its work is done is repeated once', async () => {
  const store = await openDexieStore('guest', place());
  // oxlint-disable-next-line typescript/unbound-method -- called on the store that was asked
  const write = IDBObjectStore.prototype.put;
  let ended = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    const request = write.apply(this, row);
    if (ended === 0) {
      ended += 1;
      this.transaction.abort();
    }
    return request;
  });
  let done = 0;
  await store.write(['meta'], async (t) => {
    done += 1;
    await put('one')(t);
  });
  expect([ended, done, await keysOf(store)]).toEqual([1, 2, ['one']]);
  store.close();
});

test('S150 a write whose work was done is never done again: whether it was kept, nobody can say', async () => {
  const store = await openDexieStore('guest', place());
  let begun = 0;
  const writing = store.write(['meta'], async (t) => {
    begun += 1;
    await put('one')(t);
    // the word of its end is lost: the browser says that it ended by itself
    const ending = Dexie.currentTransaction?.idbtrans;
    const { onabort: heard } = ending;
    ending.oncomplete = () => heard?.call(ending, new Event('abort'));
  });
  await expect(writing).rejects.toThrow();
  expect([begun, await keysOf(store)]).toEqual([1, ['one']]);
  store.close();
});

test('S150 where a new connection is lost as well, the page says that it has to be loaded anew', async () => {
  let lost = 0;
  let isGone = false;
  // oxlint-disable-next-line typescript/unbound-method -- called on the database that was asked
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    if (isGone) throw new DOMException(words, 'UnknownError');
    return begin.apply(this, asked);
  });
  const store = await openDexieStore('guest', place(), { onLost: () => (lost += 1) });
  await store.write(['meta'], put('before'));
  isGone = true;
  await expect(store.write(['meta'], put('one'))).rejects.toThrow();
  expect(lost).toBe(1);
});

test('S150 who watches sees what is written after a connection was lost', async () => {
  const connections = losingConnections('UnknownError');
  const store = await openDexieStore('guest', place());
  const seen: string[][] = [];
  const stop = store.watch(
    ['meta'],
    async (t) => (await t.meta.all()).map(({ key }) => key),
    (keys) => seen.push(keys),
  );
  await vi.waitFor(() => expect(seen).toEqual([[]]));
  connections.lose();
  await store.write(['meta'], put('one'));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['one']));
  stop();
  store.close();
});

test('S150 what the shop told is kept on a new connection as well', async () => {
  const connections = losingConnections('UnknownError');
  const answers = openKeptAnswers('somebody', place());
  await answers.keep({ key: 'a', answer: 1, at: '2026-03-02T09:00:00.000Z' });
  connections.lose();
  await answers.keep({ key: 'b', answer: 2, at: '2026-03-02T09:00:00.000Z' });
  expect([(await answers.read('a'))?.answer, (await answers.read('b'))?.answer]).toEqual([1, 2]);
});

test.each<[string, unknown, boolean]>([
  ['the word of iOS', new DOMException(words, 'UnknownError'), true],
  ['the word of the standard', new DOMException('closed', 'InvalidStateError'), true],
  ['one that a library has wrapped', new Dexie.AbortError('ended', new DOMException(words, 'UnknownError')), true],
  ['a transaction that ended without a reason', new Dexie.AbortError('ended'), true],
  ['a full disk', new Dexie.AbortError('ended', new Dexie.QuotaExceededError('no room')), false],
  ['a rule that was broken', new Dexie.ConstraintError('twice'), false],
  ['a database that was closed by us', new Dexie.DatabaseClosedError('closed'), false],
])('S150 a lost connection is told by %s', (_what, error, isLost) => {
  expect(isLostConnection(error)).toBe(isLost);
});
