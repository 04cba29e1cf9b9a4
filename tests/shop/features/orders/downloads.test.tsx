/** « Mes téléchargements » and the downloads of an order: what is said of each, and what a press does. */
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderDownload, OrderRecord } from '#core/contract/orders/order-record.ts';
import { AccountPage } from '#src/shop/features/account/page.tsx';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { show } from '#src/shop/store/state.ts';
import { NO_SESSION } from '#tests/support/quiet-person.ts';
import { base, customer } from '#tests/shop/features/account/account-person.ts';
import { showPage } from '#tests/shop/features/person-page.tsx';
import { LINE, order, orderLine, orderRow } from './order-samples.ts';

const PAGE = '/auto/account/telechargements';
const MANUAL = '7b8d1c3e-1111-4b7c-9b1e-2f6c1f6f0a01';

const download = (over: Partial<OrderDownload> = {}): OrderDownload => ({
  uuid: MANUAL,
  line: LINE,
  title: 'Revue technique',
  titleEnglish: null,
  file: { name: 'revue.pdf', bytes: 1_572_864 },
  maxDownloads: 3,
  used: 1,
  grantedAt: '2026-11-18T10:05:00.000Z',
  endsAt: '2026-12-18T10:05:00.000Z',
  ...over,
});

const bought = (over: Partial<OrderRecord> = {}, ...downloads: readonly OrderDownload[]) =>
  order({
    status: 'completed',
    lines: [orderLine({ qtyOrdered: 1 })],
    downloads: downloads.length === 0 ? [download()] : downloads,
    ...over,
  });

/** What the shop says fits the route: the test says so. */
function fitting(answer: unknown): never;
function fitting(answer: unknown): unknown {
  return answer;
}

/** The shop says this of what is asked for. */
const saying =
  (standing: 'open' | 'ended'): SessionApi['callOnline'] =>
  async (name) => {
    if (name !== 'api.account.downloads.index') throw new Error(`the test knows no ${name}`);
    return { ok: true, answer: fitting([{ uuid: MANUAL, standing, left: 2 }]) };
  };

const open = async (record: OrderRecord, address = PAGE, callOnline = saying('open')) =>
  showPage(
    await customer({ base: base(orderRow(record)), session: { ...NO_SESSION, callOnline } }),
    address,
    AccountPage,
  );

let followed: HTMLAnchorElement[] = [];
beforeEach(() => {
  followed = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    followed.push(this);
  });
});
afterEach(() => vi.restoreAllMocks());

test('each says what it is, how often and until when, and a press downloads it under a pass of its own', async () => {
  await open(bought());
  expect(await screen.findByText('PDF · 1,5 Mo')).toBeDefined();
  expect(screen.getByText(/^Encore 2 téléchargements, jusqu’au 18 déc. 2026/u)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Télécharger Revue technique' }));
  await vi.waitFor(() => expect(followed).toHaveLength(1));
  const [link] = followed;
  expect(link?.download).toBe('revue.pdf');
  expect(new URL(link?.href ?? '').pathname).toBe(`/api/account/downloads/${MANUAL}/file`);
  expect(new URL(link?.href ?? '').searchParams.get('pass')).toMatch(/^[0-9a-f-]{36}$/u);
});

test('what is over says why, and offers no press', async () => {
  const many = [
    download({ uuid: 'a', title: 'Vu', used: 3 }),
    download({ uuid: 'b', title: 'Passé', endsAt: '2026-11-19T10:05:00.000Z' }),
    download({ uuid: 'c', title: 'À payer', grantedAt: null }),
  ];
  await open(bought({}, ...many));
  expect(await screen.findByText(/^Tous les téléchargements de votre achat sont utilisés/u)).toBeDefined();
  expect(screen.getByText(/^N’est plus disponible depuis le 19 nov. 2026/u)).toBeDefined();
  expect(screen.getByText('Disponible dès que votre commande sera payée.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Télécharger/u })).toBeNull();
});

test('what the shop refuses at the press is said in its place, and nothing is followed', async () => {
  await open(bought(), PAGE, saying('ended'));
  fireEvent.click(await screen.findByRole('button', { name: 'Télécharger Revue technique' }));
  expect(await screen.findByText(/la commande a été annulée ou remboursée/u)).toBeDefined();
  expect(followed).toEqual([]);
});

test('without a network the list stays, and the download says that it needs one', async () => {
  await open(bought());
  const button = await screen.findByRole('button', { name: 'Télécharger Revue technique' });
  show('connection', { online: false, since: null });
  expect(await screen.findByText(/Le téléchargement nécessite une connexion Internet/u)).toBeDefined();
  expect(button).toHaveProperty('disabled', true);
});

test('the page of an order has its downloads; whoever has none is told so', async () => {
  const record = bought();
  await open(record, `/auto/account/orders/${record.uuid}`);
  const heading = await screen.findByRole('heading', { name: 'Téléchargements' });
  const section = within(heading.closest('section') ?? document.body);
  expect(section.getByRole('button', { name: 'Télécharger Revue technique' })).toBeDefined();
});

test('an account without downloads is told where they will be', async () => {
  await open(order());
  expect(await screen.findByText('Aucun téléchargement')).toBeDefined();
});
