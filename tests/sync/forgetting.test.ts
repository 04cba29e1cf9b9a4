import { beforeEach, expect, test } from 'vitest';

import { openMemoryStore } from '#src/db/memory-store.ts';
import { forgetScope } from '#src/sync/scope/forget.ts';
import { retryParked } from '#src/sync/outbox/parked.ts';
import { ScopeClosed } from '#src/sync/outbox/perform.ts';
import { later } from '#tests/support/later.ts';
import { disc, openQueue, refused, type SmallQueue } from '#tests/sync/small-queue.ts';

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue();
});

const never = () => new Promise<void>(() => {});
const atOnce = () => Promise.resolve();

const deps = (wait: () => Promise<void>, resume = () => {}) => ({
  store: queue.store,
  resume,
  stop: atOnce,
  leave: atOnce,
  signOut: atOnce,
  reopen: () => Promise.resolve(openMemoryStore(queue.disk)),
  wait,
});

/** What waits in the database that whoever opens it next finds. */
const left = () => openMemoryStore(queue.disk).read(['outbox'], async (t) => await t.outbox.all());

test('S67 what waits goes out first, then nothing is left', async () => {
  await queue.add();
  const sending = () => void queue.send();
  expect(await forgetScope(deps(never, sending), false)).toEqual({ done: true });
  expect(await left()).toEqual([]);
});

test('S67 S70 no tab sends any more when the visitor ends, and the data goes last of all', async () => {
  const happened: string[] = [];
  const notes = (what: string) => async () => void happened.push(what);
  const destroy = async () => {
    happened.push('deleted');
    await queue.store.destroy();
  };
  const store = { ...queue.store, destroy };
  await forgetScope({ ...deps(never), store, stop: notes('senders ended'), leave: notes('visitor ended') }, false);
  expect(happened).toEqual(['senders ended', 'visitor ended', 'deleted']);
});

test('S34 S67 a customer’s device that is forgotten gives its group back, now or with the sign-out that it owes', async () => {
  await queue.contact();
  await queue.send();
  const { group } = await queue.identity();
  const told: (string | undefined)[] = [];
  const leave = async (one?: string) => {
    told.push(one);
    throw new Error('offline');
  };
  await forgetScope({ ...deps(never), leave, signsOut: true }, false);
  expect(told).toEqual([group]);
  const next = openMemoryStore(queue.disk);
  expect(await next.read(['meta'], async (t) => await t.meta.get('logout'))).toMatchObject({ group });
});

test('S67 what could not go is told, and everything stays open unless the person discards it', async () => {
  await queue.add();
  expect(await forgetScope(deps(atOnce), false)).toEqual({ done: false, unsent: 1 });
  await queue.add();
  expect(await forgetScope(deps(atOnce), true)).toEqual({ done: true });
  expect(await left()).toEqual([]);
});

test('S41 S67 from the first moment nothing new comes in, and what comes in after it was told stays', async () => {
  await queue.contact();
  await queue.send(refused);
  const [parked] = await queue.parked();
  await queue.add();
  const { promise: over, settle } = later();
  const { promise: asked, settle: resumed } = later();
  const forgetting = forgetScope(
    deps(() => over, resumed),
    false,
  );
  await asked;
  // During the five seconds.
  await expect(queue.add(1, disc)).rejects.toThrow(ScopeClosed);
  await expect(retryParked(queue.deps, parked?.mutId ?? '')).rejects.toThrow(ScopeClosed);
  expect(await queue.parked()).toHaveLength(1);
  settle();
  expect(await forgetting).toEqual({ done: false, unsent: 1 });
  await queue.add(1, disc);
  expect((await queue.outbox()).map((one) => one.seq)).toEqual([1, 2]);
});
