/** The page of an order: what it tells, and what whoever reads it is offered. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { orderPaperRoute } from '#core/contract/admin/orders/moves.ts';
import type { AdminInitPayload } from '#core/contract/admin/start.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { takeInStart } from '#src/admin/app/start.ts';
import { connection } from '#src/admin/store/connection.ts';
import { messages } from '#src/admin/store/messages.ts';
import { CallFailed } from '#src/api/failure.ts';
import { awaitedDesk, CUSTOMER, INVOICE, ORDER, PARCEL, REFUND, sampleDesk } from './sample-desk.ts';
import { drawOrder, shopOfOrder } from './shop-of-order.ts';

afterEach(() => {
  cleanup();
  connection.online = true;
  takeInStart(START);
});

const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');
const buttons = (): readonly string[] => screen.getAllByRole('button').map(({ textContent }) => plain(textContent));
const panel = (name: string) => screen.findByRole('region', { name });

const PAPER = 'api.admin.orders.paper';
const START: AdminInitPayload = {
  routes: {},
  coreConfig: [],
  branding: { name: 'Bitume', colors: [], images: {}, displayRatio: '1/1', stylesheet: '' },
  context: { locale: 'fr_FR', locales: ['fr_FR'], currency: 'EUR', version: '1', serviceWorker: false },
};

const REFUNDED = {
  uuid: REFUND,
  number: 'RB-26-00012',
  state: 'failed' as const,
  method: 'provider' as const,
  reason: 'Rupture',
  at: '2026-11-21T09:00:00.000Z',
  total: 683_000,
  failure: 'Do not honor',
  hasPaper: true,
};

describe('what it tells', () => {
  test('its articles, its money, its people and its parcels stand on the page', async () => {
    await drawOrder(shopOfOrder(sampleDesk()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Commande BT-26-10482' })).toBeTruthy();
    const articles = await screen.findByRole('table', { name: 'Articles' });
    const tyres = within(articles).getByRole('row', { name: /Pneu été/u });
    expect(plain(tyres.textContent)).toContain('63,30 €');
    expect(within(tyres).getByText('0 sur 2')).toBeTruthy();
    const customer = await panel('Client');
    expect(within(customer).getByText('06 12 45 78 90').getAttribute('href')).toBe('tel:+33612457890');
    expect(within(customer).getByRole('link', { name: 'gaelle@exemple.fr' }).getAttribute('href')).toBe(
      'mailto:gaelle@exemple.fr',
    );
    expect(within(customer).getByRole('link', { name: 'Fiche' }).getAttribute('href')).toContain(CUSTOMER);
    expect(screen.getByText('Facturation et livraison à la même adresse.')).toBeTruthy();
    expect(screen.getByText('Sonnez deux fois.')).toBeTruthy();
    const track = screen.getByRole('link', { name: 'MS4417' });
    expect([track.getAttribute('target'), track.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(screen.getByText(/Annuler n’est plus possible/u).textContent).toContain('Passez par un remboursement');
  });

  test('its road says how far it is', async () => {
    await drawOrder(shopOfOrder(sampleDesk()));
    const road = await screen.findByRole('list', { name: 'Avancement' });
    const steps = within(road).getAllByRole('listitem');
    expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'done', 'done', 'half', 'coming']);
    expect(plain(steps[3]?.textContent ?? '')).toContain('Expédiée, 2 sur 4');
  });

  test('the road of a cancelled order ends there', async () => {
    const at = '2026-11-20T08:00:00.000Z';
    const desk = awaitedDesk();
    await drawOrder(
      shopOfOrder({
        ...desk,
        status: 'canceled',
        money: { ...desk.money, due: 0 },
        lines: desk.lines.map((line) => ({ ...line, qtyCanceled: line.qtyOrdered })),
        history: [
          ...desk.history,
          { from: 'pending_payment', to: 'canceled', actor: 'admin', who: 'Anna', reason: null, at },
        ],
        can: { accept: false, cancel: false, invoice: false, ship: false, refund: false, recordPayment: false },
      }),
    );
    const road = await screen.findByRole('list', { name: 'Avancement' });
    const steps = within(road).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => plain(textContent).split(',')[0])).toEqual(['Passée', 'Annulée']);
  });

  test('what asks for attention stands above', async () => {
    const desk = sampleDesk({ isCancellationAsked: true, refunds: [REFUNDED] });
    await drawOrder(shopOfOrder({ ...desk, money: { ...desk.money, paid: 2_783_000 } }));
    expect(await screen.findByText('Le client demande l’annulation.')).toBeTruthy();
    expect(plain(screen.getByText(/payés en trop/u).textContent)).toContain('20,00 €');
    expect(plain(screen.getByText(/pas encore rendus/u).textContent)).toContain('68,30 €');
    expect(screen.getByText(/Do not honor/u)).toBeTruthy();
  });

  test('what of it is sent back leads to its page, for who may see returns', async () => {
    const back = { uuid: PARCEL, number: 'RMA00000042', status: 'returned', at: '2026-11-21T09:00:00.000Z' } as const;
    const shop = shopOfOrder(sampleDesk({ returns: [back] }));
    await drawOrder(shop);
    const returns = await panel('Retours');
    expect(within(returns).getByRole('link', { name: 'RMA00000042' }).getAttribute('href')).toContain(PARCEL);
    expect(within(returns).getByText('Retour reçu')).toBeTruthy();
    cleanup();
    await drawOrder(shop, { permissions: ['orders.view'] });
    expect(await screen.findByText('RMA00000042')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'RMA00000042' })).toBeNull();
    cleanup();
    await drawOrder(shopOfOrder(sampleDesk()));
    await panel('Remboursements');
    expect(screen.queryByRole('region', { name: 'Retours' })).toBeNull();
  });

  test('its papers are those that may be read, no slip of a parcel that was called back', async () => {
    takeInStart({ ...START, routes: { [PAPER]: { uri: orderPaperRoute.uri, methods: ['GET'] } } });
    const desk = sampleDesk({ refunds: [REFUNDED] });
    await drawOrder(shopOfOrder({ ...desk, parcels: desk.parcels.map((one) => ({ ...one, status: 'canceled' })) }));
    const hrefs = async () =>
      within(await screen.findByRole('list', { name: 'Documents' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const of = (kind: string, uuid: string) => `/api/admin/orders/${ORDER}/papers/${kind}/${uuid}`;
    expect(await hrefs()).toEqual([of('order', ORDER), of('invoice', INVOICE), of('credit_note', REFUND)]);
    cleanup();
    await drawOrder(shopOfOrder(desk), { permissions: ['orders.view', 'shipments.view'] });
    expect(await hrefs()).toEqual([of('order', ORDER), of('delivery_slip', PARCEL)]);
  });

  test('the address of one of its parcels shows the order with that parcel marked', async () => {
    const shop = shopOfOrder(sampleDesk());
    await drawOrder(shop, { id: PARCEL });
    const parcel = (await screen.findByText('EX-26-07731')).closest('li');
    expect(parcel?.dataset['current']).toBe('');
    expect(screen.getByText('FA2026-001274').closest('li')?.dataset['current']).toBeUndefined();
  });
});

describe('what is offered', () => {
  test('the next step first, and nothing its state forbids', async () => {
    await drawOrder(shopOfOrder(sampleDesk()));
    await screen.findByRole('button', { name: 'Expédier 2 articles' });
    expect(buttons()).toContain('Rembourser');
    for (const never of ['Accepter', 'Facturer', 'Annuler la commande', 'Enregistrer un paiement'])
      expect(buttons()).not.toContain(never);
  });

  test('nothing that the role does not allow', async () => {
    await drawOrder(shopOfOrder(sampleDesk({ refunds: [REFUNDED] })), { permissions: ['orders.view'] });
    await screen.findByText('EX-26-07731');
    expect(buttons()).toEqual(['Ajouter']);
    expect(screen.queryByRole('link', { name: 'Fiche' })).toBeNull();
  });

  test('of a transfer that is awaited the payment comes first', async () => {
    const desk = awaitedDesk();
    await drawOrder(shopOfOrder({ ...desk, can: { ...desk.can, ship: true } }));
    const next = await screen.findByRole('button', { name: 'Enregistrer un paiement' });
    expect(next.dataset['next']).toBe('');
    expect(screen.getByRole('button', { name: 'Expédier 4 articles' }).dataset['next']).toBeUndefined();
  });

  test('without a network the buttons are there and say why they wait', async () => {
    const shop = shopOfOrder(sampleDesk());
    await drawOrder(shop);
    const ship = await screen.findByRole('button', { name: 'Expédier 2 articles' });
    connection.online = false;
    await waitFor(() => expect(ship).toHaveProperty('disabled', true));
    const why = document.getElementById(ship.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('Sans réseau');
    expect(screen.getByRole('button', { name: 'Livrée, EX-26-07731' })).toHaveProperty('disabled', true);
  });
});

describe('without an answer', () => {
  test('what this device kept is shown with its date, and can be asked for again', async () => {
    const shop = shopOfOrder(sampleDesk());
    const { owner } = await drawOrder(shop);
    await screen.findByText('EX-26-07731');
    cleanup();
    shop.isOffline = true;
    await drawOrder(shop, { owner });
    expect(await screen.findByText('EX-26-07731')).toBeTruthy();
    expect((await screen.findByText(/gardée sur cet appareil/u)).textContent).toContain('21 nov. 2026');
    shop.isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByText(/gardée sur cet appareil/u)).toBeNull());
  });

  test('an order that is not known is said so', async () => {
    await drawOrder({
      ...shopOfOrder(sampleDesk()),
      call: () => Promise.reject(new Refusal('record.unknown', {})),
    });
    expect(await screen.findByText('La boutique ne connaît plus cet élément.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
  });
});

describe('notes', () => {
  const write = async (text: string): Promise<void> => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nouvelle note' }), text);
  };

  test('a note is for colleagues unless it is said that the customer reads it', async () => {
    const shop = shopOfOrder(sampleDesk());
    await drawOrder(shop);
    await write('Pneu commandé');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() =>
      expect(shop.last('comments.store')?.body).toMatchObject({ message: 'Pneu commandé', isVisible: false }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nouvelle note' })).toHaveProperty('value', ''));
    expect(shop.reads).toBe(2);
    await write('Il part demain');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Le client la lit et la reçoit par e-mail' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() =>
      expect(shop.last('comments.store')?.body).toMatchObject({ message: 'Il part demain', isVisible: true }),
    );
    const [one, other] = shop.asked.map(({ body }) => JSON.stringify(Object(body).id));
    expect(one).not.toBe(other);
    expect(messages.all.map(({ text }) => text)).toContain('Message envoyé au client');
  });

  test('one that did not arrive stays as it was typed, and is the same one when it is sent again', async () => {
    let isDown = true;
    const shop = shopOfOrder(sampleDesk(), {
      'api.admin.orders.comments.store': () => {
        if (isDown) throw new CallFailed('offline');
        return {};
      },
    });
    await drawOrder(shop);
    await write('Rappeler lundi');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
    expect(await screen.findByText('La boutique est hors d’atteinte.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Nouvelle note' })).toHaveProperty('value', 'Rappeler lundi');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(shop.asked).toHaveLength(2));
    const [one, other] = shop.asked;
    expect(other?.body).toEqual(one?.body);
  });

  test('the newest of what was said and what happened stands first', async () => {
    await drawOrder(shopOfOrder(sampleDesk()));
    const feed = await screen.findByRole('list', { name: 'Suivi de la commande' });
    const said = within(feed)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent));
    expect(said[0]).toContain('Marc R. : Un seul pneu au dépôt.');
    expect(said[0]).toContain('Note interne');
    expect(said.at(-1)).toContain('Gaëlle Le Guennec : Commande passée');
  });
});
