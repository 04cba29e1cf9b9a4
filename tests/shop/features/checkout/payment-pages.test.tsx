import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import type { BaseRow } from '#src/db/rows.ts';
import { CheckoutPage } from '#src/shop/features/checkout/page.tsx';
import { PaymentPage } from '#src/shop/features/checkout/payment/page.tsx';
import { OrderSuccessPage } from '#src/shop/features/checkout/success-page.tsx';
import { showPage } from '#tests/shop/features/person-page.tsx';
import { order as sample } from '#tests/shop/features/orders/order-samples.ts';
import { shopper, shopSays } from './checkout-person.ts';

const transfer = {
  holder: 'Bitume SAS',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  bank: 'Banque',
  instructions: '',
};

type Payment = OrderRecord['payment'];

const waiting = (payment: Partial<Payment> = {}): OrderRecord => {
  const record = sample({});
  return {
    ...record,
    status: 'pending_payment',
    paid: 0,
    payment: {
      method: 'payzen',
      title: 'Carte bancaire',
      failure: null,
      isUnderWay: false,
      expiresAt: '2026-11-28T10:00:00.000Z',
      transfer: null,
      ...payment,
    },
  };
};

const rowOf = (record: OrderRecord): BaseRow => ({ key: `order:${record.uuid}`, rev: 1, record });

const { uuid } = waiting();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a transfer tells to whom, how much, under which reference and until when', async () => {
  const record = waiting({ method: 'banktransfer', transfer });
  const { own } = await shopper({ base: [rowOf(record)] });
  await showPage(own, `/auto/checkout/payment/banktransfer?commande=${uuid}`, PaymentPage);
  expect(await screen.findByText(/FR76\s3000\s6000/u)).toBeDefined();
  expect(screen.getByText('28 nov. 2026')).toBeDefined();
  expect(screen.getAllByText(record.number)).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: /^Copier.*IBAN$/u })).toBeDefined();
});

test('on the way to a provider its form goes by itself, with every field, and has a button', async () => {
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  const callOnline = shopSays(() => ({
    ok: true,
    answer: {
      payment: { kind: 'form', method: 'payzen', action: 'https://pay.example/', fields: { vads_amount: '1000' } },
    },
  }));
  const { own } = await shopper({ base: [rowOf(waiting())], answers: { callOnline } });
  await showPage(own, `/auto/checkout/payment/payzen/redirect?commande=${uuid}`, PaymentPage);
  const button = await screen.findByRole('button', { name: 'Continuer vers le paiement' });
  const form = button.closest('form');
  expect(form?.getAttribute('action')).toBe('https://pay.example/');
  expect(form?.method.toLowerCase()).toBe('post');
  expect(form?.querySelector('input[name=vads_amount]')?.getAttribute('value')).toBe('1000');
  // It goes once its page stands, which is after the button was found.
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
});

test('a payment that failed says why; giving the order up leads back to the cart', async () => {
  const callOnline = shopSays(() => ({ ok: true, answer: {} }));
  const { own } = await shopper({ base: [rowOf(waiting({ failure: 'declined' }))], answers: { callOnline } });
  const page = await showPage(own, `/auto/checkout/payment/payzen/failed?commande=${uuid}`, PaymentPage);
  expect(await screen.findByText('Votre banque a refusé le paiement.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choisir un autre moyen de paiement' }).getAttribute('href')).toBe(
    `/auto/checkout/paiement?commande=${uuid}`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Retour au panier' }));
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith('/auto/checkout'));
  expect(callOnline).toHaveBeenCalledWith('api.payments.abandon', { params: { order: uuid }, body: {} });
});

test('an order that waits for its money is paid another way', async () => {
  const callOnline = shopSays(() => ({
    ok: true,
    answer: { payment: { kind: 'instructions', method: 'banktransfer' } },
  }));
  const { own } = await shopper({ base: [rowOf(waiting())], answers: { callOnline } });
  const page = await showPage(own, `/auto/checkout/paiement?commande=${uuid}`, CheckoutPage);
  fireEvent.click(await screen.findByRole('radio', { name: /Virement/u }));
  fireEvent.click(screen.getByRole('button', { name: /^Payer/u }));
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith(`/auto/checkout/payment/banktransfer?commande=${uuid}`));
  expect(callOnline).toHaveBeenCalledWith('api.payments.retry', {
    params: { order: uuid },
    body: { method: 'banktransfer' },
  });
});

const success = () => <OrderSuccessPage area="auto" uuid={uuid} />;

test('an order the shop has taken up is announced by its word', async () => {
  const { own } = await shopper({ base: [rowOf({ ...waiting(), status: 'processing' })] });
  await showPage(own, `/auto/checkout/succes?commande=${uuid}`, success);
  expect(await screen.findByText(/^Merci, la commande/u)).toBeDefined();
});

test('while a payment is under way the shop is asked for 20 seconds, then it is being checked', async () => {
  const { own } = await shopper({ base: [rowOf(waiting({ isUnderWay: true }))] });
  const poke = vi.spyOn(own, 'poke');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await showPage(own, `/auto/checkout/succes?commande=${uuid}`, success);
  await screen.findByText(/le paiement est en cours/u);
  await vi.advanceTimersByTimeAsync(20_500);
  expect(await screen.findByText('Votre paiement est en cours de vérification.')).toBeDefined();
  expect(poke.mock.calls.length).toBeGreaterThan(5);
});

test('a failure known before the page opens counts at once where it is of the try the browser comes back from', async () => {
  const failed = waiting({ method: 'crypto', failure: 'declined', attempt: 'CMD1-2' });
  const { own } = await shopper({ base: [rowOf(failed)] });
  const page = await showPage(own, `/auto/checkout/succes?commande=${uuid}&essai=CMD1-2`, success);
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith(`/auto/checkout/payment/failed?commande=${uuid}`));
});

test('the failure of an earlier try is waited out: the shop may not have told of the next one yet', async () => {
  const failed = waiting({ method: 'crypto', failure: 'declined', attempt: 'CMD1-1' });
  const { own } = await shopper({ base: [rowOf(failed)] });
  const page = await showPage(own, `/auto/checkout/succes?commande=${uuid}&essai=CMD1-2`, success);
  expect(await screen.findByText(/le paiement est en cours|attend son paiement/u)).toBeDefined();
  expect(page.go).not.toHaveBeenCalled();
});

test('a payment that the shop tells to have failed leads to the page of its provider', async () => {
  const { own } = await shopper({ base: [rowOf(waiting({ method: 'payplug' }))] });
  const page = await showPage(own, `/auto/checkout/succes?commande=${uuid}`, success);
  await screen.findByText(/le paiement est en cours/u);
  const failed = rowOf(waiting({ method: 'payplug', failure: 'declined' }));
  await own.store.write(['base'], async (t) => void (await t.base.put([{ ...failed, rev: 2 }])));
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith(`/checkout/payment/payplug/failed?commande=${uuid}`));
});

test('back from a second try, the failure of the first is not taken for its answer', async () => {
  const before = waiting({ failure: 'declined' });
  const { own } = await shopper({ base: [rowOf(before)] });
  const page = await showPage(own, `/auto/checkout/succes?commande=${uuid}`, success);
  await screen.findByText(/le paiement est en cours/u);
  await own.store.write(
    ['base'],
    async (t) => void (await t.base.put([{ ...rowOf({ ...before, status: 'processing' }), rev: 2 }])),
  );
  expect(await screen.findByText(/^Merci, la commande/u)).toBeDefined();
  expect(page.go).not.toHaveBeenCalled();
});

test('a failure that stays the last word leads to its page once the shop was asked for long enough', async () => {
  const { own } = await shopper({ base: [rowOf(waiting({ failure: 'declined' }))] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await showPage(own, `/auto/checkout/succes?commande=${uuid}`, success);
  await screen.findByText(/le paiement est en cours/u);
  await vi.advanceTimersByTimeAsync(20_500);
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith(`/auto/checkout/payment/payzen/failed?commande=${uuid}`));
});

test('money that comes after a failure leads from its page to the order', async () => {
  const { own } = await shopper({ base: [rowOf({ ...waiting({ failure: 'declined' }), status: 'processing' })] });
  const page = await showPage(own, `/auto/checkout/payment/payzen/failed?commande=${uuid}`, PaymentPage);
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith(`/auto/checkout/succes?commande=${uuid}`));
});
