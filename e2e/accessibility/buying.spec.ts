import type { Page } from '@playwright/test';

import { findProduct } from '../catalogue.ts';
import { addFirstArticle, fillQuote, newEmail } from '../journey.ts';
import { expect, expectNoBarrier, open, test } from './barriers.ts';

const LIST = '/auto/nos-produits/freinage';

async function fillCart(page: Page): Promise<void> {
  await open(page, LIST);
  await addFirstArticle(page);
  await openFilledCart(page);
}

async function openFilledCart(page: Page): Promise<void> {
  await page.goto('/auto/checkout');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

const sendMessage = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Envoyer/u })
    .click();

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande de devis' }).click();

const UNKNOWN_PRODUCT = '00000000-0000-4000-8000-00000000dead';

test('nothing stands in the way on an empty cart', async ({ page }) => {
  await open(page, '/moto/checkout');
  await expect(page.getByText('Votre panier est vide')).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing stands in the way on a message, nor on a filled cart', async ({ page }) => {
  await open(page, LIST);
  await addFirstArticle(page);
  await expectNoBarrier(page, 'message');
  await openFilledCart(page);
  await expectNoBarrier(page, 'cart');
});

test('nothing stands in the way on a cart that the shop has corrected', async ({ page, request }) => {
  const { href, row } = await findProduct(request, ({ type, low }) => type === 'simple' && low > 0);
  await open(page, href);
  await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).first().click();
  await expect(page.getByText(/a été ajouté au panier/u).first()).toBeVisible();
  const cart = new URL(page.url()).pathname.startsWith('/moto') ? '/moto/checkout' : '/auto/checkout';
  await page.goto(cart);
  const quantity = page.getByRole('main').getByRole('textbox').first();
  await quantity.fill(String(row.low + 20));
  await quantity.press('Enter');
  await expect(page.getByText(/Il n’en reste que/u).first()).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing stands in the way on a quote request, also when it has errors', async ({ page }) => {
  await fillCart(page);
  await open(page, '/auto/checkout/informations');
  await expectNoBarrier(page);
  await page.getByLabel('Professionnel').check();
  await send(page);
  await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing stands in the way on a quote request that was sent', async ({ page }) => {
  await fillCart(page);
  await open(page, '/auto/checkout/informations');
  await fillQuote(page, newEmail());
  await send(page);
  await expect(
    page
      .getByText(/^Envoyée, numéro/u)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectNoBarrier(page);
  await open(page, '/modifications-en-attente');
  await expect(page.getByText(/^Envoyés aujourd’hui/u)).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing stands in the way while a quote request waits', async ({ page, context }) => {
  await fillCart(page);
  await open(page, '/auto/checkout/informations');
  await fillQuote(page, newEmail());
  await context.route('**/api/sync/push', (route) => route.abort());
  await send(page);
  await expect(
    page
      .getByText(/^Enregistrée sur cet appareil/u)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectNoBarrier(page);
  /* without a new document: the first request of its worker might slip past the cut */
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/modifications-en-attente' });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect(page.getByText(/^À envoyer \(/u)).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing stands in the way when nothing waits', async ({ page }) => {
  await open(page, '/modifications-en-attente');
  await expect(page.getByText('Tout est à jour')).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing stands in the way on refused changes, nor when the device is to be forgotten with them', async ({
  page,
  context,
}) => {
  /* the shop is asked for an article it never had, and refuses it */
  await context.route('**/api/sync/push', (route) => {
    const sent = route.request().postData() ?? '';
    const { changes }: { changes: { args: { product?: string } | null }[] } = route.request().postDataJSON();
    const products = changes.flatMap(({ args }) => args?.product ?? []);
    const postData = products.reduce((text, product) => text.replaceAll(product, UNKNOWN_PRODUCT), sent);
    return route.continue({ postData });
  });
  await open(page, LIST);
  await addFirstArticle(page);
  await open(page, '/modifications-en-attente');
  await expect(page.getByText(/^À vérifier/u)).toBeVisible();
  await expectNoBarrier(page);
  await open(page, '/cet-appareil');
  await page.getByRole('button', { name: 'Tout effacer de cet appareil' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Les supprimer' })).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing stands in the way on favourites, empty or not', async ({ page }) => {
  await open(page, '/auto/favoris');
  await expect(page.getByText('Aucun favori')).toBeVisible();
  await expectNoBarrier(page);
  await open(page, LIST);
  const heart = page.getByRole('button', { name: /favori/u }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/auto/favoris');
  await expect(page.getByText('Aucun favori')).toHaveCount(0);
  await expectNoBarrier(page);
});

test('nothing stands in the way on a message to the shop: empty, with errors, sent', async ({ page }) => {
  test.slow();
  for (const path of ['/moto/contact-vehicule', '/auto/contact']) {
    await open(page, path);
    await expectNoBarrier(page, path);
    await sendMessage(page);
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
    await expectNoBarrier(page, `${path} with errors`);
  }
  await page.getByLabel('Nom', { exact: true }).fill('Mathilde Le Guennec');
  await page.getByLabel('Adresse e-mail').fill(newEmail());
  await page.getByRole('textbox', { name: 'Sujet' }).fill('Délai des disques');
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour, quel est le délai ?');
  await page.getByRole('checkbox').check();
  await sendMessage(page);
  await expect(
    page
      .getByText(/^Envoyé /u)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectNoBarrier(page, 'sent');
});
