import { beforeEach, describe, expect, test } from 'vitest';

import type { Change, ChangeResult } from '#core/contract/sync.ts';
import { NOOP } from '#core/contract/sync.ts';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import type { PullAnswer } from '#src/sync/core/apply-pull.ts';
import { nextBatch } from '#src/sync/core/batch.ts';
import { openRow } from '#src/sync/core/changes.ts';
import { settle } from '#src/sync/core/settle.ts';
import { forgetScope } from '#src/sync/forget.ts';
import { discardParked, retryParked, reviveParked, takeBack } from '#src/sync/parked.ts';
import { perform, ScopeClosed, type PerformDeps } from '#src/sync/perform.ts';
import { settlePush, takeBatch, takePull, tidy, type StepDeps } from '#src/sync/steps.ts';
import { addArgs, contactArgs, countingIds, productUuid, quoteArgs } from '#tests/support/person-samples.ts';

const NOW = '2026-01-05T09:00:00.000Z';
const pads = productUuid(1);

let disk: MemoryDisk;
let store: PersonStore;
let deps: PerformDeps & StepDeps;
let rung: number;

beforeEach(() => {
  disk = createMemoryDisk();
  store = openMemoryStore(disk);
  rung = 0;
  deps = {
    store,
    now: () => NOW,
    newId: countingIds(9),
    ring: () => {
      rung += 1;
    },
  };
});

const outbox = () => store.read(['outbox'], async (t) => await t.outbox.all());
const parked = () => store.read(['parked'], async (t) => await t.parked.all());
const add = (delta = 1) => perform(deps, 'api.cart.items.store', addArgs('auto', pads, delta));
const contact = (uuid = deps.newId()) => perform(deps, 'api.contact.store', contactArgs(uuid, 'auto'));
const none: ReadonlySet<never> = new Set();

async function send(answer: (change: Change) => ChangeResult) {
  const batch = await takeBatch(deps, none);
  if (batch === null) throw new Error('nothing to send');
  return { batch, settled: await settlePush(deps, batch.group, batch.changes.map(answer)) };
}
const applied = ({ lane, seq }: Change): ChangeResult => ({ status: 'applied', lane, seq, answer: null });
const refused = ({ lane, seq }: Change): ChangeResult => ({
  status: 'refused',
  lane,
  seq,
  code: 'record.moved',
  data: {},
});

const row = (seq: number, more: Partial<OutboxRow> = {}): OutboxRow => ({
  lane: 'contact',
  seq,
  mutId: `${more.lane ?? 'contact'} ${seq}`,
  route: NOOP,
  v: 1,
  args: null,
  at: NOW,
  sends: 0,
  state: 'waiting',
  ...more,
});

const canSend = (one: ParkedRow) => openRow(one).ok;

const cursor = (rev: number, epoch = 'e') => ({ epoch, rev, revId: `r${rev}` });

const answer = (more: Partial<PullAnswer>): PullAnswer => ({
  from: null,
  to: cursor(1),
  reset: false,
  changes: [],
  lastSeq: {},
  serverNow: NOW,
  ...more,
});

const group = async () => {
  const row = await store.read(['meta'], async (t) => await t.meta.get('identity'));
  return row?.key === 'identity' ? row.group : '';
};

const never = () => new Promise<void>(() => {});

const doors = (wait: () => Promise<void>, resume = () => {}) => ({
  store,
  resume,
  stop: () => Promise.resolve(),
  leave: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  reopen: () => Promise.resolve(openMemoryStore(disk)),
  wait,
});

const sending = () => void send(applied);

const many = (length: number, more: Partial<OutboxRow> = {}) =>
  Array.from({ length }, (_one, index) => row(index + 1, more));

const take = async (given: PullAnswer, from: ReturnType<typeof cursor> | null) =>
  takePull(deps, { group: await group(), cursor: from, position: from }, given);

describe('appending', () => {
  test('S40 what the schema refuses writes nothing and names each field', async () => {
    const wrong = perform(deps, 'api.contact.store', { ...contactArgs(deps.newId(), 'auto'), email: 'no', name: '' });
    await expect(wrong).rejects.toMatchObject({
      code: 'input.invalid',
      data: {
        fields: [
          { path: 'name', code: 'required' },
          { path: 'email', code: 'email.invalid' },
        ],
      },
    });
    const nul = perform(deps, 'api.contact.store', { ...contactArgs(deps.newId(), 'auto'), message: 'a\0b' });
    await expect(nul).rejects.toMatchObject({ data: { fields: [{ path: '', code: 'text.unstorable' }] } });
    expect([await outbox(), disk.writes, rung]).toEqual([[], 0, 0]);
  });

  test('S40 S41 tabs that append at once share one order without gaps, and each rings', async () => {
    const other = { ...deps, store: openMemoryStore(disk) };
    const both = Array.from({ length: 20 }, (_one, index) =>
      perform(index % 2 === 0 ? deps : other, 'api.cart.items.store', addArgs('auto', pads, 1)),
    );
    const done = await Promise.all([...both, contact()]);
    expect(
      done
        .filter((one) => one.lane === 'cart:auto')
        .map((one) => one.seq)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 20 }, (_one, index) => index + 1));
    expect(done.at(-1)).toMatchObject({ lane: 'contact', seq: 1 });
    expect(rung).toBe(21);
  });

  test('S41 a scope that is closing or merged takes nothing', async () => {
    await add();
    for (const scope of ['closing', 'merged'] as const) {
      await store.write(['meta'], async (t) => {
        const row = await t.meta.get('identity');
        if (row?.key === 'identity') await t.meta.put([{ ...row, scope }]);
      });
      await expect(add()).rejects.toThrow(ScopeClosed);
    }
    expect(await outbox()).toHaveLength(1);
  });

  test('S48 a corrected change takes the place of the parked one, and of its draft, in one transaction', async () => {
    await contact();
    await send(refused);
    const [old] = await parked();
    await store.write(
      ['drafts'],
      async (t) => void (await t.drafts.put([{ key: 'contact', value: 'typed', at: NOW }])),
    );
    await perform(deps, 'api.contact.store', contactArgs(deps.newId(), 'auto'), {
      replaces: old?.mutId ?? '',
      draft: 'contact',
    });
    expect(await parked()).toEqual([]);
    expect(await store.read(['drafts'], async (t) => await t.drafts.all())).toEqual([]);
    expect((await outbox()).map((row) => row.seq)).toEqual([2]);
  });
});

describe('leaving', () => {
  test('S43 S44 at most 100 changes, lanes taking turns, each in its order', () => {
    const batch = nextBatch([...many(150, { lane: 'cart:auto' }), ...many(30)], none, NOW);
    expect([batch.changes.length, batch.more]).toEqual([100, true]);
    for (const lane of ['cart:auto', 'contact'] as const) {
      const seqs = batch.changes.filter((one) => one.lane === lane).map((one) => one.seq);
      expect(seqs).toEqual(seqs.map((_one, index) => index + 1));
    }
    expect(batch.changes.filter((one) => one.lane === 'contact')).toHaveLength(30);
  });

  test('S44 at most 256 kB together, one alone more, beyond 2 MB it parks', () => {
    const long = (size: number, more: Partial<OutboxRow> = {}) => ({
      ...row(1, more),
      args: 'x'.repeat(size),
      sends: 1,
    });
    const two = [long(200_000), long(200_000, { lane: 'cart:auto' })];
    expect(nextBatch(two, none, NOW)).toMatchObject({ changes: [{}], more: true });
    expect(nextBatch([long(1_000_000), row(2)], none, NOW).changes).toHaveLength(1);
    const message = 'é'.repeat(5_000);
    const huge = { ...contactArgs(deps.newId(), 'auto'), message };
    const fits = nextBatch([row(1, { route: 'api.contact.store', args: huge })], none, NOW);
    expect(fits.parked).toEqual([]);
  });

  test.each<[ParkedRow['reason']['class'], Partial<OutboxRow>]>([
    ['unknownRoute', { route: 'api.from.another.build' }],
    ['newerVersion', { route: 'api.cart.clear', v: 99, args: { area: 'auto' } }],
    ['upcastFailed', { route: 'api.cart.clear', v: 0, args: { area: 'auto' } }],
    ['invalid', { route: 'api.cart.clear', args: { area: 'sea' } }],
  ])('S45 S49 %s parks before it is sent, and a noop takes its number', (reason, more) => {
    const batch = nextBatch([row(1, more), row(2)], none, NOW);
    expect(batch.parked).toMatchObject([{ reason: { class: reason }, route: more.route }]);
    expect(batch.changes.map((one) => [one.seq, one.route])).toEqual([
      [1, NOOP],
      [2, NOOP],
    ]);
    // Sent before: only the server knows what became of it (S46).
    const again = nextBatch([row(1, { ...more, sends: 1 })], none, NOW);
    expect([again.parked, again.changes[0]?.route]).toEqual([[], more.route]);
  });

  test('S49 the next build tries once more what the last one could not send', async () => {
    const unsendable = {
      mutId: 'old',
      lane: 'cart:auto' as const,
      route: 'api.cart.clear',
      v: 1,
      args: { area: 'auto' },
    };
    const stale = { ...unsendable, mutId: 'stale', route: 'api.gone' };
    const rows = [unsendable, stale].map((one): ParkedRow => ({
      ...one,
      at: NOW,
      parkedAt: NOW,
      reason: { class: 'unknownRoute' },
    }));
    await store.write(['parked'], async (t) => void (await t.parked.put(rows)));
    expect(await reviveParked(deps, 'build 2', canSend)).toBe(1);
    expect((await outbox()).map((one) => one.route)).toEqual(['api.cart.clear']);
    await store.write(['parked'], async (t) => void (await t.parked.put(rows)));
    expect(await reviveParked(deps, 'build 2', canSend)).toBe(0);
  });

  test('S46 a change is marked before it leaves, and cannot be taken back any more', async () => {
    const { lane, seq } = await add();
    await takeBatch(deps, none);
    expect(await outbox()).toMatchObject([{ sends: 1 }]);
    const { writes } = disk;
    await takeBatch(deps, none);
    expect(disk.writes).toBe(writes);
    expect(await takeBack(deps, [lane, seq])).toBe(false);
  });
});

describe('answers', () => {
  test('S47 S48 a refused change leaves at once with its reason; sent again it goes to the end', async () => {
    await contact();
    const { batch } = await send(refused);
    expect(await outbox()).toEqual([]);
    expect(await parked()).toMatchObject([{ reason: { class: 'refused', code: 'record.moved' } }]);
    await contact();
    expect(await retryParked(deps, batch.changes[0]?.mutId ?? '')).toBe(1);
    const rows = await outbox();
    expect(rows.map((row) => row.seq)).toEqual([2, 3]);
    expect(rows.every((row) => row.mutId !== batch.changes[0]?.mutId)).toBe(true);
    expect(await parked()).toEqual([]);
  });

  test('S48 only the person discards', async () => {
    await contact();
    const { batch } = await send(refused);
    await discardParked(deps, batch.changes[0]?.mutId ?? '');
    expect(await parked()).toEqual([]);
  });

  test('S51 unsent changes of a document whose creation is refused park with it and go again with it', async () => {
    const uuid = deps.newId();
    await contact(uuid);
    const batch = await takeBatch(deps, none);
    await contact(uuid);
    await contact();
    const [first] = batch?.changes ?? [];
    if (batch === null || first === undefined) throw new Error('nothing left');
    await settlePush(deps, batch.group, [refused(first)]);
    expect((await parked()).map((row) => row.reason.class).toSorted()).toEqual(['dependsOn', 'refused']);
    expect((await outbox()).map((row) => row.route)).toEqual([NOOP, 'api.contact.store']);
    const follower = (await parked()).find((row) => row.reason.class === 'dependsOn');
    expect(await retryParked(deps, follower?.mutId ?? '')).toBe(2);
    expect(await parked()).toEqual([]);
  });

  test('S54 an answer told twice settles once, and one for a group of the past settles nothing', async () => {
    await contact();
    const { batch, settled } = await send(applied);
    expect(settled.settled).toBe(1);
    const { writes } = disk;
    expect((await settlePush(deps, batch.group, batch.changes.map(refused))).settled).toBe(0);
    expect((await settlePush(deps, 'another', batch.changes.map(refused))).settled).toBe(0);
    expect([disk.writes, await parked()]).toEqual([writes, []]);
  });

  test('S46 an answer to a number that never left is not believed', async () => {
    await contact();
    const rows = await outbox();
    const result: ChangeResult = { status: 'applied', lane: 'contact', seq: 1, answer: null };
    expect(settle({ rows, results: [result], progress: { acked: {} }, group: 'g', now: NOW }).settled).toBe(0);
  });
});

describe('pulls', () => {
  test('S55 records, acknowledgements and cursor come together', async () => {
    await contact();
    await send(applied);
    const record = {
      kind: 'contact',
      uuid: 'c',
      area: 'auto',
      topic: 'contact',
      subject: '',
      receivedAt: NOW,
      sentAt: NOW,
    };
    await take(answer({ changes: [{ key: 'contact:c', rev: 1, record }], lastSeq: { contact: 1 } }), null);
    expect(await outbox()).toEqual([]);
    const [base, sent] = await store.read(['base', 'sent'], async (t) => [await t.base.all(), await t.sent.all()]);
    expect(base.map((row) => row.key)).toContain('contact:c');
    expect(sent).toMatchObject([{ seq: 1, args: null }]);
  });

  test('S55 a change whose answer is not known stays, though the server has executed it', async () => {
    await add();
    await takeBatch(deps, none);
    await take(answer({ lastSeq: { 'cart:auto': 1 } }), null);
    expect(await outbox()).toMatchObject([{ state: 'waiting', seq: 1 }]);
    await send(applied);
    expect(await outbox()).toEqual([]);
  });

  test('S62 an answer from elsewhere, from the past or for another group is ignored whole', async () => {
    await add();
    await send(applied);
    await take(answer({ to: cursor(5), lastSeq: { 'cart:auto': 1 } }), null);
    const { writes } = disk;
    const at = cursor(5);
    const other = { group: 'another', cursor: at, position: at };
    const ignored = [
      await take(answer({ from: cursor(4), to: cursor(6) }), at),
      await take(answer({ from: at, to: cursor(4), lastSeq: { 'cart:auto': 1 } }), at),
      await take(answer({ from: at, to: cursor(6), lastSeq: {} }), at),
      await take(answer({ from: cursor(4), to: cursor(6) }), cursor(4)),
      await take(answer({ to: cursor(6) }), at),
      await takePull(deps, other, answer({ from: at, to: cursor(6), lastSeq: { 'cart:auto': 1 } })),
    ];
    expect(ignored.map((one) => one.kind)).toEqual(Array(6).fill('ignored'));
    expect(disk.writes).toBe(writes);
  });

  test('S60 a server that knows nothing of a lane older than the log has forgotten this guest', async () => {
    await add();
    await send(applied);
    await take(answer({ to: cursor(5), lastSeq: { 'cart:auto': 1 } }), null);
    await tidy({ store, now: () => '2026-03-05T09:00:00.000Z' });
    expect(await take(answer({ to: cursor(0, 'other'), reset: true }), cursor(5))).toEqual({ kind: 'forgotten' });
  });

  test('S61 S68 a quote request that a restored server lost is told as lost, and its cart is emptied again', async () => {
    await perform(deps, 'api.checkout.quotes.store', quoteArgs(deps.newId(), 'auto', pads));
    await send(applied);
    await take(answer({ to: cursor(5), lastSeq: { 'cart:auto': 1 } }), null);
    await take(answer({ to: cursor(2, 'other'), reset: true }), cursor(5));
    expect(await parked()).toMatchObject([{ reason: { class: 'lost' }, args: null }]);
    expect(await outbox()).toMatchObject([{ route: 'api.cart.clear', seq: 1, state: 'waiting' }]);
  });
});

describe('forgetting the device', () => {
  test('S67 what waits goes out first, then nothing is left', async () => {
    await add();
    expect(await forgetScope(doors(never, sending), false)).toEqual({ done: true });
    expect(await outbox()).toEqual([]);
  });

  test('S67 what could not go is told, and everything stays open unless the person discards it', async () => {
    await add();
    expect(
      await forgetScope(
        doors(() => Promise.resolve()),
        false,
      ),
    ).toEqual({ done: false, unsent: 1 });
    await add();
    expect(
      await forgetScope(
        doors(() => Promise.resolve()),
        true,
      ),
    ).toEqual({ done: true });
    expect(await outbox()).toEqual([]);
  });
});
