import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMemoryStore } from '#src/db/memory-store.ts';
import { feedStore } from '#src/store/feed.ts';
import { listenToState, readState, resetState } from '#src/store/state.ts';
import { perform } from '#src/sync/perform.ts';
import { ADDED } from './carts.ts';

let end = () => {};
beforeEach(resetState);
afterEach(() => end());

function device() {
  const store = openMemoryStore();
  let ids = 0;
  const deps = {
    store,
    now: () => '2026-11-21T08:00:00.000Z',
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    ring: () => {},
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
    wishlist: null,
    wishlistLoading: true,
    attributeFamilies: null,
    checkout: {
      auto: { cart: null, cartQuantity: 0, cartItemQuantities: {}, cartLoading: true, steps: {} },
    },
  });
});

test('what is added is in the cart, in the badge and among what waits, at once', async () => {
  const { add } = device();
  await add();
  await settled(() => {
    const { checkout, sync, changes } = readState();
    expect(checkout.auto.cartQuantity).toBe(2);
    expect(checkout.auto.cart?.lines[0]?.sync).toEqual({ state: 'local', at: null });
    expect(sync).toMatchObject({ waiting: 1, sending: 0, durable: false });
    expect(changes?.waiting[0]?.deed).toMatchObject({ kind: 'add', name: 'Huile moteur 5W-30 C2, bidon 5 L' });
  });
  expect(readState().checkout.moto.cartQuantity).toBe(0);
});

test('a write that says nothing new draws nothing again', async () => {
  const { store, add } = device();
  await add();
  await settled(() => expect(readState().checkout.auto.cartQuantity).toBe(2));
  const before = readState();
  const heard = vi.fn();
  const stop = listenToState(heard);
  await store.write(['base'], async (t) => void (await t.base.put([])));
  await store.write(['outbox'], async (t) => void (await t.outbox.put(await t.outbox.all())));
  await store.read(['outbox'], async (t) => await t.outbox.all());
  expect(readState()).toBe(before);
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
