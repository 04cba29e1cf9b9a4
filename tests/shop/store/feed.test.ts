import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDexieStore } from '#src/db/dexie-store.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import { feedStore } from '#src/shop/store/feed.ts';
import { listenToState, readState, resetState } from '#src/shop/store/state.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { ADDED } from './carts.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

let end = () => {};
beforeEach(resetState);
afterEach(() => end());

function device(store = openMemoryStore()) {
  let ids = 0;
  const deps = {
    contract: SHOP,
    store,
    now: () => '2026-11-21T08:00:00.000Z',
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    notify: () => {},
  };
  const listeners = new Set<() => void>();
  let phase: 'resting' | 'waiting' = 'resting';
  end = feedStore(
    {
      store,
      customer: null,
      status: () => ({ phase, reason: null }),
      listen: (heard) => {
        listeners.add(heard);
        return () => listeners.delete(heard);
      },
    },
    deps.now,
  );
  return {
    store,
    add: () => perform(deps, 'api.cart.items.store', ADDED),
    rests: (next: typeof phase) => {
      phase = next;
      for (const heard of listeners) heard();
    },
  };
}

const settled = (check: () => void) => vi.waitFor(check);

test('the state starts as the server draws it: nothing read, everything loading', () => {
  expect(readState()).toMatchObject({
    'wishlist:auto': { wishlist: null, wishlistLoading: true },
    'wishlist:moto': { wishlist: null, wishlistLoading: true },
    attributeFamilies: null,
    'cart:auto': { cart: null, cartQuantity: 0, cartItemQuantities: {}, cartLoading: true, steps: {} },
    'cart:moto': { cart: null, cartQuantity: 0, cartItemQuantities: {}, cartLoading: true, steps: {} },
  });
});

const indexed = () => openDexieStore('guest', { indexedDB: new IDBFactory(), keyRange: IDBKeyRange });

test.each([
  ['in memory', async () => openMemoryStore()],
  ['in IndexedDB', indexed],
])('%s: what is added is in the cart, in the badge and among what waits, at once', async (_, open) => {
  const { store, add } = device(await open());
  await settled(() => expect(readState()['cart:auto'].cartLoading).toBe(false));
  await add();
  await settled(() => {
    const { sync, changes } = readState();
    expect(readState()['cart:auto'].cartQuantity).toBe(2);
    expect(readState()['cart:auto'].cart?.items[0]?.sync).toEqual({ state: 'local', at: null });
    expect(sync).toMatchObject({ waiting: 1, sending: 0, durable: store.durable });
    expect(changes?.waiting[0]?.summary).toMatchObject({ kind: 'add', name: 'Huile moteur 5W-30 C2, bidon 5 L' });
  });
  expect(readState()['cart:moto'].cartQuantity).toBe(0);
});

test('a write that says nothing new is read, and draws nothing again', async () => {
  const disk = createMemoryDisk();
  const { store, add } = device(openMemoryStore(disk));
  await add();
  await settled(() => expect(readState()['cart:auto'].cartQuantity).toBe(2));
  const before = { ...readState() };
  const heard = vi.fn();
  const stop = listenToState({ has: () => true }, heard);
  const rows = await store.read(['outbox'], async (t) => await t.outbox.all());
  const reads = disk.reads;
  await store.write(['base', 'outbox'], async (t) => {
    await t.base.put([]);
    await t.outbox.put(rows);
  });
  await settled(() => expect(disk.reads).toBeGreaterThan(reads));
  await store.read(['outbox'], async (t) => await t.outbox.count());
  expect({ ...readState() }).toEqual(before);
  expect(heard).not.toHaveBeenCalled();
  stop();
});

test('a change that left is safe here while the engine waits for the shop', async () => {
  const { store, add, rests } = device();
  await add();
  await store.write(['outbox'], async (t) => {
    await t.outbox.put((await t.outbox.all()).map((row) => ({ ...row, sends: 1 })));
  });
  await settled(() => expect(readState().sync.sending).toBe(1));
  rests('waiting');
  await settled(() => expect(readState().sync).toMatchObject({ phase: 'waiting', sending: 0, waiting: 1 }));
});
