/** The page of a quote: what it tells, and what whoever reads it is offered. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { quotePaperRoute } from '#core/contract/admin/quotes/moves.ts';
import type { AdminInitPayload } from '#core/contract/admin/start.ts';
import { takeInStart } from '#src/admin/app/start.ts';
import { connection } from '#src/admin/store/connection.ts';
import { plain } from '#tests/admin/desk/move-sheet.ts';
import { askedDesk, CUSTOMER, drawQuote, ORDER, proposedDesk, QUOTE, shopOfQuote } from './sample-desk.ts';

afterEach(() => {
  cleanup();
  connection.online = true;
  takeInStart(START);
});

const START: AdminInitPayload = {
  routes: {},
  coreConfig: [],
  branding: { name: 'Bitume', colors: [], images: {}, displayRatio: '1/1', stylesheet: '' },
  context: { locale: 'fr_FR', locales: ['fr_FR'], currency: 'EUR', version: '1', serviceWorker: false },
};

const buttons = (): readonly string[] => screen.getAllByRole('button').map(({ textContent }) => plain(textContent));
const panel = (name: string) => screen.findByRole('region', { name });
const roadStates = async () =>
  within(await screen.findByRole('list', { name: 'Avancement' }))
    .getAllByRole('listitem')
    .map((step) => step.dataset['state']);

describe('what it tells', () => {
  test('what was asked for, by whom, and what became of its articles since', async () => {
    await drawQuote(shopOfQuote(askedDesk()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Devis DEV00000042' })).toBeTruthy();
    const articles = await screen.findByRole('table', { name: 'Articles' });
    const pads = plain(within(articles).getByRole('row', { name: /Plaquettes avant/u }).textContent);
    for (const part of ['FR-1042', '52,00 € aujourd’hui', '2 en stock', '49,90 €', '149,70 €'])
      expect(pads).toContain(part);
    expect(plain(within(articles).getByRole('row', { name: /Huile/u }).textContent)).toContain(
      'N’est plus au catalogue',
    );
    const request = plain((await panel('Demande')).textContent);
    for (const part of ['Pour un client pressé.', 'Clio IV 1.5 dCi', '10 déc. 2026', '29200 Brest'])
      expect(request).toContain(part);
    const buyer = await panel('Client');
    expect(buyer.textContent).toContain('Garage du Port');
    expect(within(buyer).getByRole('link', { name: 'Fiche' }).getAttribute('href')).toContain(CUSTOMER);
    expect(plain((await panel('Proposition')).textContent)).toContain('30 jours');
  });

  test('who wrote nothing with a request is told so', async () => {
    await drawQuote(
      shopOfQuote(askedDesk({ vehicle: null, wantedDate: null, comment: '', place: { postcode: '', city: '' } })),
    );
    expect((await panel('Demande')).textContent).toContain('Le client n’a rien écrit avec sa demande.');
  });

  test('what is proposed stands beside what was asked for, with its terms and its paper', async () => {
    const paper = { uri: quotePaperRoute.uri, methods: ['GET'] };
    takeInStart({ ...START, routes: { 'api.admin.quotes.paper': paper } });
    await drawQuote(shopOfQuote(proposedDesk()));
    const articles = await screen.findByRole('table', { name: 'Articles' });
    const pads = within(articles).getByRole('row', { name: /Plaquettes avant/u });
    expect(plain(pads.textContent)).toContain('45,00 €');
    expect(plain(pads.textContent)).toContain('90,00 €');
    const terms = await panel('Proposition');
    for (const part of ['Version 1', '48 h', 'Franco de port.', '21 déc. 2026'])
      expect(plain(terms.textContent)).toContain(part);
    expect(within(terms).getByRole('link', { name: /PDF/u }).getAttribute('href')).toBe(
      `/api/admin/quotes/${QUOTE}/paper`,
    );
  });

  test('its road goes as far as it went', async () => {
    await drawQuote(shopOfQuote(askedDesk()));
    expect(await roadStates()).toEqual(['done', 'coming', 'coming', 'coming', 'coming']);
    cleanup();
    await drawQuote(shopOfQuote(proposedDesk()));
    expect(await roadStates()).toEqual(['done', 'done', 'done', 'coming', 'coming']);
    cleanup();
    const at = '2026-11-22T08:00:00.000Z';
    const declined = { from: 'proposed', to: 'declined', version: null, actor: 'buyer', who: null, at } as const;
    const desk = proposedDesk({
      state: 'declined',
      can: { review: false, propose: false, refuse: false, cancel: false },
    });
    await drawQuote(shopOfQuote({ ...desk, history: [...desk.history, declined] }));
    expect(await roadStates()).toEqual(['done', 'done', 'done', 'over']);
  });

  test('the order it became is a click away, for who may see orders', async () => {
    const order = { uuid: ORDER, number: 'BT-26-10500' };
    const desk = proposedDesk({ state: 'converted', order });
    await drawQuote(shopOfQuote(desk));
    expect((await screen.findByRole('link', { name: 'BT-26-10500' })).getAttribute('href')).toContain(ORDER);
    cleanup();
    await drawQuote(shopOfQuote(desk), { permissions: ['quotes.view'] });
    expect((await panel('Proposition')).textContent).toContain('BT-26-10500');
    expect(screen.queryByRole('link', { name: 'BT-26-10500' })).toBeNull();
  });

  test('words and steps stand together, the newest first, and say who reads them', async () => {
    const comments = [
      {
        uuid: ORDER,
        author: 'shop' as const,
        who: 'Marc Rivoire',
        message: 'Client difficile',
        isVisible: false,
        at: '2026-11-21T11:00:00.000Z',
      },
    ];
    await drawQuote(shopOfQuote(proposedDesk({ comments })));
    const feed = await screen.findByRole('list', { name: 'Suivi du devis' });
    const said = within(feed)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent));
    expect(said[0]).toContain('Marc Rivoire : Client difficile');
    expect(said[0]).toContain('Note interne');
    expect(said[1]).toContain('Marc Rivoire : Proposition envoyée');
    expect(said.at(-1)).toContain('Yann Cariou : Devis demandé');
  });
});

describe('what is offered', () => {
  test('of a request the proposal first; of a proposal nothing is next, but it may be revised', async () => {
    await drawQuote(shopOfQuote(askedDesk()));
    const next = await screen.findByRole('button', { name: 'Faire une proposition' });
    expect(next.dataset['next']).toBe('');
    expect(buttons()).toEqual(expect.arrayContaining(['Prendre en charge', 'Décliner']));
    expect(buttons()).not.toContain('Annuler le devis');
    cleanup();
    await drawQuote(shopOfQuote(proposedDesk()));
    const revise = await screen.findByRole('button', { name: 'Réviser la proposition' });
    expect(revise.dataset['next']).toBeUndefined();
    expect(buttons()).toContain('Annuler le devis');
    expect(buttons()).not.toContain('Décliner');
  });

  test('nothing that the role does not allow', async () => {
    await drawQuote(shopOfQuote(askedDesk()), { permissions: ['quotes.view'] });
    await screen.findByRole('table', { name: 'Articles' });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('textbox', { name: 'Nouvelle note' })).toBeNull();
  });

  test('without a network the buttons are there and say why they wait', async () => {
    await drawQuote(shopOfQuote(askedDesk()));
    const next = await screen.findByRole('button', { name: 'Faire une proposition' });
    connection.online = false;
    await waitFor(() => expect(next).toHaveProperty('disabled', true));
    const why = document.getElementById(next.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('Sans réseau, cette page se lit seulement');
  });

  test('what this device kept is shown without a network', async () => {
    const shop = shopOfQuote(askedDesk());
    const { owner } = await drawQuote(shop);
    await screen.findByRole('table', { name: 'Articles' });
    cleanup();
    shop.isOffline = true;
    await drawQuote(shop, { owner });
    expect(await screen.findByRole('table', { name: 'Articles' })).toBeTruthy();
    expect(await screen.findByText(/gardée sur cet appareil/u)).toBeTruthy();
  });
});
