import { beforeEach, describe, expect, test } from 'vitest';

import { emptyCart } from '#core/contract/cart/cart-record.ts';
import { noopIdOf } from '#core/wire/noop.ts';
import { NOOP, type PullAnswer } from '#core/wire/sync.ts';
import type { SentRow } from '#src/db/rows.ts';
import { newGroup } from '#src/sync/scope/group.ts';
import { sweepDevice } from '#src/sync/engine/steps.ts';
import { addArgs, productUuid } from '#tests/support/samples/person-samples.ts';
import { addRow, answer, applied, cursor, NOW, openQueue, row, type SmallQueue } from '#tests/sync/small-queue.ts';

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue();
});

const cart = (pricedAt: string | null = NOW) => ({ ...emptyCart('auto'), pricedAt });
const DAY_MS = 24 * 3_600_000;
const daysLater = (days: number) => new Date(Date.parse(NOW) + days * DAY_MS).toISOString();

describe('the state of the shop', () => {
  test('S55 S68 comes in one transaction with acknowledgements and cursor, and nobody’s name stays in the log', async () => {
    const uuid = queue.deps.newId();
    await queue.contact(uuid);
    const record = {
      kind: 'contact',
      uuid,
      area: 'auto',
      topic: 'contact',
      subject: '',
      receivedAt: NOW,
      sentAt: NOW,
    };
    await queue.send(applied, { changes: [{ key: `contact:${uuid}`, rev: 1, record }] });
    expect(await queue.outbox()).toEqual([]);
    expect((await queue.base()).map((one) => one.key)).toEqual([`contact:${uuid}`]);
    expect(await queue.sent()).toMatchObject([{ seq: 1, args: null }]);
    expect(await queue.progress()).toMatchObject({ cursor: cursor(1), acked: { contact: 1 }, at: NOW });
  });

  test('S55 whose writing fails changes nothing at all', async () => {
    await queue.add();
    const { changes } = await queue.leave();
    const before = structuredClone(queue.disk.contents);
    const { store } = queue;
    const failing: typeof store = {
      ...store,
      write: (tables, work) =>
        store.write(tables, async (t) => {
          await work(t);
          throw new Error('in the middle');
        }),
    };
    const { store: whole, ...rest } = queue.deps;
    queue.deps = { ...rest, store: failing };
    const pull = await queue.news({
      lastSeq: { 'cart:auto': 1 },
      changes: [{ key: 'cart:auto', rev: 1, record: cart() }],
    });
    await expect(queue.take(pull, changes.map(applied))).rejects.toThrow('in the middle');
    expect(queue.disk.contents).toEqual(before);
    queue.deps = { ...rest, store: whole };
  });

  test('S55 leaves a change whose answer is not known, though the server has executed it', async () => {
    await queue.add();
    const { changes } = await queue.leave();
    await queue.take(answer({ lastSeq: { 'cart:auto': 1 } }));
    expect(await queue.outbox()).toMatchObject([{ seq: 1, sends: 1 }]);
    // Told again, the answer alone is enough: its effect is here.
    const nothing = answer({ from: cursor(1), to: cursor(1), lastSeq: { 'cart:auto': 1 } });
    expect(await queue.take(nothing, changes.map(applied))).toMatchObject({ outcome: 'nothing', settled: 1 });
    expect(await queue.outbox()).toEqual([]);
  });

  test('S55 that is from elsewhere leaves a change whose answer came with it: the effect is not here', async () => {
    await queue.add();
    const { changes } = await queue.leave();
    const elsewhere = answer({ from: cursor(4), to: cursor(5), lastSeq: { 'cart:auto': 1 } });
    expect(await queue.take(elsewhere, changes.map(applied))).toMatchObject({ outcome: 'ignored', settled: 0 });
    expect(await queue.outbox()).toMatchObject([{ seq: 1, sends: 1 }]);
    expect(await queue.sent()).toEqual([]);
  });

  test('S56 with nothing new writes nothing', async () => {
    await queue.add();
    await queue.send();
    const { writes } = queue.disk;
    const same = answer({ from: cursor(1), to: cursor(1), lastSeq: { 'cart:auto': 1 }, serverNow: daysLater(1) });
    const { store } = queue;
    queue.deps = { ...queue.deps, store: { ...store, write: () => Promise.reject(new Error('opened to write')) } };
    expect(await queue.take(same)).toMatchObject({ outcome: 'nothing' });
    expect(queue.disk.writes).toBe(writes);
  });

  test('S12 S55 takes away what is gone, and moves a lane of which nothing else is told', async () => {
    await queue.take(answer({ changes: [{ key: 'cart:auto', rev: 1, record: cart() }] }));
    await queue.contact();
    await queue.send(applied, { to: cursor(1) });
    expect([await queue.outbox(), (await queue.progress()).acked]).toEqual([[], { contact: 1 }]);
    await queue.take(await queue.news({ changes: [{ key: 'cart:auto', rev: 2, record: null }] }));
    expect((await queue.base()).filter((one) => one.key === 'cart:auto')).toEqual([]);
  });
});

describe('an answer is ignored whole', () => {
  const here = cursor(5);
  const lastSeq = { 'cart:auto': 1 };
  const changes = [{ key: 'cart:auto', rev: 6, record: cart() }];
  const fresh = { to: cursor(6), lastSeq, changes };

  beforeEach(async () => {
    await queue.add();
    await queue.send(applied, { to: here });
  });

  // Each brings a record and the numbers of now: but for the one thing named it would be applied.
  test.each<[string, PullAnswer, Parameters<SmallQueue['take']>[2]]>([
    ['starts behind our position', answer({ ...fresh, from: cursor(4) }), {}],
    ['starts in another history', answer({ ...fresh, from: cursor(5, 'other') }), {}],
    ['starts at a price that is not ours', answer({ ...fresh, from: cursor(5, 'e', 'another digest') }), {}],
    ['was asked from another position', answer({ ...fresh, from: here }), { cursor: cursor(4), position: cursor(4) }],
    ['is to another group', answer({ ...fresh, from: here }), { group: 'another' }],
    ['is whole, unasked and no reset', answer(fresh), {}],
    ['knows fewer numbers than we do', answer({ ...fresh, from: here, lastSeq: {} }), {}],
    ['leads back to an older revision', answer({ ...fresh, from: here, to: cursor(4) }), {}],
  ])('S62 that %s', async (_what, pull, asked) => {
    const { writes } = queue.disk;
    expect(await queue.take(pull, [], asked)).toMatchObject({ outcome: 'ignored' });
    expect([queue.disk.writes, await queue.base()]).toEqual([writes, []]);
  });

  test('S62 (the same answer from our position, whole when we asked for it, or after a reset, is applied)', async () => {
    const { writes } = queue.disk;
    expect(await queue.take(answer({ ...fresh, from: here }))).toMatchObject({ outcome: 'applied' });
    expect(queue.disk.writes).toBeGreaterThan(writes);
    expect(await queue.take(answer({ ...fresh, to: cursor(7) }), [], { cursor: null })).toMatchObject({
      outcome: 'applied',
    });
    expect(await queue.take(answer({ ...fresh, to: cursor(8), reset: true }))).toMatchObject({ outcome: 'applied' });
  });

  test('S28 a price that moved, and nothing else, is news: the revision is the same, its digest is not', async () => {
    const to = cursor(5, 'e', 'r5 with other prices');
    const record = cart('2026-01-05T10:00:00.000Z');
    const pull = answer({ from: here, to, lastSeq, changes: [{ key: 'cart:auto', rev: 5, record }] });
    expect(await queue.take(pull)).toMatchObject({ outcome: 'applied' });
    expect([await queue.base(), (await queue.progress()).cursor]).toEqual([[{ key: 'cart:auto', rev: 5, record }], to]);
    // Asked before the price was here, it is from another position now.
    expect(await queue.take(pull, [], { cursor: here, position: here })).toMatchObject({ outcome: 'ignored' });
  });
});

describe('a lane', () => {
  const strange = { 'draft:1': 4, endless: 2, '': 1 };

  test('S1 that neither this build nor this database knows is noted nowhere, however often it is answered', async () => {
    await queue.add();
    const lastSeq = { 'cart:auto': 1, ...strange };
    await queue.send(applied, { lastSeq });
    const [next, { acked, cursor: from }] = [await queue.next(), await queue.progress()];
    expect([next, acked]).toEqual([{ 'cart:auto': 2 }, { 'cart:auto': 1 }]);
    const { writes } = queue.disk;
    expect(await queue.take(answer({ from, to: cursor(1), lastSeq }))).toMatchObject({ outcome: 'nothing' });
    expect(queue.disk.writes).toBe(writes);
  });

  test('S1 S49 that this build does not know waits as it is for one that does; the others go', async () => {
    await queue.leaveAs({ 'draft:1': 3, contact: 2 });
    const waiting = [row(2, { lane: 'draft:1', route: 'api.drafts.save' }), row(1, { sends: 1 })];
    await queue.store.write(['outbox'], async (t) => void (await t.outbox.put(waiting)));
    expect((await queue.leave()).changes.map((one) => one.lane)).toEqual(['contact']);
    await queue.take(await queue.news({ lastSeq: { contact: 1, 'draft:1': 1 } }), [applied(row(1))]);
    expect([await queue.outbox(), await queue.parked()]).toEqual([waiting.slice(0, 1), []]);
    // What the build that knows it has sent is not forgotten meanwhile.
    expect(await queue.progress()).toMatchObject({ acked: { 'draft:1': 1 } });
  });
});

describe('a server in another history', () => {
  const reset = (more: Partial<PullAnswer> = {}) => answer({ to: cursor(2, 'other'), reset: true, ...more });

  test('S61 gets what it lacks again with its numbers, from the log', async () => {
    await queue.add(1);
    await queue.add(2);
    await queue.add(3);
    await queue.send();
    const ids = (await queue.sent()).map((one) => [one.seq, one.mutId]);
    expect(await queue.take(reset({ lastSeq: { 'cart:auto': 1 } }))).toMatchObject({ outcome: 'applied', offered: 2 });
    const rows = await queue.outbox();
    expect(rows.map((one) => [one.seq, one.mutId])).toEqual(ids.slice(1).toSorted(([a], [b]) => Number(a) - Number(b)));
    expect(rows.every((one) => one.sends === 1)).toBe(true);
    expect((await queue.sent()).map((one) => one.seq)).toEqual([1]);
  });

  test('S61 lacks nothing of what waits in the queue: that goes out as it is', async () => {
    await queue.contact();
    await queue.send();
    await queue.contact();
    await queue.leave();
    await queue.contact();
    const done = await queue.take(answer({ to: cursor(1, 'other'), reset: true, lastSeq: { contact: 1 } }));
    expect(done).toMatchObject({ outcome: 'applied', offered: 0 });
    expect((await queue.outbox()).map((one) => [one.seq, one.sends])).toEqual([
      [2, 1],
      [3, 0],
    ]);
  });

  test('S61 S68 that lost a quote request has it told as lost, and its cart is emptied again', async () => {
    await queue.quote();
    await queue.send();
    await queue.take(reset());
    expect(await queue.parked()).toMatchObject([{ reason: { class: 'lost' }, args: null }]);
    expect(await queue.outbox()).toMatchObject([{ route: 'api.cart.clear', seq: 1 }]);
  });

  test('S61 that lost a message has it told as lost, and a noop takes its number', async () => {
    const { mutId } = await queue.contact();
    await queue.send();
    await queue.take(reset());
    expect(await queue.parked()).toMatchObject([{ mutId, reason: { class: 'lost' }, args: null }]);
    // Under the id by which a shop that has the message after all knows what it stands for.
    expect(await queue.outbox()).toMatchObject([{ route: NOOP, seq: 1, mutId: noopIdOf(mutId) }]);
    // Lost once more, it is told once.
    await queue.send(applied, { from: cursor(2, 'other'), to: cursor(3, 'other') });
    await queue.take(answer({ to: cursor(1, 'third'), reset: true }));
    expect(await queue.parked()).toHaveLength(1);
    expect(await queue.outbox()).toMatchObject([{ route: NOOP, seq: 1, mutId: noopIdOf(mutId) }]);
  });

  test('S60 S61 that lost numbers older than the log has forgotten us: nothing is applied, a new group begins', async () => {
    await queue.add();
    await queue.send(applied, { changes: [{ key: 'cart:auto', rev: 1, record: cart() }] });
    await queue.add();
    await queue.send(applied, { serverNow: daysLater(8) });
    await sweepDevice(queue.deps);
    expect((await queue.sent()).map((one) => one.seq)).toEqual([2]);
    const before = await queue.progress();
    expect(await queue.take(reset())).toMatchObject({ outcome: 'forgotten', offered: 0 });
    // The cart is still here: it is what the new group brings.
    expect([await queue.progress(), (await queue.base()).length, await queue.outbox()]).toEqual([before, 1, []]);
  });

  test('S60 S61 S68 that has forgotten us lost a quote request: its cart is emptied again, before it is brought', async () => {
    await queue.add();
    await queue.send(applied, { serverNow: NOW });
    await queue.quote();
    await queue.send(applied, { serverNow: daysLater(8), changes: [{ key: 'cart:auto', rev: 1, record: cart() }] });
    await queue.add();
    const { snapshot, lineKey, product, variant } = addArgs('auto', productUuid(1), 1);
    const lines = [{ ...snapshot, lineKey, product, variant, quantity: 1 }];
    const after = [{ key: 'cart:auto', rev: 2, record: { ...cart(), lines } }];
    await queue.send(applied, { serverNow: daysLater(8), changes: after });
    await sweepDevice(queue.deps);
    const [asked] = (await queue.sent()).filter((one) => one.route === 'api.checkout.quotes.store');
    const { group } = await queue.identity();
    expect(await queue.take(reset())).toMatchObject({ outcome: 'forgotten' });
    await newGroup(queue.deps, group, 'forgotten');
    // Under the id of the request: a shop that has executed it after all does nothing (S24).
    expect(await queue.outbox()).toMatchObject([
      { seq: 1, route: 'api.cart.clear', mutId: asked?.mutId, args: { area: 'auto' } },
      { seq: 2, route: 'api.cart.keep', args: { lines: [{ lineKey }] } },
    ]);
    expect(await queue.parked()).toMatchObject([{ reason: { class: 'lost' }, route: 'api.checkout.quotes.store' }]);
  });

  test('S61 hears nothing of the log of a former group: those numbers were another’s', async () => {
    await queue.add();
    await queue.send();
    await newGroup(queue.deps, (await queue.identity()).group, 'stranger');
    const [{ group }, next] = [await queue.identity(), await queue.next()];
    expect([await queue.sent(), next]).toMatchObject([[{ seq: 1 }], { 'cart:auto': 1 }]);
    const logged: SentRow = { ...addRow(1), mutId: 'former', group: 'former', sentAt: NOW };
    await queue.log([logged]);
    await queue.add();
    await queue.add();
    await queue.send();
    expect(await queue.take(reset({ lastSeq: { 'cart:auto': 0 } }))).toMatchObject({ outcome: 'applied', offered: 2 });
    const mine = new Set((await queue.outbox()).map((one) => one.mutId));
    expect(mine.has('former')).toBe(false);
    expect((await queue.sent()).filter((one) => one.group === group)).toEqual([]);
  });

  test('S61 takes what is away from it away here, but for what a forgetful server had confirmed', async () => {
    const record = (uuid: string) => ({
      kind: 'contact' as const,
      uuid,
      area: 'auto' as const,
      topic: 'contact' as const,
      subject: '',
      receivedAt: NOW,
      sentAt: NOW,
    });
    await queue.store.write(['base'], async (t) => {
      await t.base.put([
        { key: 'contact:a', rev: 1, record: record('a') },
        { key: 'contact:b', rev: 0, record: record('b'), kept: true },
      ]);
    });
    await queue.take(answer({}));
    expect((await queue.base()).map((one) => one.key)).toEqual(['contact:b']);
  });
});

describe('what is kept', () => {
  const logged = (seq: number, sentAt: string): SentRow => ({ ...row(seq), mutId: `log ${seq}`, group: 'g', sentAt });

  test('S61 S75 is kept by the clock of the shop: that of the device may be set to any day', async () => {
    await queue.log([logged(1, NOW)]);
    const { deps } = queue;
    queue.deps = { ...deps, now: () => daysLater(365) };
    await sweepDevice(queue.deps);
    // Nothing was heard from the shop yet: nothing is old.
    expect(await queue.sent()).toHaveLength(1);
    await queue.take(answer({ serverNow: daysLater(6) }));
    await sweepDevice(queue.deps);
    expect(await queue.sent()).toHaveLength(1);
    await queue.take(await queue.news({ serverNow: daysLater(8) }));
    queue.deps = { ...deps, now: () => '2000-01-01T00:00:00.000Z' };
    await sweepDevice(queue.deps);
    expect(await queue.sent()).toEqual([]);
  });

  test('S27 S75 an answer is kept thirty days, and nothing is written where nothing is old', async () => {
    await queue.quote();
    await queue.send();
    const { writes } = queue.disk;
    await sweepDevice(queue.deps);
    expect(queue.disk.writes).toBe(writes);
    await queue.take(await queue.news({ serverNow: daysLater(29) }));
    await sweepDevice(queue.deps);
    expect(await queue.results()).toHaveLength(1);
    await queue.take(await queue.news({ serverNow: daysLater(31) }));
    await sweepDevice(queue.deps);
    expect(await queue.results()).toEqual([]);
  });
});
