/** Money given back on the page of an order: the amount is read before it is sent, and sent once. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import { press, sheet, field, fill, units, setUnits, isClosed, moved } from '#tests/admin/desk/move-sheet.ts';
import { DISCS, REV_ID, sampleDesk, TYRES } from './sample-desk.ts';
import { drawOrder, shopOfOrder } from './shop-of-order.ts';

afterEach(cleanup);

describe('a refund', () => {
  const reckon = { 'api.admin.orders.refund.preview': () => ({ total: 683_000, tax: 113_800 }) };

  test('carries its amount in its button, and sends all that was chosen', async () => {
    const shop = shopOfOrder(sampleDesk(), reckon);
    await drawOrder(shop);
    await press('Rembourser');
    expect(within(await sheet()).getByRole('button', { name: 'Rembourser' })).toHaveProperty('disabled', true);
    expect(shop.last('refund.preview')).toBeUndefined();
    await setUnits('Disques avant', 1);
    await userEvent.click(await field('Remis en stock : Disques avant'));
    await userEvent.selectOptions(await field('Remis en stock dans'), 'shop');
    await setUnits('Pneu été', 1);
    await fill(/Livraison à rembourser/u, '6,90');
    await fill(/Ajouter un geste/u, '5');
    await fill(/Retenir des frais/u, '1,50');
    await userEvent.click(await field(/En avoir sur le compte/u));
    await fill(/Raison/u, 'Retour');
    await userEvent.click(await screen.findByRole('button', { name: /Rembourser\s68,30/u }));
    await isClosed();
    const asked = {
      units: { [DISCS]: 1, [TYRES]: 1 },
      shipping: 69_000,
      adjustmentRefund: 50_000,
      adjustmentFee: 15_000,
      cause: 'other',
    };
    expect(shop.last('refund.preview')?.body).toEqual(asked);
    const body = shop.last('refund')?.body;
    expect(body).toEqual({
      ...asked,
      rev: 7,
      baseRevId: REV_ID,
      id: Object(body).id,
      method: 'store_credit',
      reason: 'Retour',
      restock: { source: 'shop', lines: [DISCS] },
    });
    expect(Object(body).id).toMatch(/^[\da-f-]{36}$/u);
  });

  test('asked for again after somebody else was first it is the same one', async () => {
    const shop = shopOfOrder(sampleDesk(), {
      ...reckon,
      'api.admin.orders.refund': ({ body }) => {
        if (Object(body).rev === 8) return {};
        shop.desk = { ...shop.desk, rev: 8 };
        throw moved();
      },
    });
    await drawOrder(shop);
    await press('Rembourser');
    await setUnits('Pneu été', 1);
    await userEvent.click(await screen.findByRole('button', { name: /Rembourser\s68,30/u }));
    expect(await screen.findByText(/Cette page a changé entre-temps/u)).toBeTruthy();
    expect((await units('Pneu été')).value).toBe('1');
    await userEvent.click(await screen.findByRole('button', { name: /Rembourser\s68,30/u }));
    await isClosed();
    const sent = shop.asked.filter(({ name }) => name === 'api.admin.orders.refund').map(({ body }) => Object(body));
    expect(sent.map(({ rev }) => rev)).toEqual([7, 8]);
    expect(sent[1].id).toBe(sent[0].id);
  });

  test('the shop is at fault: no fee is kept, and that is said', async () => {
    const shop = shopOfOrder(sampleDesk(), reckon);
    await drawOrder(shop);
    await press('Rembourser');
    await setUnits('Pneu été', 1);
    await fill(/Retenir des frais/u, '5');
    await userEvent.click(await field('La boutique est en tort'));
    expect(await field(/Retenir des frais/u)).toHaveProperty('disabled', true);
    await waitFor(() =>
      expect(shop.last('refund.preview')?.body).toMatchObject({ adjustmentFee: 0, cause: 'shopFault' }),
    );
  });

  test('the newest question is answered, whatever comes late', async () => {
    const waiting: ((total: number) => void)[] = [];
    const shop = shopOfOrder(sampleDesk(), {
      'api.admin.orders.refund.preview': () =>
        new Promise((resolve) => {
          waiting.push((total) => resolve({ total, tax: 0 }));
        }),
    });
    await drawOrder(shop);
    await press('Rembourser');
    await setUnits('Pneu été', 1);
    await waitFor(() => expect(waiting).toHaveLength(1));
    await setUnits('Pneu été', 2);
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.(1_266_000);
    await screen.findByRole('button', { name: /Rembourser\s126,60/u });
    waiting[0]?.(633_000);
    await Promise.resolve();
    expect(screen.queryByRole('button', { name: /Rembourser\s63,30/u })).toBeNull();
    expect(screen.getByRole('button', { name: /Rembourser\s126,60/u })).toHaveProperty('disabled', false);
  });

  test('what the shop will not reckon is said in words, and is not sent', async () => {
    const shop = shopOfOrder(sampleDesk(), {
      'api.admin.orders.refund.preview': () => {
        throw new Refusal('refund.amountTooHigh', {});
      },
    });
    await drawOrder(shop);
    await press('Rembourser');
    await fill(/Ajouter un geste/u, '9000');
    expect(await screen.findByText('Le montant dépasse le montant remboursable.')).toBeTruthy();
    expect(within(await sheet()).getByRole('button', { name: 'Rembourser' })).toHaveProperty('disabled', true);
  });

  test('what is no amount is said at its field and nothing is reckoned', async () => {
    const shop = shopOfOrder(sampleDesk(), reckon);
    await drawOrder(shop);
    await press('Rembourser');
    await fill(/Livraison à rembourser/u, '7');
    const shipping = await field(/Livraison à rembourser/u);
    await waitFor(() => expect(shipping.getAttribute('aria-invalid')).toBe('true'));
    await fill(/Livraison à rembourser/u, 'tout');
    expect(await screen.findByText('Entrez un montant, comme 12,50.')).toBeTruthy();
    expect(shop.last('refund.preview')).toBeUndefined();
  });

  test('a guest has no account to be credited, a transfer goes back by no provider', async () => {
    const desk = sampleDesk();
    const shop = shopOfOrder({
      ...desk,
      buyer: { ...desk.buyer, customer: null },
      payment: { method: 'transfer', title: 'Virement', isOnline: false },
    });
    await drawOrder(shop);
    await press('Rembourser');
    const radios = within(await sheet()).getAllByRole('radio');
    expect(radios).toHaveLength(2);
    expect(await field('Par virement')).toHaveProperty('checked', true);
  });
});
