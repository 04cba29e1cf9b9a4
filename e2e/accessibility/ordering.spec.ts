import type { Page } from '@playwright/test';

import { fillCart, placeOrder, writeAddress } from '../buying.ts';
import { register, signIn } from '../customer.ts';
import { title } from '../journey.ts';
import { deliver } from '../keeper.ts';
import { expect, expectNoBarrier, test } from './barriers.ts';

const summary = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** The summary of what is wrong has the focus, and a link of it leads to the field. */
async function expectLed(page: Page, name: string | RegExp): Promise<void> {
  await expect(summary(page, name)).toBeFocused();
  await expectNoBarrier(page, String(name));
  const link = summary(page, name).getByRole('link').first();
  const field = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.press('Enter');
  await expect(page.locator(`[id="${field}"]`)).toBeFocused();
}

test('nothing stands in the way of an order @sweep: every step, empty and with errors, until it is paid', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await register(request), '/auto');
  await fillCart(page, request);
  await page.goto('/auto/checkout/adresses');
  await expect(title(page, 'Adresses')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expectLed(page, 'Vous devez renseigner tous les champs obligatoires');
  await writeAddress(page);
  await page.getByRole('checkbox', { name: /même adresse/u }).click();
  await expect(page.getByRole('group', { name: 'Adresse de livraison' })).toBeVisible();
  await expectNoBarrier(page, 'two addresses');
  await page.getByRole('checkbox', { name: /même adresse/u }).click();
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await expect(title(page, 'Livraison')).toBeVisible();
  await page.getByRole('button', { name: 'Aller au paiement' }).click();
  await expectLed(page, 'Veuillez sélectionner une méthode de livraison');
  const standard = page.getByRole('radio').first();
  await standard.press(' ');
  await expect(standard).toBeChecked();
  await expectNoBarrier(page, 'delivery');
  await page.getByRole('button', { name: 'Aller au paiement' }).press('Enter');
  await expect(title(page, 'Paiement')).toBeVisible();
  await expectNoBarrier(page, 'payment');
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await expectLed(page, '2 champs à corriger');

  await placeOrder(page, /^PayPal/u);
  await page.getByRole('button', { name: 'Refuser le paiement' }).click();
  await expect(title(page, 'Paiement non abouti')).toBeVisible();
  await expectNoBarrier(page, 'failed');
  await page.getByRole('link', { name: 'Choisir un autre moyen de paiement' }).click();
  await expect(page.getByRole('button', { name: /^Payer/u })).toBeVisible();
  await expectNoBarrier(page, 'another way to pay');
  await page.getByRole('radio', { name: /^Virement/u }).check();
  await page.getByRole('button', { name: /^Payer/u }).click();
  await expect(title(page, 'Virement bancaire')).toBeVisible();
  await expectNoBarrier(page, 'transfer');
  await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await expect(page.getByText(/^Merci, la commande/u)).toBeVisible();
  await expectNoBarrier(page, 'success');
});

test('nothing stands in the way of what follows an order @sweep: its page, a return, the withdrawal', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await register(request), '/auto');
  await fillCart(page, request);
  await page.goto('/auto/checkout/adresses');
  await expect(title(page, 'Adresses')).toBeVisible();
  await writeAddress(page);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await expect(title(page, 'Livraison')).toBeVisible();
  const standard = page.getByRole('radio').first();
  await standard.click();
  await expect(standard).toBeChecked();
  await page.getByRole('button', { name: 'Aller au paiement' }).click();
  await placeOrder(page, /^Cryptomonnaie/u);
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
  const thanks = page.getByText(/^Merci, la commande CMD\d{8}/u);
  await expect(thanks).toBeVisible();
  const number = /CMD\d{8}/u.exec(await thanks.innerText())?.[0] ?? '';
  await deliver(number);

  await page.goto('/auto/account/orders');
  await expect(page.getByText('Terminée').first()).toBeVisible();
  await expectNoBarrier(page, 'orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(number, 'u') })
    .click();
  await expect(page.getByRole('link', { name: 'Retourner un article' })).toBeVisible();
  await expectNoBarrier(page, 'order');

  await page.getByRole('link', { name: 'Retourner un article' }).click();
  await expect(page.getByRole('heading', { name: 'Que renvoyez-vous, et pourquoi ?' })).toBeVisible();
  await page.getByRole('main').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expectLed(page, '1 champ à corriger');
  await page.getByLabel(/^Motif/u).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { name: 'Précisions et photos' })).toBeVisible();
  await expectNoBarrier(page, 'details of a return');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(title(page, /^RMA\d{8}$/u)).toBeVisible();
  await expectNoBarrier(page, 'return');

  await page.goto('/renoncer');
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expectLed(page, '2 champs à corriger');
});
