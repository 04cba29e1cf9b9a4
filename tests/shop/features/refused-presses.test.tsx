/** Presses on what is held already, where the disk takes nothing more: said at the press, nothing pretended, all still there. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyCart, type CartNotice } from '#core/contract/cart/cart-record.ts';
import type { WishlistRecord } from '#core/contract/wishlist/wishlist-record.ts';
import { AccountPage } from '#src/shop/features/account/page.tsx';
import { CartPage } from '#src/shop/features/cart/page.tsx';
import { FavouritesPage } from '#src/shop/features/favourites/page.tsx';
import { PendingPage } from '#src/shop/features/pending/page.tsx';
import { plugPerson, type Person } from '#src/shop/store/person/person.ts';
import { withFullDisk } from '#tests/support/quiet-person.ts';
import { base, customer, OIL } from './account/account-person.ts';
import { device, NOW, showPage, type PersonPage } from './person-page.tsx';

const REFUSED = ['Cet appareil n’a pas pu enregistrer ce changement. Réessayez.'];

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  plugPerson(null);
  vi.restoreAllMocks();
});

const fillDisk = (own: Person): void => plugPerson(() => Promise.resolve(withFullDisk(own)));

const press = async (name: string | RegExp): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button === undefined) throw new Error(`no button ${name}`);
  fireEvent.click(button);
};

const isRefused = ({ toast }: PersonPage) => waitFor(() => expect(toast.mock.calls).toEqual([REFUSED]));

const oil = {
  lineKey: OIL,
  product: OIL,
  variant: null,
  quantity: 2,
  unitPrice: 385_000,
  taxPercent: 20,
  deposit: 0,
  ecoContribution: 0,
  name: 'Huile moteur',
  sku: 'HV',
  path: '/auto/nos-produits/huile/huile-5w30',
  image: null,
  options: [],
};

const notice = (code: CartNotice['code'], lineKey = OIL): CartNotice => ({
  lineKey,
  code,
  name: 'Huile moteur',
  from: 1,
  to: 2,
  at: NOW,
});

describe('R30 in the cart', () => {
  async function open(...notices: CartNotice[]) {
    const record = { ...emptyCart('auto'), lines: [oil], notices, pricedAt: NOW };
    const own = await device({ base: [{ key: 'cart:auto', rev: 1, record }] });
    const page = await showPage(own, '/auto/checkout', CartPage);
    await screen.findByRole('heading', { name: /^Huile\smoteur$/u });
    return page;
  }

  test.each([
    ['one more', 'Un de plus', []],
    ['one less', 'Un de moins', []],
    ['taking it out', 'Retirer Huile moteur', []],
    ['keeping the price', /^Garder à/u, [notice('cart.priceChanged')]],
    ['setting it back', 'Remettre à 1', [notice('cart.lineDoubled')]],
    ['what left is read', 'J’ai compris', [notice('cart.productGone', OIL.replace('02', '09'))]],
  ])('%s is told, and the cart is as it was', async (_, name, notices) => {
    const page = await open(...notices);
    fillDisk(page.own);
    await press(name);
    await isRefused(page);
    expect(await page.changes()).toEqual([]);
    expect(screen.getByRole('heading', { name: /^Huile\smoteur$/u })).toBeDefined();
  });

  test('emptying it is told, and it is as it was', async () => {
    const page = await open();
    fillDisk(page.own);
    await press('Vider');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Le retirer' }));
    await isRefused(page);
    expect(screen.getByRole('heading', { name: /^Huile\smoteur$/u })).toBeDefined();
  });

  test('putting back what was taken out is told', async () => {
    const page = await open();
    await press('Retirer Huile moteur');
    await waitFor(() => expect(page.toast).toHaveBeenCalledTimes(1));
    fillDisk(page.own);
    page.toast.mock.calls[0]?.[1]?.onPress();
    await waitFor(() => expect(page.toast.mock.lastCall).toEqual(REFUSED));
    expect((await page.changes()).map((row) => row.route)).toEqual(['api.cart.items.destroy']);
  });
});

const snapshot = { name: 'Huile moteur', path: oil.path, image: null, price: 385_000 };

describe('R30 among the favourites', () => {
  test('of a guest: taking one out and putting it back are told', async () => {
    const own = await device();
    await own.store.write(['favourites'], async (t) => t.favourites.put([{ uuid: OIL, snapshot, at: NOW }]));
    const page = await showPage(own, '/auto/favoris', FavouritesPage);
    fillDisk(own);
    await press('Retirer Huile moteur des favoris');
    await isRefused(page);
    expect(await page.rows('favourites')).toHaveLength(1);
    page.toast.mockClear();
    plugPerson(() => Promise.resolve(own));
    await press('Retirer Huile moteur des favoris');
    await waitFor(() => expect(page.toast).toHaveBeenCalledTimes(1));
    fillDisk(own);
    page.toast.mock.calls[0]?.[1]?.onPress();
    await waitFor(() => expect(page.toast.mock.lastCall).toEqual(REFUSED));
    expect(await page.rows('favourites')).toEqual([]);
  });

  test('of a customer: taking one out and putting it back are told', async () => {
    const wishes = [{ lineKey: OIL, product: OIL, variant: null, ...snapshot, at: NOW }];
    const record: WishlistRecord = { kind: 'wishlist', area: 'auto', wishes };
    const own = await customer({
      base: base({ key: 'wishlist:auto', rev: 1, record }),
    });
    const page = await showPage(own, '/auto/account/wishlist', AccountPage);
    fillDisk(own);
    await press('Retirer Huile moteur des favoris');
    await isRefused(page);
    page.toast.mockClear();
    plugPerson(() => Promise.resolve(own));
    await press('Retirer Huile moteur des favoris');
    await waitFor(() => expect(page.toast).toHaveBeenCalledTimes(1));
    fillDisk(own);
    page.toast.mock.calls[0]?.[1]?.onPress();
    await waitFor(() => expect(page.toast.mock.lastCall).toEqual(REFUSED));
    expect((await page.changes()).map((row) => row.route)).toEqual(['api.account.wishlist.destroy']);
  });
});

test.each(['Renvoyer', 'Abandonner'])('R30 a refused change: « %s » is told, and it stays', async (name) => {
  const parked = {
    mutId: '9b2f1f7e-6d58-4c1c-8a61-5a2f0c9d7e01',
    lane: 'cart:auto',
    route: 'api.cart.clear',
    v: 1,
    args: { area: 'auto' },
    at: NOW,
    parkedAt: NOW,
    reason: { class: 'refused', code: 'cart.productUnavailable', data: {} },
  } as const;
  const page = await showPage(await device({ parked: [parked] }), '/modifications-en-attente', PendingPage);
  await screen.findByRole('heading', { name: 'Panier vidé' });
  fillDisk(page.own);
  await press(name);
  if (name === 'Abandonner') fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  await isRefused(page);
  expect(await page.rows('parked')).toHaveLength(1);
});
