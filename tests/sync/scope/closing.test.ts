import { beforeEach, expect, test } from 'vitest';

import { markScope, unsentIn, untilSent, waitingOf } from '#src/sync/scope/closing.ts';
import { openQueue, refused, row, type SmallQueue } from '#tests/sync/small-queue.ts';

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue();
});

const unsent = () => queue.store.read(['outbox', 'parked'], unsentIn);

test('S88 what would be lost is what waits, and what was refused and is not given up', async () => {
  await queue.contact();
  await queue.send(refused);
  expect(await unsent()).toBe(1);
  await queue.add();
  expect(await unsent()).toBe(2);
});

test('S5 S67 a noop keeps a number and nothing of anybody: no end of a scope waits for it', async () => {
  await queue.store.write(['outbox'], async (t) => void (await t.outbox.put([row(1)])));
  expect(await unsent()).toBe(0);
  expect(await untilSent(queue.store, new Promise(() => {}))).toBe(0);
});

test('S5 a call that needs some lanes waits for these and for no others', async () => {
  await queue.contact();
  const never = new Promise<void>(() => {});
  expect(await untilSent(queue.store, never, new Set(['cart:auto']))).toBe(0);
  await queue.add();
  expect(await waitingOf(queue.store, new Set(['cart:auto']))).toBe(1);
  expect(await untilSent(queue.store, Promise.resolve(), new Set(['cart:auto']))).toBe(1);
});

test('S88 a guest’s database that was merged is neither opened nor closed again', async () => {
  await queue.add();
  const merged = { ...(await queue.identity()), scope: 'merged' as const, mergedFor: 'somebody' };
  await queue.store.write(['meta'], async (t) => void (await t.meta.put([merged])));
  for (const scope of ['open', 'closing'] as const) {
    await markScope(queue.store, scope);
    expect(await queue.identity()).toEqual(merged);
  }
});
