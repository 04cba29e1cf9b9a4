import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CheckoutPage } from '#src/shop/features/checkout/page.tsx';
import { readKey, STORAGE_KEYS } from '#src/shop/store/device/storage-keys.ts';
import { showPage } from '#tests/shop/features/person-page.tsx';
import { shopper } from './checkout-person.ts';

const FRANC = { code: 'CHF', name: 'Franc suisse', symbol: 'CHF', decimals: 2, rate: '0.935' };
const ABOUT = /^Environ \d.* CHF à titre indicatif\. Le montant est débité en euros\.$/u;
const field = 'Total dans une autre devise';

const choose = (value: string) => {
  const [choice] = screen.getAllByRole('combobox', { name: field });
  if (choice !== undefined) fireEvent.change(choice, { target: { value } });
};

test('a total is told in another currency beside euros until euros alone are chosen, and the device keeps which', async () => {
  const { own } = await shopper({ terms: { currencies: [FRANC] } });
  await showPage(own, '/auto/checkout/livraison', CheckoutPage);
  await screen.findAllByRole('combobox', { name: field });
  expect(screen.queryByText(ABOUT)).toBeNull();
  choose('CHF');
  await vi.waitFor(() => expect(screen.getAllByText(ABOUT).length).toBeGreaterThan(0));
  expect(readKey(STORAGE_KEYS.currency)).toBe('CHF');
  expect(screen.getAllByText(/\d+,\d{2}\s€/u).length).toBeGreaterThan(0);
  choose('');
  await vi.waitFor(() => expect(screen.queryByText(ABOUT)).toBeNull());
  expect(readKey(STORAGE_KEYS.currency)).toBeNull();
});

test('a shop that tells euros alone offers no other currency', async () => {
  const { own } = await shopper();
  await showPage(own, '/auto/checkout/livraison', CheckoutPage);
  expect((await screen.findAllByText(/^Total TTC/u)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('combobox', { name: field })).toBeNull();
});

test('a half tells totals in its own currency until its reader wants euros alone', async () => {
  const { own } = await shopper({ terms: { currencies: [FRANC], usualCurrency: 'CHF' } });
  await showPage(own, '/auto/checkout/livraison', CheckoutPage);
  await vi.waitFor(() => expect(screen.getAllByText(ABOUT).length).toBeGreaterThan(0));
  choose('');
  await vi.waitFor(() => expect(screen.queryByText(ABOUT)).toBeNull());
  expect(readKey(STORAGE_KEYS.currency)).toBe('EUR');
});
