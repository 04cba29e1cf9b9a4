import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lane } from '#core/wire/lane.ts';
import { openMemoryStore } from '#src/db/memory-store.ts';
import type { PersonStore, Written } from '#src/db/store.ts';
import { EVERYTHING, storedRows, SHOWN_TABLES, together, type StoredRows } from '#src/shop/store/feed/stored-rows.ts';
import { cartRow, outboxRow, parkedRow, transaction, write } from './rows.ts';

const LANES: readonly Lane[] = ['account', 'cart:auto', 'cart:moto', 'contact'];

const byKey = <Row>(rows: ReadonlyMap<string, Row>) => Object.fromEntries(rows);

const laneOf = (rows: StoredRows, name: Lane) => {
  const { outbox, records, documents } = rows.lane(name);
  return { outbox, records: byKey(records), documents: [...documents].toSorted() };
};

const shown = (rows: StoredRows) => ({
  lanes: LANES.map((lane) => laneOf(rows, lane)),
  outbox: rows.outbox(),
  documents: byKey(rows.documents),
  parked: byKey(rows.parked),
  sent: byKey(rows.sent),
  results: byKey(rows.results),
  favourites: byKey(rows.favourites),
});

const read = (store: PersonStore, rows: StoredRows, written: Written) =>
  store.read(SHOWN_TABLES, async (t) => await rows.read(t, written));

async function anew(store: PersonStore): Promise<StoredRows> {
  const rows = storedRows();
  await read(store, rows, EVERYTHING);
  return rows;
}

test('rows read again by key are those that reading everything finds, however many writes are read at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(transaction, fc.boolean()), { minLength: 1, maxLength: 12 }), async (writes) => {
      const store = openMemoryStore();
      const rows = await anew(store);
      let due: Written = {};
      store.follow(SHOWN_TABLES, (written) => {
        due = together(due, written);
      });
      for (const [steps, isRead] of writes) {
        await write(store, steps);
        if (!isRead) continue;
        await read(store, rows, due);
        due = {};
        expect(shown(rows)).toEqual(shown(await anew(store)));
      }
    }),
  );
});

test('a lane that is read before all has been heard is shown as of one moment, with what its changes became', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(transaction, { minLength: 1, maxLength: 4 }),
      fc.array(transaction, { minLength: 1, maxLength: 6 }),
      fc.constantFrom<Lane>('cart:auto', 'cart:moto', 'contact'),
      async (before, writes, lane) => {
        const store = openMemoryStore();
        for (const steps of before) await write(store, steps);
        const rows = await anew(store);
        const waited = rows.lane(lane).outbox.map((row) => row.mutId);
        let due: Written = {};
        store.follow(SHOWN_TABLES, (written) => {
          due = together(due, written);
        });
        for (const steps of writes) await write(store, steps);
        await read(store, rows, { outbox: [[lane, 1]] });
        const now = await anew(store);
        expect(laneOf(rows, lane)).toEqual(laneOf(now, lane));
        const left = waited.filter((mutId) => !rows.lane(lane).outbox.some((row) => row.mutId === mutId));
        for (const mutId of left) {
          expect(rows.parked.get(mutId)).toEqual(now.parked.get(mutId));
          expect(rows.sent.get(mutId)).toEqual(now.sent.get(mutId));
        }
        await read(store, rows, due);
        expect(shown(rows)).toEqual(shown(now));
      },
    ),
  );
});

test('two writes as one name the rows of both, and all of them where one of them did', () => {
  expect(together({ base: ['cart:auto'] }, { base: ['profile'], sent: ['one'] })).toEqual({
    base: ['cart:auto', 'profile'],
    sent: ['one'],
  });
  expect(together({ base: 'all' }, { base: ['profile'] })).toEqual({ base: 'all' });
  expect(together({ drafts: ['contact'] }, {})).toEqual({});
});

test('only what a write concerns has moved', async () => {
  const store = openMemoryStore();
  const rows = await anew(store);
  const moved = async (work: Parameters<typeof store.write<unknown>>[1]) => {
    let due: Written = {};
    const end = store.follow(SHOWN_TABLES, (written) => {
      due = written;
    });
    await store.write(['base', 'outbox', 'parked', 'meta'], work);
    end();
    return [...(await read(store, rows, due))].toSorted();
  };
  expect(await moved(async (t) => await t.outbox.put([outboxRow('cart:auto', 1)]))).toEqual(['lane cart:auto']);
  expect(await moved(async (t) => await t.base.put([cartRow('moto')]))).toEqual(['lane cart:moto']);
  expect(await moved(async (t) => await t.parked.put([parkedRow('one')]))).toEqual(['parked']);
  expect(await moved(async (t) => await t.meta.put([{ key: 'token', value: 'one' }]))).toEqual([]);
  expect(await moved(async (t) => await t.outbox.put([outboxRow('contact', 1)]))).toEqual([
    'documents',
    'lane contact',
  ]);
});
