import { beforeEach, expect, test } from 'vitest';

import type { ParkedReason, ParkedRow } from '#src/db/rows.ts';
import type { PersonStore } from '#src/db/store.ts';
import { retryParked, reviveParked, takeBack } from '#src/sync/outbox/parked.ts';
import { NOW, openQueue, refused, type SmallQueue } from '#tests/sync/small-queue.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue();
});

const canSend = (one: ParkedRow) => SHOP.open(one).ok;

const parkedRow = (mutId: string, more: Partial<ParkedRow> = {}): ParkedRow => ({
  mutId,
  lane: 'cart:auto',
  route: 'api.cart.clear',
  v: 1,
  args: { area: 'auto' },
  at: NOW,
  parkedAt: NOW,
  reason: { class: 'unknownRoute' },
  ...more,
});

const park = (...rows: readonly ParkedRow[]) =>
  queue.store.write(['parked'], async (t) => void (await t.parked.put(rows)));

test('S49 the next build tries once more what the last one could not send, once', async () => {
  const rows = [parkedRow('old'), parkedRow('stale', { route: 'api.gone' })];
  await park(...rows);
  expect(await reviveParked(queue.deps, 'build 2', canSend)).toBe(1);
  expect((await queue.outbox()).map((one) => one.route)).toEqual(['api.cart.clear']);
  expect((await queue.parked()).map((one) => one.mutId)).toEqual(['stale']);
  await park(...rows);
  expect(await reviveParked(queue.deps, 'build 2', canSend)).toBe(0);
  expect(await reviveParked(queue.deps, 'build 3', canSend)).toBe(1);
});

test.each<[ParkedReason, boolean]>([
  [{ class: 'unknownRoute' }, true],
  [{ class: 'newerVersion' }, true],
  [{ class: 'upcastFailed' }, true],
  [{ class: 'invalid' }, true],
  [{ class: 'refused', code: 'route.unknown', data: {} }, true],
  // What the shop decided, and what will always be too large, is the person's.
  [{ class: 'refused', code: 'record.moved', data: {} }, false],
  [{ class: 'refused', code: 'input.invalid', data: {} }, false],
  [{ class: 'tooLarge' }, false],
  [{ class: 'lost' }, false],
])('S15 S49 a change that waits because of %j goes again with the next build: %s', async (reason, goes) => {
  await park(parkedRow('one', { reason }));
  await reviveParked(queue.deps, 'build 2', canSend);
  expect([(await queue.outbox()).length, (await queue.parked()).length]).toEqual(goes ? [1, 0] : [0, 1]);
});

test('S49 what goes again goes in the order in which it was made, whatever it is called', async () => {
  const at = (minute: number) => `2026-01-05T09:0${minute}:00.000Z`;
  const moto = { lane: 'cart:moto' as const, args: { area: 'moto' } };
  await park(
    parkedRow('c', { at: at(1) }),
    parkedRow('a', { at: at(2), ...moto }),
    parkedRow('d', { at: at(3) }),
    parkedRow('b', { at: at(4) }),
  );
  await reviveParked(queue.deps, 'build 2', canSend);
  const auto = (await queue.outbox()).filter((one) => one.lane === 'cart:auto');
  expect(auto.map((one) => [one.seq, one.at])).toEqual([
    [1, at(1)],
    [2, at(3)],
    [3, at(4)],
  ]);
});

test('S49 a start that ends in the middle of a revival is followed by one that revives the rest', async () => {
  await park(parkedRow('one'), parkedRow('two'), parkedRow('three'));
  const { store } = queue;
  for (const parked of [2, 1, 0]) {
    let left = 1;
    const dying: PersonStore['write'] = (tables, work) => {
      left -= 1;
      return left < 0 ? Promise.reject(new DOMException('', 'AbortError')) : store.write(tables, work);
    };
    const start = reviveParked({ ...queue.deps, store: { ...store, write: dying } }, 'build 2', canSend);
    await expect(start).rejects.toThrow();
    expect(await queue.parked()).toHaveLength(parked);
  }
  expect(await reviveParked(queue.deps, 'build 2', canSend)).toBe(0);
  expect([(await queue.outbox()).length, await queue.parked()]).toEqual([3, []]);
});

test('S48 S61 what the shop has lost with its content cannot go again', async () => {
  await park(parkedRow('lost', { reason: { class: 'lost' }, args: null }));
  expect([await retryParked(queue.deps, 'lost'), queue.rung()]).toEqual([0, 0]);
  expect(await retryParked(queue.deps, 'unheard of')).toBe(0);
  expect(await queue.parked()).toHaveLength(1);
});

test('S48 a change that goes again is another one to the shop, which remembers its refusal', async () => {
  await queue.contact();
  const { batch } = await queue.send(refused);
  const [before] = batch.changes;
  await retryParked(queue.deps, before?.mutId ?? '');
  const [again] = await queue.outbox();
  expect([again?.args, again?.mutId === before?.mutId, again?.sends, queue.rung()]).toEqual([
    before?.args,
    false,
    0,
    2,
  ]);
});

test('S45 a change that is taken back leaves its number to a noop, once', async () => {
  const { lane, seq } = await queue.add();
  await queue.add();
  expect([await takeBack(queue.deps, [lane, seq]), await takeBack(queue.deps, [lane, seq])]).toEqual([true, false]);
  expect((await queue.outbox()).map((one) => [one.seq, one.route])).toEqual([
    [1, 'sync.noop'],
    [2, 'api.cart.items.store'],
  ]);
  expect(await takeBack(queue.deps, [lane, 9])).toBe(false);
});
