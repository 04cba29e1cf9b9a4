/** Steps of an order, as a person takes them. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { findProduct } from './catalogue.ts';
import { register, signIn } from './customer.ts';
import { expect } from './fixtures.ts';
import { refuseCookies, title } from './journey.ts';

/** Many are left (`core/domain/catalogue/stock.ts`): what a journey buys is there for the next one, too. */
const IN_STOCK = 2;

/** Puts different articles of which the shop has many into the cart. */
export async function fillCart(page: Page, request: APIRequestContext, count = 1): Promise<void> {
  const names: string[] = [];
  for (let one = 0; one < count; one += 1) {
    const { href, row } = await findProduct(
      request,
      ({ area, type, stock, name }) =>
        area === 'auto' && type === 'simple' && stock === IN_STOCK && !names.includes(name),
    );
    names.push(row.name);
    await page.goto(href);
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).first().click();
    await expect(page.getByText(/a été ajouté au panier/u).first()).toBeVisible();
  }
}

/** What is chosen is kept on the device before it is shown. */
async function choose(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}

/** The first address of an account, on its step. */
export async function writeAddress(page: Page): Promise<void> {
  await page.getByLabel('Adresse', { exact: true }).fill('12 rue du Port');
  await page.getByLabel('Code postal').fill('44000');
  await page.getByLabel('Ville').fill('Nantes');
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await choose(page.getByRole('radio', { name: /12 rue du Port/u }).first());
}

/** From the step of the addresses, with an empty book, to that of the payment. */
export async function goToPayment(page: Page): Promise<void> {
  await expect(title(page, 'Adresses')).toBeVisible();
  await writeAddress(page);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await expect(title(page, 'Livraison')).toBeVisible();
  await choose(page.getByRole('radio').first());
  await page.getByRole('button', { name: 'Aller au paiement' }).click();
  await expect(title(page, 'Paiement')).toBeVisible();
}

/** Somebody new, signed in, with an article in the cart. @returns their address */
export async function arriveWithCart(page: Page, request: APIRequestContext): Promise<string> {
  const email = await register(request);
  await page.goto('/auto');
  await refuseCookies(page);
  await signIn(page, email, '/auto');
  await fillCart(page, request);
  return email;
}

/** The same, as far as the step of the payment. */
export async function reachPayment(page: Page, request: APIRequestContext): Promise<void> {
  await arriveWithCart(page, request);
  await page.goto('/auto/checkout/adresses');
  await goToPayment(page);
}

/** The bank's own page, not that of another provider of cards. */
export const BY_CARD = /^Carte bancaire(?! \()/u;

/** What is pressed on the page of the bank, which leads back to the shop with nothing that it has signed (rule O22). */
export async function answerOfBank(page: Page, button: 'Payer' | 'Refuser le paiement'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** The press that orders, paid this way. */
export async function placeOrder(page: Page, way: RegExp): Promise<void> {
  await choose(page.getByRole('radio', { name: way }));
  await choose(page.getByRole('checkbox', { name: /conditions générales de vente/u }));
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
}
