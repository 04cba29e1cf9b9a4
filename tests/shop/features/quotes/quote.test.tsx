import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CartRecord } from '#core/contract/cart/cart-record.ts';
import { QuotePage } from '#src/shop/features/quotes/page.tsx';
import { SuccessPage } from '#src/shop/features/quotes/success-page.tsx';
import { device, NOW, showPage } from '../person-page.tsx';

const OIL = '0b8b6a0e-3f0f-4d2e-9d1a-6b1d5a7f0a02';
const QUOTE = '1b671a64-40d5-491e-99b0-da01ff1f3341';

const record: CartRecord = {
  kind: 'cart',
  area: 'auto',
  lines: [
    {
      lineKey: OIL,
      product: OIL,
      variant: null,
      quantity: 2,
      unitPrice: 385_000,
      taxPercent: 20,
      deposit: 0,
      ecoContribution: 0,
      name: 'Huile moteur',
      sku: 'HV-5W30-5',
      path: '/auto/nos-produits/huile/huile-5w30',
      image: null,
      options: [],
    },
  ],
  notices: [],
  pricedAt: NOW,
};

const withCart = () => device({ base: [{ key: 'cart:auto', rev: 1, record }] });

const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

function fill(): void {
  type('Prénom', 'Mathilde');
  type('Nom', 'Le Guennec');
  type('Adresse e-mail', 'm.leguennec@garage-pont.example');
  type('Téléphone', '06 12 45 78 90');
  type('Code postal', '44000');
  fireEvent.click(screen.getByRole('checkbox'));
}

const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'Envoyer ma demande de devis' }));

test('an empty cart asks for no quote, kindly', async () => {
  await showPage(await device(), '/auto/checkout/informations', QuotePage);
  expect(await screen.findByText('Votre panier est vide')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Envoyer/ })).toBeNull();
});

test('wrong fields are named, counted and keep what was typed', async () => {
  const page = await showPage(await withCart(), '/auto/checkout/informations', QuotePage);
  await screen.findByLabelText('Prénom');
  fireEvent.click(screen.getByLabelText('Professionnel'));
  await screen.findByLabelText('Raison sociale');
  fill();
  type('Raison sociale', 'Garage du Pont Rousseau');
  type('SIRET', '493 827 156 000');
  type('Téléphone', '06 12 45 78');
  await send();
  expect(await screen.findByRole('region', { name: '2 champs à corriger' })).toBeDefined();
  expect(screen.getByText('Le SIRET compte 14 chiffres, il en manque 2.')).toBeDefined();
  expect(screen.getByText('Numéro incomplet, 10 chiffres attendus.')).toBeDefined();
  expect(screen.getByLabelText('SIRET')).toHaveProperty('value', '493 827 156 000');
  expect(await page.changes()).toEqual([]);
});

test('a request is safe here with the lines of the cart, its draft leaves with it and does not come back', async () => {
  const page = await showPage(await withCart(), '/auto/checkout/informations', QuotePage);
  await screen.findByLabelText('Prénom');
  fill();
  await vi.waitFor(async () => expect((await page.rows('drafts')).map((row) => row.key)).toEqual(['quote:auto']));
  type(/^Ville/, 'Nantes');
  await send();
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledOnce());
  const [change] = await page.changes();
  expect(change).toMatchObject({
    lane: 'cart:auto',
    route: 'api.checkout.quotes.store',
    args: { area: 'auto', lines: [{ lineKey: OIL, quantity: 2 }], contact: { phone: '+33612457890', city: 'Nantes' } },
  });
  expect(page.go).toHaveBeenCalledWith(expect.stringMatching(/^\/auto\/checkout\/succes\?devis=[0-9a-f-]{36}$/));
  // Leaving the page writes what was typed last, unless it has left already.
  cleanup();
  expect(await page.rows('drafts')).toEqual([]);
});

test('articles with longer words than a request may carry are asked for all the same', async () => {
  const lines = record.lines.map((line) => ({ ...line, name: `${'x'.repeat(254)}🏍`, sku: 's'.repeat(65) }));
  const wordy: CartRecord = { ...record, lines };
  const own = await device({ base: [{ key: 'cart:auto', rev: 1, record: wordy }] });
  const page = await showPage(own, '/auto/checkout/informations', QuotePage);
  await screen.findByLabelText('Prénom');
  fill();
  await send();
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledOnce());
  expect(await page.changes()).toMatchObject([
    { args: { lines: [{ lineKey: OIL, name: 'x'.repeat(254), sku: 's'.repeat(64) }] } },
  ]);
});

test('what was typed is there again when the form is opened anew, under the same name to the shop', async () => {
  const own = await withCart();
  await own.store.write(['drafts'], async (t) => {
    await t.drafts.put([{ key: 'quote:auto', value: { uuid: QUOTE, contact: { firstName: 'Mathilde' } }, at: NOW }]);
  });
  const page = await showPage(own, '/auto/checkout/informations', QuotePage);
  expect(await screen.findByLabelText('Prénom')).toHaveProperty('value', 'Mathilde');
  expect(screen.getAllByText('Brouillon gardé')).not.toHaveLength(0);
  fill();
  await send();
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith(`/auto/checkout/succes?devis=${QUOTE}`));
});

test('the page after it never announces a number before the shop has spoken', async () => {
  const own = await withCart();
  await own.perform('api.checkout.quotes.store', {
    uuid: QUOTE,
    area: 'auto',
    lines: [{ lineKey: OIL, quantity: 2, name: 'Huile moteur', sku: 'HV-5W30-5', unitPrice: 385_000 }],
    contact: {
      customerType: 'individual',
      gender: null,
      lastName: 'Le Guennec',
      firstName: 'Mathilde',
      email: 'm@garage.example',
      phone: '06 12 45 78 90',
      postcode: '44000',
      city: null,
    },
    vehicle: null,
    wantedDate: null,
    comment: null,
    consent: true,
  });
  const page = await showPage(own, `/auto/checkout/succes?devis=${QUOTE}`, SuccessPage);
  expect(await screen.findAllByText(/Enregistrée sur cet appareil/)).not.toHaveLength(0);
  expect(screen.queryByText(/DEV/)).toBeNull();
  expect(screen.getByText('Total TTC provisoire')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'La suite' })).toBeDefined();
  expect(screen.getByText(/^Gardez l’adresse de cette page/u), 'a guest has no list of quotes').toBeDefined();
  const [row] = await page.changes();
  if (row === undefined) throw new Error('nothing waits');
  await own.store.write(['base', 'outbox', 'results'], async (t) => {
    await t.outbox.remove([[row.lane, row.seq]]);
    const answer = { uuid: QUOTE, number: 'DEV00000042', state: 'requested' as const };
    await t.results.put([{ mutId: row.mutId, route: row.route, answer, at: NOW }]);
    const record = { kind: 'quote', area: 'auto', lines: [], total: 0, requestedAt: NOW, ...answer } as const;
    await t.base.put([{ key: `quote:${QUOTE}`, rev: 1, record }]);
  });
  expect(await screen.findAllByText('Envoyée, numéro DEV00000042')).not.toHaveLength(0);
});
