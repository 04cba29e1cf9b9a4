import { answerOfBank, BY_CARD, placeOrder, reachPayment } from '../../../buying.ts';
import { expect, test } from '../../../fixtures.ts';
import { title } from '../../../journey.ts';

/** How the page of a provider is left for the shop: by itself, or by a button of the provider. */
type WayHome = 'at once' | 'by a button once paid';

const WAYS: readonly (readonly [name: string, radio: RegExp, home: WayHome])[] = [
  ['PayPal', /^PayPal/u, 'by a button once paid'],
  ['a card at PayZen', BY_CARD, 'at once'],
  ['a card at PayPlug', /^Carte bancaire \(/u, 'at once'],
  ['coins', /^Cryptomonnaie/u, 'at once'],
];

for (const [name, radio, home] of WAYS) {
  test(`an order is paid with ${name} @sweep: refused first, then paid the same way`, async ({ page, request }) => {
    await reachPayment(page, request);

    const answer = async (button: 'Payer' | 'Refuser le paiement'): Promise<void> => {
      await answerOfBank(page, button);
      if (home === 'by a button once paid' && button === 'Payer')
        await page.getByRole('button', { name: 'Retourner à la boutique' }).click();
    };
    await placeOrder(page, radio);
    await answer('Refuser le paiement');
    await expect(title(page, 'Paiement non abouti')).toBeVisible();
    await page.getByRole('link', { name: 'Choisir un autre moyen de paiement' }).click();
    await page.getByRole('radio', { name: radio }).check();
    await page.getByRole('button', { name: /^Payer/u }).click();
    await answer('Payer');
    await expect(page.getByText(/^Merci, la commande CMD\d{8} est enregistrée/u)).toBeVisible();
  });
}
