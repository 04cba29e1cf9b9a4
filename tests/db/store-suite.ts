import { describe, expect, test, vi } from 'vitest';

import { laneRange, type OutboxRow } from '#src/db/rows.ts';
import type { PersonStore, Written, WriteTables } from '#src/db/store.ts';
import { later } from '#tests/support/later.ts';

const row = (seq: number, lane: OutboxRow['lane'] = 'contact'): OutboxRow => ({
  lane,
  seq,
  mutId: `${lane} ${seq}`,
  route: 'api.contact.store',
  v: 1,
  args: { message: 'Bonjour' },
  at: '2026-01-05T09:00:00.000Z',
  sends: 0,
});

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
const inOrder = ([name, keys]: readonly [string, Written[keyof Written]]) =>
  [name, Array.isArray(keys) ? keys.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : keys] as const;

const count = (store: PersonStore) =>
  store.write(['drafts'], async (t) => {
    const before = (await t.drafts.get('count'))?.value;
    await t.drafts.put([{ key: 'count', value: Number(before ?? 0) + 1, at: '' }]);
  });

/** What every implementation of the port must do. `open` gives another connection to the same data. */
export function storeSuite(name: string, fresh: () => { open: () => Promise<PersonStore> }): void {
  describe(name, () => {
    test('S63 rows come back in the order of their keys, numbers as numbers', async () => {
      const store = await fresh().open();
      await store.write(
        ['outbox'],
        async (t) => void (await t.outbox.put([row(10), row(9), row(1, 'cart:auto'), row(100)])),
      );
      const rows = await store.read(['outbox'], async (t) => await t.outbox.all());
      expect(rows.map((one) => one.seq)).toEqual([1, 9, 10, 100]);
      store.close();
    });

    test('S63 a part of a table is read from a key on, in order, and no more of it than was asked for', async () => {
      const store = await fresh().open();
      const rows = [row(10), row(9), row(2, 'cart:moto'), row(1, 'cart:auto'), row(100)];
      await store.write(['outbox'], async (t) => void (await t.outbox.put(rows)));
      const asked: readonly (readonly [OutboxRow['lane'], number, number])[] = [
        ['cart:auto', 0, 2],
        ['cart:auto', 2, 9],
        ['contact', 0, 1],
        ['contact', 9, 1],
        ['contact', 10, 9],
        ['contact', 101, 9],
        ['account', 0, 0],
      ];
      const found = await store.read(['outbox'], async (t) => {
        const parts: string[] = [];
        for (const [lane, seq, limit] of asked) {
          parts.push((await t.outbox.from([lane, seq], limit)).map((one) => one.mutId).join(', '));
        }
        return parts;
      });
      expect(found).toEqual([
        'cart:auto 1, cart:moto 2',
        'cart:moto 2, contact 9, contact 10, contact 100',
        'contact 9',
        'contact 9',
        'contact 10, contact 100',
        '',
        '',
      ]);
      store.close();
    });

    test('S63 what a transaction has written it reads again from a key on', async () => {
      const store = await fresh().open();
      await store.write(['outbox', 'meta'], async (t) => {
        await t.outbox.put([row(1), row(2), row(3)]);
        await t.outbox.remove([['contact', 2]]);
        expect((await t.outbox.from(['contact', 2], 5)).map((one) => one.seq)).toEqual([3]);
        await t.meta.put([{ key: 'token', value: 'one' }]);
        expect(await t.meta.from('progress', 5)).toEqual([{ key: 'token', value: 'one' }]);
      });
      store.close();
    });

    test('S63 some rows are asked for by their keys, and all of them counted', async () => {
      const store = await fresh().open();
      await store.write(['outbox'], async (t) => void (await t.outbox.put([row(1), row(2), row(1, 'cart:auto')])));
      const [found, count, none] = await store.read(['outbox', 'sent'], async (t) => [
        await t.outbox.some([
          ['contact', 2],
          ['contact', 7],
          ['cart:auto', 1],
        ]),
        await t.outbox.count(),
        await t.sent.count(),
      ]);
      expect(found.map((one) => one.mutId)).toEqual(['contact 2', 'cart:auto 1']);
      expect([count, none]).toEqual([3, 0]);
      store.close();
    });

    test('S63 a transaction lasts until its work is done, however deep one function waits for another', async () => {
      const store = await fresh().open();
      const one = async (t: WriteTables, seq: number): Promise<void> => {
        await t.meta.get('identity');
        await t.outbox.put([row(seq)]);
      };
      const two = async (t: WriteTables, from: number): Promise<void> => {
        for (const seq of [from, from + 1]) await one(t, seq);
      };
      await store.write(['meta', 'outbox', 'drafts'], async (t) => {
        for (const from of [1, 3, 5]) await two(t, from);
        await t.drafts.put([]);
        await t.drafts.put((await t.drafts.some([])).slice(0));
      });
      expect(await store.read(['outbox'], async (t) => await t.outbox.count())).toBe(6);
      store.close();
    });

    test('S63 a transaction that throws leaves nothing of itself', async () => {
      const store = await fresh().open();
      await store.write(['outbox'], async (t) => void (await t.outbox.put([row(1)])));
      const failing = store.write(['outbox', 'drafts'], async (t) => {
        await t.drafts.put([{ key: 'quote', value: 1, at: '' }]);
        await t.outbox.remove([['contact', 1]]);
        throw new Error('in the middle');
      });
      await expect(failing).rejects.toThrow('in the middle');
      const [rows, drafts] = await store.read(['outbox', 'drafts'], async (t) => [
        await t.outbox.all(),
        await t.drafts.all(),
      ]);
      expect([rows.length, drafts.length]).toEqual([1, 0]);
      store.close();
    });

    test('S63 transactions that read and write the same row at once both count', async () => {
      const { open } = fresh();
      const [one, two] = [await open(), await open()];
      await Promise.all([one, two, one, two, one].map(count));
      expect(await two.read(['drafts'], async (t) => (await t.drafts.get('count'))?.value)).toBe(5);
      one.close();
      two.close();
    });

    test('S63 a watcher sees the state now and after every write of another connection', async () => {
      const { open } = fresh();
      const [one, two] = [await open(), await open()];
      const seen: number[] = [];
      const { promise: three, settle: reached } = later();
      const end = one.watch(
        ['drafts'],
        async (t) => (await t.drafts.all()).length,
        (length) => {
          seen.push(length);
          if (length === 1) reached();
        },
      );
      await two.write(['drafts'], async (t) => void (await t.drafts.put([{ key: 'contact', value: 1, at: '' }])));
      await three;
      expect(seen.at(-1)).toBe(1);
      end();
      one.close();
      two.close();
    });

    test('S63 a part of a table is read between two keys, the second left out', async () => {
      const store = await fresh().open();
      const rows = [row(1), row(2), row(10), row(1, 'cart:auto'), row(3, 'cart:moto')];
      await store.write(['outbox', 'drafts'], async (t) => {
        await t.outbox.put(rows);
        await t.drafts.put(['quote:moto', 'contact', 'quote:auto'].map((key) => ({ key, value: 1, at: '' })));
      });
      const [lane, some, none, two, drafts, keys] = await store.read(['outbox', 'drafts'], async (t) => [
        await t.outbox.between(...laneRange('contact')),
        await t.outbox.between(['contact', 2], ['contact', 10]),
        await t.outbox.between(...laneRange('account')),
        await t.outbox.between(...laneRange('contact'), 2),
        await t.drafts.between('quote:', 'quote;'),
        [await t.drafts.keys(), await t.outbox.keys()],
      ]);
      expect([lane, some, none, two].map((found) => found.map((one) => one.mutId))).toEqual([
        ['contact 1', 'contact 2', 'contact 10'],
        ['contact 2'],
        [],
        ['contact 1', 'contact 2'],
      ]);
      expect(drafts.map((one) => one.key)).toEqual(['quote:auto', 'quote:moto']);
      expect(keys).toEqual([
        ['contact', 'quote:auto', 'quote:moto'],
        [
          ['cart:auto', 1],
          ['cart:moto', 3],
          ['contact', 1],
          ['contact', 2],
          ['contact', 10],
        ],
      ]);
      store.close();
    });

    test('S63 who follows hears which rows another connection put and removed, once all of it is complete', async () => {
      const { open } = fresh();
      const [one, two] = [await open(), await open()];
      const writes: Written[] = [];
      const end = one.follow(['outbox', 'drafts'], (written) => writes.push(written));
      const seen = () => writes.splice(0).map((written) => Object.entries(written).toSorted(byName).map(inOrder));
      await two.write(['outbox', 'meta'], async (t) => {
        await t.outbox.put([row(2), row(1, 'cart:auto')]);
        await t.meta.put([{ key: 'token', value: 'one' }]);
        expect(writes).toEqual([]);
      });
      await vi.waitFor(() => expect(writes).toHaveLength(1));
      expect(seen()).toEqual([
        [
          [
            'outbox',
            [
              ['cart:auto', 1],
              ['contact', 2],
            ],
          ],
        ],
      ]);
      await two.write(['outbox', 'drafts'], async (t) => {
        await t.outbox.remove([['contact', 2]]);
        await t.drafts.put([{ key: 'contact', value: 1, at: '' }]);
      });
      await vi.waitFor(() => expect(writes).toHaveLength(1));
      expect(seen()).toEqual([
        [
          ['drafts', ['contact']],
          ['outbox', [['contact', 2]]],
        ],
      ]);
      end();
      one.close();
      two.close();
    });

    test('S63 who follows hears nothing of other tables, of empty writes, of what was undone and after the end', async () => {
      const { open } = fresh();
      const [one, two] = [await open(), await open()];
      const writes: Written[] = [];
      const end = one.follow(['drafts'], (written) => writes.push(written));
      const draft = (key: string) =>
        two.write(['drafts'], async (t) => void (await t.drafts.put([{ key, value: 1, at: '' }])));
      await two.write(['meta'], async (t) => void (await t.meta.put([{ key: 'token', value: 'one' }])));
      await two.write(['drafts'], async (t) => void (await t.drafts.put([])));
      const undone = two.write(['drafts'], async (t) => {
        await t.drafts.put([{ key: 'undone', value: 1, at: '' }]);
        throw new Error('in the middle');
      });
      await expect(undone).rejects.toThrow('in the middle');
      await draft('first');
      await vi.waitFor(() => expect(writes).toEqual([{ drafts: ['first'] }]));
      end();
      const closed = one.follow(['drafts'], (written) => writes.push(written));
      one.close();
      const { promise, settle } = later();
      const still = two.follow(['drafts'], () => settle());
      await draft('second');
      await promise;
      expect(writes).toHaveLength(1);
      for (const stop of [still, closed]) stop();
      two.close();
    });

    test('S63 who follows hears of many rows at once, by their keys or as all of them', async () => {
      const { open } = fresh();
      const [one, two] = [await open(), await open()];
      const writes: Written[] = [];
      one.follow(['sent'], (written) => writes.push(written));
      const ids = Array.from({ length: 70 }, (_, place) => `m${String(place).padStart(3, '0')}`);
      await two.write(['sent'], async (t) => {
        await t.sent.put(ids.map((mutId, place) => ({ ...row(place), mutId, group: 'g', sentAt: '' })));
      });
      await vi.waitFor(() => expect(writes).toHaveLength(1));
      const { sent } = writes[0] ?? {};
      expect(sent === 'all' ? ids : sent?.toSorted()).toEqual(ids);
      one.close();
      two.close();
    });

    test('S67 who deletes a database ends every other connection to it, and the next one begins with nothing', async () => {
      const { open } = fresh();
      const [one, two] = [await open(), await open()];
      await count(two);
      await one.destroy();
      await expect(two.read(['drafts'], async (t) => await t.drafts.all())).rejects.toThrow();
      await expect(count(two)).rejects.toThrow();
      await expect(one.destroy()).rejects.toThrow();
      const again = await open();
      await count(again);
      expect(await again.read(['drafts'], async (t) => (await t.drafts.all()).map(({ value }) => value))).toEqual([1]);
      again.close();
    });

    test('S67 a destroyed database holds nothing', async () => {
      const { open } = fresh();
      const store = await open();
      await store.write(['outbox'], async (t) => void (await t.outbox.put([row(1)])));
      await store.destroy();
      const again = await open();
      expect(await again.read(['outbox'], async (t) => await t.outbox.all())).toEqual([]);
      again.close();
    });
  });
}
