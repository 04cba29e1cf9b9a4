/** The steps of a quote, as whoever answers it takes them. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import { connection } from '#src/admin/store/connection.ts';
import {
  field,
  fill,
  inSheet,
  isClosed,
  moved,
  plain,
  press,
  setUnits,
  sheet,
  units,
} from '#tests/admin/desk/move-sheet.ts';
import { askedDesk, drawQuote, proposedDesk, REV_ID, shopOfQuote } from './sample-desk.ts';

afterEach(() => {
  cleanup();
  connection.online = true;
});

const EUR = 10_000;
const PADS_PRICE = /Prix TTC de Plaquettes avant/u;
const totals = async () => plain((await sheet()).textContent);

describe('a proposal', () => {
  test('starts from what was asked for, says what it comes to, and is sent with its terms', async () => {
    const shop = shopOfQuote(askedDesk());
    await drawQuote(shop);
    await press('Faire une proposition');
    expect((await units('Plaquettes avant')).value).toBe('3');
    expect((await field(PADS_PRICE)).value).toBe('49,90');
    expect((await field('Valable, en jours')).value).toBe('30');
    await setUnits('Plaquettes avant', 2);
    await fill(PADS_PRICE, '45');
    await setUnits('Huile 5W30', 0);
    expect(await totals()).toContain('Économie du client89,70 €');
    expect(await totals()).toContain('Total proposé TTC90,00 €');
    await fill('Valable, en jours', '10');
    await fill(/Délai de livraison/u, '48 h');
    await fill(/Conditions/u, 'Franco de port.');
    await inSheet('Envoyer la proposition');
    await isClosed();
    expect(shop.last('propose')?.body).toEqual({
      rev: 4,
      baseRevId: REV_ID,
      lines: [
        { position: 0, quantity: 2, unitPrice: 45 * EUR },
        { position: 1, quantity: 0, unitPrice: 30 * EUR },
      ],
      added: [],
      validityDays: 10,
      deliveryDelay: '48 h',
      conditions: 'Franco de port.',
    });
    expect(shop.reads).toBe(2);
  });

  test('revised, it starts from what was proposed last', async () => {
    const shop = shopOfQuote(proposedDesk());
    await drawQuote(shop);
    await press('Réviser la proposition');
    expect((await units('Plaquettes avant')).value).toBe('2');
    expect((await field(PADS_PRICE)).value).toBe('45,00');
    expect((await field(/Délai de livraison/u)).value).toBe('48 h');
    await inSheet('Envoyer la version 2');
    await isClosed();
    expect(shop.last('propose')?.body).toMatchObject({
      rev: 5,
      baseRevId: REV_ID,
      deliveryDelay: '48 h',
      conditions: 'Franco de port.',
    });
  });

  test('one discount lowers every price from what was asked for', async () => {
    await drawQuote(shopOfQuote(askedDesk()));
    await press('Faire une proposition');
    await fill(/Remise sur tous les articles/u, '10');
    await inSheet('Appliquer aux prix');
    expect((await field(PADS_PRICE)).value).toBe('44,91');
    expect((await field(/Prix TTC de Huile/u)).value).toBe('27,00');
    await fill(/Remise sur tous les articles/u, '101');
    await inSheet('Appliquer aux prix');
    expect(plain((await sheet()).textContent)).toContain('De 0 à 100, comme 7,5.');
    expect((await field(PADS_PRICE)).value).toBe('44,91');
  });

  test('an article that nobody asked for is added by its reference', async () => {
    const article = {
      sku: 'NET-500',
      name: 'Nettoyant freins',
      options: [],
      now: { unitPrice: 12 * EUR, available: 1, onSale: true },
    };
    let isKnown = false;
    const shop = shopOfQuote(askedDesk(), {
      'api.admin.quotes.article': () => {
        if (!isKnown) throw new Refusal('cart.productUnavailable', {});
        return article;
      },
    });
    await drawQuote(shop);
    await press('Faire une proposition');
    await inSheet('Ajouter l’article');
    expect(plain((await sheet()).textContent)).toContain('Tapez une référence de la boutique.');
    await fill(/Ajouter une référence/u, 'net-500');
    await inSheet('Ajouter l’article');
    expect(await screen.findByText('Cet espace ne vend rien sous cette référence.')).toBeTruthy();
    expect((await field(/Ajouter une référence/u)).getAttribute('aria-invalid')).toBe('true');
    expect((await field(/Ajouter une référence/u)).value).toBe('net-500');
    await fill(/Ajouter une référence/u, 'fr-1042');
    await inSheet('Ajouter l’article');
    expect(await screen.findByText(/^Cet article est déjà dans la proposition/u)).toBeTruthy();
    expect(shop.asked).toHaveLength(1);
    await fill(/Ajouter une référence/u, 'net-500');
    isKnown = true;
    await userEvent.type(await field(/Ajouter une référence/u), '{Enter}');
    expect((await units('Nettoyant freins')).value).toBe('1');
    expect((await field(/Ajouter une référence/u)).value).toBe('');
    await setUnits('Nettoyant freins', 2);
    expect(await totals()).toContain('1 en stock');
    await fill(/Prix TTC de Nettoyant/u, '10');
    await inSheet('Envoyer la proposition');
    await isClosed();
    expect(shop.last('propose')?.body).toMatchObject({ added: [{ sku: 'NET-500', quantity: 2, unitPrice: 10 * EUR }] });
  });

  test('what is no price, no term or no article at all is said at its place, and nothing is sent', async () => {
    const shop = shopOfQuote(askedDesk());
    await drawQuote(shop);
    await press('Faire une proposition');
    await fill(PADS_PRICE, 'gratuit');
    expect((await field(PADS_PRICE)).getAttribute('aria-invalid')).toBe('true');
    await inSheet('Envoyer la proposition');
    expect(await screen.findByText('Entrez un prix pour chaque article, comme 12,50.')).toBeTruthy();
    await fill(PADS_PRICE, '45');
    await fill('Valable, en jours', '400');
    await inSheet('Envoyer la proposition');
    const days = await field('Valable, en jours');
    await waitFor(() => expect(days.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(days);
    await fill('Valable, en jours', '30');
    await setUnits('Plaquettes avant', 0);
    await setUnits('Huile 5W30', 0);
    await inSheet('Envoyer la proposition');
    expect(await screen.findByText('Proposez au moins un article.')).toBeTruthy();
    expect(shop.asked).toEqual([]);
  });

  test('after somebody else’s the page is read anew, and what was typed counts on what is there now', async () => {
    const shop = shopOfQuote(askedDesk(), {
      'api.admin.quotes.propose': ({ body }) => {
        if (Object(body).rev === 4) {
          shop.desk = { ...shop.desk, rev: 6 };
          throw moved();
        }
        return {};
      },
    });
    await drawQuote(shop);
    await press('Faire une proposition');
    await fill(PADS_PRICE, '45');
    await inSheet('Envoyer la proposition');
    const alert = await within(await sheet()).findByRole('alert');
    expect(plain(alert.textContent)).toContain('Cette page a changé entre-temps');
    expect((await field(PADS_PRICE)).value).toBe('45');
    await inSheet('Envoyer la proposition');
    await isClosed();
    expect(shop.last('propose')?.body).toMatchObject({ rev: 6, baseRevId: REV_ID });
  });

  test('closed without being sent, it is there again as it was typed; without a network the button waits', async () => {
    await drawQuote(shopOfQuote(askedDesk()));
    await press('Faire une proposition');
    await fill(PADS_PRICE, '41,50');
    await userEvent.click(within(await sheet()).getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
    await isClosed();
    await press('Faire une proposition');
    expect((await field(PADS_PRICE)).value).toBe('41,50');
    connection.online = false;
    const send = within(await sheet()).getByRole('button', { name: 'Envoyer la proposition' });
    await waitFor(() => expect(send).toHaveProperty('disabled', true));
  });
});

describe('an end', () => {
  test('is given its reason, which the customer reads', async () => {
    const shop = shopOfQuote(askedDesk());
    await drawQuote(shop);
    await press('Décliner');
    await inSheet('Décliner la demande');
    const reason = await field('Raison');
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(shop.asked).toEqual([]);
    await fill('Raison', 'Référence arrêtée.');
    await inSheet('Décliner la demande');
    await isClosed();
    expect(shop.last('refuse')?.body).toEqual({ rev: 4, baseRevId: REV_ID, reason: 'Référence arrêtée.' });
  });

  test('takes back what was proposed', async () => {
    const shop = shopOfQuote(proposedDesk());
    await drawQuote(shop);
    await press('Annuler le devis');
    await fill('Raison', 'Prix mal saisi.');
    await inSheet('Annuler le devis');
    await isClosed();
    expect(shop.last('cancel')?.body).toEqual({ rev: 5, baseRevId: REV_ID, reason: 'Prix mal saisi.' });
  });
});

test('a request is taken up', async () => {
  const shop = shopOfQuote(askedDesk());
  await drawQuote(shop);
  await press('Prendre en charge');
  await inSheet('Prendre en charge');
  await isClosed();
  expect(shop.last('review')?.body).toEqual({ rev: 4, baseRevId: REV_ID });
});

test('what the state forbids by now is said above the button', async () => {
  const shop = shopOfQuote(askedDesk(), {
    'api.admin.quotes.review': () => {
      throw new Refusal('quote.notAnswerable', {});
    },
  });
  await drawQuote(shop);
  await press('Prendre en charge');
  await inSheet('Prendre en charge');
  expect(await within(await sheet()).findByText(/Cette proposition a changé/u)).toBeTruthy();
});
