import { fillCart, goToPayment, placeOrder } from '../../../buying.ts';
import { register, signIn } from '../../../customer.ts';
import { becomeReady, expect, test } from '../../../fixtures.ts';
import { newEmail, refuseCookies, title } from '../../../journey.ts';
import { linkTo } from '../../../mails.ts';
import type { APIRequestContext, Page } from '@playwright/test';

/* with the shop on the device, as whoever buys has it */
test.use({ worksAhead: true });

/** Somebody new who has ordered by transfer; answers the number of the order. */
async function buy(page: Page, request: APIRequestContext, email: string): Promise<string> {
  await page.goto('/auto');
  await refuseCookies(page);
  await signIn(page, email, '/auto');
  await becomeReady(page);
  await fillCart(page, request);
  await page.goto('/auto/checkout');
  await page.getByRole('link', { name: 'Passer commande' }).filter({ visible: true }).click();
  await goToPayment(page);
  await placeOrder(page, /Virement/u);
  await expect(title(page, 'Virement bancaire')).toBeVisible();
  const words = await page
    .getByText(/^CMD\d{8}/u)
    .first()
    .textContent();
  return /CMD\d{8}/u.exec(words ?? '')?.[0] ?? '';
}

/** Both steps: what is withdrawn from, looked at once more, confirmed. */
async function withdraw(page: Page, number: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Votre déclaration' })).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('heading', { name: 'Vérifiez, puis confirmez' })).toBeFocused();
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(page.getByRole('heading', { name: /^Rétractation reçue le/u })).toBeVisible();
}

async function askForLink(page: Page, number: string, email: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click();
  await expect(title(page, 'Renoncer au contrat')).toBeVisible();
  await page.getByLabel('Numéro de commande').fill(number);
  await page.getByLabel('Adresse e-mail de la commande').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('Consultez votre boîte de réception')).toBeVisible();
}

test('whoever has bought withdraws without signing in: from the footer, by the link sent to them, in two steps, once', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const email = await register(request);
  const number = await buy(page, request, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/auto');
  await refuseCookies(elsewhere);
  await askForLink(elsewhere, number, email);
  const link = await linkTo(email, 2);
  await elsewhere.goto(link);
  await withdraw(elsewhere, number);
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Votre rétractation est déjà enregistrée')).toBeVisible();
  await elsewhere.context().close();
});

test(
  'a number that is nobody’s is answered as any other, and no letter leaves',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.goto('/auto');
    await refuseCookies(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click();
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await expect(page.getByText('Ce champ doit être renseigné').first()).toBeVisible();
    await page.goto('/auto');
    await askForLink(page, 'CMD99999999', newEmail());
  },
);

test(
  'a customer withdraws from an order of the account, and the page of the order tells it',
  { tag: '@sweep' },
  async ({ page, request }) => {
    test.slow();
    const email = await register(request);
    const number = await buy(page, request, email);
    await page.getByRole('link', { name: 'Voir ma commande' }).click();
    await page.getByRole('link', { name: 'Mes commandes' }).click();
    await page.getByRole('link', { name: new RegExp(number, 'u') }).click();
    await page.getByRole('main').getByRole('link', { name: 'Renoncer au contrat ici' }).click();
    await withdraw(page, number);
    await page.goBack();
    await expect(page.getByText(/^Votre rétractation est enregistrée/u)).toBeVisible();
  },
);
