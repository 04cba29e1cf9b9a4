/** The page of a return: what it tells, and what whoever reads it is offered. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { rmaPhotoRoute, rmaSlipRoute } from '#core/contract/admin/returns/moves.ts';
import type { AdminInitPayload } from '#core/contract/admin/start.ts';
import { PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { takeInStart } from '#src/admin/app/start.ts';
import { connection } from '#src/admin/store/connection.ts';
import { messages } from '#src/admin/store/messages.ts';
import { CallFailed } from '#src/api/failure.ts';
import { plain } from '#tests/admin/desk/move-sheet.ts';
import { CUSTOMER, ORDER, PHOTO, REFUND, RETURN, returnedReturn, sampleReturn } from './sample-return.ts';
import { drawReturn, shopOfReturn } from './shop-of-return.ts';

const START: AdminInitPayload = {
  routes: {},
  coreConfig: [],
  branding: { name: 'Bitume', colors: [], images: {}, displayRatio: '1/1', stylesheet: '' },
  context: { locale: 'fr_FR', locales: ['fr_FR'], currency: 'EUR', version: '1', serviceWorker: false },
};
const FILES: AdminInitPayload = {
  ...START,
  routes: {
    'api.admin.rma.photo': { uri: rmaPhotoRoute.uri, methods: ['GET'] },
    'api.admin.rma.slip': { uri: rmaSlipRoute.uri, methods: ['GET'] },
  },
};

afterEach(() => {
  cleanup();
  connection.online = true;
  takeInStart(START);
});

const panel = (name: string) => screen.findByRole('region', { name });
const buttons = (): readonly string[] => screen.getAllByRole('button').map(({ textContent }) => plain(textContent));
const nextStep = (): string | undefined =>
  screen
    .getAllByRole('button')
    .filter(({ dataset }) => dataset['next'] === '')
    .map(({ textContent }) => plain(textContent))
    .at(0);
const road = async (): Promise<readonly string[]> => {
  const list = await screen.findByRole('list', { name: 'Avancement' });
  return within(list)
    .getAllByRole('listitem')
    .map((step) => `${step.dataset['state']} ${plain(step.querySelector('b')?.firstChild?.textContent ?? null)}`);
};

describe('what it tells', () => {
  test('what comes back and why, who asks for it, and the order it was bought with', async () => {
    await drawReturn(shopOfReturn(sampleReturn()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Retour RMA00000042' })).toBeTruthy();
    const discs = within(await screen.findByRole('table', { name: 'Articles' })).getByRole('row', { name: /Disques/u });
    expect(plain(discs.textContent)).toContain('Je ne souhaite plus ce produit');
    expect(plain(discs.textContent)).toContain('84,90 €');
    const request = await panel('Demande du client');
    expect(within(request).getByText('Remboursement')).toBeTruthy();
    expect(within(request).getByText(/Les disques ne vont pas/u).textContent).toContain('La boîte est fermée.');
    expect(
      within(await panel('Client'))
        .getByRole('link', { name: 'Fiche' })
        .getAttribute('href'),
    ).toContain(CUSTOMER);
    const order = await panel('Commande');
    expect(within(order).getByRole('link', { name: 'CMD00000007' }).getAttribute('href')).toContain(ORDER);
    expect(plain(order.textContent)).toContain('Remboursable : 258,30 €');
  });

  test('its photos come from the shop, each opens in its size', async () => {
    takeInStart(FILES);
    await drawReturn(shopOfReturn(sampleReturn()));
    const photo = await screen.findByRole('img', { name: 'Photo 1 du retour' });
    const address = `/api/admin/rma/${RETURN}/photos/${PHOTO}`;
    expect(photo.getAttribute('src')).toBe(address);
    expect(photo.closest('a')?.getAttribute('href')).toBe(address);
  });

  test('where there is nothing it says so', async () => {
    await drawReturn(shopOfReturn(sampleReturn({ photos: [], information: '' })));
    expect(await screen.findByText('Le client n’a joint aucune photo.')).toBeTruthy();
    expect(screen.getByText('Le client n’a rien ajouté.')).toBeTruthy();
    expect(screen.getByText('Rien n’est encore décidé.')).toBeTruthy();
  });

  test('what became of it: the slip, the refund on its order, and what was found in the parcel', async () => {
    takeInStart(FILES);
    const refund = {
      uuid: REFUND,
      number: 'AV2026-000003',
      state: 'pending',
      method: 'transfer',
      total: 1_248_000,
      failure: null,
    } as const;
    await drawReturn(shopOfReturn(returnedReturn({ refund, grantedResolution: 'refund' })));
    const outcome = await panel('Suite donnée');
    expect(
      within(outcome)
        .getByRole('link', { name: /Bon de retour/u })
        .getAttribute('href'),
    ).toBe(`/api/admin/rma/${RETURN}/slip`);
    expect(within(outcome).getByRole('link', { name: 'AV2026-000003' }).getAttribute('href')).toContain(REFUND);
    expect(plain(outcome.textContent)).toContain('124,80 €');
    const pads = screen.getByRole('row', { name: /Plaquettes/u });
    expect(plain(pads.textContent)).toContain('Remis en stock');
    expect(within(pads).getByText('1 sur 1')).toBeTruthy();
  });

  test('a refund that failed says what is to be done now', async () => {
    const refund = {
      uuid: REFUND,
      number: 'AV2026-000003',
      state: 'failed',
      method: 'provider',
      total: 1_248_000,
      failure: 'manual',
    } as const;
    await drawReturn(shopOfReturn(returnedReturn({ refund, grantedResolution: 'refund' })));
    expect((await panel('Suite donnée')).textContent).toContain('Une fois fait, confirmez-le sur la commande.');
  });

  test('a new parcel is told with its number', async () => {
    const newParcel = { carrier: 'Chronopost', trackNumber: 'MS4417' };
    await drawReturn(shopOfReturn(sampleReturn({ status: 'new_parcel_sent', newParcel })));
    const outcome = await panel('Suite donnée');
    expect(plain(outcome.textContent)).toContain('ChronopostSuivi MS4417');
  });

  test('the shop at fault, a refusal and the day it ends by itself stand above', async () => {
    const [first, ...others] = sampleReturn().lines;
    const lines = first === undefined ? [] : [{ ...first, isShopFault: true }, ...others];
    await drawReturn(shopOfReturn(sampleReturn({ lines })));
    expect(await screen.findByText(/le port du retour est à sa charge/u)).toBeTruthy();
    cleanup();
    await drawReturn(shopOfReturn(sampleReturn({ status: 'refused', refusalReason: 'Délai passé.' })));
    expect(await screen.findByText('La demande est refusée')).toBeTruthy();
    expect(screen.getByText('Délai passé.')).toBeTruthy();
    cleanup();
    const deadlineAt = '2026-12-19T10:00:00.000Z';
    await drawReturn(shopOfReturn(sampleReturn({ status: 'awaiting_return', deadlineAt })));
    expect(plain((await screen.findByText(/Sans colis avant le/u)).textContent)).toContain('19 déc. 2026');
  });
});

describe('its road', () => {
  test('says how far it is, and where it is meant to lead', async () => {
    await drawReturn(shopOfReturn(sampleReturn({ preferredResolution: 'exchange' })));
    expect(await road()).toEqual(['done Demandée', 'coming Acceptée', 'coming Colis reçu', 'coming Nouveau colis']);
  });

  test('of a parcel that came in part is half there', async () => {
    const desk = returnedReturn();
    await drawReturn(shopOfReturn({ ...desk, lines: desk.lines.map((one) => ({ ...one, received: 1 })) }));
    expect(await road()).toEqual(['done Demandée', 'done Acceptée', 'half Colis reçu, 2 sur 3', 'coming Remboursée']);
  });

  test('of one that was settled without a parcel has no parcel in it', async () => {
    const { history } = sampleReturn();
    const at = '2026-11-20T10:00:00.000Z';
    const refunded = { from: 'processing', to: 'refunded', actor: 'admin', who: null, reason: null, at } as const;
    await drawReturn(shopOfReturn(sampleReturn({ status: 'refunded', history: [...history, refunded] })));
    expect(await road()).toEqual(['done Demandée', 'done Remboursée']);
  });

  test('of one that was refused ends there', async () => {
    const desk = returnedReturn();
    const at = '2026-11-22T10:00:00.000Z';
    const refused = { from: 'returned', to: 'refused', actor: 'admin', who: null, reason: 'Usé', at } as const;
    await drawReturn(shopOfReturn(returnedReturn({ status: 'refused', history: [...desk.history, refused] })));
    expect(await road()).toEqual(['done Demandée', 'done Acceptée', 'done Colis reçu', 'over Refusée']);
  });
});

describe('what is offered', () => {
  test('the next step first, and nothing its state forbids', async () => {
    await drawReturn(shopOfReturn(sampleReturn()));
    await screen.findByRole('button', { name: 'Accepter le retour' });
    expect(nextStep()).toBe('Accepter le retour');
    expect(buttons()).toEqual(['Refuser', 'Étudier la demande', 'Accepter le retour', 'Ajouter']);
  });

  test('what the customer wishes for comes first', async () => {
    await drawReturn(shopOfReturn(returnedReturn({ preferredResolution: 'exchange' })));
    await screen.findByRole('button', { name: 'Envoyer un nouveau colis' });
    expect(nextStep()).toBe('Envoyer un nouveau colis');
    expect(buttons()).toContain('Rembourser');
  });

  test('no refund to who may give no money back, nothing at all to who may only look', async () => {
    const shop = shopOfReturn(returnedReturn());
    await drawReturn(shop, { permissions: ['rma.view', 'rma.update'] });
    await screen.findByRole('button', { name: 'Envoyer un nouveau colis' });
    expect(buttons()).not.toContain('Rembourser');
    cleanup();
    await drawReturn(shop, { permissions: ['rma.view'] });
    await screen.findByText('Suite donnée');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'CMD00000007' })).toBeNull();
  });

  test('without a network the buttons are there and say why they wait', async () => {
    await drawReturn(shopOfReturn(sampleReturn()));
    const accept = await screen.findByRole('button', { name: 'Accepter le retour' });
    connection.online = false;
    await waitFor(() => expect(accept).toHaveProperty('disabled', true));
    const why = document.getElementById(accept.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('Sans réseau');
    expect(screen.getByText('Les photos envoyées s’afficheront au retour du réseau.')).toBeTruthy();
  });
});

describe('without an answer', () => {
  test('what this device kept is shown with its date, and can be asked for again', async () => {
    const shop = shopOfReturn(sampleReturn());
    const { owner } = await drawReturn(shop);
    await screen.findByText('CMD00000007');
    cleanup();
    shop.isOffline = true;
    await drawReturn(shop, { owner });
    expect(await screen.findByText('CMD00000007')).toBeTruthy();
    expect((await screen.findByText(/gardée sur cet appareil/u)).textContent).toContain('21 nov. 2026');
    shop.isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByText(/gardée sur cet appareil/u)).toBeNull());
  });

  test('a return that is not known is said so', async () => {
    const call = () => Promise.reject(new Refusal('record.unknown', {}));
    await drawReturn({ ...shopOfReturn(sampleReturn()), call });
    expect(await screen.findByText('La boutique ne connaît plus cet élément.')).toBeTruthy();
  });
});

describe('notes and messages', () => {
  const write = async (text: string): Promise<void> =>
    userEvent.type(await screen.findByRole('textbox', { name: 'Nouvelle note' }), text);
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));

  test('a note is for colleagues unless it is said that the customer reads it', async () => {
    const shop = shopOfReturn(sampleReturn());
    await drawReturn(shop);
    await write('Disques rayés ?');
    await add();
    await waitFor(() =>
      expect(shop.last('comments.store')?.body).toMatchObject({ message: 'Disques rayés ?', isVisible: false }),
    );
    await write('Envoyez une photo');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Le client la lit et la reçoit par e-mail' }));
    await add();
    await waitFor(() =>
      expect(shop.last('comments.store')?.body).toMatchObject({ message: 'Envoyez une photo', isVisible: true }),
    );
    expect(messages.all.map(({ text }) => text)).toContain('Message envoyé au client');
  });

  test('one that did not arrive stays as it was typed, and is the same one when it is sent again', async () => {
    let isDown = true;
    const shop = shopOfReturn(sampleReturn(), {
      'api.admin.rma.comments.store': () => {
        if (isDown) throw new CallFailed('offline');
        return {};
      },
    });
    await drawReturn(shop);
    await write('Rappeler lundi');
    await add();
    expect(await screen.findByText('La boutique est hors d’atteinte.')).toBeTruthy();
    isDown = false;
    await add();
    await waitFor(() => expect(shop.asked).toHaveLength(2));
    expect(shop.asked[1]?.body).toEqual(shop.asked[0]?.body);
  });

  test('nobody writes to the customer of a return that ended; colleagues still note', async () => {
    const shop = shopOfReturn(sampleReturn({ status: 'solved' }));
    await drawReturn(shop);
    await write('Classé');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await add();
    await waitFor(() => expect(shop.last('comments.store')?.body).toMatchObject({ isVisible: false }));
  });

  test('the newest of what was said and what happened stands first, each with who it was', async () => {
    const said = [
      {
        uuid: PHOTO,
        author: 'customer',
        who: null,
        message: 'Merci !',
        isVisible: true,
        at: '2026-11-21T11:00:00.000Z',
      },
      {
        uuid: ORDER,
        author: 'shop',
        who: 'Marc R.',
        message: 'Rayé.',
        isVisible: false,
        at: '2026-11-21T10:00:00.000Z',
      },
    ] as const;
    const everything = PERMISSION_KEYS.filter((key) => key !== 'rma.update');
    await drawReturn(shopOfReturn(returnedReturn({ messages: [...said] })), { permissions: everything });
    const feed = await screen.findByRole('list', { name: 'Suivi du retour' });
    const entries = within(feed)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent));
    expect(entries[0]).toContain('Gaëlle Le Guennec : Merci !');
    expect(entries[1]).toContain('Marc R. : Rayé.');
    expect(entries[1]).toContain('Note interne');
    expect(entries[2]).toContain('Marc R. : Retour reçu');
    expect(entries.at(-1)).toContain('Gaëlle Le Guennec : Retour demandé');
    expect(screen.queryByRole('textbox', { name: 'Nouvelle note' })).toBeNull();
  });
});
