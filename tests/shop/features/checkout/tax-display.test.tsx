import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TaxDisplay } from '#core/domain/tax/tax-display.ts';
import { CheckoutPage } from '#src/shop/features/checkout/page.tsx';
import { fields, profileRow } from '#tests/shop/features/account/account-person.ts';
import { showPage } from '#tests/shop/features/person-page.tsx';
import { terms } from '#tests/shop/store/checkout/sale.ts';
import { company } from '#tests/support/samples/customer-samples.ts';
import { shopper } from './checkout-person.ts';

const category = {
  code: 'normal',
  scheme: 'standard',
  rates: [{ identifier: 'FR', country: 'FR', state: null, zip: null, percent: 20, legalMention: null }],
} as const;
const pricing = { ...terms().pricing, categories: [category] };

/** What the summary of a checkout tells a buyer, term by term. */
async function told(professional: TaxDisplay, customerType: 'individual' | 'professional') {
  const profile = profileRow(
    customerType === 'individual' ? {} : { fields: { ...fields, ...company, customerType: 'professional' } },
  );
  const { own } = await shopper({
    base: [profile],
    draft: { shippingMethod: 'flatrate_flatrate' },
    terms: { pricing, display: { subtotal: 'including_tax', shipping: 'including_tax', professional } },
  });
  await showPage(own, '/auto/checkout/livraison', CheckoutPage);
  const [total] = await screen.findAllByText(/^Total TTC/u);
  const summary = total?.closest('aside, details') ?? document.body;
  return Object.fromEntries(
    [...summary.querySelectorAll('dt')].map((term) => [
      term.textContent?.replaceAll(/\s/gu, ' '),
      term.nextElementSibling?.textContent?.replaceAll(/\s/gu, ' '),
    ]),
  );
}

test('a consumer reads amounts with VAT', async () => {
  const lines = await told('both', 'individual');
  expect(lines).toMatchObject({ 'Sous-total': '164,40 €', Livraison: '6,90 €' });
  expect(lines).not.toHaveProperty('Total HT');
});

test('a professional reads them with and without VAT, and both add up to what is paid', async () => {
  const lines = await told('both', 'professional');
  expect(Object.keys(lines).filter((term) => term.startsWith('Livraison'))).toEqual(['Livraison HT', 'Livraison TTC']);
  expect(lines).toMatchObject({
    'Sous-total HT': '137,00 €',
    'Sous-total TTC': '164,40 €',
    'Livraison HT': '5,75 €',
    'Livraison TTC': '6,90 €',
    'Total HT': '142,75 €',
    'Dont TVA 20 %': '28,55 €',
  });
});

test('where professionals buy without VAT, the total with it is told all the same', async () => {
  const lines = await told('excluding_tax', 'professional');
  expect(lines).toMatchObject({ 'Sous-total HT': '137,00 €', 'Livraison HT': '5,75 €', 'Total HT': '142,75 €' });
  expect(lines).not.toHaveProperty('Sous-total TTC');
  expect(screen.getAllByText(/^Total TTC/u).length).toBeGreaterThan(0);
});
