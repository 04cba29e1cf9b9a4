/** The library on the device: everything the shop has told, and nothing it has taken away. */
import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { fillLibrary } from '#src/admin/store/library/fill-library.ts';
import { CallFailed } from '#src/api/failure.ts';
import { openKeptLibrary } from '#src/db/kept-library.ts';

const file = (uuid: string, updatedAt: string): MediaFile => ({
  uuid,
  rev: 1,
  revId: '7a000000-0000-4000-8000-000000000001',
  type: 'image',
  fileName: `${uuid}.png`,
  mime: 'image/png',
  bytes: 1,
  hash: uuid,
  href: `/media/${uuid}.png`,
  width: 1,
  height: 1,
  title: '',
  alt: { fr_FR: '', en_GB: '' },
  caption: '',
  folder: null,
  category: null,
  focalPoint: null,
  createdAt: updatedAt,
  updatedAt,
});

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();

let people = 0;

const isCall = (call: unknown): call is Call => typeof call === 'function';

/** A shop whose files are written and removed, one a minute; the line may be cut before any answer. */
function shopWith(changes: readonly { readonly name: string; readonly isGone: boolean }[], epoch = 'one') {
  const rows = new Map<string, { at: string; isGone: boolean }>();
  changes.forEach(({ name, isGone }, minute) => rows.set(name, { at: at(minute), isGone }));
  const log = [...rows].map(([name, row]) => ({ name, ...row })).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  let answersLeft = Infinity;
  const answer = (asked: { since?: string; epoch?: string }) => {
    const reset = asked.epoch !== undefined && asked.epoch !== epoch;
    const since = reset ? undefined : asked.since;
    if (answersLeft === 0) throw new CallFailed('offline');
    answersLeft -= 1;
    const told = log.filter((row) => since === undefined || row.at > since).slice(0, 2);
    return {
      epoch,
      reset,
      files: told.filter(({ isGone }) => !isGone).map((row) => file(row.name, row.at)),
      gone: told.filter(({ isGone }) => isGone).map(({ name }) => name),
      next: told.at(-1)?.at ?? since ?? null,
      hasMore: told.length === 2,
    };
  };
  const call: unknown = async (_name: string, input: { query: { since?: string; epoch?: string } }) =>
    answer(input.query);
  if (!isCall(call)) throw new Error('a shop answers calls');
  return {
    call,
    cutAfter: (answers: number) => {
      answersLeft = answers;
    },
    there: log.filter(({ isGone }) => !isGone).map(({ name }) => name),
  };
}

const changes = fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd', 'e'), isGone: fc.boolean() }), {
  maxLength: 12,
});

test('after any number of lines cut short the device holds what the shop has', async () => {
  await fc.assert(
    fc.asyncProperty(
      changes,
      fc.integer({ min: 0, max: 12 }),
      fc.nat(4),
      fc.boolean(),
      async (all, told, answers, isHeld) => {
        const library = openKeptLibrary('somebody', null);
        await fillLibrary({ library, call: shopWith(all.slice(0, told)).call });
        // what is in hand follows what comes
        if (isHeld) await library.read();
        const shop = shopWith(all);
        shop.cutAfter(answers);
        await fillLibrary({ library, call: shop.call }).catch((error: unknown) => {
          if (!(error instanceof CallFailed)) throw error;
        });
        shop.cutAfter(Infinity);
        await fillLibrary({ library, call: shop.call });
        const here = (await library.read()) ?? [];
        expect(here.map(({ uuid }) => uuid).toSorted()).toEqual(shop.there.toSorted());
      },
    ),
  );
});

test.each([
  ['on the disk', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange }],
  ['in memory', null],
])(
  'S119 after a restore a device holds what the restored shop has, and nothing of the history that is lost, %s',
  async (_, place) => {
    await fc.assert(
      fc.asyncProperty(changes, changes, fc.boolean(), fc.nat(3), async (lost, restored, isHeld, answers) => {
        const library = openKeptLibrary(`somebody-${String((people += 1))}`, place);
        await fillLibrary({ library, call: shopWith(lost).call });
        if (isHeld) await library.read();
        const shop = shopWith(restored, 'two');
        shop.cutAfter(answers);
        await fillLibrary({ library, call: shop.call }).catch((error: unknown) => {
          if (!(error instanceof CallFailed)) throw error;
        });
        shop.cutAfter(Infinity);
        await fillLibrary({ library, call: shop.call });
        const here = (await library.read()) ?? [];
        expect(here.map(({ uuid }) => uuid).toSorted()).toEqual(shop.there.toSorted());
        library.close();
      }),
      { numRuns: 30 },
    );
  },
);

test('S119 what a build of before kept is of no known history: all is asked for, and takes its place', async () => {
  const place = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange };
  const before = new Dexie('library-somebody', { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange });
  before.version(1).stores({ files: 'uuid', state: 'key' });
  await before.table('files').put(file('lost', at(1)));
  await before.table('state').put({ key: 'state', next: at(50) });
  before.close();
  const library = openKeptLibrary('somebody', place);
  expect(await library.next()).toBeNull();
  await fillLibrary({ library, call: shopWith([{ name: 'a', isGone: false }]).call });
  expect(((await library.read()) ?? []).map(({ uuid }) => uuid)).toEqual(['a']);
  expect(await library.next()).toEqual({ since: at(0), epoch: 'one' });
});

test('a device that was never told knows that it knows nothing', async () => {
  expect(await openKeptLibrary('somebody', null).read()).toBeNull();
});
