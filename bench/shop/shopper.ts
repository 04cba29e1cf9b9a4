/** A customer of the demonstration on the way to an order, as a person would get there. */
import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';

import { DEMO_PASSWORD } from '#server/platform/identity/demo-password.ts';

const products = v.object({
  data: v.array(
    v.object({ href: v.string(), row: v.object({ area: v.string(), type: v.string(), stock: v.number() }) }),
  ),
});

/** Many are left (`core/domain/catalogue/stock.ts`). */
const IN_STOCK = 2;

/** Signs in, and puts an article into the cart. */
export async function signInAndFill(context: BrowserContext, origin: string): Promise<void> {
  const { data } = v.parse(products, await (await context.request.get(`${origin}/api/products?perPage=100`)).json());
  const article = data.find(({ row }) => row.area === 'auto' && row.type === 'simple' && row.stock === IN_STOCK);
  if (article === undefined) throw new Error('the shop has nothing to sell');
  const page = await context.newPage();
  await page.goto(`${origin}/auto/login?retour=${encodeURIComponent(article.href)}`);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await page.getByLabel('Adresse e-mail').fill('client@bitume.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).first().click();
  await page
    .getByText(/a été ajouté au panier/u)
    .first()
    .waitFor();
  await page.close();
}

/** Through the steps with the first answer to each, as far as the payment. */
export async function reachPayment(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auto/checkout/adresses`);
  await chooseFirst(page);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await page.getByRole('heading', { level: 1, name: 'Livraison' }).waitFor();
  await chooseFirst(page);
  await page.getByRole('button', { name: 'Aller au paiement' }).click();
  await page.getByRole('heading', { level: 1, name: 'Paiement' }).waitFor();
  await page.close();
}

/** What is chosen is kept on the device before it is shown. */
async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('radio').first().click();
  await page.getByRole('radio', { checked: true }).first().waitFor();
}
