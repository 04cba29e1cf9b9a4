import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { BasketForm } from '#src/shop/features/product/basket-form.tsx';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider, type ShopActions } from '#src/shop/parts/actions.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { ProductTile } from '#src/shop/parts/product/product-tile.tsx';
import type { Perform } from '#src/shop/store/account/perform.ts';
import { plugPerson, type Person } from '#src/shop/store/person/person.ts';
import { readState, resetState, show as showState } from '#src/shop/store/state.ts';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { later } from '#tests/support/later.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';
import { quietPerson, withFullDisk } from '#tests/support/quiet-person.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';

const REFUSED = 'Cet appareil n’a pas pu enregistrer ce changement. Réessayez.';
const row = rowOf(1, { name: 'Disques avant' });

afterEach(() => {
  plugPerson(null);
  vi.restoreAllMocks();
});

function show(part: ReactNode, open: () => Promise<Person>) {
  plugPerson(open);
  const toast = vi.fn<ShopActions['toast']>();
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actionsWith({ toast })}>
        <FrameProvider frame={smallFrame}>{part}</FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );
  return toast;
}

const full = async () => withFullDisk(quietPerson());
const unopened = () => Promise.reject(new Error('the part that opens the database did not load'));

const tile = <ProductTile row={row} pricedAt="2026-11-21T05:00:00.000Z" />;
const form = <BasketForm row={row} detail={detailWith({ uuid: row.uuid })} variant={null} />;

test.each([
  ['of a list', tile, 'Ajouter Disques avant au panier', full],
  ['of its own page', form, 'Ajouter au panier', full],
  ['of a list', tile, 'Ajouter Disques avant au panier', unopened],
  ['of its own page', form, 'Ajouter au panier', unopened],
])(
  'R30 an article %s that cannot be kept is told at once, and the button is free again',
  async (_, part, name, open) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const toast = show(part, open);
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    await waitFor(() => expect(toast.mock.calls).toEqual([[REFUSED]]));
    expect(button.getAttribute('aria-busy')).toBeNull();
  },
);

test.each([
  ['of a list', tile, 'Ajouter Disques avant au panier'],
  ['of its own page', form, 'Ajouter au panier'],
])('an article %s is told once it is kept, and not before', async (_, part, name) => {
  const { promise, settle } = later();
  const perform = vi.fn<Perform>(() => promise);
  const toast = show(part, async () => quietPerson({ perform }));
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await waitFor(() =>
    expect(perform.mock.calls).toMatchObject([
      [
        'api.cart.items.store',
        { product: row.uuid, delta: 1, snapshot: { name: 'Disques avant', unitPrice: row.price } },
      ],
    ]),
  );
  expect(toast).not.toHaveBeenCalled();
  settle();
  await waitFor(() =>
    expect(toast.mock.calls.map(([text]) => text)).toEqual(['Disques avant a été ajouté au panier.']),
  );
  expect(button.getAttribute('aria-busy')).toBeNull();
});

test('a card shows how many of its article are in the cart, and says so', async () => {
  resetState();
  show(tile, async () => quietPerson());
  const button = screen.getByRole('button', { name: 'Ajouter Disques avant au panier' });
  expect(button.textContent).toBe('');
  showState('cart:auto', { ...readState()['cart:auto'], cartItemQuantities: { [row.uuid]: 2 } });
  await waitFor(() => expect(button.textContent).toBe('2'));
  expect(button.getAttribute('aria-description')).toBe('Panier, 2 articles');
});

test.each([full, unopened])('R30 a favourite that cannot be kept is told at once', async (open) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const toast = show(tile, open);
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter Disques avant aux favoris' }));
  await waitFor(() => expect(toast.mock.calls).toEqual([[REFUSED]]));
});

test('a favourite is told once it is kept, and taken back by the next press', async () => {
  const own = quietPerson();
  const toast = show(tile, async () => own);
  const heart = screen.getByRole('button', { name: 'Ajouter Disques avant aux favoris' });
  const kept = () => own.store.read(['favourites'], async (t) => await t.favourites.count());
  fireEvent.click(heart);
  await waitFor(() => expect(toast.mock.calls).toEqual([['Ajouté à vos favoris.']]));
  expect(await kept()).toBe(1);
  fireEvent.click(heart);
  await waitFor(() => expect(toast.mock.lastCall).toEqual(['Retiré de vos favoris.']));
  expect(await kept()).toBe(0);
});
