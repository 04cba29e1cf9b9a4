import { laneRows } from '#src/db/lane-rows.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { NOOP, PUSH_MAX_BYTES, PUSH_MAX_CHANGES, type ChangeResult } from '#core/wire/sync.ts';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import type { PersonStore, WriteTables } from '#src/db/store.ts';
import { nextBatch } from '#src/sync/core/batch.ts';
import { takeBack } from '#src/sync/outbox/parked.ts';
import { takeAnswer, takeBatch } from '#src/sync/engine/steps.ts';
import { productUuid } from '#tests/support/samples/person-samples.ts';
import {
  addRow,
  applied,
  cursor,
  manyRows,
  none,
  NOW,
  openQueue,
  pads,
  row,
  type SmallQueue,
} from '#tests/sync/small-queue.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue();
});

describe('the next push', () => {
  test('S43 S75 keeps the order of the presses though the clock was set back by hours or days between them', () => {
    const clocks = fc.array(fc.integer({ min: 0, max: 4_000_000_000_000 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(clocks, (times) => {
        const rows = times.map((time, index) => row(index + 1, { at: new Date(time).toISOString() }));
        const seqs = nextBatch(SHOP, rows, none, NOW).changes.map((one) => one.seq);
        expect(seqs).toEqual(times.map((_one, index) => index + 1));
      }),
    );
  });

  test('S43 S44 carries at most 100 changes, lanes taking turns, each in its order', () => {
    const batch = nextBatch(SHOP, [...manyRows(150, { lane: 'cart:auto' }), ...manyRows(30)], none, NOW);
    expect([batch.changes.length, batch.more]).toEqual([100, true]);
    for (const lane of ['cart:auto', 'contact'] as const) {
      const seqs = batch.changes.filter((one) => one.lane === lane).map((one) => one.seq);
      expect(seqs).toEqual(seqs.map((_one, index) => index + 1));
    }
    expect(batch.changes.filter((one) => one.lane === 'contact')).toHaveLength(30);
  });

  const long = (seq: number, size: number, more: Partial<OutboxRow> = {}) =>
    row(seq, { args: 'x'.repeat(size), sends: 1, ...more });

  test('S44 carries at most 256 kB together, and one change alone more', () => {
    const two = [long(1, 200_000), long(1, 200_000, { lane: 'cart:auto' })];
    expect(nextBatch(SHOP, two, none, NOW)).toMatchObject({ changes: [{}], more: true });
    expect(nextBatch(SHOP, [long(1, 1_000_000), row(2)], none, NOW).changes).toHaveLength(1);
  });

  /** A cart whose words take three bytes a letter. */
  const merge = (favourites: number) => ({
    area: 'auto',
    visitor: pads,
    lines: [],
    favourites: Array.from({ length: favourites }, (_one, index) => ({
      lineKey: productUuid(index),
      product: productUuid(index),
      variant: null,
      snapshot: { name: '輪'.repeat(255), path: '輪'.repeat(2048), image: null, price: null },
      at: NOW,
    })),
  });

  test('S44 S45 parks a change that is over 2 MB by itself, and a noop takes its number', () => {
    const rowOf = (favourites: number) =>
      row(1, { lane: 'cart:auto', route: 'api.cart.merge', args: merge(favourites) });
    expect(nextBatch(SHOP, [rowOf(280)], none, NOW)).toMatchObject({
      parked: [],
      changes: [{ route: 'api.cart.merge' }],
    });
    const over = nextBatch(SHOP, [rowOf(310)], none, NOW);
    expect(over.parked).toMatchObject([{ route: 'api.cart.merge', reason: { class: 'tooLarge' } }]);
    expect(over.changes).toMatchObject([{ seq: 1, route: NOOP, args: null }]);
  });

  test('S21 S44 of any weight is never too much for the shop', () => {
    // As `checkWeight` of the shop weighs: the list as text, commas and brackets included.
    const weight = (changes: unknown) => Buffer.byteLength(JSON.stringify(changes));
    const sizes = fc.oneof(fc.nat(9_000), fc.nat(120_000), fc.constantFrom(0, PUSH_MAX_BYTES / 2 - 200));
    const letters = fc.constantFrom('x', 'é', '輪', '🏍', '"');
    const sent = fc.array(fc.record({ size: sizes, letter: letters, isMoto: fc.boolean(), sends: fc.nat(1) }), {
      minLength: 2,
      maxLength: 130,
      size: 'max',
    });
    fc.assert(
      fc.property(sent, (all) => {
        const rows = all.map(({ size, letter, isMoto, sends }, index) =>
          row(index + 1, {
            lane: isMoto ? 'cart:moto' : 'cart:auto',
            args: letter.repeat(size / letter.length),
            sends,
          }),
        );
        const { changes } = nextBatch(SHOP, rows, none, NOW);
        if (changes.length > 1) expect(weight(changes)).toBeLessThanOrEqual(PUSH_MAX_BYTES);
        expect(changes.length).toBeGreaterThan(0);
      }),
    );
  });

  test('S21 S44 of exactly the limit goes as one, and of a byte more as two', () => {
    const weight = (rows: readonly OutboxRow[]) =>
      Buffer.byteLength(JSON.stringify(nextBatch(SHOP, rows, none, NOW, PUSH_MAX_CHANGES).changes));
    const rowsOf = (last: number) => [...manyRows(89, { args: 'x'.repeat(2_800), sends: 1 }), long(90, last)];
    const room = PUSH_MAX_BYTES - weight(rowsOf(0));
    expect([weight(rowsOf(room)), nextBatch(SHOP, rowsOf(room), none, NOW).more]).toEqual([PUSH_MAX_BYTES, false]);
    expect(nextBatch(SHOP, rowsOf(room + 1), none, NOW)).toMatchObject({ more: true, changes: { length: 89 } });
  });

  test.each<[ParkedRow['reason']['class'], Partial<OutboxRow>]>([
    ['unknownRoute', { route: 'api.from.another.build' }],
    ['newerVersion', { route: 'api.cart.clear', v: 99, args: { area: 'auto' } }],
    ['upcastFailed', { route: 'api.cart.clear', v: 0, args: { area: 'auto' } }],
    ['invalid', { route: 'api.cart.clear', args: { area: 'sea' } }],
  ])('S45 S49 parks what is %s before it is sent, and a noop takes its number', (reason, more) => {
    const batch = nextBatch(SHOP, [row(1, more), row(2)], none, NOW);
    expect(batch.parked).toMatchObject([{ reason: { class: reason }, route: more.route }]);
    expect(batch.changes.map((one) => [one.seq, one.route])).toEqual([
      [1, NOOP],
      [2, NOOP],
    ]);
    // Sent before: only the server knows what became of it (S46).
    const again = nextBatch(SHOP, [row(1, { ...more, sends: 1 })], none, NOW);
    expect([again.parked, again.changes[0]?.route]).toEqual([[], more.route]);
  });

  test('S1 S43 of what does not fit is overtaken by nothing of its lane', () => {
    const rows = [row(1), long(2, 200_000), long(3, 200_000), row(4), long(1, 100, { lane: 'cart:auto' })];
    const { changes, more } = nextBatch(SHOP, rows, none, NOW);
    expect(changes.filter((one) => one.lane === 'contact').map((one) => one.seq)).toEqual([1, 2]);
    expect([changes.length, more]).toEqual([3, true]);
  });

  test('S46 says of what may have left before that it comes again', () => {
    const { changes } = nextBatch(SHOP, [addRow(1, pads, { sends: 1 }), addRow(2)], none, NOW);
    expect(changes.map((one) => one.again ?? false)).toEqual([true, false]);
  });

  test('S50 leaves out the lanes that rest', () => {
    const rows = [addRow(1), row(1), row(1, { lane: 'account' })];
    const { changes, more } = nextBatch(SHOP, rows, new Set(['contact', 'account']), NOW);
    expect([changes.map((one) => one.lane), more]).toEqual([['cart:auto'], false]);
  });

  test('S86 stops in front of a merge that waits for the guest’s own changes, and overtakes it with nothing', () => {
    const held = row(2, { lane: 'cart:auto', route: 'api.cart.merge', args: merge(1), held: true });
    const rows = [addRow(1), held, addRow(3), row(1)];
    expect(nextBatch(SHOP, rows, none, NOW).changes.map(({ lane, seq }) => `${lane} ${seq}`)).toEqual([
      'cart:auto 1',
      'contact 1',
    ]);
    expect(nextBatch(SHOP, [held], none, NOW)).toMatchObject({ changes: [], more: false });
  });
});

describe('leaving', () => {
  test('S46 a change is marked before it leaves, and cannot be taken back any more', async () => {
    const { deps, disk } = queue;
    const { lane, seq } = await queue.add();
    await queue.leave();
    expect(await queue.outbox()).toMatchObject([{ sends: 1 }]);
    const { writes } = disk;
    await queue.leave();
    expect(disk.writes).toBe(writes);
    expect(await takeBack(deps, [lane, seq])).toBe(false);
  });

  /** Counts the rows of the queue that a transaction is handed. */
  function counting(store: PersonStore) {
    const read = { rows: 0 };
    const counted = (t: WriteTables): WriteTables => {
      const { outbox } = t;
      const count = async (rows: PromiseLike<OutboxRow[]>) => {
        const found = await rows;
        read.rows += found.length;
        return found;
      };
      return {
        ...t,
        outbox: {
          ...outbox,
          all: () => count(outbox.all()),
          some: (keys) => count(outbox.some(keys)),
          from: (key, limit) => count(outbox.from(key, limit)),
          between: (from, before, limit) => count(outbox.between(from, before, limit)),
        },
      };
    };
    const write: PersonStore['write'] = (tables, work) => store.write(tables, (t) => work(counted(t)));
    return { read, store: { ...store, write } };
  }

  test('S43 S45 what leaves and what parks is on the disk when it does, and of a hundred and one it says that there is more', async () => {
    const identity = await queue.leaveAs({ contact: 102 });
    await queue.store.write(['outbox'], async (t) => {
      await t.outbox.put([row(1, { route: 'api.from.another.build' }), ...manyRows(101).slice(1)]);
    });
    const batch = await queue.leave();
    expect([batch.group, batch.changes.length, batch.more]).toEqual([identity.group, 100, true]);
    expect(await queue.parked()).toMatchObject([
      { route: 'api.from.another.build', reason: { class: 'unknownRoute' } },
    ]);
    expect((await queue.outbox()).filter((one) => one.sends > 0)).toHaveLength(100);
  });

  test('S43 S53 of a lane in which numbers are missing, because another tab heard what became of them, nothing is forgotten', async () => {
    await queue.leaveAs({ contact: 302 });
    await queue.store.write(['outbox'], async (t) => {
      await t.outbox.put([row(1), row(3), row(301)]);
    });
    const batch = await takeBatch(queue.deps, none, 1);
    expect([batch?.changes.map(({ seq }) => seq), batch?.more]).toEqual([[1], true]);
    const rest = await queue.leave();
    expect([rest.changes.map(({ seq }) => seq), rest.more]).toEqual([[1, 3, 301], false]);
  });

  test('S44 ten thousand waiting changes cost what leaves of them, lane by lane, and so does their answer', async () => {
    const lanes = ['cart:auto', 'cart:moto', 'contact', 'account'] as const;
    const next = Object.fromEntries(lanes.map((lane) => [lane, 2_501]));
    const position = cursor(7);
    await queue.store.write(['meta', 'outbox'], async (t) => {
      await t.meta.put([{ key: 'identity', group: 'g', scope: 'open' }, ...laneRows(next)]);
      await t.meta.put([{ key: 'progress', cursor: position, acked: {}, at: NOW }]);
      await t.outbox.put(lanes.flatMap((lane) => manyRows(2_500, { lane })));
    });
    const { read, store } = counting(queue.store);
    const deps = { ...queue.deps, store };
    const changes = (await takeBatch(deps, none))?.changes ?? [];
    expect(changes).toHaveLength(PUSH_MAX_CHANGES);
    // Of each lane its head, what may leave, and one more that says that there is more.
    expect(read.rows).toBeLessThanOrEqual(lanes.length * (PUSH_MAX_CHANGES + 2));
    read.rows = 0;
    const pull = await queue.news({ lastSeq: Object.fromEntries(changes.map(({ lane, seq }) => [lane, seq])) });
    const asked = { group: 'g', cursor: position, position };
    const done = await takeAnswer(deps, asked, { results: changes.map(applied), pull });
    expect([done.settled, read.rows]).toEqual([100, 100]);
  });
});

describe('a disk without room', () => {
  /** Refuses every write while the log or an answer is kept that nothing but a restored server needs. */
  function fullDisk(): { store: PersonStore; refusals: () => number } {
    const { store, disk } = queue;
    let refusals = 0;
    const write: PersonStore['write'] = (tables, work) => {
      const spare =
        [...disk.contents.sent.values()].filter((one) => one.args !== null).length + disk.contents.results.size;
      if (spare === 0 || !tables.includes('outbox')) return store.write(tables, work);
      refusals += 1;
      return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    };
    return { store: { ...store, write }, refusals: () => refusals };
  }

  test('S74 is drained all the same: the log and old answers make room, and word of documents stays', async () => {
    await queue.add();
    await queue.send();
    await queue.quote();
    await queue.send();
    await queue.add();
    expect([(await queue.sent()).length, (await queue.results()).length]).toEqual([2, 1]);
    const { store, refusals } = fullDisk();
    const deps = { ...queue.deps, store };
    const batch = await takeBatch(deps, none);
    expect(batch?.changes).toMatchObject([{ seq: 3 }]);
    expect(refusals()).toBe(1);
    expect((await queue.sent()).map((one) => [one.route, one.args])).toEqual([['api.checkout.quotes.store', null]]);
    expect(await queue.results()).toEqual([]);
  });

  test('S74 takes what the shop says, too', async () => {
    await queue.add();
    await queue.send();
    await queue.add();
    const { changes } = await queue.leave();
    const { store } = fullDisk();
    const { group } = await queue.identity();
    const { cursor: position } = await queue.progress();
    const results: ChangeResult[] = changes.map(applied);
    const pull = await queue.news({ lastSeq: { 'cart:auto': 2 } });
    const asked = { group, cursor: position, position };
    expect(await takeAnswer({ ...queue.deps, store }, asked, { results, pull })).toMatchObject({ settled: 1 });
    expect(await queue.outbox()).toEqual([]);
  });

  test('S74 that stays full is a fault like any other, and nothing left', async () => {
    await queue.add();
    const never: PersonStore['write'] = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    const deps = { ...queue.deps, store: { ...queue.store, write: never } };
    await expect(takeBatch(deps, none)).rejects.toThrow('no room');
    expect(await queue.outbox()).toMatchObject([{ sends: 0 }]);
  });

  test('S74 any other fault takes nothing from the log', async () => {
    await queue.add();
    await queue.send();
    await queue.add();
    const { store } = queue;
    const failing: PersonStore['write'] = (tables, work) =>
      tables.includes('outbox')
        ? Promise.reject(new DOMException('closed', 'InvalidStateError'))
        : store.write(tables, work);
    const deps = { ...queue.deps, store: { ...store, write: failing } };
    await expect(takeBatch(deps, none)).rejects.toThrow('closed');
    expect(await queue.sent()).toHaveLength(1);
  });
});
