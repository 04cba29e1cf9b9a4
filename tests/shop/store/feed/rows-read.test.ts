/** Law 6: what a press costs follows the press, not what else is on the device. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import { feedStore } from '#src/shop/store/feed.ts';
import { readState, resetState } from '#src/shop/store/state.ts';
import { quietPerson } from '#tests/support/quiet-person.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { ADDED } from '../carts.ts';
import { cartRow, contactRow, favouriteRow, outboxRow, resultRow, sentRow } from './rows.ts';

const NOW = '2026-11-21T08:00:00.000Z';

/** As long as a slow machine needs for 5,000 rows. */
const settled = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 5 });

let end = () => {};
beforeEach(resetState);
afterEach(() => end());

const times = <T>(count: number, make: (place: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** What is on the device besides the cart that is pressed in: so many rows, in every table that can hold many. */
async function fill(store: PersonStore, others: number): Promise<void> {
  const each = others / 5;
  await store.write(['base', 'outbox', 'sent', 'results', 'favourites'], async (t) => {
    await t.base.put([cartRow('auto'), cartRow('moto'), ...times(each, (place) => contactRow(place))]);
    await t.outbox.put(
      times(each, (place) => ({ ...outboxRow('cart:moto', 1), seq: place + 1, mutId: `moto ${place}` })),
    );
    await t.sent.put(times(each, (place) => sentRow(`sent ${place}`, { sentAt: '2026-11-19T08:00:00.000Z' })));
    await t.results.put(times(each, (place) => resultRow(`answered ${place}`)));
    await t.favourites.put(times(each, favouriteRow));
  });
}

interface Device {
  readonly disk: MemoryDisk;
  readonly store: PersonStore;
  readonly add: () => Promise<unknown>;
}

/** A device that is followed and at rest. */
async function device(others: number): Promise<Device> {
  const disk = createMemoryDisk();
  const store = openMemoryStore(disk);
  await fill(store, others);
  end = feedStore(quietPerson({ store }), () => NOW);
  await settled(() => expect(readState().changes?.waiting.length).toBe(others === 0 ? 0 : 1));
  let ids = 0;
  const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  return {
    disk,
    store,
    add: () =>
      perform({ store, contract: SHOP, now: () => NOW, newId, notify: () => {} }, 'api.cart.items.store', ADDED),
  };
}

/** Rows read from before the work until the screens say so. */
async function readFor({ disk }: Device, work: () => Promise<unknown>, seen: () => void): Promise<number> {
  const before = disk.reads;
  await work();
  await settled(seen);
  return disk.reads - before;
}

const units = () => readState()['cart:auto'].cartQuantity;

/** @returns rows read by the first and the second line added, and by the answer to both */
async function pressing(others: number) {
  const here = await device(others);
  const first = await readFor(here, here.add, () => expect(units()).toBe(2));
  const second = await readFor(here, here.add, () => expect(units()).toBe(4));
  const answered = await readFor(
    here,
    () =>
      here.store.write(['base', 'outbox', 'sent', 'meta'], async (t) => {
        await t.base.put([cartRow('auto', 2)]);
        await t.outbox.remove([
          ['cart:auto', 1],
          ['cart:auto', 2],
        ]);
        await t.sent.put([sentRow('one'), sentRow('two')]);
        await t.meta.put([{ key: 'progress', cursor: null, acked: { 'cart:auto': 2 }, at: NOW }]);
      }),
    () => expect(readState().sync.lastSentAt).toBe(NOW),
  );
  return { first, second, answered };
}

describe('with 5,000 other rows on the device', () => {
  test('adding a line reads its cart, what waits in it and where the lane stands; so does its answer', async () => {
    const alone = await pressing(0);
    expect(await pressing(5_000)).toEqual(alone);
    /* the first: what waits and its cart; the second: also the identity, the number of the lane it is appended to, and
       what waited before; the answer: where the lane stands, the cart, and both entries of the log */
    expect(alone).toEqual({ first: 2, second: 5, answered: 4 });
  });
});
