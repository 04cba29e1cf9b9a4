/** The stock of an article on its page: what it tells, and the steps that are taken there. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { StockPage } from '#src/admin/features/stock/stock-page.tsx';
import { connection } from '#src/admin/store/connection.ts';
import { field, fill, inSheet, isClosed, moved, plain, press } from '#tests/admin/desk/move-sheet.ts';
import { shopOfDesk } from '#tests/admin/desk/shop-of-desk.ts';
import { drawPage, type Reader } from '#tests/admin/frame/draw-page.tsx';
import { PLACE, REV_ID, sampleStock } from './sample-stock.ts';

afterEach(() => {
  cleanup();
  connection.online = true;
});

const draw = ({ call }: ReturnType<typeof shopOfDesk>, reader: Reader = {}) =>
  drawPage({ ...reader, address: adminHref('admin.stock.edit', { id: PLACE }), Page: StockPage, call });
const choose = async (name: string, value: string): Promise<void> => {
  await userEvent.selectOptions(await field(name), value);
};
const seen = { rev: 3, baseRevId: REV_ID };

test('it tells what is there, what is free, and why', async () => {
  await draw(shopOfDesk('stock', sampleStock()));
  const level = plain((await screen.findByRole('region', { name: 'Lyon' })).textContent);
  expect(level).toMatch(/En rayon9Réservé2Disponible7Seuil bas5 \(celui de la boutique\)/u);
  const row = plain((await screen.findByRole('row', { name: /Correction/u })).textContent);
  expect(row).toMatch(/Correction.*Abîmé.*tombées.*Anna Morel.*−2.*9/u);
});

test('O29 a correction says by how much, why, and on which revision', async () => {
  const shop = shopOfDesk('stock', sampleStock());
  await draw(shop);
  await press('Corriger la quantité');
  await inSheet('Corriger');
  expect(await screen.findByText('Entrez un nombre entier de pièces.')).toBeTruthy();
  await fill('Pièces en plus ou en moins', '−10');
  await inSheet('Corriger');
  expect(await screen.findByText('Il ne peut pas en rester moins de zéro.')).toBeTruthy();
  await fill('Pièces en plus ou en moins', '−2');
  await inSheet('Corriger');
  expect(await screen.findByText('Ce champ doit être renseigné')).toBeTruthy();
  await choose('Motif', 'lost');
  await inSheet('Corriger');
  await isClosed();
  expect(shop.last('correct')).toMatchObject({
    params: { uuid: PLACE },
    body: { ...seen, way: 'by', pieces: -2, cause: 'lost', note: null },
  });
  expect(shop.reads).toBe(2);
});

test('O29 who comes second reads the page anew, and keeps what they typed', async () => {
  const shop = shopOfDesk('stock', sampleStock(), {
    'api.admin.stock.correct': () => {
      throw moved();
    },
  });
  await draw(shop);
  await press('Corriger la quantité');
  await choose('Manière', 'to');
  await fill('Pièces en rayon', '4');
  await choose('Motif', 'error');
  await inSheet('Corriger');
  expect(await screen.findByText(/Cette page a changé entre-temps/u)).toBeTruthy();
  expect((await field('Pièces en rayon')).value).toBe('4');
  expect(shop.reads).toBe(2);
});

test('O29 free pieces alone are offered to another place', async () => {
  const shop = shopOfDesk('stock', sampleStock());
  await draw(shop);
  await press('Transférer');
  await fill('Pièces', '8');
  await inSheet('Transférer');
  expect(await screen.findByText('Entrez un nombre de 1 à 7.')).toBeTruthy();
  await fill('Pièces', '7');
  await inSheet('Transférer');
  await isClosed();
  expect(shop.last('transfer')).toMatchObject({ body: { ...seen, to: 'nantes', pieces: 7 } });
});

test('the threshold of the article is a number or the shop’s', async () => {
  const shop = shopOfDesk('stock', sampleStock());
  await draw(shop);
  await press('Seuil et commandes');
  await fill(/^Seuil bas/u, 'peu');
  await inSheet('Enregistrer');
  expect(await screen.findByText('Entrez un nombre entier de pièces.')).toBeTruthy();
  await fill(/^Seuil bas/u, '3');
  await userEvent.click(await field('Accepter des commandes sans stock'));
  await inSheet('Enregistrer');
  await isClosed();
  expect(shop.last('rules')).toMatchObject({ body: { ...seen, lowThreshold: 3, backOrders: true } });
});

test('O29 an arrival is announced for a day, received by one press, or called off', async () => {
  const arrival = { uuid: REV_ID, pieces: 12, expectedOn: '2026-12-04', who: null };
  const shop = shopOfDesk('stock', sampleStock({ arrivals: [arrival] }));
  await draw(shop);
  await press('Annoncer un arrivage');
  await fill('Pièces attendues', '6');
  await inSheet('Annoncer');
  expect(await screen.findByText('Ce champ doit être renseigné')).toBeTruthy();
  await userEvent.type(await field('Prévu le'), '2026-12-01');
  await inSheet('Annoncer');
  await isClosed();
  expect(shop.last('arrivals.plan')).toMatchObject({ body: { ...seen, pieces: 6, expectedOn: '2026-12-01' } });
  await press(/^Recevoir 12 pièces/u);
  await inSheet('Recevoir');
  await isClosed();
  expect(shop.last('arrivals.receive')).toMatchObject({ body: { ...seen, id: REV_ID } });
  await press(/^Annuler l’arrivage/u);
  await inSheet('Annuler l’arrivage');
  await isClosed();
  expect(shop.last('arrivals.drop')).toMatchObject({ body: { ...seen, id: REV_ID } });
});

test('who may only read is offered nothing, and without a network nobody is', async () => {
  await draw(shopOfDesk('stock', sampleStock()), { permissions: ['stock.view'] });
  await screen.findByRole('region', { name: 'Lyon' });
  expect(screen.queryByRole('button', { name: 'Corriger la quantité' })).toBeNull();
  cleanup();
  connection.online = false;
  await draw(shopOfDesk('stock', sampleStock()));
  expect(await screen.findByRole('button', { name: 'Corriger la quantité' })).toHaveProperty('disabled', true);
});
