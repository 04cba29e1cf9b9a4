import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openKeptBodies } from '#src/db/kept-bodies.ts';

const place = () => ({ indexedDB: new IDBFactory(), keyRange: IDBKeyRange });

test.each([
  ['on the device', place()],
  ['in memory', null],
])('S102 a text is kept with the revision it is, number and identity, %s', async (_, here) => {
  const bodies = openKeptBodies('admin:one', here);
  await bodies.keep([
    { uuid: 'a', rev: 3, revId: 'r', body: 'Un' },
    { uuid: 'b', rev: 1, body: 'Deux' },
  ]);
  await bodies.keep([{ uuid: 'a', rev: 3, revId: 's', body: 'Trois' }]);
  expect(await bodies.read('a')).toEqual({ uuid: 'a', rev: 3, revId: 's', body: 'Trois' });
  const revs = await bodies.revs();
  expect([revs.get('a'), revs.get('b')?.rev, revs.get('b')?.revId ?? null]).toEqual([{ rev: 3, revId: 's' }, 1, null]);
  await bodies.drop(['a']);
  expect([await bodies.read('a'), [...(await bodies.revs()).keys()]]).toEqual([null, ['b']]);
});

test('S102 texts that an earlier build kept by their number alone are still here, and of no known identity', async () => {
  const here = place();
  const before = new Dexie('bodies-admin:one', { indexedDB: here.indexedDB, IDBKeyRange: here.keyRange });
  before.version(1).stores({ bodies: 'uuid,[uuid+rev]' });
  await before.table('bodies').put({ uuid: 'a', rev: 3, body: 'Un' });
  before.close();
  const bodies = openKeptBodies('admin:one', here);
  expect(await bodies.read('a')).toEqual({ uuid: 'a', rev: 3, revId: null, body: 'Un' });
  expect(await bodies.revs()).toEqual(new Map([['a', { rev: 3, revId: null }]]));
});
