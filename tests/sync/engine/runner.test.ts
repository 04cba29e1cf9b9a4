/** What the engine decides is done as it says: what is given up, what is told, and how far the device is. */
import { expect, test } from 'vitest';

import type { PullAnswer } from '#core/wire/sync.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import { freshIdentity, identityIn } from '#src/sync/meta.ts';
import { GUEST, scopeOf } from '#src/sync/scope/scope.ts';
import type { PullBody, PushBody, Transport } from '#src/sync/core/transport.ts';
import { createDevice } from '#tests/support/sync/device.ts';
import { countingIds } from '#tests/support/samples/person-samples.ts';
import { createVirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { addRow, answer, applied, cursor, NOW, pads } from '#tests/sync/small-queue.ts';

/** A device in front of a shop that the test answers for. */
async function deviceOf(
  pull: (body: PullBody, signal: AbortSignal) => Promise<PullAnswer>,
  {
    scope = GUEST,
    push,
    disk = createMemoryDisk(),
  }: { scope?: string; push?: Transport['push']; disk?: MemoryDisk } = {},
) {
  const clock = createVirtualClock();
  const asked: { body: PullBody; signal: AbortSignal }[] = [];
  const nobody = () => Promise.reject(new Error('not asked in this test'));
  const transport: Transport = {
    push: push ?? nobody,
    pull: (body, signal) => {
      asked.push({ body, signal });
      return pull(body, signal);
    },
    renew: nobody,
    leave: nobody,
    signOut: nobody,
  };
  const open = () => Promise.resolve(openMemoryStore(disk));
  const device = await createDevice({ clock, transport, newId: countingIds(1), open, scope });
  const { runner } = await device.openTab();
  await clock.settle();
  return { asked, clock, device, runner };
}

/** What is new at first, and then nothing. */
const upTo = (rev: number) => (body: PullBody) =>
  Promise.resolve(answer(body.cursor === null ? { to: cursor(rev) } : { from: body.cursor, to: body.cursor }));

test('S58 a request that is given up is cut off, and another one begun', async () => {
  const { asked, clock } = await deviceOf(() => new Promise(() => {}));
  await clock.advance(29_999);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
  await clock.advance(1);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('S58 a fault of ours is seen, passes, and is no end', async () => {
  const { asked, clock, device } = await deviceOf(() => Promise.reject(new TypeError('a bug')));
  expect(device.faults).toMatchObject([{ message: 'a bug' }]);
  await clock.advance(1_000);
  expect(asked.length).toBeGreaterThan(1);
});

test('S72 S73 a poke asks nothing where its revision is here, or where it was heard before the last question', async () => {
  const { asked, clock, runner } = await deviceOf(upTo(7));
  const poke = async (rev: number | null, ageMs: number) => {
    const before = asked.length;
    runner.tell({ type: 'poked', rev, ageMs });
    await clock.settle();
    return asked.length - before;
  };
  await clock.advance(1_000);
  expect(await poke(7, 0)).toBe(0);
  expect(await poke(8, 2_000)).toBe(0);
  expect(await poke(8, 500)).toBe(1);
});

test('S61 S62 the whole state is asked for without a cursor', async () => {
  const elsewhere = answer({ from: cursor(3), to: cursor(4) });
  let questions = 0;
  const { asked, clock } = await deviceOf((body) => {
    questions += 1;
    if (questions === 1) return upTo(7)(body);
    return Promise.resolve(body.cursor === null ? answer({ to: cursor(9) }) : elsewhere);
  });
  await clock.advance(60_000);
  const cursors = asked.map(({ body }) => body.cursor?.rev ?? null);
  expect([cursors[0], cursors[1], cursors.indexOf(null, 1) > 1, cursors.includes(9)]).toEqual([null, 7, true, true]);
});

test.each([
  ['pauses a customer, who goes on as before', scopeOf('somebody'), 'paused', true],
  ['makes a guest whose customer is away somebody new', GUEST, 'resting', false],
] as const)('S59 S87 S89 a session that is over %s', async (_what, scope, phase, isSame) => {
  const disk = createMemoryDisk();
  const group = () => openMemoryStore(disk).read(['meta'], async (t) => (await identityIn(t))?.group);
  const before = freshIdentity('before');
  await openMemoryStore(disk).write(['meta'], async (t) => void (await t.meta.put([before])));
  const { runner } = await deviceOf(() => Promise.reject(new Refusal('session.required')), { scope, disk });
  expect(runner.state()).toMatchObject({ phase, pause: phase === 'paused' ? 'session' : null });
  expect((await group()) === 'before').toBe(isSame);
});

test('S61 a shop that lacks what no log can tell gets a new group for the same person, each change under its own id', async () => {
  const disk = createMemoryDisk();
  const waiting = addRow(2, pads, { sends: 1 });
  await openMemoryStore(disk).write(['meta', 'outbox'], async (t) => {
    await t.meta.put([
      freshIdentity('former'),
      { key: 'lane:cart:auto', next: 3 },
      { key: 'progress', cursor: cursor(5), acked: { 'cart:auto': 1 }, at: NOW },
    ]);
    await t.outbox.put([waiting]);
  });
  const pushes: PushBody[] = [];
  const push: Transport['push'] = async (body) => {
    pushes.push(body);
    const { lane, seq } = body.changes[0] ?? waiting;
    if (body.group !== 'former')
      return { results: body.changes.map(applied), pull: answer({ lastSeq: { [lane]: seq } }) };
    const pull = answer({ reset: true, to: cursor(1, 'another history') });
    return { results: [{ status: 'gap', lane, seq, expected: 1 }], pull };
  };
  await deviceOf(upTo(1), { push, disk });
  const [first, second, ...others] = pushes;
  expect([first, second].map((one) => one?.changes.map(({ mutId }) => mutId))).toEqual([
    [waiting.mutId],
    [waiting.mutId],
  ]);
  expect([first?.group === second?.group, others]).toEqual([false, []]);
});
