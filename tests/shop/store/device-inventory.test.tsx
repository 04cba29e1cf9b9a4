import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noticeLosses } from '#src/shop/app/offline/notice-losses.ts';
import type { CatalogueStatus } from '#src/catalogue/status/status.ts';
import { openMemoryStore } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import { LostData } from '#src/shop/features/device/lost-data.tsx';
import { acknowledgeLosses, lostOnDevice, noteKept, noteMissing } from '#src/shop/store/device/device-inventory.ts';
import { checkoutView } from '#src/shop/store/cart/cart-view.ts';
import { resetState, show } from '#src/shop/store/state.ts';
import { forgetKeys } from '#src/shop/store/device/forget-keys.ts';
import { readKey, STORAGE_KEYS } from '#src/shop/store/device/storage-keys.ts';
import { device, showPage } from '#tests/shop/features/person-page.tsx';

const FAVOURITE = {
  uuid: '0b8b6a0e-3f0f-4d2e-9d1a-6b1d5a7f0a02',
  snapshot: { name: 'Huile', path: '/auto/nos-produits/piece/huile', image: null, price: 100_000 },
  at: '2026-11-21T08:30:00.000Z',
};

beforeEach(() => {
  resetState();
  forgetKeys();
});

/** What this device is noted to keep. */
const kept = (): string => readKey(STORAGE_KEYS.kept)?.split('/')[0] ?? '';

const durable = (): PersonStore => ({ ...openMemoryStore(), durable: true });

/** A start of the shop: its catalogue as it was found, and the person's database. */
async function start(phase: CatalogueStatus['phase'], store = durable(), isDurable = true) {
  let [status, heard] = [{ phase, isDurable }, (): void => {}];
  const tell = vi.fn<() => void>();
  noticeLosses({
    status: () => status,
    subscribe: (listen) => {
      heard = listen;
      return () => {};
    },
    store: Promise.resolve(store),
    tell,
  });
  await vi.waitFor(() => store.read(['base'], async (t) => t.base.all()));
  const become = (next: CatalogueStatus['phase']): void => {
    status = { phase: next, isDurable };
    heard();
  };
  return { tell, become };
}

describe('what a browser lets go of in silence', () => {
  test('is noted as lost once, and only when it was here', () => {
    expect(noteMissing('catalogue')).toBe(false);
    noteKept('catalogue');
    noteKept('work');
    expect(noteMissing('catalogue')).toBe(true);
    expect(noteMissing('catalogue')).toBe(false);
    expect([...lostOnDevice()]).toEqual(['catalogue']);
    noteKept('catalogue');
    expect([...lostOnDevice()]).toEqual(['catalogue']);
    acknowledgeLosses();
    expect([...lostOnDevice()]).toEqual([]);
    expect(noteMissing('work')).toBe(true);
  });

  test('is told at the next start, never at the first one', async () => {
    const first = await start('absent');
    first.become('loading');
    first.become('ready');
    expect(first.tell).not.toHaveBeenCalled();
    expect((await start('ready')).tell).not.toHaveBeenCalled();
    const next = await start('opening');
    next.become('loading');
    next.become('ready');
    expect(next.tell).toHaveBeenCalledTimes(1);
    expect([...lostOnDevice()]).toEqual(['catalogue']);
  });

  test('is no loss where the browser keeps nothing anyway', async () => {
    (await start('opening')).become('ready');
    expect((await start('absent', durable(), false)).tell).not.toHaveBeenCalled();
  });

  test('tells the work of the person apart: it was here when something was kept', async () => {
    const full = durable();
    await full.write(['favourites'], async (t) => t.favourites.put([FAVOURITE]));
    expect((await start('ready', full)).tell).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(kept()).toContain('work'));
    const { tell } = await start('ready');
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
    expect([...lostOnDevice()]).toEqual(['work']);
  });

  test('is nothing to who has only looked around: an empty basket is on every screen, and on no disk', async () => {
    const first = await start('opening');
    const empty = { record: undefined, lineStates: new Map(), pending: false, asked: false };
    show('cart:auto', checkoutView({ area: 'auto', ...empty }));
    first.become('ready');
    const { tell } = await start('ready');
    expect(tell).not.toHaveBeenCalled();
    expect([...lostOnDevice()]).toEqual([]);
  });

  test('is no loss where the person took it away', async () => {
    const store = durable();
    await store.write(['favourites'], async (t) => t.favourites.put([FAVOURITE]));
    await start('ready', store);
    await vi.waitFor(() => expect(kept()).toContain('work'));
    await store.write(['favourites'], async (t) => t.favourites.remove([FAVOURITE.uuid]));
    await vi.waitFor(() => expect(kept()).not.toContain('work'));
    expect((await start('ready')).tell).not.toHaveBeenCalled();
  });

  test('stands on « Cet appareil » until it was read', async () => {
    noteKept('work');
    noteMissing('work');
    await showPage(await device(), '/cet-appareil', LostData);
    expect(await screen.findByText(/^Favoris, brouillons et modifications non envoyées/u)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'J’ai compris' }));
    expect(screen.queryByText(/^Favoris, brouillons/u)).toBeNull();
    expect([...lostOnDevice()]).toEqual([]);
  });
});
