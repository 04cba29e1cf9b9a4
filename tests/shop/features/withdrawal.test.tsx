import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { WithdrawalPage } from '#src/shop/features/withdrawal/page.tsx';
import { ORDER, ORDER_LINE } from '#tests/support/samples/order-samples.ts';
import { base, customer } from './account/account-person.ts';
import { device, showPage } from './person-page.tsx';

const TOKEN = 'a'.repeat(43);

const offer = {
  area: 'auto',
  number: ORDER.number,
  placedAt: ORDER.placedAt,
  name: 'Camille Durand',
  email: 'camille@example.fr',
  isOpen: true,
  lastDay: '2026-11-30',
  lines: [
    { uuid: ORDER_LINE, name: 'Huile moteur', sku: 'HV', quantity: 2, unsent: 0, obstacle: null, mustBeSealed: false },
  ],
  before: [],
};
const told = { uuid: ORDER.uuid, receivedAt: '2026-11-21T08:30:00.000Z', number: ORDER.number, rma: 'RMA00000007' };

/** What the shop answers, by the name of the call. */
const shop = vi.fn<(name: string, body: unknown) => unknown>();
/** What the shop says fits the route: the test says so. */
function fitting(answer: unknown): never;
function fitting(answer: unknown): unknown {
  return answer;
}
const session: SessionApi = {
  signIn: () => Promise.reject(new Error('nobody signs in')),
  arrive: () => Promise.reject(new Error('nobody signs in')),
  borrow: () => Promise.reject(new Error('nobody signs in')),
  signOut: () => Promise.reject(new Error('nobody signs out')),
  renewSession: () => Promise.reject(new Error('nobody signs in')),
  callWhenSent: () => Promise.reject(new Error('nobody orders')),
  callOnline: async (name, input) => {
    const answer = shop(name, 'body' in input ? input.body : undefined);
    if (answer instanceof Refusal) return { ok: false, failure: { kind: 'refusal', refusal: answer } };
    return { ok: true, answer: fitting(answer) };
  },
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  shop.mockReset();
});

test('without an account: number and address, and an answer that tells nothing', async () => {
  shop.mockReturnValue({});
  await showPage(await device({ session }), '/renoncer', WithdrawalPage);
  fireEvent.change(await screen.findByLabelText('Numéro de commande'), { target: { value: 'CMD00000042' } });
  fireEvent.change(screen.getByLabelText('Adresse e-mail de la commande'), { target: { value: 'camille@example.fr' } });
  press('Recevoir le lien');
  expect(await screen.findByText('Consultez votre boîte de réception')).toBeDefined();
  expect(shop).toHaveBeenCalledWith('api.withdrawals.request-link', {
    number: 'CMD00000042',
    email: 'camille@example.fr',
  });
});

test('by a link: the statement, « Confirmer la rétractation », and when it was received', async () => {
  shop.mockImplementation((name) => (name === 'api.withdrawals.show' ? offer : told));
  await showPage(await device({ session }), `/renoncer/${TOKEN}`, WithdrawalPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Un de moins' }));
  press('Continuer');
  expect(await screen.findByText('Vérifiez, puis confirmez')).toBeDefined();
  expect(screen.getByText('1 × Huile moteur')).toBeDefined();
  expect(shop).toHaveBeenCalledTimes(1);
  press('Confirmer la rétractation');
  expect(await screen.findByText(/^Rétractation reçue le 21 nov. 2026/)).toBeDefined();
  expect(screen.getByText(/RMA00000007/)).toBeDefined();
  expect(shop).toHaveBeenLastCalledWith(
    'api.withdrawals.store',
    expect.objectContaining({
      by: { token: TOKEN },
      name: 'Camille Durand',
      email: 'camille@example.fr',
      lines: [{ line: ORDER_LINE, quantity: 1 }],
      reason: null,
    }),
  );
});

test('a refusal stays on the second screen, and pressed again it is the same withdrawal', async () => {
  shop.mockImplementation((name) => (name === 'api.withdrawals.show' ? offer : new Refusal('withdrawal.closed')));
  await showPage(await device({ session }), `/renoncer/${TOKEN}`, WithdrawalPage);
  await screen.findByRole('button', { name: 'Un de moins' });
  press('Continuer');
  await screen.findByText('Vérifiez, puis confirmez');
  press('Confirmer la rétractation');
  expect(await screen.findByText('Le délai de rétractation de cette commande est passé.')).toBeDefined();
  shop.mockImplementation(() => told);
  press('Confirmer la rétractation');
  await screen.findByText(/^Rétractation reçue/);
  const uuids = shop.mock.calls.flatMap(([name, body]) =>
    name === 'api.withdrawals.store' && typeof body === 'object' && body !== null && 'uuid' in body ? [body.uuid] : [],
  );
  expect(new Set(uuids).size).toBe(1);
  expect(uuids).toHaveLength(2);
});

test('a link that opens nothing says so', async () => {
  shop.mockReturnValue(new Refusal('auth.linkExpired'));
  await showPage(await device({ session }), `/renoncer/${TOKEN}`, WithdrawalPage);
  expect(await screen.findByText('Ce lien n’est plus valable. Demandez-en un nouveau.')).toBeDefined();
});

test('who is signed in chooses among their own orders', async () => {
  const rows = base({ key: `order:${ORDER.uuid}`, rev: 1, record: ORDER });
  await showPage(await customer({ base: rows, session }), '/renoncer', WithdrawalPage);
  const link = await screen.findByRole('link', { name: /CMD00000042/ });
  expect(link.getAttribute('href')).toBe(`/renoncer?commande=${ORDER.uuid}`);
});

test('a purchase for a profession is told why not', async () => {
  const obstacle = 'professional';
  shop.mockReturnValue({ ...offer, lines: offer.lines.map((line) => ({ ...line, quantity: 0, obstacle })) });
  await showPage(await device({ session }), `/renoncer/${TOKEN}`, WithdrawalPage);
  expect(await screen.findByText('Cet achat est professionnel')).toBeDefined();
});

test('from one’s own order: what was received is told once, and leads back to the order', async () => {
  const before = {
    uuid: 'before',
    receivedAt: '2026-11-20T08:30:00.000Z',
    acknowledgedAt: null,
    rma: null,
    isDeclined: true,
    declinedReason: null,
  };
  const record: OrderRecord = { ...ORDER, withdrawals: [before] };
  const rows = base({ key: `order:${ORDER.uuid}`, rev: 1, record });
  shop.mockImplementation((name) => (name === 'api.withdrawals.show' ? offer : { ...told, rma: null }));
  await showPage(await customer({ base: rows, session }), `/renoncer?commande=${ORDER.uuid}`, WithdrawalPage);
  expect(await screen.findByText(/^Rétractation reçue le 20 nov. 2026/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Continuer' }));
  await screen.findByText('Vérifiez, puis confirmez');
  press('Confirmer la rétractation');
  expect(await screen.findByText(/^Rétractation reçue le 21 nov. 2026/)).toBeDefined();
  expect(screen.getAllByText(/^Rétractation reçue/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Voir ma commande' })).toBeDefined();
});
