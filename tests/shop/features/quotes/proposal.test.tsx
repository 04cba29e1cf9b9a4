import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { ProposalPage } from '#src/shop/features/proposal/page.tsx';
import { NO_SESSION } from '#tests/support/quiet-person.ts';
import { base, QUOTE, WHO } from '../account/account-person.ts';
import { device, NOW, showPage } from '../person-page.tsx';

const READ = 'a3c9f0de-5b7a-4d58-9a0e-6f6f5b1f0c11';
const TOKEN = 'a'.repeat(43);

const shown = (over: object = {}) => ({
  uuid: QUOTE,
  area: 'auto',
  number: 'DEV00000042',
  state: 'proposed',
  lines: [
    { name: 'Huile moteur', sku: 'HV', quantity: 3, unitPrice: 385_000, proposed: { quantity: 2, unitPrice: 350_000 } },
  ],
  total: 1_155_000,
  taxTotal: 192_500,
  proposal: {
    version: 2,
    versionId: READ,
    validUntil: '2099-12-20',
    proposedAt: NOW,
    acceptedAt: null,
    total: 700_000,
    taxTotal: 116_700,
  },
  deliveryDelay: '48 h',
  conditions: null,
  email: 'camille@example.fr',
  hasAccount: true,
  standing: 'signedOut',
  ...over,
});

/** What the shop answers, by the name of the call. */
const shop = vi.fn<(name: string, body: unknown) => unknown>();
/** What the shop says fits the route: the test says so. */
function fitting(answer: unknown): never;
function fitting(answer: unknown): unknown {
  return answer;
}
const session: SessionApi = {
  ...NO_SESSION,
  callOnline: async (name, input) => {
    const answer = shop(name, 'body' in input ? input.body : undefined);
    if (answer instanceof Refusal) return { ok: false, failure: { kind: 'refusal', refusal: answer } };
    return { ok: true, answer: fitting(answer) };
  },
};

beforeEach(() => {
  shop.mockReset();
});

const open = (isSignedIn = false) =>
  device({ session, ...(isSignedIn ? { base: base(), customer: WHO } : {}) }).then((own) =>
    showPage(own, `/devis/${TOKEN}`, ProposalPage),
  );
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test('shows what is proposed, beside what was asked for, until when and with which delay', async () => {
  shop.mockReturnValue(shown());
  await open();
  expect(await screen.findByText('DEV00000042')).toBeDefined();
  expect(screen.getByText('2 × Huile moteur')).toBeDefined();
  expect(screen.getByText(/^demandé\s*: 3/u)).toBeDefined();
  expect(screen.getByText('48 h')).toBeDefined();
  expect(screen.getByText('20 déc. 2099')).toBeDefined();
  expect(shop).toHaveBeenCalledWith('api.quotes.guest.show', { token: TOKEN });
});

test('accepted as it was read, it is paid in the account of its address', async () => {
  shop.mockReturnValueOnce(shown()).mockReturnValueOnce({ state: 'accepted' });
  shop.mockReturnValue(shown({ state: 'accepted' }));
  await open();
  await press(/^Accepter la proposition à 70,00/u);
  expect(await screen.findByText(/^La proposition est acceptée/u)).toBeDefined();
  expect(shop).toHaveBeenCalledWith('api.quotes.guest.accept', { token: TOKEN, version: 2, versionId: READ });
  expect(screen.getByRole('link', { name: 'Se connecter et payer' }).getAttribute('href')).toBe('/auto/login');
  expect(screen.queryByRole('button', { name: 'Refuser la proposition' })).toBeNull();
});

test('who has no account is led to one', async () => {
  shop.mockReturnValue(shown({ state: 'accepted', hasAccount: false }));
  await open();
  const link = await screen.findByRole('link', { name: 'Créer un compte et payer' });
  expect(link.getAttribute('href')).toBe('/auto/register');
});

test('declined with a reason, once asked whether that is meant', async () => {
  shop.mockReturnValueOnce(shown()).mockReturnValueOnce({ state: 'declined' });
  shop.mockReturnValue(shown({ state: 'declined' }));
  await open();
  await press('Refuser la proposition');
  fireEvent.change(await screen.findByLabelText(/^Raison/u), { target: { value: 'Trop cher.' } });
  const [, confirm] = screen.getAllByRole('button', { name: 'Refuser la proposition', hidden: true });
  fireEvent.click(confirm ?? document.body);
  expect(await screen.findByText('Refusée')).toBeDefined();
  expect(shop).toHaveBeenCalledWith('api.quotes.guest.decline', {
    token: TOKEN,
    version: 2,
    versionId: READ,
    reason: 'Trop cher.',
  });
});

test('a proposal that was changed meanwhile is said, and shown as it is now', async () => {
  shop
    .mockReturnValueOnce(shown())
    .mockReturnValueOnce(new Refusal('quote.notAnswerable', { state: 'proposed', version: 3 }));
  shop.mockReturnValue(shown({ proposal: { ...shown().proposal, version: 3, total: 710_000 } }));
  await open();
  await press(/^Accepter la proposition à 70,00/u);
  expect(await screen.findByRole('button', { name: /^Accepter la proposition à 71,00/u })).toBeDefined();
  expect(screen.getByText(/^Cette proposition a changé/u)).toBeDefined();
});

test('a link that opens nothing is said', async () => {
  shop.mockReturnValue(new Refusal('auth.linkExpired'));
  await open();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Accepter/u })).toBeNull();
});

test('signed in with its address, the quote enters the account and is paid there', async () => {
  shop.mockImplementation((name) =>
    name === 'api.quotes.guest.claim'
      ? { uuid: QUOTE, area: 'auto' }
      : shown({ state: 'accepted', standing: 'claimable' }),
  );
  const page = await open(true);
  await press('Payer ce devis');
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith(`/auto/account/quotes/${QUOTE}`));
});

test('signed in with another address, one is told with which it is paid', async () => {
  shop.mockReturnValue(shown({ state: 'accepted', standing: 'foreign' }));
  await open(true);
  expect(await screen.findByText('camille@example.fr')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Payer ce devis' })).toBeNull();
});
