import { beforeEach, describe, expect, test } from 'vitest';

import { NOOP, type ChangeResult } from '#core/wire/sync.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import { settle, type SettleInput } from '#src/sync/core/settle.ts';
import { takeBack } from '#src/sync/outbox/parked.ts';
import { newGroup } from '#src/sync/scope/group.ts';
import { discardParked, retryParked } from '#src/sync/outbox/parked.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';
import {
  addRow,
  answer,
  applied,
  cursor,
  disc,
  none,
  NOW,
  openQueue,
  pads,
  refused,
  row,
  type SmallQueue,
} from '#tests/sync/small-queue.ts';
import { contactArgs, quoteArgs } from '#tests/support/samples/person-samples.ts';
import { takeBatch } from '#src/sync/engine/steps.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue();
});

const settled = (rows: readonly OutboxRow[], results: readonly ChangeResult[], more: Partial<SettleInput> = {}) =>
  settle({ contract: SHOP, rows, results, acked: () => 99, group: 'g', now: NOW, serverNow: NOW, ...more });

describe('a refused change', () => {
  test('S47 S48 leaves at once with its reason, and sent again it goes to the end', async () => {
    await queue.contact();
    const { batch } = await queue.send(refused);
    expect(await queue.outbox()).toEqual([]);
    expect(await queue.parked()).toMatchObject([{ reason: { class: 'refused', code: 'record.moved' } }]);
    await queue.contact();
    expect(await retryParked(queue.deps, batch.changes[0]?.mutId ?? '')).toBe(1);
    const rows = await queue.outbox();
    expect(rows.map((one) => one.seq)).toEqual([2, 3]);
    expect(rows.every((one) => one.mutId !== batch.changes[0]?.mutId)).toBe(true);
    expect(await queue.parked()).toEqual([]);
  });

  test('S22 S61 is not offered again to a shop that has lost its number: a noop takes it, the author has the change', async () => {
    await queue.add();
    const [pressed] = await queue.outbox();
    await queue.send(refused);
    expect(await queue.sent()).toMatchObject([{ seq: 1, route: NOOP, args: null }]);
    await queue.take(answer({ reset: true, to: cursor(1, 'another history') }));
    expect(await queue.outbox()).toMatchObject([{ lane: 'cart:auto', seq: 1, route: NOOP }]);
    expect(await queue.parked()).toMatchObject([{ mutId: pressed?.mutId, reason: { class: 'refused' } }]);
  });

  test('S47 keeps all that the shop said of it', () => {
    const { lane, seq } = row(1);
    const told: ChangeResult = { status: 'refused', lane, seq, code: 'record.moved', data: { reason: 'rev' } };
    const { parked } = settled([addRow(1, pads, { lane, sends: 1 })], [told]);
    expect(parked).toMatchObject([{ reason: { class: 'refused', code: 'record.moved', data: { reason: 'rev' } } }]);
  });

  test('S48 is discarded by the person alone', async () => {
    await queue.contact();
    const { batch } = await queue.send(refused);
    await discardParked(queue.deps, batch.changes[0]?.mutId ?? '');
    expect(await queue.parked()).toEqual([]);
  });

  test('S47 leaves also where the state that came with its answer is from elsewhere, or lags behind', async () => {
    await queue.contact();
    const { changes } = await queue.leave();
    await queue.take(
      answer({ from: cursor(4), to: cursor(5) }),
      changes.map((one) => refused(one)),
    );
    expect([await queue.outbox(), (await queue.parked()).length]).toEqual([[], 1]);
  });

  test('S22 S61 stays known by its number: a restored server is told a noop for it, and nothing parks twice', async () => {
    await queue.contact();
    await queue.send(refused);
    await queue.take(answer({ to: cursor(1, 'other'), reset: true }));
    expect(await queue.outbox()).toMatchObject([{ seq: 1, route: NOOP, sends: 1 }]);
    expect(await queue.parked()).toHaveLength(1);
  });
});

describe('a refused creation', () => {
  test('S51 takes unsent changes of its document along, and they go again with it', async () => {
    const uuid = queue.deps.newId();
    await queue.contact(uuid);
    const { changes } = await queue.leave();
    await queue.contact(uuid);
    await queue.contact();
    await queue.take(
      await queue.news({ lastSeq: { contact: 1 } }),
      changes.map((one) => refused(one)),
    );
    expect((await queue.parked()).map((one) => one.reason.class).toSorted()).toEqual(['dependsOn', 'refused']);
    expect((await queue.outbox()).map((one) => one.route)).toEqual([NOOP, 'api.contact.store']);
    const follower = (await queue.parked()).find((one) => one.reason.class === 'dependsOn');
    expect(await retryParked(queue.deps, follower?.mutId ?? '')).toBe(2);
    expect(await queue.parked()).toEqual([]);
  });

  test('S51 takes them along however little else its answer is about', async () => {
    await queue.take(answer({}));
    const uuid = queue.deps.newId();
    await queue.contact(uuid);
    const { changes } = await queue.leave();
    await queue.contact(uuid);
    await queue.take(
      await queue.news({ lastSeq: { contact: 1 } }),
      changes.map((one) => refused(one)),
    );
    expect((await queue.parked()).map((one) => one.reason.class).toSorted()).toEqual(['dependsOn', 'refused']);
    expect((await queue.outbox()).map((one) => one.route)).toEqual([NOOP]);
  });

  test('S46 S51 leaves changes that were sent with it alone: their own answers decide', () => {
    const args = contactArgs(pads, 'auto');
    const rows = [1, 2, 3].map((seq) => row(seq, { route: 'api.contact.store', args, sends: seq < 3 ? 1 : 0 }));
    const [first, second] = [row(1), row(2)];
    const { parked, remove, put } = settled(rows, [refused(first), applied(second)]);
    expect(parked.map((one) => [one.mutId, one.reason.class])).toEqual([
      ['contact 1', 'refused'],
      ['contact 3', 'dependsOn'],
    ]);
    expect(remove.map(([, seq]) => seq)).toEqual([1, 2]);
    expect(put).toMatchObject([{ seq: 3, route: NOOP }]);
  });

  test('S51 takes what was done before it, or concerns another document, nowhere', () => {
    const of = (seq: number, uuid: string, sends = 0) =>
      row(seq, { route: 'api.contact.store', args: contactArgs(uuid, 'auto'), sends });
    const { parked } = settled([of(1, pads), of(2, pads, 1), of(3, disc)], [refused(row(2))]);
    expect(parked.map((one) => one.mutId)).toEqual(['contact 2']);
  });

  test('S51 S60 takes nothing along that does something only if it was received', () => {
    const request = addRow(1, pads, {
      route: 'api.checkout.quotes.store',
      args: quoteArgs(disc, 'auto', pads),
      sends: 1,
    });
    const clearing = addRow(2, pads, { route: 'api.cart.clear', args: { area: 'auto', quote: disc } });
    const comment = { area: 'auto', quote: disc, uuid: pads, message: 'Bonjour' };
    const rows = [request, clearing, addRow(3, pads, { route: 'api.quotes.comments.store', args: comment })];
    const { parked, put } = settled(rows, [refused(request)]);
    expect(parked.map((one) => one.route)).toEqual(['api.checkout.quotes.store', 'api.quotes.comments.store']);
    expect(put).toMatchObject([
      { seq: 3, route: NOOP },
      { seq: 2, route: 'api.cart.clear', mutId: clearing.mutId },
    ]);
  });

  test('S8 S51 takes them along also where a number behind it was taken: nothing goes out in their stead', async () => {
    const [uuid, other] = [queue.deps.newId(), queue.deps.newId()];
    const of = (seq: number, about: string, sends: number) =>
      row(seq, { route: 'api.contact.store', args: contactArgs(about, 'auto'), sends });
    await queue.leaveAs({ contact: 5 });
    const rows = [of(1, uuid, 1), of(2, other, 1), of(3, uuid, 0), of(4, queue.deps.newId(), 0)];
    await queue.store.write(['outbox'], async (t) => void (await t.outbox.put(rows)));
    const results: ChangeResult[] = [refused(row(1)), { status: 'taken', lane: 'contact', seq: 2 }];
    await queue.take(await queue.news({ lastSeq: { contact: 6 } }), results);
    expect((await queue.parked()).map((one) => one.mutId).toSorted()).toEqual(['contact 1', 'contact 3']);
    expect((await queue.outbox()).map((one) => [one.seq, one.mutId])).toEqual([
      [7, 'contact 2'],
      [8, 'contact 4'],
    ]);
  });

  test('S51 S85 of an address takes its edits, its defaults and its removal along, and no other address', async () => {
    const { deps } = queue;
    const [home, garage] = [deps.newId(), deps.newId()];
    await perform(deps, 'api.account.addresses.store', { uuid: home, fields: addressFields, uses: [] });
    const batch = await takeBatch(deps, none);
    await perform(deps, 'api.account.addresses.update', { uuid: home, rev: 1, fields: addressFields });
    await perform(deps, 'api.account.addresses.default', { uuid: home, uses: ['billing'] });
    await perform(deps, 'api.account.addresses.destroy', { uuid: home, rev: 2 });
    await perform(deps, 'api.account.addresses.update', { uuid: garage, rev: 4, fields: addressFields });
    const results = (batch?.changes ?? []).map((one) => refused(one, 'address.tooMany'));
    await queue.take(await queue.news({ lastSeq: { account: 1 } }), results);
    const parked = await queue.parked();
    const [creation] = batch?.changes ?? [];
    expect(parked.map(({ route, reason }) => `${route.split('.').at(-1)} ${reason.class}`).toSorted()).toEqual([
      'default dependsOn',
      'destroy dependsOn',
      'store refused',
      'update dependsOn',
    ]);
    expect((await queue.outbox()).map((one) => one.route)).toEqual([NOOP, NOOP, NOOP, 'api.account.addresses.update']);
    // They go again in the order in which they were made.
    expect(await retryParked(deps, creation?.mutId ?? '')).toBe(4);
    const again = (await queue.outbox()).filter((one) => one.seq > 5).map((one) => one.route.split('.').at(-1));
    expect(again).toEqual(['store', 'update', 'default', 'destroy']);
  });

  test('S51 S84 of a request for a quote takes its comments and its cancellation along', async () => {
    const uuid = queue.deps.newId();
    await queue.quote(uuid);
    const { changes } = await queue.leave();
    const comment = { area: 'auto' as const, quote: uuid, uuid: queue.deps.newId(), message: 'Bonjour' };
    await perform(queue.deps, 'api.quotes.comments.store', comment);
    await perform(queue.deps, 'api.quotes.cancel', { area: 'auto', quote: uuid });
    await queue.add();
    await queue.take(
      await queue.news({ lastSeq: { 'cart:auto': 1 } }),
      changes.map((one) => refused(one)),
    );
    expect((await queue.parked()).map((one) => one.reason.class).toSorted()).toEqual([
      'dependsOn',
      'dependsOn',
      'refused',
    ]);
    expect((await queue.outbox()).map((one) => one.route)).toEqual([NOOP, NOOP, 'api.cart.items.store']);
  });
});

describe('an answer', () => {
  test('S54 that is told twice settles once', async () => {
    await queue.contact();
    const { batch, done } = await queue.send();
    expect(done.settled).toBe(1);
    const { writes } = queue.disk;
    const again = await queue.take(
      answer({ from: cursor(7), to: cursor(8) }),
      batch.changes.map((one) => refused(one)),
    );
    expect(again.settled).toBe(0);
    expect([queue.disk.writes, await queue.parked()]).toEqual([writes, []]);
  });

  test('S54 S60 to a group of the past settles nothing of the new one, which gives the same numbers', async () => {
    await queue.contact();
    const { changes, group: before } = await queue.leave();
    await newGroup(queue.deps, before, 'stranger');
    await queue.leave();
    const { writes } = queue.disk;
    const pull = answer({ lastSeq: { contact: 1 } });
    for (const told of [applied, refused]) {
      const done = await queue.take(
        pull,
        changes.map((one) => told(one)),
        { group: before },
      );
      expect(done).toMatchObject({ settled: 0, outcome: 'ignored' });
    }
    expect([queue.disk.writes, await queue.parked()]).toEqual([writes, []]);
    expect(await queue.outbox()).toMatchObject([{ seq: 1, sends: 1, route: 'api.contact.store' }]);
  });

  test('S46 to a number that never left is not believed', () => {
    expect(settled([row(1)], [applied(row(1))])).toMatchObject({ settled: 0, remove: [] });
  });

  test('S46 S55 whose effect the state does not hold yet leaves the change where it is', () => {
    const rows = [row(1, { sends: 1 }), row(2, { sends: 1 })];
    const { remove, settled: count } = settled(rows, rows.map(applied), { acked: () => 1 });
    expect([remove, count]).toEqual([[['contact', 1]], 1]);
  });

  test('S55 S60 to a request which the state that comes with it does not hold leaves it as its author knew it', async () => {
    const uuid = queue.deps.newId();
    await queue.quote(uuid);
    await queue.send();
    const key = `quote:${uuid}`;
    expect(await queue.base()).toMatchObject([{ key, kept: true, record: { kind: 'quote', uuid } }]);
    expect(await queue.outbox()).toEqual([]);
    // A whole state of somebody who is not its author does not take it away.
    await queue.take(answer({ to: cursor(1, 'other'), reset: true, lastSeq: { 'cart:auto': 1 } }));
    expect((await queue.base()).map((one) => one.key)).toEqual([key]);
  });

  test('S50 that asks to wait lets its own lane rest, for as long as it said', () => {
    const rows = [row(1, { sends: 1 }), addRow(1, pads, { sends: 1 }), addRow(2, pads, { sends: 1 })];
    const { rests, settled: count } = settled(rows, [
      { status: 'retry', lane: 'contact', seq: 1, retryAfterMs: 9_000 },
      { status: 'retry', lane: 'cart:auto', seq: 1, retryAfterMs: null },
      { status: 'blocked', lane: 'cart:auto', seq: 2 },
    ]);
    expect([[...rests], count]).toEqual([
      [
        ['contact', 9_000],
        ['cart:auto', null],
      ],
      0,
    ]);
  });

  test('S61 with a gap says so, however many there are, and settles nothing of their lane', () => {
    const rows = [4, 5].map((seq) => row(seq, { sends: 1 }));
    const gaps = rows.map(({ lane, seq }): ChangeResult => ({ status: 'gap', lane, seq, expected: 2 }));
    expect(settled(rows, gaps)).toMatchObject({ gap: true, settled: 0, remove: [], put: [] });
    expect(settled(rows, []).gap).toBe(false);
  });
});

describe('a number that another mutation had', () => {
  const taken = ({ lane, seq }: Pick<OutboxRow, 'lane' | 'seq'>): ChangeResult => ({ status: 'taken', lane, seq });

  test('S8 S41 is given back: what waits in its lane follows the last executed one, in its order', async () => {
    await queue.add(1);
    await queue.add(2);
    await queue.add(3);
    await queue.contact();
    const { changes } = await queue.leave();
    await queue.add(4);
    const ids = (await queue.outbox()).filter((one) => one.lane === 'cart:auto').map((one) => one.mutId);
    const results = changes.map((one): ChangeResult => {
      if (one.lane === 'contact') return applied(one);
      return one.seq === 1 ? taken(one) : { status: 'blocked', lane: one.lane, seq: one.seq };
    });
    const done = await queue.take(await queue.news({ lastSeq: { 'cart:auto': 7, contact: 1 } }), results);
    expect(done).toMatchObject({ settled: 1, offered: 4 });
    const rows = await queue.outbox();
    expect(rows.map((one) => [one.lane, one.seq, one.mutId])).toEqual(ids.map((id, at) => ['cart:auto', 8 + at, id]));
    expect(await queue.next()).toMatchObject({ 'cart:auto': 12, contact: 2 });
  });

  test('S27 S41 S46 goes under its new one for the first time: only what may have left under it says so', async () => {
    await queue.add(1);
    const { changes } = await queue.leave();
    await queue.add(2);
    await queue.take(await queue.news({ lastSeq: { 'cart:auto': 7 } }), changes.map(taken));
    const agains = async () => (await queue.leave()).changes.map((one) => [one.seq, one.again ?? false]);
    // A shop that has forgotten who had this number would tell as done what it never did (S27); S24 goes by the id.
    expect(await agains()).toEqual([
      [8, false],
      [9, false],
    ]);
    expect(await agains()).toEqual([
      [8, true],
      [9, true],
    ]);
  });

  test('S46 is still that of a change which was sent: nobody takes it back before its answer is known', async () => {
    await queue.add(1);
    const { changes } = await queue.leave();
    await queue.take(await queue.news({ lastSeq: { 'cart:auto': 7 } }), changes.map(taken));
    expect(await takeBack(queue.deps, ['cart:auto', 8])).toBe(false);
    expect(await queue.outbox()).toMatchObject([{ seq: 8, route: 'api.cart.items.store' }]);
  });

  test('S8 S41 moves what waits by one alone as well, and loses nothing of it', async () => {
    await queue.take(answer({}));
    for (const delta of [1, 2, 3]) await queue.add(delta);
    const { changes } = await queue.leave();
    const ids = changes.map((one) => one.mutId);
    await queue.add(4);
    await queue.take(await queue.news({ lastSeq: { 'cart:auto': 1 } }), changes.slice(0, 1).map(taken));
    const rows = await queue.outbox();
    expect(rows.map((one) => one.seq)).toEqual([2, 3, 4, 5]);
    expect(rows.slice(0, 3).map((one) => one.mutId)).toEqual(ids);
  });

  test('S5 S8 takes no noop along: it has nothing to do under another number', async () => {
    const { store } = queue;
    const group = queue.deps.newId();
    await store.write(['meta', 'outbox'], async (t) => {
      await t.meta.put([
        { key: 'identity', group, scope: 'open' },
        { key: 'lane:contact', next: 4 },
      ]);
      await t.outbox.put([row(1), row(2, { route: 'api.contact.store', args: contactArgs(pads, 'auto') }), row(3)]);
    });
    await queue.leave();
    await queue.take(await queue.news({ lastSeq: { contact: 5 } }), [taken(row(2))]);
    expect((await queue.outbox()).map((one) => [one.seq, one.route])).toEqual([[6, 'api.contact.store']]);
    expect(await queue.next()).toEqual({ contact: 7 });
  });

  test('S8 S62 moves nothing on the word of a state from elsewhere: that says too little', async () => {
    await queue.leaveAs({ contact: 3 });
    const rows = [row(1), row(2, { route: 'api.contact.store', args: contactArgs(pads, 'auto') })];
    await queue.store.write(['outbox'], async (t) => void (await t.outbox.put(rows)));
    await queue.leave();
    const before = await queue.outbox();
    await queue.take(answer({ from: cursor(4), to: cursor(5), lastSeq: { contact: 7 } }), [taken(row(2))]);
    expect([await queue.outbox(), await queue.next()]).toEqual([before, { contact: 3 }]);
  });

  test('S41 is never given again once the server has told of it', async () => {
    await queue.take(answer({ lastSeq: { 'cart:auto': 7 } }));
    expect(await queue.add()).toMatchObject({ seq: 8 });
  });
});
