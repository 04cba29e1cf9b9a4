import { beforeEach, expect, test } from 'vitest';

import { openMemoryStore } from '#src/db/memory-store.ts';
import { perform, ScopeClosed } from '#src/sync/outbox/perform.ts';
import { later } from '#tests/support/later.ts';
import { addArgs, contactArgs } from '#tests/support/samples/person-samples.ts';
import { NOW, openQueue, pads, refused, type SmallQueue } from '#tests/sync/small-queue.ts';

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue();
});

test('S40 what the schema refuses writes nothing and names each field', async () => {
  const { deps, disk } = queue;
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
  await expect(nul).rejects.toMatchObject({ data: { fields: [{ path: 'message', code: 'text.invalid' }] } });
  expect([await queue.outbox(), disk.writes, queue.rung()]).toEqual([[], 0, 0]);
});

test('S40 the bell rings, and the press is told as kept, only when the transaction is complete', async () => {
  const { store } = queue;
  const { promise: complete, settle } = later();
  const slow: typeof store = {
    ...store,
    write: async (tables, work) => {
      const value = await store.write(tables, work);
      await complete;
      return value;
    },
  };
  let isTold = false;
  const press = perform({ ...queue.deps, store: slow }, 'api.cart.items.store', addArgs('auto', pads, 1));
  const told = press.then(() => (isTold = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect([queue.rung(), isTold]).toEqual([0, false]);
  settle();
  await told;
  expect([queue.rung(), isTold]).toEqual([1, true]);
});

test('S40 what the disk refuses is thrown, rings nobody and takes no number', async () => {
  const { store, deps } = queue;
  const full: typeof store = {
    ...store,
    write: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
  };
  const press = perform({ ...deps, store: full }, 'api.cart.items.store', addArgs('auto', pads, 1));
  await expect(press).rejects.toThrow('no room');
  expect([queue.rung(), await queue.outbox()]).toEqual([0, []]);
  expect(await queue.add()).toMatchObject({ seq: 1 });
});

test('S40 S41 tabs that append at once share one order without gaps, and each rings', async () => {
  const { deps, disk } = queue;
  const other = { ...deps, store: openMemoryStore(disk) };
  const both = Array.from({ length: 20 }, (_one, index) =>
    perform(index % 2 === 0 ? deps : other, 'api.cart.items.store', addArgs('auto', pads, 1)),
  );
  const done = await Promise.all([...both, queue.contact()]);
  const numbers = done.filter((one) => one.lane === 'cart:auto').map((one) => one.seq);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_one, index) => index + 1));
  expect(done.at(-1)).toMatchObject({ lane: 'contact', seq: 1 });
  expect(queue.rung()).toBe(21);
});

test('S41 a scope that is closing or merged takes nothing', async () => {
  await queue.add();
  for (const scope of ['closing', 'merged'] as const) {
    const identity = await queue.identity();
    await queue.store.write(['meta'], async (t) => void (await t.meta.put([{ ...identity, scope }])));
    await expect(queue.add()).rejects.toThrow(ScopeClosed);
  }
  expect(await queue.outbox()).toHaveLength(1);
});

test('S48 a corrected change takes the place of the parked one, and of its draft, in one transaction', async () => {
  await queue.contact();
  await queue.send(refused);
  const [old] = await queue.parked();
  const { store, disk } = queue;
  await store.write(['drafts'], async (t) => void (await t.drafts.put([{ key: 'contact', value: 'typed', at: NOW }])));
  const full: typeof store = {
    ...store,
    write: (tables, work) =>
      store.write(tables, async (t) => {
        await work(t);
        throw new DOMException('no room', 'QuotaExceededError');
      }),
  };
  const correct = (on: typeof store) =>
    perform({ ...queue.deps, store: on }, 'api.contact.store', contactArgs(queue.deps.newId(), 'auto'), {
      replaces: old?.mutId ?? '',
      draft: 'contact',
    });
  await expect(correct(full)).rejects.toThrow('no room');
  expect([disk.contents.parked.size, disk.contents.drafts.size, disk.contents.outbox.size]).toEqual([1, 1, 0]);
  await correct(store);
  expect([disk.contents.parked.size, disk.contents.drafts.size]).toEqual([0, 0]);
  expect((await queue.outbox()).map((one) => one.seq)).toEqual([2]);
});

test('S48 S51 what parked with a refused creation follows its correction, in its order', async () => {
  const uuid = queue.deps.newId();
  await queue.contact(uuid);
  const { changes } = await queue.leave();
  const followers = [await queue.contact(uuid), await queue.contact(uuid)];
  const unrelated = await queue.contact();
  const [first] = changes;
  if (first === undefined) throw new Error('nothing left');
  await queue.take(await queue.news({ lastSeq: { contact: 1 } }), [refused(first)]);
  expect(await queue.parked()).toHaveLength(3);
  const correction = await queue.contact(uuid, { replaces: first.mutId });
  expect(await queue.parked()).toEqual([]);
  const waiting = (await queue.outbox()).filter((one) => one.route === 'api.contact.store');
  expect(waiting.map((one) => one.seq)).toEqual([4, 5, 6, 7]);
  const ids = waiting.map((one) => one.mutId);
  expect(ids.slice(0, 2)).toEqual([unrelated.mutId, correction.mutId]);
  for (const { mutId } of followers) expect(ids).not.toContain(mutId);
});
