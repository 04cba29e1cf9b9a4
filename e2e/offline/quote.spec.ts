import type { BrowserContext, Page } from '@playwright/test';

import { becomeReady, expect, test } from '../fixtures.ts';
import { addFirstArticle, fillQuote, newEmail, refuseCookies, title } from '../journey.ts';
import { requestsOf } from '../requests.ts';

const sendQuote = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande de devis' }).click();

/** The number the shop gave, as the page says it. */
async function numberOf(page: Page): Promise<string> {
  const state = page
    .getByText(/^Envoyée, numéro DEV\d{8}$/u)
    .filter({ visible: true })
    .first();
  await expect(state).toBeVisible();
  return /DEV\d{8}/u.exec(await state.innerText())?.[0] ?? '';
}

test('the network goes while one shops: everything works on, and the quote request arrives once', async ({
  page,
  context,
}) => {
  // A whole visit with several new documents: on a busy machine it outlasts the time of one test.
  test.slow();
  const email = newEmail();
  await page.goto('/auto/nos-produits/freinage');
  await refuseCookies(page);
  const name = await addFirstArticle(page);
  await becomeReady(page);
  await context.setOffline(true);

  await test.step('search, link and typed address', async () => {
    await page.goto('/search-results?q=huile');
    await expect(page.getByText('Hors connexion.').filter({ visible: true })).toBeVisible();
    await page
      .getByRole('link', { name: /Huile moteur/u })
      .first()
      .click();
    await expect(title(page, /Huile moteur/u)).toBeVisible();
    await page.goto(page.url());
    await expect(title(page, /Huile moteur/u)).toBeVisible();
  });

  await test.step('the cart changes, and says that it waits', async () => {
    await page.goto('/auto/checkout');
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await line.getByRole('button', { name: 'Un de plus' }).click();
    await expect(line.getByRole('textbox')).toHaveValue('2');
    await expect(line.getByText('Enregistré sur cet appareil')).toBeVisible();
    await expect(page.getByText('Total TTC provisoire').filter({ visible: true })).toBeVisible();
    await page.reload();
    await expect(line.getByRole('textbox')).toHaveValue('2');
  });

  await test.step('the request is kept here, also after a reload', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Demander un devis' }).filter({ visible: true }).click();
    await fillQuote(page, email);
    await sendQuote(page);
    const kept = page
      .getByText(/^Enregistrée sur cet appareil, elle partira/u)
      .filter({ visible: true })
      .first();
    await expect(kept).toBeVisible();
    await page.reload();
    await expect(kept).toBeVisible();
    await expect(page.getByText(/DEV\d/u)).toHaveCount(0);
  });

  await test.step('what waits is listed', async () => {
    const followUp = page.url();
    await page.goto('/modifications-en-attente');
    await expect(page.getByRole('heading', { name: 'Demande de devis, 1 article' })).toBeVisible();
    await page.goto(followUp);
  });

  await context.setOffline(false);
  expect(await numberOf(page)).toMatch(/^DEV\d{8}$/u);
  expect(await requestsOf(email)).toBe(1);
  await page.goto('/auto/checkout');
  await expect(page.getByText('Votre panier est vide')).toBeVisible();
});

/** Lets the shop execute the next push and keeps its answer from the device. */
async function loseNextAnswer(context: BrowserContext): Promise<() => boolean> {
  let isLost = false;
  await context.route('**/api/sync/push', async (route) => {
    if (isLost || !(route.request().postData() ?? '').includes('quotes.store')) return route.continue();
    await route.fetch();
    isLost = true;
    return route.abort();
  });
  return () => isLost;
}

test(
  'the shop executes a request and its answer is lost: it is one request, and its number is shown',
  { tag: '@sweep' },
  async ({ page, context }) => {
    const email = newEmail();
    await page.goto('/auto/nos-produits/freinage');
    await refuseCookies(page);
    await addFirstArticle(page);
    await page.goto('/auto/checkout/informations');
    await fillQuote(page, email);
    const wasLost = await loseNextAnswer(context);
    await sendQuote(page);
    await expect.poll(wasLost).toBe(true);
    const number = await numberOf(page);
    expect(await requestsOf(email)).toBe(1);
    await page.reload();
    expect(await numberOf(page)).toBe(number);
  },
);

test('a form left half-way is there again, and says that it is kept', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('/auto/nos-produits/freinage');
  await refuseCookies(page);
  await addFirstArticle(page);
  await page.goto('/auto/checkout/informations');
  await page.getByLabel('Prénom').fill('Mathilde');
  await expect(page.getByText('Brouillon gardé').filter({ visible: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Mathilde');
});

test('fields that are wrong are counted and led to; nothing is sent', { tag: '@sweep' }, async ({ page }) => {
  const email = newEmail();
  await page.goto('/auto/nos-produits/freinage');
  await refuseCookies(page);
  await addFirstArticle(page);
  await page.goto('/auto/checkout/informations');
  await page.getByLabel('Professionnel').check();
  await fillQuote(page, email);
  await page.getByLabel('Raison sociale').fill('Garage du Pont Rousseau');
  await page.getByLabel('SIRET').fill('493 827 156 000');
  await sendQuote(page);
  const summary = page.getByRole('region', { name: '1 champ à corriger' });
  await expect(summary).toBeFocused();
  await expect(page.getByText('Le SIRET compte 14 chiffres, il en manque 2.')).toBeVisible();
  await summary.getByRole('link', { name: 'SIRET' }).click();
  await expect(page.getByLabel('SIRET')).toBeFocused();
  expect(await requestsOf(email)).toBe(0);
});
