/** A route whose arguments have changed twice, on a device that holds what older builds wrote. */
import { beforeEach, expect, test } from 'vitest';

import { OFFLINE_ROUTES, SHOP_OFFLINE } from '#core/contract/offline-routes.ts';
import { NOOP } from '#core/wire/sync.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import { offlineContract } from '#src/sync/core/contract.ts';
import { nextBatch } from '#src/sync/core/batch.ts';
import { reviveParked } from '#src/sync/outbox/parked.ts';
import { createView } from '#src/sync/outbox/view.ts';
import { addArgs } from '#tests/support/samples/person-samples.ts';
import { addRow, applied, none, NOW, openQueue, pads, type SmallQueue } from '#tests/sync/small-queue.ts';
import type { SHOP as SHOP_OF_NOW } from '#tests/support/sync/shop-contract.ts';

const upcast = (version: number, args: unknown) => {
  if (typeof args !== 'object' || args === null || !('pieces' in args)) throw new Error('never written');
  const { pieces, ...rest } = args;
  return { ...rest, delta: version === 1 ? pieces : 6 * Number(pieces) };
};

const { 'api.cart.items.store': add } = OFFLINE_ROUTES;
const raised = { ...add, offline: { ...add.offline, version: 3, upcast } };

/** Version 1 said `pieces`; those of version 2 were packs of six; version 3 is that of now. */
const SHOP: typeof SHOP_OF_NOW = offlineContract({
  ...SHOP_OFFLINE,
  routes: { ...OFFLINE_ROUTES, 'api.cart.items.store': raised },
});

/** As the build of then wrote it. */
function older(seq: number, v: number, pieces: number, more: Partial<OutboxRow> = {}): OutboxRow {
  const { delta: _delta, ...rest } = addArgs('auto', pads, 1);
  return addRow(seq, pads, { v, args: { ...rest, pieces }, ...more });
}
const young = (seq: number, delta: number) => addRow(seq, pads, { v: 3, args: addArgs('auto', pads, delta) });

let queue: SmallQueue;
beforeEach(() => {
  queue = openQueue(SHOP);
});

test('S42 S49 what older builds wrote is shown by the rules of now, each raised from its own version', () => {
  const view = createView(SHOP)({ base: [], outbox: [older(1, 1, 2), older(2, 2, 3), young(3, 100)], acked: {} });
  expect(view.records.get('cart:auto')).toMatchObject({ lines: [{ lineKey: pads, quantity: 120 }] });
});

test('S49 what older builds wrote leaves in the version of now, with raised arguments', () => {
  const { changes, parked } = nextBatch(SHOP, [older(1, 1, 2), older(2, 2, 3), young(3, 4)], none, NOW);
  expect(parked).toEqual([]);
  expect(changes.map(({ v, args }) => [v, args])).toEqual([
    [3, addArgs('auto', pads, 2)],
    [3, addArgs('auto', pads, 18)],
    [3, addArgs('auto', pads, 4)],
  ]);
});

test('S46 what had left before goes again as it was: the shop raises it, and knows it by its id', () => {
  const sent = older(1, 1, 2, { sends: 1 });
  expect(nextBatch(SHOP, [sent], none, NOW).changes).toMatchObject([{ v: 1, args: sent.args, again: true }]);
});

test('S49 S61 what left raised can be raised from the log once more, where a restored server lacks it', async () => {
  const { group } = await queue.leaveAs({ 'cart:auto': 2 });
  await queue.store.write(['outbox'], async (t) => void (await t.outbox.put([older(1, 2, 3)])));
  const { changes } = await queue.leave();
  expect(changes).toMatchObject([{ v: 3, args: { delta: 18 } }]);
  await queue.take(await queue.news({ lastSeq: { 'cart:auto': 1 } }), changes.map(applied), { group });
  const [logged] = await queue.sent();
  const opened = logged && SHOP.open(logged);
  expect(opened).toMatchObject({ ok: true, change: { args: { delta: 18 } } });
});

test('S15 S49 what cannot be raised, or comes from a later build, parks with a noop in its place', () => {
  const rows = [
    addRow(1, pads, { v: 1, args: { nothing: 'known' } }),
    addRow(2, pads, { v: 4, args: { delta: 1, of: 'tomorrow' } }),
    older(3, 1, 0.5),
    older(4, 2, 1),
  ];
  const { changes, parked } = nextBatch(SHOP, rows, none, NOW);
  expect(parked.map(({ reason, v }) => [reason.class, v])).toEqual([
    ['upcastFailed', 1],
    ['newerVersion', 4],
    ['invalid', 1],
  ]);
  expect(changes.map((one) => one.route)).toEqual([NOOP, NOOP, NOOP, 'api.cart.items.store']);
});

test('S49 what a former build had to park goes again by the rules of now', async () => {
  const { mutId, lane, route, v, args, at } = older(1, 2, 3);
  const reason = { class: 'newerVersion' as const };
  await queue.store.write(
    ['parked'],
    async (t) => void (await t.parked.put([{ mutId, lane, route, v, args, at, parkedAt: NOW, reason }])),
  );
  expect(await reviveParked(queue.deps, 'build 3', (one) => SHOP.open(one).ok)).toBe(1);
  expect((await queue.leave()).changes).toMatchObject([{ v: 3, args: { delta: 18 } }]);
});
