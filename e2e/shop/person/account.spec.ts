import type { Browser, Page } from '@playwright/test';

import { PASSWORD, register, signIn } from '../../customer.ts';
import { becomeReady, expect, listenForFaults, test } from '../../fixtures.ts';
import { addFirstArticle, refuseCookies, title } from '../../journey.ts';

/** Somebody who comes for the first time on this device, to sign in. */
async function arrive(page: Page, email: string, back: string): Promise<void> {
  await page.goto('/auto');
  await refuseCookies(page);
  await expect(page.getByText('Votre choix sur les cookies')).toBeHidden();
  await signIn(page, email, back);
}

/** Follows a link of the shop without a new document. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

/** Seen and spoken: the first of both. */
const keptHere = (page: Page) =>
  page
    .getByText(/^Enregistré sur cet appareil/u)
    .filter({ visible: true })
    .first();

/** The same customer on another device. */
async function elsewhere(browser: Browser, email: string): Promise<{ page: Page; end: () => Promise<void> }> {
  const context = await browser.newContext();
  const faults = listenForFaults(context);
  const page = await context.newPage();
  await arrive(page, email, '/moto/account/profile');
  return {
    page,
    end: async () => {
      await context.close();
      expect(faults, 'errors in the console of the other device').toEqual([]);
    },
  };
}

test('profile, addresses and favourites are changed without a network and arrive on the other device', async ({
  page,
  context,
  browser,
  request,
}) => {
  // Two devices with several documents each: on a busy machine it outlasts the time of one test.
  test.slow();
  const email = await register(request);
  await arrive(page, email, '/auto/nos-produits/freinage');
  await becomeReady(page);
  await page.goto('/auto/account/profile');
  await expect(page.getByLabel('Prénom')).toHaveValue('Mathilde');
  const other = await elsewhere(browser, email);
  await expect(other.page.getByLabel('Prénom')).toHaveValue('Mathilde');
  await context.setOffline(true);

  await test.step('the pages open without a network, also with a new document', async () => {
    await page.reload();
    await page.getByLabel('Prénom').fill('Mathilda');
    await save(page);
    await expect(keptHere(page)).toBeVisible();
  });
  await test.step('an address', async () => {
    await page.goto('/auto/account/address?adresse=nouvelle');
    await page.getByLabel('Nom de l’adresse').fill('Atelier');
    await page.getByLabel('Adresse', { exact: true }).fill('12 rue des Ateliers');
    await page.getByLabel('Code postal').fill('69002');
    await page.getByLabel('Ville').fill('Lyon');
    await save(page);
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Atelier' }) });
    await expect(line.getByText(/^Enregistré sur cet appareil/u)).toBeVisible();
  });
  await test.step('a favourite', async () => {
    await page.goto('/auto/nos-produits/freinage');
    const heart = page.getByRole('button', { name: /favori/u }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await follow(page, '/auto/account/wishlist');
    await expect(page.getByRole('main').getByText(/^Enregistré sur cet appareil/u)).toBeVisible();
  });

  await context.setOffline(false);
  await expect(other.page.getByLabel('Prénom')).toHaveValue('Mathilda');
  await follow(other.page, '/moto/account/address');
  await expect(other.page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  await follow(other.page, '/auto/account/wishlist');
  await expect(title(other.page, /1 produit/u)).toBeVisible();
  await other.end();
});

test(
  'a quote asked for without a network shows its number later, and what is written about it',
  { tag: '@sweep' },
  async ({ page, context, request }) => {
    test.slow();
    const email = await register(request);
    await arrive(page, email, '/auto/nos-produits/freinage');
    await becomeReady(page);
    await addFirstArticle(page);
    /* the account is readable without a network after one visit */
    await page.goto('/auto/account/profile');
    await expect(page.getByLabel('Prénom')).toHaveValue('Mathilde');
    await context.setOffline(true);
    await page.goto('/auto/checkout/informations');
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email);
    await page.getByLabel('Code postal').fill('69002');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Envoyer ma demande de devis' }).click();
    await expect(title(page, 'Votre demande de devis')).toBeVisible();
    await follow(page, '/auto/account/quotes');
    await page.getByRole('link', { name: 'En attente d’envoi' }).click();
    await page.getByLabel('Votre message').fill('Bonjour, quel délai ?');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(keptHere(page)).toBeVisible();
    await context.setOffline(false);
    await expect(title(page, /^DEV\d{8}$/u)).toBeVisible();
    await expect(page.getByText('Demande envoyée', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Enregistré sur cet appareil/u).filter({ visible: true })).toHaveCount(0);
  },
);

test(
  'another password signs out after five seconds, told as they pass',
  { tag: '@sweep' },
  async ({ page, request, faults }) => {
    const email = await register(request);
    await arrive(page, email, '/auto/account/securite');
    await expect(page.getByText('Cet appareil', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    const form = page.locator('form').filter({ has: page.getByLabel('Nouveau mot de passe', { exact: true }) });
    const fill = async (current: string, again: string): Promise<void> => {
      await form.getByLabel('Mot de passe actuel').fill(current);
      await form.getByLabel('Nouveau mot de passe', { exact: true }).fill('Nouveau-2026!');
      await form.getByLabel('Confirmation du nouveau mot de passe').fill(again);
      await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
    };
    await fill('Faux-2026!', 'Autre-2026!');
    await expect(form.getByText('Les deux mots de passe ne sont pas identiques !')).toBeVisible();
    await form.getByLabel('Confirmation du nouveau mot de passe').fill('Nouveau-2026!');
    await form.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(form.getByText('Mot de passe actuel erroné.')).toBeVisible();
    await fill(PASSWORD, 'Nouveau-2026!');
    await expect(page.getByText('Votre mot de passe a été modifié. Vous allez être déconnecté.')).toBeVisible();
    await expect(page.getByText(/^Déconnexion dans/u).first()).toBeVisible();
    await page.waitForURL('**/auto/login');
    /* the browser's own word on the refused password */
    expect(faults.splice(0).filter((fault) => !fault.includes('status of 422'))).toEqual([]);
  },
);
