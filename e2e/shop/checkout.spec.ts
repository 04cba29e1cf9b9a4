import { fillCart, writeAddress } from '../buying.ts';
import { register, signIn } from '../customer.ts';
import { becomeReady, expect, isOfStatus, test } from '../fixtures.ts';
import { refuseCookies, title } from '../journey.ts';

test('two articles are ordered by transfer: address, delivery, everything agreed to, the bank details', async ({
  page,
  context,
  request,
  faults,
}) => {
  test.slow();
  const email = await register(request);
  await page.goto('/auto');
  await refuseCookies(page);
  await signIn(page, email, '/auto');
  await becomeReady(page);
  await fillCart(page, request, 2);

  await page.goto('/auto/checkout');
  const shown = { visible: true };
  await page.getByLabel('Code promotionnel').filter(shown).fill('NEXISTEPAS');
  await page.getByRole('button', { name: 'Appliquer' }).filter(shown).click();
  await expect(page.getByText(/^Ce code promotionnel n’existe pas/u).filter(shown)).toBeVisible();
  expect(faults.splice(0).filter((fault) => !isOfStatus(fault))).toEqual([]);
  await page.getByRole('link', { name: 'Passer commande' }).filter(shown).click();

  await expect(title(page, 'Adresses')).toBeVisible();
  /* what is chosen is there again, and the steps go on without a network */
  await writeAddress(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await expect(title(page, 'Livraison')).toBeVisible();
  await page.getByRole('radio').first().click();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Aller au paiement' }).click();
  await expect(title(page, 'Paiement')).toBeVisible();
  const order = page.getByRole('button', { name: 'Commander avec obligation de paiement' });
  await expect(order).toBeDisabled();
  await expect(page.getByText('Le paiement nécessite une connexion Internet.').first()).toBeVisible();
  await context.setOffline(false);

  // what is chosen is kept on the device before it is shown
  const transfer = page.getByRole('radio', { name: /Virement/u });
  await transfer.click();
  await expect(transfer).toBeChecked();
  const terms = page.getByRole('checkbox', { name: /conditions générales de vente/u });
  await terms.click();
  await expect(terms).toBeChecked();
  await order.click();
  await expect(title(page, 'Virement bancaire')).toBeVisible();
  await expect(page.getByText(/^CMD\d{8}/u)).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await expect(page.getByText(/^Merci, la commande CMD\d{8} est enregistrée/u)).toBeVisible();
  await page.goto('/auto/checkout');
  await expect(page.getByText('Votre panier est vide')).toBeVisible();
});
