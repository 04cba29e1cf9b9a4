import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RmaReasonsRecord, RmaRecord } from '#core/contract/returns/rma-record.ts';
import type { BaseRow } from '#src/db/rows.ts';
import { AccountPage } from '#src/shop/features/account/page.tsx';
import { ORDER, ORDER_LINE } from '#tests/support/samples/order-samples.ts';
import { base, customer } from './account/account-person.ts';
import { showPage } from './person-page.tsx';

const RMA = '7c9e6679-7425-40de-944b-e07fc1f90b00';

const rma: RmaRecord = {
  kind: 'rma',
  uuid: RMA,
  area: 'auto',
  number: 'RMA00000007',
  order: ORDER.uuid,
  orderNumber: ORDER.number,
  status: 'awaiting_return',
  type: 'return',
  packageCondition: 'unopened',
  information: '',
  preferredResolution: 'refund',
  lines: [
    {
      line: ORDER_LINE,
      name: 'Huile moteur',
      sku: 'HV',
      quantity: 1,
      reason: 'changed-mind',
      receivedQty: null,
      acceptedQty: null,
    },
  ],
  images: [],
  messages: [],
  history: [{ status: 'awaiting_return', at: '2026-11-20T10:00:00.000Z' }],
  createdAt: '2026-11-19T10:00:00.000Z',
  deadlineAt: '2026-12-20T10:00:00.000Z',
  refusalReason: null,
  isRefunded: false,
  newParcel: null,
};

const reason = (code: string, title: string, requiresImage = false) => ({
  code,
  title: { fr_FR: title, en_GB: title },
  resolutions: ['refund', 'exchange'] as const,
  requiresImage,
  shopFault: requiresImage,
  status: true,
  position: 1,
});
const reasons: RmaReasonsRecord = {
  kind: 'rma-reasons',
  reasons: [reason('changed-mind', 'Je ne souhaite plus ce produit'), reason('defective', 'Produit défectueux', true)],
};

const row = (key: string, record: BaseRow['record']): BaseRow => ({ key, rev: 1, record });
const orderRow = row(`order:${ORDER.uuid}`, ORDER);
const reasonsRow = row('rma-reasons', reasons);
const rmaRow = (more: Partial<RmaRecord> = {}) => row(`rma:${RMA}`, { ...rma, ...more });
const holding = (...rows: BaseRow[]) => customer({ base: base(reasonsRow, ...rows) });
const ASK = `/auto/account/rma/nouveau?commande=${ORDER.uuid}`;

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a request', () => {
  test('asked for in three steps, kept here, and shown with what it says', async () => {
    const page = await showPage(await holding(orderRow), '/auto/account/rma/nouveau', AccountPage);
    fireEvent.click(await screen.findByRole('button', { name: 'Choisir la commande CMD00000042' }));
    expect(document.activeElement?.textContent).toBe('Que renvoyez-vous, et pourquoi\u202f?');
    fireEvent.click(screen.getByRole('checkbox', { name: /Huile moteur/ }));
    press('Un de plus');
    fireEvent.change(screen.getByLabelText('Motif – Huile moteur'), { target: { value: 'changed-mind' } });
    press('Continuer');
    fireEvent.click(screen.getByLabelText('Ouvert'));
    fireEvent.change(screen.getByLabelText(/^Précisions/), { target: { value: 'Commandé en double.' } });
    press('Envoyer la demande');
    await expect.poll(() => page.go.mock.calls.length).toBe(1);
    const [change, ...others] = await page.changes();
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      lane: 'returns',
      route: 'api.rma.store',
      args: {
        order: ORDER.uuid,
        type: 'return',
        packageCondition: 'opened',
        preferredResolution: 'refund',
        information: 'Commandé en double.',
        lines: [{ line: ORDER_LINE, quantity: 2, reason: 'changed-mind' }],
        photos: 0,
      },
    });
    expect(await page.rows('drafts')).toEqual([]);
  });

  test('what was typed is there again after the page was closed', async () => {
    const own = await holding(orderRow);
    await showPage(own, ASK, AccountPage);
    fireEvent.click(await screen.findByRole('checkbox', { name: /Huile moteur/ }));
    fireEvent.change(screen.getByLabelText('Motif – Huile moteur'), { target: { value: 'changed-mind' } });
    await expect
      .poll(async () => JSON.stringify(await own.store.read(['drafts'], async (t) => await t.drafts.all())))
      .toContain('changed-mind');
    cleanup();
    await showPage(own, '/auto/account/rma/nouveau', AccountPage);
    expect(await screen.findByLabelText('Motif – Huile moteur')).toHaveProperty('value', 'changed-mind');
  });

  test('a step that is not complete says what is missing, and leads there', async () => {
    await showPage(await holding(orderRow), ASK, AccountPage);
    await screen.findByRole('checkbox', { name: /Huile moteur/ });
    press('Continuer');
    expect(screen.getByRole('link', { name: 'Choisissez au moins un article' })).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /Huile moteur/ }));
    press('Continuer');
    expect(screen.getByText('Ce champ doit être renseigné')).toBeDefined();
  });

  test('a photo that its reason asks for is asked for; those kept here go behind the request', async () => {
    const own = await holding(orderRow);
    const photo = { uuid: '7c9e6679-7425-40de-944b-e07fc1f90c00', mime: 'image/jpeg', data: '/9j/' };
    const ask = {
      uuid: RMA,
      step: 3,
      order: ORDER.uuid,
      type: 'return',
      picked: { [ORDER_LINE]: { quantity: 1, reason: 'defective' } },
      packageCondition: 'opened',
      preferredResolution: 'exchange',
      information: '',
    };
    const keep = (key: string, value: unknown) =>
      own.store.write(
        ['drafts'],
        async (t) => void (await t.drafts.put([{ key, value, at: '2026-11-21T08:00:00.000Z' }])),
      );
    await keep('rma:auto', ask);
    const bare = await showPage(own, ASK, AccountPage);
    await screen.findByText('Précisions et photos');
    press('Envoyer la demande');
    expect(await screen.findByText('Ce motif demande au moins une photo.')).toBeDefined();
    expect(await bare.changes()).toEqual([]);
    cleanup();
    await keep('rma-photos:auto', { rma: RMA, photos: [photo] });
    const page = await showPage(own, ASK, AccountPage);
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeDefined();
    press('Envoyer la demande');
    await expect.poll(() => page.go.mock.calls.length).toBe(1);
    expect((await page.changes()).map(({ route, args }) => [route, args])).toMatchObject([
      ['api.rma.store', { uuid: RMA, photos: 1 }],
      ['api.rma.images.store', { rma: RMA, ...photo }],
    ]);
    expect(await page.rows('drafts')).toEqual([]);
  });

  test('units of an open return are not offered again', async () => {
    const all = { ...rma, lines: rma.lines.map((line) => ({ ...line, quantity: 2 })) };
    await showPage(await holding(orderRow, row(`rma:${RMA}`, all)), '/auto/account/rma/nouveau', AccountPage);
    expect(await screen.findByText('Rien à retourner')).toBeDefined();
  });
});

describe('a return', () => {
  test('the list tells number, day, order and state in words', async () => {
    await showPage(await holding(orderRow, rmaRow()), '/auto/account/rma', AccountPage);
    expect(await screen.findByRole('link', { name: 'RMA00000007' })).toBeDefined();
    expect(screen.getByText('En attente de retour')).toBeDefined();
    expect(screen.getByText(/19 nov. 2026 · CMD00000042 · 1 article/)).toBeDefined();
  });

  test('accepted, it offers its slip and says until when to send it', async () => {
    await showPage(await holding(orderRow, rmaRow()), `/auto/account/rma/${RMA}`, AccountPage);
    const slip = await screen.findByRole('link', { name: /Bon de retour/ });
    expect(slip.getAttribute('href')).toContain(`/api/rma/${RMA}/label`);
    expect(screen.getByText(/avant le 20 déc. 2026/)).toBeDefined();
    expect(screen.getByText('Je ne souhaite plus ce produit')).toBeDefined();
  });

  test('a message is kept here in the lane of returns; closing asks first', async () => {
    const page = await showPage(await holding(orderRow, rmaRow()), `/auto/account/rma/${RMA}`, AccountPage);
    fireEvent.change(await screen.findByLabelText('Votre message'), { target: { value: 'Parti ce matin.' } });
    press('Envoyer le message');
    const line = (await screen.findByRole('heading', { name: 'Vous' })).closest('li') ?? document.body;
    expect(within(line).getByText(/Enregistré sur cet appareil/)).toBeDefined();
    press('Clôturer la demande');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clôturer la demande' }));
    await expect
      .poll(async () => (await page.changes()).map(({ route, lane }) => [route, lane]))
      .toEqual([
        ['api.rma.messages.store', 'returns'],
        ['api.rma.close', 'returns'],
      ]);
    expect(await screen.findByRole('button', { name: 'Rouvrir la demande' })).toBeDefined();
    expect(screen.queryByLabelText('Votre message')).toBeNull();
  });

  test('refused, it says why, and may be answered', async () => {
    const refused = rmaRow({ status: 'refused', refusalReason: 'Délai dépassé.', deadlineAt: null });
    await showPage(await holding(orderRow, refused), `/auto/account/rma/${RMA}`, AccountPage);
    expect(await screen.findByText('Délai dépassé.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Rouvrir la demande' })).toBeDefined();
    expect(await screen.findByLabelText('Votre message')).toBeDefined();
  });
});
