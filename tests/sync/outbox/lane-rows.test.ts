/** The numbers of a device's lanes, each in its row: what a device has used before costs it nothing (rules S12, S41). */
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';

import { openDexieStore } from '#src/db/dexie-store.ts';
import { identityIn, nextOfAll } from '#src/sync/meta.ts';
import { lanesToAsk } from '#src/sync/outbox/heads.ts';
import { append } from '#src/sync/outbox/perform.ts';
import { takeBatch } from '#src/sync/engine/steps.ts';
import { addRow, applied, cursor, none, NOW, openQueue, row, type SmallQueue } from '#tests/sync/small-queue.ts';

const used = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`draft:${String(at).padStart(4, '0')}`, 2]));
const change = { mutId: 'one', route: 'api.contact.store', v: 1, args: null, at: NOW };

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue();
});

describe('a device that has used a thousand lanes', () => {
  beforeEach(async () => {
    await queue.leaveAs(used);
  });

  test('S41 appends one change with two rows written, and reads no lane but its own', async () => {
    const before = { ...queue.disk };
    await queue.store.write(['meta', 'outbox'], (t) => append(t, 'contact', change, queue.deps.newId));
    expect([queue.disk.writes - before.writes, queue.disk.reads - before.reads]).toEqual([2, 1]);
    expect(await queue.next()).toEqual({ ...used, contact: 2 });
  });

  test('S12 sends what waits, and asks for what is new, without a look at the others', async () => {
    await queue.contact();
    const before = queue.disk.reads;
    expect((await takeBatch(queue.deps, none))?.lanes).toEqual(['contact']);
    expect(await lanesToAsk(queue.store)).toEqual(['contact']);
    expect(queue.disk.reads - before).toBeLessThanOrEqual(6);
  });

  test('S12 with nothing waiting reads no row of the queue, and names no lane', async () => {
    const before = queue.disk.reads;
    expect([await takeBatch(queue.deps, none), await lanesToAsk(queue.store)]).toEqual([null, []]);
    // The identity, for the batch that there is not.
    expect(queue.disk.reads - before).toBe(1);
  });
});

test('S12 lanes in which something waits that never left are not named, those in which something left are', async () => {
  await queue.leaveAs({ contact: 3, 'cart:auto': 2 });
  await queue.store.write(['outbox'], async (t) => {
    await t.outbox.put([row(1, { sends: 1 }), row(2), addRow(1)]);
  });
  expect(await lanesToAsk(queue.store)).toEqual(['contact']);
});

test.each([
  [100, 100],
  [101, undefined],
])('S12 a device that waits in %i lanes names them, or more than a request may name: none', async (lanes, named) => {
  const rows = Array.from({ length: lanes }, (_, at) => row(1, { lane: `draft:${at}`, mutId: `m${at}`, sends: 1 }));
  await queue.store.write(['outbox'], async (t) => void (await t.outbox.put(rows)));
  expect((await lanesToAsk(queue.store))?.length).toBe(named);
});

test('S12 a push that leaves beside a hundred lanes that wait asks for the numbers of all', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => row(1, { lane: `draft:${at}`, mutId: `m${at}`, sends: 1 }));
  await queue.store.write(['outbox'], async (t) => void (await t.outbox.put(rows)));
  await queue.contact();
  const batch = await takeBatch(queue.deps, new Set(rows.map(({ lane }) => lane)));
  expect([batch?.changes.length, batch?.lanes]).toEqual([1, undefined]);
});

test('S43 S44 of more lanes than a push has room for, the first of each leave, and it says that there is more', async () => {
  const lanes = (id: string) => id.startsWith('draft:');
  const wide = openQueue({ ...queue.deps.contract, hasLane: lanes });
  await wide.leaveAs(used);
  const rows = Object.keys(used).flatMap((lane) => [1, 2].map((seq) => row(seq, { lane, mutId: `${lane} ${seq}` })));
  await wide.store.write(['outbox'], async (t) => void (await t.outbox.put(rows)));
  const before = wide.disk.reads;
  const batch = await takeBatch(wide.deps, none);
  expect([batch?.changes.length, batch?.more, batch?.lanes]).toEqual([100, true, undefined]);
  expect(new Set(batch?.changes.map(({ lane }) => lane)).size).toBe(100);
  expect(wide.disk.reads - before).toBeLessThanOrEqual(110);
  // Lanes that rest are passed over, however many there are.
  const resting = new Set(Object.keys(used).slice(0, 900));
  expect((await takeBatch(wide.deps, resting))?.changes[0]?.lane).toBe('draft:0900');
});

test('S55 S62 an answer that tells nothing of a lane in which something left meanwhile is ignored: it would be seen twice', async () => {
  await queue.add();
  await queue.send(applied);
  const { cursor: from } = await queue.progress();
  await queue.add();
  await queue.leave();
  const changes = [{ key: 'cart:auto', rev: 9, record: { kind: 'cart' } }];
  const pull = { from, to: cursor(9), reset: false, changes, lastSeq: {}, serverNow: NOW };
  expect(await queue.take(pull, [], { lanes: [] })).toMatchObject({ outcome: 'ignored' });
  const told = { ...pull, lastSeq: { 'cart:auto': 2 } };
  expect(await queue.take(told, [], { lanes: ['cart:auto'] })).toMatchObject({ outcome: 'applied' });
  expect((await queue.progress()).acked).toEqual({ 'cart:auto': 2 });
});

test('S12 S62 an answer about one lane is not of the past because others are left out; one that takes a number back is', async () => {
  await queue.add();
  await queue.send(applied);
  await queue.contact();
  await queue.send(applied);
  const { cursor: from } = await queue.progress();
  const pull = { from, to: cursor(9), reset: false, changes: [], lastSeq: { contact: 1 }, serverNow: NOW };
  const behind = { ...pull, lastSeq: { contact: 0 } };
  expect(await queue.take(behind, [], { lanes: ['contact'] })).toMatchObject({ outcome: 'ignored' });
  expect(await queue.take(pull, [], { lanes: ['contact'] })).toMatchObject({ outcome: 'applied' });
  expect(await queue.next()).toMatchObject({ 'cart:auto': 2, contact: 2 });
});

describe('a database of a build before', () => {
  const place = () => ({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
  const old = async ({ indexedDB, keyRange }: ReturnType<typeof place>, meta: readonly object[]) => {
    const db = new Dexie('person-guest', { indexedDB, IDBKeyRange: keyRange });
    const tables = { base: 'key', results: 'mutId', parked: 'mutId', sent: 'mutId', drafts: 'key', favourites: 'uuid' };
    db.version(1).stores({ ...tables, outbox: '[lane+seq]', meta: 'key' });
    await db.table('meta').bulkPut([...meta]);
    await db.table('outbox').put(row(6));
    return db;
  };
  const identity = { key: 'identity', group: 'mine', scope: 'open', next: { contact: 7, 'cart:auto': 3 } };

  test('S41 S64 gives no number a second time: each lane gets its row, and the rest stays as it was', async () => {
    const here = place();
    (await old(here, [identity, { key: 'token', value: 'mine' }])).close();
    const store = await openDexieStore('guest', here);
    expect(await store.read(['meta'], nextOfAll)).toEqual({ contact: 7, 'cart:auto': 3 });
    expect(await store.read(['meta'], identityIn)).toEqual({ key: 'identity', group: 'mine', scope: 'open' });
    expect(await store.read(['meta'], async (t) => await t.meta.get('token'))).toEqual({ key: 'token', value: 'mine' });
    const seq = await store.write(['meta', 'outbox'], (t) => append(t, 'contact', change, () => 'other'));
    expect([seq, (await store.read(['outbox'], async (t) => await t.outbox.all())).length]).toEqual([7, 2]);
    store.close();
  });

  test('S64 in which nothing was done yet opens as it is', async () => {
    const here = place();
    (await old(here, [])).close();
    const store = await openDexieStore('guest', here);
    expect(await store.read(['meta'], async (t) => await t.meta.all())).toEqual([]);
    store.close();
  });

  test('S64 a tab that still has it open lets go, so that no number is given by two builds', async () => {
    const here = place();
    const before = await old(here, [identity]);
    const store = await openDexieStore('guest', here);
    expect(before.isOpen()).toBe(false);
    store.close();
  });
});
