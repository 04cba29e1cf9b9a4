import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import { AccountPage } from '#src/shop/features/account/page.tsx';
import { CheckoutPage } from '#src/shop/features/checkout/page.tsx';
import { checkoutKey } from '#src/shop/store/checkout/checkout-place.ts';
import { readCheckout } from '#src/shop/store/checkout/checkout-draft.ts';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { SALE_TERMS_SHAPE } from '#src/db/rows.ts';
import { QUOTE } from '#tests/shop/features/account/account-person.ts';
import { NOW, showPage } from '#tests/shop/features/person-page.tsx';
import { DISCS, line, terms } from '#tests/shop/store/checkout/sale.ts';
import { shopper, shopSays } from './checkout-person.ts';

const accepted: QuoteRecord = {
  kind: 'quote',
  uuid: QUOTE,
  area: 'auto',
  number: 'DEV00000042',
  state: 'accepted',
  lines: [{ name: 'Disques avant', sku: 'DA', quantity: 2, unitPrice: 800_000 }],
  total: 1_600_000,
  requestedAt: NOW,
  proposal: {
    version: 1,
    validUntil: '2099-12-20',
    proposedAt: NOW,
    acceptedAt: NOW,
    total: 1_500_000,
    taxTotal: 250_000,
  },
};
const place = { area: 'auto', quote: QUOTE } as const;
const lines = [line(DISCS, 'Disques avant', { quantity: 2, unitPrice: 750_000 })];
const basket = { uuid: QUOTE, number: 'DEV00000042', lines };
const row = { key: `quote:${QUOTE}`, rev: 1, record: accepted } as const;

const keptOf = (own: Awaited<ReturnType<typeof shopper>>['own']) =>
  own.store.read(['drafts'], async (t) => readCheckout((await t.drafts.get(checkoutKey(place)))?.value));

/** A customer whose quote is in the steps of an order. */
async function payer(answers: Parameters<typeof shopper>[0] = {}) {
  const { own } = await shopper(answers);
  const value = {
    uuid: crypto.randomUUID(),
    quote: basket,
    shippingMethod: 'flatrate_flatrate',
    paymentMethod: 'banktransfer',
  };
  await own.store.write(['drafts'], async (t) => t.drafts.put([{ key: checkoutKey(place), value, at: NOW }]));
  return own;
}

test('an accepted quote goes to the steps of an order, with what the shop says is bought', async () => {
  const callWhenSent = shopSays(() => ({ ok: true, answer: { number: 'DEV00000042', lines } }));
  const { own } = await shopper({ base: [row], answers: { callWhenSent } });
  const page = await showPage(own, `/auto/account/quotes/${QUOTE}`, AccountPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Payer ce devis' }));
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith(`/auto/checkout/adresses?devis=${QUOTE}`));
  expect(callWhenSent).toHaveBeenCalledWith('api.quotes.convert', { body: { area: 'auto', quote: QUOTE } }, [
    'cart:auto',
  ]);
  expect((await keptOf(own))?.quote).toEqual(basket);
});

test('one that can no longer be paid says so, and nothing is begun', async () => {
  const callWhenSent = shopSays(() => ({
    ok: false,
    failure: { kind: 'refusal', refusal: new Refusal('quote.notPayable') },
  }));
  const { own } = await shopper({ base: [row], answers: { callWhenSent } });
  const page = await showPage(own, `/auto/account/quotes/${QUOTE}`, AccountPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Payer ce devis' }));
  expect(await screen.findByText('Ce devis ne peut plus être transformé en commande.')).toBeDefined();
  expect(page.go).not.toHaveBeenCalled();
  expect(await keptOf(own)).toBeNull();
});

test('its steps are those of an order: its lines at its prices, no code, no minimum, nothing of the cart', async () => {
  const own = await payer();
  await own.store.write(['meta'], async (t) => {
    const minimum = { ...terms().minimum, enable: true, amount: 99_000_000 };
    await t.meta.put([{ key: 'terms:auto', shape: SALE_TERMS_SHAPE, terms: terms({ minimum }) }]);
  });
  await showPage(own, `/auto/checkout/paiement?devis=${QUOTE}`, CheckoutPage);
  expect((await screen.findAllByText(/^2 × Disques avant/u)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Huile moteur/u)).toBeNull();
  expect(screen.queryByLabelText('Code promotionnel')).toBeNull();
  expect(screen.getAllByText('Prix du devis DEV00000042.').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Devis' }).getAttribute('href')).toBe(`/auto/account/quotes/${QUOTE}`);
  expect(screen.getByRole('link', { name: 'Adresses' }).getAttribute('href')).toBe(
    `/auto/checkout/adresses?devis=${QUOTE}`,
  );
});

test('the press names the quote and its total, and leaves the checkout of the cart as it is', async () => {
  const callWhenSent = shopSays(() => ({
    ok: true,
    answer: { uuid: 'x', number: 'CMD00000001', payment: { kind: 'none', method: 'banktransfer' } },
  }));
  const own = await payer({ draft: { comment: 'Pour le panier' }, answers: { callWhenSent } });
  const page = await showPage(own, `/auto/checkout/paiement?devis=${QUOTE}`, CheckoutPage);
  fireEvent.click(await screen.findByRole('checkbox', { name: /conditions générales de vente/u }));
  fireEvent.click(await screen.findByRole('button', { name: 'Commander avec obligation de paiement' }));
  await vi.waitFor(() => expect(page.go).toHaveBeenCalled());
  expect(callWhenSent.mock.calls[0]).toMatchObject([
    'api.checkout.orders.store',
    { body: { quote: QUOTE, expectedTotal: 2 * 750_000 + 69_000, comment: null } },
    ['cart:auto'],
  ]);
  expect(await keptOf(own)).toBeNull();
  const cart = await own.store.read(['drafts'], async (t) => t.drafts.get(checkoutKey({ area: 'auto', quote: null })));
  expect(readCheckout(cart?.value)?.comment).toBe('Pour le panier');
});

test('a device that was never told what the quote comes to leads back to it', async () => {
  const { own } = await shopper();
  await showPage(own, `/auto/checkout/adresses?devis=${QUOTE}`, CheckoutPage);
  expect((await screen.findByRole('link', { name: 'Voir le devis' })).getAttribute('href')).toBe(
    `/auto/account/quotes/${QUOTE}`,
  );
});
