/** The steps taken on the page of a return: each sends what was typed, once, and what went wrong loses nothing of it. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import { connection } from '#src/admin/store/connection.ts';
import { messages } from '#src/admin/store/messages.ts';
import { field, fill, inSheet, isClosed, moved, plain, press, setUnits, sheet } from '#tests/admin/desk/move-sheet.ts';
import { DISCS, PADS, RETURN, REV_ID, returnedReturn, sampleReturn } from './sample-return.ts';
import { drawReturn, shopOfReturn } from './shop-of-return.ts';

afterEach(() => {
  cleanup();
  connection.online = true;
});

const told = (): readonly string[] => messages.all.map(({ text }) => text);

describe('each step sends what was typed, on the revision that was seen', () => {
  test.each([
    ['new_request', 'Étudier la demande', 'Étudier', 'process', 'La demande est en cours de traitement'],
    ['new_request', 'Accepter le retour', 'Accepter', 'accept', 'Le retour est accepté'],
    ['refused', 'Rouvrir', 'Rouvrir', 'reopen', 'La demande est rouverte'],
  ] as const)('%s: %s', async (status, button, yes, step, said) => {
    const shop = shopOfReturn(sampleReturn({ status }));
    await drawReturn(shop);
    await press(button);
    await inSheet(yes);
    await isClosed();
    expect(shop.last(step)).toEqual({
      name: `api.admin.rma.${step}`,
      params: { uuid: RETURN },
      body: { rev: 3, baseRevId: REV_ID },
    });
    expect(shop.reads).toBe(2);
    expect(told()).toContain(said);
  });

  test('receive: all came back whole, unless somebody says otherwise', async () => {
    const shop = shopOfReturn(sampleReturn({ status: 'awaiting_return' }));
    await drawReturn(shop);
    await press('Enregistrer le colis');
    await inSheet('Enregistrer le colis');
    await isClosed();
    expect(shop.last('receive')?.body).toEqual({
      rev: 3,
      baseRevId: REV_ID,
      lines: {
        [DISCS]: { received: 2, accepted: 2, restock: true },
        [PADS]: { received: 1, accepted: 1, restock: true },
      },
    });
  });

  test('receive: what did not come, what is refused and what is not sold again', async () => {
    const shop = shopOfReturn(sampleReturn({ status: 'awaiting_return' }));
    await drawReturn(shop);
    await press('Enregistrer le colis');
    await setUnits('Plaquettes', 0);
    const accepted = within(await sheet()).getByRole('textbox', { name: /^Repris\s: Disques avant/u });
    await userEvent.clear(accepted);
    await userEvent.type(accepted, '1{Enter}');
    await userEvent.click(await field('Remis en stock : Disques avant'));
    await inSheet('Enregistrer le colis');
    await isClosed();
    expect(shop.last('receive')?.body).toEqual({
      rev: 3,
      baseRevId: REV_ID,
      lines: {
        [DISCS]: { received: 2, accepted: 1, restock: false },
        [PADS]: { received: 0, accepted: 0, restock: false },
      },
    });
  });

  test('receive: what was opened is sold again by nobody’s oversight, and an empty parcel is none', async () => {
    const shop = shopOfReturn(sampleReturn({ status: 'awaiting_return', condition: 'opened' }));
    await drawReturn(shop);
    await press('Enregistrer le colis');
    expect(await field('Remis en stock : Disques avant')).toHaveProperty('checked', false);
    await inSheet('Remettre à zéro');
    await inSheet('Enregistrer le colis');
    expect(await screen.findByText('Comptez au moins un article reçu.')).toBeTruthy();
    expect(shop.asked).toEqual([]);
  });

  test('parcel: by a carrier that is named', async () => {
    const shop = shopOfReturn(returnedReturn());
    await drawReturn(shop);
    await press('Envoyer un nouveau colis');
    await inSheet('Enregistrer l’envoi');
    expect((await field('Transporteur')).getAttribute('aria-invalid')).toBe('true');
    await userEvent.selectOptions(await field('Transporteur'), 'Chronopost');
    await fill(/Numéro de suivi/u, 'MS4417');
    await inSheet('Enregistrer l’envoi');
    await isClosed();
    expect(shop.last('parcel')?.body).toEqual({
      rev: 3,
      baseRevId: REV_ID,
      carrier: 'chronopost',
      trackNumber: 'MS4417',
    });
  });

  test('refuse: never without a reason', async () => {
    const shop = shopOfReturn(sampleReturn());
    await drawReturn(shop);
    await press('Refuser');
    await inSheet('Refuser');
    expect(await screen.findByText('Dites au client pourquoi.')).toBeTruthy();
    expect((await field(/Raison/u)).getAttribute('aria-invalid')).toBe('true');
    expect(shop.asked).toEqual([]);
    await fill(/Raison/u, ' Délai passé. ');
    await inSheet('Refuser');
    await isClosed();
    expect(shop.last('refuse')?.body).toEqual({ rev: 3, baseRevId: REV_ID, reason: 'Délai passé.' });
  });

  test('solve: with what was granted, as long as that is not said by its state', async () => {
    const shop = shopOfReturn(returnedReturn());
    await drawReturn(shop);
    await press('Marquer comme résolue');
    await userEvent.selectOptions(await field('Solution accordée'), 'Réparation');
    await inSheet('Marquer comme résolue');
    await isClosed();
    expect(shop.last('solve')?.body).toEqual({ rev: 3, baseRevId: REV_ID, granted: 'repair' });
    cleanup();
    const refunded = shopOfReturn(sampleReturn({ status: 'refunded' }));
    await drawReturn(refunded);
    await press('Marquer comme résolue');
    expect(within(await sheet()).queryByLabelText('Solution accordée')).toBeNull();
    await inSheet('Marquer comme résolue');
    await isClosed();
    expect(refunded.last('solve')?.body).toEqual({ rev: 3, baseRevId: REV_ID, granted: null });
  });
});

describe('a refund', () => {
  const reckon = { 'api.admin.rma.refund.preview': () => ({ total: 1_248_000, tax: 208_000 }) };

  test('carries its amount in its button, and says what of it is taken back', async () => {
    const shop = shopOfReturn(returnedReturn(), reckon);
    await drawReturn(shop);
    await press('Rembourser');
    const units = within(await sheet()).getByRole('list', { name: 'Articles à rembourser' });
    expect(plain(units.textContent)).toContain('1 sur 2');
    await userEvent.click(await screen.findByRole('button', { name: /Rembourser\s124,80/u }));
    await isClosed();
    expect(shop.last('refund.preview')?.body).toEqual({ withShipping: false });
    const body = shop.last('refund')?.body;
    expect(body).toEqual({ rev: 3, baseRevId: REV_ID, id: Object(body).id, withShipping: false, method: 'provider' });
    expect(Object(body).id).toMatch(/^[\da-f-]{36}$/u);
  });

  test('gives the delivery back to whom the shop owes it, and as it was wished for', async () => {
    const desk = returnedReturn({ preferredResolution: 'store_credit' });
    const shop = shopOfReturn({ ...desk, lines: desk.lines.map((one) => ({ ...one, isShopFault: true })) }, reckon);
    await drawReturn(shop);
    await press('Rembourser');
    expect(await field(/Rendre aussi la livraison/u)).toHaveProperty('checked', true);
    expect(await field('En avoir sur le compte')).toHaveProperty('checked', true);
    await waitFor(() => expect(shop.last('refund.preview')?.body).toEqual({ withShipping: true }));
    await userEvent.click(await field(/Rendre aussi la livraison/u));
    await userEvent.click(await field('Par virement'));
    await waitFor(() => expect(shop.last('refund.preview')?.body).toEqual({ withShipping: false }));
    await userEvent.click(await screen.findByRole('button', { name: /Rembourser\s124,80/u }));
    await isClosed();
    expect(shop.last('refund')?.body).toMatchObject({ withShipping: false, method: 'transfer' });
  });

  test('is not sent where the provider cannot give so much back', async () => {
    const desk = returnedReturn();
    const shop = shopOfReturn({ ...desk, money: { ...desk.money, refundableOnline: 100_000 } }, reckon);
    await drawReturn(shop);
    await press('Rembourser');
    expect(await screen.findByText(/Le prestataire ne peut rendre que/u)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Rembourser\s124,80/u })).toHaveProperty('disabled', true);
    await userEvent.click(await field('Par virement'));
    expect(await screen.findByRole('button', { name: /Rembourser\s124,80/u })).toHaveProperty('disabled', false);
  });

  test('that the shop will not reckon is said in words, and is not sent', async () => {
    const shop = shopOfReturn(returnedReturn(), {
      'api.admin.rma.refund.preview': () => {
        throw new Refusal('refund.amountTooHigh', {});
      },
    });
    await drawReturn(shop);
    await press('Rembourser');
    expect(await screen.findByText('Le montant dépasse le montant remboursable.')).toBeTruthy();
    expect(within(await sheet()).getByRole('button', { name: 'Rembourser' })).toHaveProperty('disabled', true);
  });

  test('asked for again after somebody else was first it is the same one', async () => {
    const shop = shopOfReturn(returnedReturn(), {
      ...reckon,
      'api.admin.rma.refund': ({ body }) => {
        if (Object(body).rev === 4) return {};
        shop.desk = { ...shop.desk, rev: 4 };
        throw moved();
      },
    });
    await drawReturn(shop);
    await press('Rembourser');
    await userEvent.click(await screen.findByRole('button', { name: /Rembourser\s124,80/u }));
    expect(await screen.findByText(/Cette page a changé entre-temps/u)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: /Rembourser\s124,80/u }));
    await isClosed();
    const sent = shop.asked.filter(({ name }) => name === 'api.admin.rma.refund').map(({ body }) => Object(body));
    expect(sent.map(({ rev }) => rev)).toEqual([3, 4]);
    expect(sent[1].id).toBe(sent[0].id);
  });
});

describe('what went wrong', () => {
  test('somebody else was first: it is read anew and said, and what was typed counts on what is there now', async () => {
    const shop = shopOfReturn(sampleReturn(), {
      'api.admin.rma.refuse': ({ body }) => {
        if (Object(body).rev === 4) return {};
        shop.desk = { ...shop.desk, rev: 4 };
        throw moved();
      },
    });
    await drawReturn(shop);
    await press('Refuser');
    await fill(/Raison/u, 'Délai passé.');
    await inSheet('Refuser');
    expect(await screen.findByText(/Cette page a changé entre-temps/u)).toBeTruthy();
    expect(shop.reads).toBe(2);
    expect((await field(/Raison/u)).value).toBe('Délai passé.');
    await inSheet('Refuser');
    await isClosed();
    expect(shop.last('refuse')?.body).toEqual({ rev: 4, baseRevId: REV_ID, reason: 'Délai passé.' });
  });

  test('what the shop refuses of a field stands at that field, anything else above the button', async () => {
    const refusals = [
      new Refusal('input.invalid', { fields: [{ path: 'reason', code: 'text.tooLong' }] }),
      new Refusal('order.notAllowed', {}),
    ];
    const shop = shopOfReturn(sampleReturn(), {
      'api.admin.rma.refuse': () => {
        throw refusals.shift() ?? moved();
      },
    });
    await drawReturn(shop);
    await press('Refuser');
    await fill(/Raison/u, 'Délai passé.');
    await inSheet('Refuser');
    const reason = await field(/Raison/u);
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    await inSheet('Refuser');
    expect(await screen.findByText(/Cette action n’est plus possible/u)).toBeTruthy();
    expect(reason.value).toBe('Délai passé.');
  });

  test('closed without being sent, the form is there again as it was typed', async () => {
    const shop = shopOfReturn(sampleReturn({ status: 'awaiting_return' }));
    await drawReturn(shop);
    await press('Enregistrer le colis');
    await setUnits('Disques avant', 1);
    await userEvent.click(await field('Remis en stock : Disques avant'));
    await userEvent.click(within(await sheet()).getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    await isClosed();
    await press('Enregistrer le colis');
    await inSheet('Enregistrer le colis');
    await isClosed();
    expect(shop.last('receive')?.body).toMatchObject({ lines: { [DISCS]: { received: 1, restock: false } } });
  });

  test('the network goes while it is typed: the button waits and says why, nothing is lost', async () => {
    await drawReturn(shopOfReturn(sampleReturn()));
    await press('Refuser');
    await fill(/Raison/u, 'Délai passé.');
    connection.online = false;
    const button = within(await sheet()).getByRole('button', { name: 'Refuser' });
    await waitFor(() => expect(button).toHaveProperty('disabled', true));
    connection.online = true;
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect((await field(/Raison/u)).value).toBe('Délai passé.');
  });
});
