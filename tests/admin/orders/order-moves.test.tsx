/** The steps taken on the page of an order: each sends what was typed, once, and what went wrong loses nothing of it. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import { connection } from '#src/admin/store/connection.ts';
import { messages } from '#src/admin/store/messages.ts';
import {
  plain,
  press,
  sheet,
  inSheet,
  field,
  fill,
  units,
  setUnits,
  isClosed,
  moved,
} from '#tests/admin/desk/move-sheet.ts';
import { awaitedDesk, DISCS, OIL, ORDER, PARCEL, REFUND, REV_ID, sampleDesk, TYRES } from './sample-desk.ts';
import { drawOrder, shopOfOrder } from './shop-of-order.ts';

afterEach(() => {
  cleanup();
  connection.online = true;
});

const told = (): readonly string[] => messages.all.map(({ text }) => text);

describe('each step sends what was typed, on the revision that was seen', () => {
  test('accept', async () => {
    const desk = awaitedDesk({ status: 'pending' });
    const shop = shopOfOrder({ ...desk, can: { ...desk.can, accept: true, recordPayment: false } });
    await drawOrder(shop);
    await press('Accepter');
    await inSheet('Accepter');
    await isClosed();
    expect(shop.last('accept')).toEqual({
      name: 'api.admin.orders.accept',
      params: { uuid: ORDER },
      body: { rev: 7, baseRevId: REV_ID },
    });
    expect(shop.reads).toBe(2);
    expect(told()).toContain('La commande est acceptée');
  });

  test('ship: all that waits by default, from the place the pieces are set aside in', async () => {
    const shop = shopOfOrder(sampleDesk());
    await drawOrder(shop);
    await press('Expédier 2 articles');
    await inSheet('Expédier');
    await isClosed();
    expect(shop.last('ship')?.body).toEqual({
      rev: 7,
      baseRevId: REV_ID,
      source: 'main',
      units: { [TYRES]: 2 },
      carrier: null,
      trackNumber: null,
      weight: null,
    });
  });

  test('ship: one unit, by a carrier of its own name, weighed', async () => {
    const shop = shopOfOrder(sampleDesk());
    await drawOrder(shop);
    await press('Expédier 2 articles');
    await userEvent.selectOptions(await field('Depuis'), 'shop');
    await setUnits('Pneu été', 1);
    await userEvent.selectOptions(await field('Transporteur'), 'Autre');
    await fill(/Numéro de suivi/u, ' MS 42 ');
    await fill(/Poids/u, '9,4');
    await inSheet('Expédier');
    expect((await field('Nom du transporteur')).getAttribute('aria-invalid')).toBe('true');
    expect(shop.last('ship')).toBeUndefined();
    await fill('Nom du transporteur', 'Messagerie Loire');
    await inSheet('Expédier');
    await isClosed();
    expect(shop.last('ship')?.body).toEqual({
      rev: 7,
      baseRevId: REV_ID,
      source: 'shop',
      units: { [TYRES]: 1 },
      carrier: 'Messagerie Loire',
      trackNumber: 'MS 42',
      weight: 9_400,
    });
  });

  test('cancel: some units, with a reason', async () => {
    const shop = shopOfOrder(awaitedDesk());
    await drawOrder(shop);
    await press('Annuler la commande');
    await inSheet('Remettre à zéro');
    await inSheet('Annuler ces articles');
    expect(await screen.findByText('Choisissez au moins un article.')).toBeTruthy();
    await setUnits('Pneu été', 1);
    await fill(/Raison/u, 'Rupture');
    await inSheet('Annuler ces articles');
    await isClosed();
    expect(shop.last('cancel')?.body).toEqual({ rev: 7, baseRevId: REV_ID, units: { [TYRES]: 1 }, reason: 'Rupture' });
  });

  test('invoice: what is left of it', async () => {
    const desk = awaitedDesk({ status: 'processing' });
    const shop = shopOfOrder({ ...desk, can: { ...desk.can, invoice: true } });
    await drawOrder(shop);
    await press('Facturer');
    await setUnits('Disques avant', 0);
    await inSheet('Facturer');
    await isClosed();
    expect(shop.last('invoice')?.body).toEqual({ rev: 7, baseRevId: REV_ID, units: { [OIL]: 1, [TYRES]: 2 } });
  });

  test('payment: what is due is offered, what is no amount stands at its field', async () => {
    const shop = shopOfOrder(awaitedDesk());
    await drawOrder(shop);
    await press('Enregistrer un paiement');
    expect((await field('Montant en euros')).value).toBe('258,30');
    await fill('Montant en euros', 'deux cents');
    await inSheet('Enregistrer le paiement');
    const amount = await field('Montant en euros');
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
    expect((await field('Référence')).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount);
    expect(shop.asked).toEqual([]);
    await fill('Montant en euros', '200');
    await fill('Référence', 'VIR 42');
    await inSheet('Enregistrer le paiement');
    await isClosed();
    expect(shop.last('payment')?.body).toEqual({ rev: 7, baseRevId: REV_ID, amount: 2_000_000, reference: 'VIR 42' });
  });

  test('a parcel: its number, its day, its call back', async () => {
    const shop = shopOfOrder(sampleDesk());
    await drawOrder(shop);
    await press('Suivi, EX-26-07731');
    expect((await field('Transporteur')).value).toBe('chronopost');
    await fill(/Numéro de suivi/u, 'XY1');
    await inSheet('Enregistrer');
    await isClosed();
    const track = { kind: 'track', carrier: 'chronopost', trackNumber: 'XY1' };
    expect(shop.last('parcel')?.body).toEqual({ rev: 7, baseRevId: REV_ID, parcel: PARCEL, step: track });

    await press('Livrée, EX-26-07731');
    expect((await field('Jour de la livraison')).value).toBe('2026-11-21');
    await inSheet('Livrée');
    await isClosed();
    expect(shop.last('parcel')?.body).toMatchObject({ step: { kind: 'delivered', on: '2026-11-21' } });

    await press('Rappeler, EX-26-07731');
    await inSheet('Rappeler');
    await isClosed();
    expect(shop.last('parcel')?.body).toMatchObject({ parcel: PARCEL, step: { kind: 'callBack' } });
  });

  test('what is fetched in the shop is ready', async () => {
    const desk = sampleDesk();
    const shop = shopOfOrder({ ...desk, delivery: { ...desk.delivery, pickup: 'Magasin de Nantes' } });
    await drawOrder(shop);
    await press('Prête au retrait, EX-26-07731');
    await inSheet('Prête au retrait');
    await isClosed();
    expect(shop.last('parcel')?.body).toEqual({ rev: 7, baseRevId: REV_ID, parcel: PARCEL, step: { kind: 'ready' } });
  });

  test('a refund on its way is settled', async () => {
    const desk = sampleDesk();
    const refund = {
      uuid: REFUND,
      number: 'RB-26-00012',
      state: 'pending' as const,
      method: 'transfer' as const,
      reason: null,
      at: '2026-11-21T09:00:00.000Z',
      total: 683_000,
      failure: null,
      hasPaper: true,
    };
    const shop = shopOfOrder({ ...desk, refunds: [refund] });
    await drawOrder(shop);
    await press('Remboursement effectué, RB-26-00012');
    await inSheet('Remboursement effectué');
    await isClosed();
    expect(shop.last('refund.settle')?.body).toEqual({ rev: 7, baseRevId: REV_ID, refund: REFUND, step: 'sent' });
  });
});

describe('what went wrong', () => {
  test('somebody else was first: it is read anew and said, and what was typed counts on what is there now', async () => {
    const shop = shopOfOrder(awaitedDesk(), {
      'api.admin.orders.payment': ({ body }) => {
        if (Object(body).rev === 7) {
          shop.desk = { ...shop.desk, rev: 8 };
          throw moved();
        }
        return {};
      },
    });
    await drawOrder(shop);
    await press('Enregistrer un paiement');
    await fill('Montant en euros', '200');
    await fill('Référence', 'VIR 42');
    await inSheet('Enregistrer le paiement');
    const alert = await within(await sheet()).findByRole('alert');
    expect(plain(alert.textContent)).toContain('Cette page a changé entre-temps : relisez-la, puis recommencez.');
    expect(shop.reads).toBe(2);
    expect((await field('Montant en euros')).value).toBe('200');
    await inSheet('Enregistrer le paiement');
    await isClosed();
    expect(shop.last('payment')?.body).toEqual({ rev: 8, baseRevId: REV_ID, amount: 2_000_000, reference: 'VIR 42' });
  });

  test('what the shop refuses of a field stands at that field, anything else above the button', async () => {
    const refusals = [
      new Refusal('input.invalid', { fields: [{ path: 'reference', code: 'value.taken' }] }),
      new Refusal('order.notAllowed', {}),
    ];
    const shop = shopOfOrder(awaitedDesk(), {
      'api.admin.orders.payment': () => {
        throw refusals.shift() ?? moved();
      },
    });
    await drawOrder(shop);
    await press('Enregistrer un paiement');
    await fill('Référence', 'VIR 42');
    await inSheet('Enregistrer le paiement');
    expect(await screen.findByText('Cette valeur est déjà utilisée.')).toBeTruthy();
    expect((await field('Référence')).value).toBe('VIR 42');
    await inSheet('Enregistrer le paiement');
    expect(await screen.findByText('Cette action n’est plus possible pour cette commande.')).toBeTruthy();
    expect(screen.queryByText('Cette valeur est déjà utilisée.')).toBeNull();
  });

  test('pressed twice it is asked once, and nothing closes it before it is answered', async () => {
    const waiting: (() => void)[] = [];
    const shop = shopOfOrder(sampleDesk(), {
      'api.admin.orders.ship': () => new Promise<void>((resolve) => waiting.push(resolve)),
    });
    await drawOrder(shop);
    await press('Expédier 2 articles');
    const button = within(await sheet()).getByRole('button', { name: 'Expédier' });
    await userEvent.dblClick(button);
    await userEvent.click(within(await sheet()).getAllByRole('button', { name: 'Fermer' })[0] ?? button);
    expect(await sheet()).toBeTruthy();
    waiting[0]?.();
    await isClosed();
    expect(shop.asked).toHaveLength(1);
  });

  test('closed without being sent, the form is there again as it was typed', async () => {
    const shop = shopOfOrder(awaitedDesk());
    await drawOrder(shop);
    await press('Annuler la commande');
    await setUnits('Pneu été', 1);
    await fill(/Raison/u, 'Rupture');
    await userEvent.click(within(await sheet()).getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    await isClosed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuler la commande' }));
    await press('Annuler la commande');
    expect((await field(/Raison/u)).value).toBe('Rupture');
    expect((await units('Pneu été')).value).toBe('1');
  });

  test('the keyboard sends what was typed, the quantity one stands in too', async () => {
    const shop = shopOfOrder(awaitedDesk());
    await drawOrder(shop);
    await press('Annuler la commande');
    await userEvent.clear(await units('Pneu été'));
    await userEvent.type(await units('Pneu été'), '1{Control>}{Enter}{/Control}');
    await isClosed();
    expect(shop.last('cancel')?.body).toEqual({
      rev: 7,
      baseRevId: REV_ID,
      units: { [DISCS]: 1, [OIL]: 1, [TYRES]: 1 },
      reason: null,
    });
  });

  test('the network goes while it is typed: the button waits and says why, nothing is lost', async () => {
    await drawOrder(shopOfOrder(awaitedDesk()));
    await press('Enregistrer un paiement');
    await fill('Référence', 'VIR 42');
    connection.online = false;
    const button = within(await sheet()).getByRole('button', { name: 'Enregistrer le paiement' });
    await waitFor(() => expect(button).toHaveProperty('disabled', true));
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Sans réseau',
    );
    connection.online = true;
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect((await field('Référence')).value).toBe('VIR 42');
  });
});
