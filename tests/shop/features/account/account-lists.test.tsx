import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BaseRow } from '#src/db/rows.ts';
import { AccountPage } from '#src/shop/features/account/page.tsx';
import { QuotePage as AskForQuote } from '#src/shop/features/quotes/page.tsx';
import { base, customer, OIL, QUOTE, quote, WHO } from './account-person.ts';
import { NOW, showPage } from '../person-page.tsx';
import type { CartRecord } from '#core/contract/cart/cart-record.ts';
import type { WishlistRecord } from '#core/contract/wishlist/wishlist-record.ts';

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe('quotes', () => {
  const quoteRow: BaseRow = { key: `quote:${QUOTE}`, rev: 1, record: quote };
  const withQuote = () => customer({ base: base(quoteRow) });

  test('a list tells number, state, day and total; the other area is named', async () => {
    await showPage(await withQuote(), '/auto/account/quotes', AccountPage);
    expect(await screen.findByRole('link', { name: 'DEV00000042' })).toBeDefined();
    expect(screen.getByText('Demande envoyée')).toBeDefined();
    expect(screen.getByText(/20 nov. 2026 · 2 articles/)).toBeDefined();
    cleanup();
    await showPage(await withQuote(), '/moto/account/quotes', AccountPage);
    expect(await screen.findByText('Aucun devis')).toBeDefined();
    expect(screen.getByRole('link', { name: /Vos devis auto/ }).getAttribute('href')).toBe('/auto/account/quotes');
  });

  test('S84: a message about it is kept here, in the lane of its cart, and says that it waits', async () => {
    const page = await showPage(await withQuote(), `/auto/account/quotes/${QUOTE}`, AccountPage);
    expect(await screen.findByText('sous deux jours.')).toBeDefined();
    await screen.findByLabelText('Votre message');
    type('Votre message', 'Merci !');
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    const line = (await screen.findByRole('heading', { name: 'Vous' })).closest('li') ?? document.body;
    expect(within(line).getByText('Merci !')).toBeDefined();
    expect(within(line).getByText(/Enregistré sur cet appareil/)).toBeDefined();
    expect((await page.changes())[0]).toMatchObject({ lane: 'cart:auto', args: { quote: QUOTE, message: 'Merci !' } });
    expect(screen.getByLabelText('Votre message')).toHaveProperty('value', '');
  });

  test('its author reads what they wrote: vehicle, day, comment, who asks, and the VAT in the total', async () => {
    await showPage(await withQuote(), `/auto/account/quotes/${QUOTE}`, AccountPage);
    const section = (await screen.findByRole('heading', { name: 'Votre demande' })).closest('section') ?? document.body;
    const said = within(section);
    for (const text of ['Clio III', '30 nov. 2026', 'Livraison le matin, merci.', 'Particulier', 'Durand', 'Lyon'])
      expect(said.getByText(text)).toBeDefined();
    expect(said.getByText(/^06.12.34.56.78$/)).toBeDefined();
    expect(screen.getByText('Dont TVA')).toBeDefined();
  });

  test('taking it back asks first', async () => {
    const page = await showPage(await withQuote(), `/auto/account/quotes/${QUOTE}`, AccountPage);
    fireEvent.click(await screen.findByRole('button', { name: 'Annuler la demande' }));
    expect(await page.changes()).toEqual([]);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler la demande' }));
    expect(await screen.findByText('Annulée')).toBeDefined();
    expect((await page.changes())[0]).toMatchObject({ route: 'api.quotes.cancel', args: { quote: QUOTE } });
  });

  test('a request of a customer begins with what the account knows', async () => {
    const line = {
      lineKey: OIL,
      product: OIL,
      variant: null,
      quantity: 1,
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
    const record: CartRecord = { kind: 'cart', area: 'auto', lines: [line], notices: [], pricedAt: NOW };
    const cart: BaseRow = { key: 'cart:auto', rev: 1, record };
    await showPage(await customer({ base: base(cart) }), '/auto/checkout/informations', AskForQuote);
    expect(await screen.findByLabelText('Prénom')).toHaveProperty('value', 'Camille');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveProperty('value', WHO.email);
    expect(screen.getByLabelText('Téléphone')).toHaveProperty('value', '06 12 34 56 78');
    expect(screen.getByLabelText('Code postal')).toHaveProperty('value', '69002');
  });
});

describe('favourites of the account', () => {
  const record: WishlistRecord = {
    kind: 'wishlist',
    area: 'auto',
    wishes: [
      {
        lineKey: OIL,
        product: OIL,
        variant: null,
        name: 'Huile moteur',
        path: '/auto/nos-produits/huile/huile-5w30',
        image: null,
        price: 385_000,
        at: NOW,
      },
    ],
  };
  const wishes: BaseRow = { key: 'wishlist:auto', rev: 1, record };
  test('what is taken out can be put back', async () => {
    const page = await showPage(await customer({ base: base(wishes) }), '/auto/account/wishlist', AccountPage);
    fireEvent.click(await screen.findByRole('button', { name: 'Retirer Huile moteur des favoris' }));
    expect(await screen.findByText('Aucun favori')).toBeDefined();
    const [text, action] = page.toast.mock.calls[0] ?? [];
    expect(text).toBe('Retiré de vos favoris.');
    action?.onPress();
    expect(await screen.findByRole('link', { name: 'Huile moteur' })).toBeDefined();
    expect((await page.changes()).map(({ route, lane }) => [route, lane])).toEqual([
      ['api.account.wishlist.destroy', 'cart:auto'],
      ['api.account.wishlist.store', 'cart:auto'],
    ]);
  });
});
