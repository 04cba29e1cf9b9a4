import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import { PendingPage } from '#src/shop/features/pending/page.tsx';
import { device, NOW, showPage } from './person-page.tsx';

const QUOTE = '1b671a64-40d5-491e-99b0-da01ff1f3341';
const OIL = '0b8b6a0e-3f0f-4d2e-9d1a-6b1d5a7f0a02';

const message: OutboxRow = {
  lane: 'contact',
  seq: 1,
  mutId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  route: 'api.contact.store',
  v: 1,
  args: {
    uuid: QUOTE,
    area: 'auto',
    name: 'Mathilde Le Guennec',
    email: 'm@garage.example',
    phone: null,
    message: 'Bonjour',
    consent: true,
    subject: 'Délai des disques',
    orderNumber: null,
  },
  at: NOW,
  sends: 0,
};

const refused: ParkedRow = {
  mutId: '9b2f1f7e-6d58-4c1c-8a61-5a2f0c9d7e01',
  lane: 'cart:auto',
  route: 'api.checkout.quotes.store',
  v: 1,
  args: { uuid: QUOTE, area: 'auto', lines: [{ lineKey: OIL }] },
  at: '2026-11-20T17:44:00.000Z',
  parkedAt: NOW,
  reason: { class: 'refused', code: 'cart.productUnavailable', data: {} },
};

test('with nothing to send the page says so and leads on', async () => {
  await showPage(await device(), '/modifications-en-attente', PendingPage);
  expect(await screen.findByRole('heading', { name: 'Tout est à jour' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toBeDefined();
});

test('what waits is told as what the person did, with when and where it is', async () => {
  await showPage(await device({ outbox: [message] }), '/modifications-en-attente', PendingPage);
  const item = (await screen.findByRole('heading', { name: /Délai des disques/ })).closest('li');
  expect(item?.textContent).toContain('Contact · aujourd’hui à 9:30');
  expect(item?.textContent).toContain('Enregistré sur cet appareil');
  expect(screen.getByRole('heading', { name: 'À envoyer (1)' })).toBeDefined();
});

test('what was sent is counted as French counts: none and one are one', async () => {
  await showPage(await device({ outbox: [message], parked: [refused] }), '/modifications-en-attente', PendingPage);
  expect(await screen.findByRole('heading', { name: '0 changement envoyé sur 2' })).toBeDefined();
});

test('what was refused says why and offers three ways on', async () => {
  const page = await showPage(await device({ parked: [refused] }), '/modifications-en-attente', PendingPage);
  expect(await screen.findByText('La boutique ne connaît pas ce produit.')).toBeDefined();
  expect(screen.getByText(/hier à 18:44/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Corriger' }).getAttribute('href')).toBe(
    `/auto/checkout/informations?corriger=${refused.mutId}`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Renvoyer' }));
  await vi.waitFor(async () => expect(await page.rows('parked')).toEqual([]));
  expect((await page.changes()).map((row) => row.route)).toEqual(['api.checkout.quotes.store']);
});

test('giving up asks first; saying no keeps everything', async () => {
  const page = await showPage(await device({ parked: [refused] }), '/modifications-en-attente', PendingPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Abandonner' }));
  const question = await screen.findByRole('dialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Le garder' }));
  expect(await page.rows('parked')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Abandonner' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abandonner' }));
  await vi.waitFor(async () => expect(await page.rows('parked')).toEqual([]));
  expect(await page.changes()).toEqual([]);
});

test('a request the shop has lost is not offered to be sent again', async () => {
  const lost: ParkedRow = { ...refused, args: null, reason: { class: 'lost' } };
  await showPage(await device({ parked: [lost] }), '/modifications-en-attente', PendingPage);
  expect(await screen.findByText(/Cette demande n’a pas pu être retrouvée/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Renvoyer' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Corriger' })).toBeNull();
});
