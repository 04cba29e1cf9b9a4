import { beforeEach, describe, expect, test } from 'vitest';

import { cartKind, emptyCart, type CartRecord } from '#core/contract/cart/cart-record.ts';
import { noopIdOf } from '#core/wire/noop.ts';
import { NOOP, type ChangeResult } from '#core/wire/sync.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import { newGroup } from '#src/sync/scope/group.ts';
import { createView } from '#src/sync/outbox/view.ts';
import { addArgs, productUuid, quoteArgs } from '#tests/support/samples/person-samples.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';
import {
  addRow,
  answer,
  applied,
  cursor,
  disc,
  NOW,
  openQueue,
  pads,
  refused,
  row,
  type SmallQueue,
} from '#tests/sync/small-queue.ts';

const QUOTE = productUuid(0xdef);
const lane = 'cart:auto';

const added = addRow(1, pads, { sends: 1 });
const request = row(2, {
  lane,
  route: 'api.checkout.quotes.store',
  args: quoteArgs(QUOTE, 'auto', pads),
  sends: 1,
});
/** What a new group sends after a request that had left, in case it was received (rule S60). */
const clearing = (sends: number): OutboxRow =>
  row(3, {
    lane,
    route: 'api.cart.clear',
    args: { area: 'auto', quote: QUOTE },
    sends,
  });

const { snapshot, lineKey, product, variant } = addArgs('auto', pads, 1);
const cart: CartRecord = {
  ...emptyCart('auto'),
  lines: [{ ...snapshot, lineKey, product, variant, quantity: 1 }],
};

let queue: SmallQueue;
beforeEach(async () => {
  queue = openQueue();
  await queue.leaveAs({ [lane]: 4 });
});

const waits = (...rows: readonly OutboxRow[]) =>
  queue.store.write(['outbox'], async (t) => void (await t.outbox.put(rows)));

/** Which articles stand in the cart on the screen; one view looks all the time, as a tab does. */
function screen() {
  const view = createView(SHOP);
  return async () => {
    const [base, outbox, { acked }] = [await queue.base(), await queue.outbox(), await queue.progress()];
    const record = view({ base, outbox, acked }).records.get('cart:auto');
    return cartKind.is(record) ? record.lines.map((line) => line.lineKey) : [];
  };
}

/** The shop has executed the first two numbers; of the third it has not been asked. */
const isRefused = async (more: readonly ChangeResult[] = []) =>
  queue.take(
    await queue.news({
      lastSeq: { [lane]: 2 },
      changes: [{ key: 'cart:auto', rev: 1, record: cart }],
    }),
    [applied(added), refused(request), ...more],
  );

describe.each([0, 1])('a clearing that left %s times when the request it waits for is refused', (sends) => {
  test('S60 empties nothing on the screen from that moment on', async () => {
    await waits(added, request, clearing(sends));
    const shown = screen();
    // Nobody knows yet: the person has asked for what was in the cart.
    expect(await shown()).toEqual([]);
    await isRefused();
    expect(await shown()).toEqual([pads]);
  });

  test('S46 S60 goes out as what it was, because the shop alone knows whether it has come', async () => {
    await waits(added, request, clearing(sends));
    await isRefused();
    const { mutId } = clearing(sends);
    const { changes } = await queue.leave();
    expect(changes).toMatchObject([{ seq: 3, route: 'api.cart.clear', mutId, args: { quote: QUOTE } }]);
  });

  test('S60 S61 is a noop in the log, so that it empties nothing when a restored shop is told again', async () => {
    await waits(added, request, clearing(sends));
    await isRefused();
    await queue.send();
    const log = (await queue.sent()).toSorted((a, b) => a.seq - b.seq);
    expect(log.map((one) => one.route)).toEqual(['api.cart.items.store', NOOP, NOOP]);
    // Whichever of them a restored shop gets late, it knows what stands for it.
    expect(log.slice(1).map((one) => one.mutId)).toEqual([request, clearing(sends)].map((one) => noopIdOf(one.mutId)));
    await queue.take(answer({ reset: true, to: cursor(1, 'another history') }));
    expect(await screen()()).toEqual([pads]);
  });

  test('S60 stays behind when another group begins', async () => {
    await waits(added, request, clearing(sends), addRow(4, disc));
    await isRefused();
    await newGroup(queue.deps, (await queue.identity()).group, 'stranger');
    expect((await queue.outbox()).map((one) => one.route)).toEqual(['api.cart.keep', 'api.cart.items.store']);
    expect(await screen()()).toEqual([pads, disc]);
  });
});

test('S8 S60 a clearing that does nothing needs no other number where its own was taken', async () => {
  await waits(added, request, clearing(1), addRow(4, disc));
  await isRefused([{ status: 'taken', lane, seq: 3 }]);
  expect((await queue.outbox()).map((one) => [one.seq, one.route])).toEqual([[3, 'api.cart.items.store']]);
});

test('S47 S60 a clearing that does nothing is not told as refused to somebody who never pressed it', async () => {
  await waits(added, request, clearing(1));
  await isRefused([refused(clearing(1))]);
  expect((await queue.parked()).map((one) => one.mutId)).toEqual([request.mutId]);
  expect(await queue.outbox()).toEqual([]);
});

test('S60 a clearing whose request was received empties the cart, as its author saw it', async () => {
  await waits(added, request, clearing(0));
  const news = await queue.news({
    lastSeq: { [lane]: 2 },
    changes: [{ key: 'cart:auto', rev: 1, record: cart }],
  });
  await queue.take(news, [applied(added), applied(request)]);
  expect(await screen()()).toEqual([]);
  expect(await queue.outbox()).toEqual([{ ...clearing(0), at: NOW }]);
});
