import { describe, expect, test } from 'vitest';

import type { OutboxRow } from '#src/db/rows.ts';
import type { PersonStore, WriteTables } from '#src/db/store.ts';
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
  state: 'waiting',
});

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
