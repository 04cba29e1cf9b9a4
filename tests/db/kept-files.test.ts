/** Files that wait for the shop, on the disk and where nothing is kept: one suite for both (rules S63, S115, S117). */
import { Dexie } from 'dexie';
import { IDBDatabase as FDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FileMark, KeptFile, KeptFiles } from '#src/db/kept-file.ts';
import { deleteKeptFiles, openKeptFiles, readKeptMarks } from '#src/db/kept-files.ts';

const place = () => ({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 23, 9, minute)).toISOString();
const file = (uuid: string, minute: number, more: Partial<KeptFile> = {}): KeptFile => ({
  uuid,
  fileName: `${uuid}.jpg`,
  content: new Blob([uuid]),
  folder: null,
  replaces: null,
  baseRev: null,
  baseRevId: null,
  size: null,
  at: at(minute),
  ...more,
});

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['on the disk', place],
  ['in memory', () => null],
])('%s', (_, where) => {
  const open = (): KeptFiles => openKeptFiles('admin:one', where());

  test('S117 what is kept waits, and is there with its content, the oldest first', async () => {
    const files = open();
    await files.keep(file('b', 1));
    await files.keep(file('a', 2));
    expect((await files.all()).map(({ uuid }) => uuid)).toEqual(['b', 'a']);
    expect(await files.marks()).toMatchObject([
      { uuid: 'b', state: 'waiting', sent: 0, refusal: null },
      { uuid: 'a', state: 'waiting' },
    ]);
    expect(await (await files.get('b'))?.content.text()).toBe('b');
    expect([await files.has('b'), await files.has('c'), await files.get('c')]).toEqual([true, false, null]);
  });

  test('S115 one is moved on from where it is, and what is done keeps its mark without its content', async () => {
    const files = open();
    await files.keep(file('a', 1));
    const moved = await files.change('a', (mark) => ({ ...mark, state: 'sending', sent: 3 }));
    expect(moved).toMatchObject({ state: 'sending', sent: 3 });
    expect(await files.change('a', (mark) => mark)).toEqual(moved);
    expect(await files.get('a')).not.toBeNull();
    await files.change('a', (mark) => ({ ...mark, state: 'done' }));
    expect([await files.get('a'), await files.has('a')]).toEqual([null, true]);
    expect(await files.change('gone', (mark) => ({ ...mark, state: 'done' }))).toBeNull();
  });

  test('S115 a file that is kept anew waits anew', async () => {
    const files = open();
    await files.keep(file('a', 1));
    await files.change('a', (mark) => ({ ...mark, state: 'refused', refusal: 'media.tooLarge' }));
    await files.keep(file('a', 1, { content: new Blob(['petit']) }));
    expect(await files.marks()).toMatchObject([{ state: 'waiting', refusal: null }]);
  });

  test('S115 all are moved on at once, and who follows hears it', async () => {
    const files = open();
    const heard: (readonly FileMark[])[] = [];
    await files.keep(file('a', 1));
    await files.keep(file('b', 2));
    const end = files.follow((marks) => void heard.push(marks));
    await vi.waitFor(() => expect(heard.at(-1)).toHaveLength(2));
    await files.changeAll((mark) => ({ ...mark, state: 'paused' }));
    await vi.waitFor(() => expect(heard.at(-1)?.map(({ state }) => state)).toEqual(['paused', 'paused']));
    await files.drop('a');
    await vi.waitFor(() => expect(heard.at(-1)).toHaveLength(1));
    end();
    const before = heard.length;
    await files.drop('b');
    expect([await files.marks(), await files.all(), heard.length]).toEqual([[], [], before]);
  });

  test('S111 what replaces the same file on the same revision stands on what came of the first', async () => {
    const files = open();
    const base = { replaces: 'f', baseRev: 1, baseRevId: 'r-1' };
    const done = file('a', 1, base);
    await files.keep(file('b', 2, base));
    await files.keep(file('c', 3, { ...base, baseRevId: 'r-0' }));
    await files.keep(file('d', 4, { ...base, replaces: 'g' }));
    await files.rebase(done, { rev: 2, revId: 'r-2' });
    expect((await files.all()).map(({ baseRev, baseRevId }) => [baseRev, baseRevId])).toEqual([
      [2, 'r-2'],
      [1, 'r-0'],
      [1, 'r-1'],
    ]);
  });
});

test('S117 a photo is asked to be on the disk before it is said to be, as what its author typed is', async () => {
  const here = place();
  const asked: unknown[] = [];
  const transaction: unknown = Reflect.get(FDBDatabase.prototype, 'transaction');
  if (typeof transaction !== 'function') throw new Error('a database has transactions');
  vi.spyOn(FDBDatabase.prototype, 'transaction').mockImplementation(function (this: unknown, ...given) {
    if (given[1] === 'readwrite') asked.push(given[2]);
    return Reflect.apply(transaction, this, given);
  });
  const files = openKeptFiles('admin:one', here);
  await files.keep(file('a', 1));
  await files.change('a', (mark) => ({ ...mark, state: 'paused' }));
  expect(asked).toEqual([{ durability: 'strict' }, { durability: 'strict' }]);
});

test('S115 files that a build of before kept wait on, and those that were refused stay so', async () => {
  const here = place();
  const before = new Dexie('files-admin:one', { indexedDB: here.indexedDB, IDBKeyRange: here.keyRange });
  before.version(1).stores({ files: 'uuid,at' });
  const { baseRev: _rev, baseRevId: _revId, ...old } = file('a', 1);
  await before.table('files').bulkPut([
    { ...old, refusal: null },
    { ...old, uuid: 'b', at: at(2), refusal: 'media.type' },
  ]);
  before.close();
  const files = openKeptFiles('admin:one', here);
  expect(await files.marks()).toMatchObject([
    { uuid: 'a', state: 'waiting', refusal: null },
    { uuid: 'b', state: 'refused', refusal: 'media.type' },
  ]);
  expect(await (await files.get('a'))?.content.text()).toBe('a');
});

test('S118 what waits of somebody who has nothing open is read, and goes with them', async () => {
  const here = place();
  const files = openKeptFiles('admin:one', here);
  await files.keep(file('a', 1));
  expect(await readKeptMarks('admin:one', here)).toMatchObject([{ uuid: 'a', state: 'waiting' }]);
  expect(await readKeptMarks('admin:two', here)).toEqual([]);
  await deleteKeptFiles('admin:one', here);
  expect(await readKeptMarks('admin:one', here)).toEqual([]);
});
