import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { AccountPage } from '#src/shop/features/account/page.tsx';
import { base, customer, QUOTE, quote } from '#tests/shop/features/account/account-person.ts';
import { showPage } from '#tests/shop/features/person-page.tsx';
import { rowOf } from '#tests/catalogue/small-shop.ts';
import { ORDER, order, orderLine, orderRow, PADS, parcel } from './order-samples.ts';

const PAGE = `/auto/account/orders/${ORDER}`;
const holding = (...orders: OrderRecord[]) => customer({ base: base(...orders.map(orderRow)) });
const open = async (over: Partial<OrderRecord> = {}) => showPage(await holding(order(over)), PAGE, AccountPage);
const sectionOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body);

describe('the list', () => {
  const done = order({ uuid: QUOTE, number: 'CMD00000041', status: 'completed', placedAt: '2026-10-14T10:00:00.000Z' });

  test('tells number, day, state in words, what happens next and the total, and leads to the order', async () => {
    await showPage(await holding(order(), done), '/auto/account/orders', AccountPage);
    const [first, second] = await screen.findAllByRole('article');
    const said = within(first ?? document.body);
    expect(said.getByRole('link', { name: 'CMD00000042' }).getAttribute('href')).toBe(PAGE);
    expect(said.getByText('En attente de paiement')).toBeDefined();
    expect(said.getByText(/18 nov. 2026 · 2 articles · Livraison standard/u)).toBeDefined();
    expect(said.getByText(/105,00/u)).toBeDefined();
    expect(within(second ?? document.body).getByText('Terminée')).toBeDefined();
  });

  test('shows one state alone, and names those that there are', async () => {
    await showPage(await holding(order(), done), '/auto/account/orders?statut=completed', AccountPage);
    const filter = await screen.findByRole('navigation', { name: 'Filtrer par état' });
    const names = within(filter)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
    expect(names).toEqual([
      ['Toutes', '/auto/account/orders', null],
      ['En attente de paiement', '/auto/account/orders?statut=pending_payment', null],
      ['Terminée', '/auto/account/orders?statut=completed', 'true'],
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('holds quotes that are open under the state of that name; the other area is named', async () => {
    const row = { key: `quote:${QUOTE}`, rev: 1, record: quote };
    await showPage(await customer({ base: base(orderRow(order()), row) }), '/auto/account/orders', AccountPage);
    const list = within(await screen.findByRole('list', { name: 'Commandes' }));
    expect(list.getByRole('link', { name: 'DEV00000042' }).getAttribute('href')).toBe(`/auto/account/quotes/${QUOTE}`);
    cleanup();
    await showPage(await holding(order()), '/moto/account/orders', AccountPage);
    expect(await screen.findByText('Aucune commande')).toBeDefined();
    expect(screen.getByRole('link', { name: /Vos commandes auto/u }).getAttribute('href')).toBe('/auto/account/orders');
  });

  test('its newest stand first in the account', async () => {
    await showPage(await holding(order()), '/auto/account', AccountPage);
    const section = await sectionOf('Vos dernières commandes');
    expect(section.getByRole('link', { name: 'CMD00000042' })).toBeDefined();
  });
});

describe('an order', () => {
  test('says what it holds, what became of its units, its VAT and its total', async () => {
    await open({ status: 'processing', lines: [orderLine({ qtyShipped: 1, qtyCanceled: 1 })] });
    const said = await sectionOf('Articles');
    expect(said.getByRole('link', { name: 'Plaquettes avant' })).toBeDefined();
    expect(said.getByText('1 expédié, 1 annulé')).toBeDefined();
    expect(said.getByText(/^Dont TVA 20.%$/u)).toBeDefined();
    expect(said.getByText('Total TTC').nextSibling?.textContent).toMatch(/105,00/u);
  });

  test('tells what happened with its dates, and what is to come', async () => {
    await open({
      status: 'processing',
      history: [
        { status: 'pending_payment', at: '2026-11-18T10:00:00.000Z' },
        { status: 'processing', at: '2026-11-18T10:05:00.000Z' },
      ],
      packages: [parcel()],
    });
    const steps = (await sectionOf('Suivi')).getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual([
      expect.stringMatching(/^Commande passée18 nov. 2026 à 11:00$/u),
      expect.stringMatching(/^En cours de traitement18 nov. 2026 à 11:05$/u),
      expect.stringMatching(/^Expédiée \(EXP00000007\)19 nov. 2026 à 10:00$/u),
      'Terminéeà venir',
    ]);
  });

  test('tells a parcel before what the order became by it, where both are of one moment', async () => {
    const { shippedAt } = parcel();
    await open({
      status: 'completed',
      history: [
        { status: 'processing', at: '2026-11-18T10:00:00.000Z' },
        { status: 'completed', at: shippedAt ?? '' },
      ],
      packages: [parcel()],
    });
    const steps = (await sectionOf('Suivi')).getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual([
      expect.stringMatching(/^Commande passée/u),
      expect.stringMatching(/^Expédiée/u),
      expect.stringMatching(/^Terminée/u),
    ]);
  });

  test('its parcel is followed at its carrier, by a link that says it leaves the shop; no other scheme is a link', async () => {
    await open({ status: 'processing', packages: [parcel()] });
    const link = await screen.findByRole('link', {
      name: /Suivre le colis EXP00000007 chez Colissimo, quitte la boutique/u,
    });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://suivi.example/6A123',
      '_blank',
      'noopener noreferrer',
    ]);
    cleanup();
    await open({ status: 'processing', packages: [parcel({ trackUrl: 'javascript:alert(1)' })] });
    expect(await screen.findByText('6A123')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Suivre le colis/u })).toBeNull();
  });

  test('is paid from here while money is awaited; a transfer says where it goes', async () => {
    await open();
    expect((await screen.findByRole('link', { name: 'Payer maintenant' })).getAttribute('href')).toBe(
      `/auto/checkout/paiement?commande=${ORDER}`,
    );
    cleanup();
    const transfer = { holder: 'Bitume SAS', iban: 'FR7612345678901', bic: 'AGRIFRPP', bank: '', instructions: '' };
    await open({ payment: { ...order().payment, method: 'banktransfer', title: 'Virement', transfer } });
    const said = await sectionOf('Paiement');
    expect(said.getByText('Référence à indiquer').nextSibling?.textContent).toBe('CMD00000042');
    expect(said.getByText(/^FR76.1234.5678.901$/u)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Payer maintenant' })).toBeNull();
  });

  test('its papers are files of the shop', async () => {
    const document = { kind: 'invoice', uuid: QUOTE, number: 'FA2026-000001', at: order().placedAt, total: 1 } as const;
    await open({ status: 'completed', documents: [document] });
    const link = await screen.findByRole('link', { name: /Facture FA2026-000001/u });
    expect(link.getAttribute('href')).toBe(`/api/orders/${ORDER}/documents/invoice/${QUOTE}`);
    expect(link.hasAttribute('download')).toBe(true);
  });

  test('a message about it is kept here and says that it waits', async () => {
    const page = await open();
    fireEvent.change(await screen.findByLabelText('Votre message'), { target: { value: 'Quand part-elle ?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
    const line = (await screen.findByRole('heading', { name: 'Vous' })).closest('li') ?? document.body;
    expect(within(line).getByText('Quand part-elle ?')).toBeDefined();
    expect(within(line).getByText(/Enregistré sur cet appareil/u)).toBeDefined();
    expect((await page.changes())[0]).toMatchObject({
      lane: 'account',
      route: 'api.orders.comments.store',
      args: { order: ORDER, message: 'Quand part-elle ?' },
    });
  });
});

describe('what may be done with an order', () => {
  test('cancelling asks first; nothing says "Annulée" before the shop does', async () => {
    const page = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Annuler la commande' }));
    expect(await page.changes()).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/Raison/u), { target: { value: 'Deux fois.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }));
    expect(await screen.findByText('Annulation demandée : la boutique vous répond.')).toBeDefined();
    expect(screen.queryByText('Annulée')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Annuler la commande' })).toBeNull();
    expect((await page.changes())[0]).toMatchObject({ args: { order: ORDER, reason: 'Deux fois.' } });
  });

  test('one that is being prepared is asked for; one that is on its way is not', async () => {
    await open({ status: 'processing' });
    expect(await screen.findByRole('button', { name: 'Demander l’annulation' })).toBeDefined();
    cleanup();
    await open({ status: 'processing', lines: [orderLine({ qtyShipped: 1 })], packages: [parcel()] });
    expect(await screen.findByText('6A123')).toBeDefined();
    expect(screen.queryByRole('button', { name: /nnul/u })).toBeNull();
  });

  test('what was received can be returned or withdrawn from, as long as the law and the shop say', async () => {
    const delivered = parcel({ status: 'completed', deliveredAt: '2026-11-20T09:00:00.000Z' });
    await open({ status: 'completed', lines: [orderLine({ qtyShipped: 2, qtyInvoiced: 2 })], packages: [delivered] });
    expect((await screen.findByRole('link', { name: 'Retourner un article' })).getAttribute('href')).toBe(
      `/auto/account/rma/nouveau?commande=${ORDER}`,
    );
    expect(screen.getByRole('link', { name: 'Renoncer au contrat ici' }).getAttribute('href')).toBe(
      `/renoncer?commande=${ORDER}`,
    );
    expect(screen.getByText(/jusqu’au 4 déc. 2026 inclus/u)).toBeDefined();
  });

  test('ordering again puts what is still sold into the cart and names the rest', async () => {
    const gone = orderLine({ uuid: QUOTE, lineKey: QUOTE, product: QUOTE, name: 'Filtre à huile' });
    const articles = vi.fn(async () => [rowOf(1, { uuid: PADS, price: 550_000 })]);
    const own = await holding(order({ status: 'completed', lines: [orderLine(), gone] }));
    const page = await showPage(own, PAGE, AccountPage, { articles });
    fireEvent.click(await screen.findByRole('button', { name: 'Commander à nouveau' }));
    expect(await screen.findByText('Filtre à huile', { selector: '[role=status] *' })).toBeDefined();
    expect(await page.changes()).toMatchObject([
      {
        lane: 'cart:auto',
        route: 'api.cart.items.store',
        args: { lineKey: PADS, delta: 2, snapshot: { unitPrice: 550_000 } },
      },
    ]);
    expect(page.toast.mock.calls[0]?.[0]).toBe('Les articles de la commande sont dans votre panier.');
  });
});

describe('a proposal of the shop', () => {
  const proposal = {
    version: 2,
    validUntil: '2026-12-20',
    proposedAt: '2026-11-20T10:00:00.000Z',
    acceptedAt: null,
    total: 700_000,
    taxTotal: 116_667,
  };
  const proposed: QuoteRecord = {
    ...quote,
    state: 'proposed',
    lines: quote.lines.map((line) => ({ ...line, proposed: { quantity: 2, unitPrice: 350_000 } })),
    proposal,
  };
  const openQuote = async (record: QuoteRecord) =>
    showPage(
      await customer({ base: base({ key: `quote:${QUOTE}`, rev: 1, record }) }),
      `/auto/account/quotes/${QUOTE}`,
      AccountPage,
    );

  test('says prices and last day, and is accepted with one press that waits on this device', async () => {
    const page = await openQuote(proposed);
    expect(await screen.findByText(/valable jusqu’au 20 déc. 2026 inclus/u)).toBeDefined();
    expect((await sectionOf('Proposition de la boutique')).getByText(/demandé : 2, 77,00/u)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^Accepter la proposition à 70,00/u }));
    expect(await screen.findByText(/Vous acceptez cette proposition/u)).toBeDefined();
    expect((await page.changes())[0]).toMatchObject({
      lane: 'cart:auto',
      route: 'api.quotes.accept',
      args: { quote: QUOTE, version: 2 },
    });
  });

  test('is declined after a question, with a reason or none', async () => {
    const page = await openQuote(proposed);
    fireEvent.click(await screen.findByRole('button', { name: 'Refuser la proposition' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuser la proposition' }));
    expect(await screen.findByText('Vous refusez cette proposition.')).toBeDefined();
    expect((await page.changes())[0]).toMatchObject({
      route: 'api.quotes.decline',
      args: { reason: null, version: 2 },
    });
  });

  test('that is over is not accepted; one that was accepted is paid', async () => {
    await openQuote({ ...proposed, proposal: { ...proposal, validUntil: '2026-11-20' } });
    expect(await screen.findByText(/Cette proposition n’est plus valable/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Accepter/u })).toBeNull();
    cleanup();
    await openQuote({ ...proposed, state: 'accepted', proposal: { ...proposal, acceptedAt: proposal.proposedAt } });
    expect(await screen.findByRole('button', { name: 'Payer ce devis' })).toBeDefined();
  });
});
