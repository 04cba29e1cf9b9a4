import type { Page } from '@playwright/test';

import { register, signIn } from '../../customer.ts';
import { becomeReady, expect, test } from '../../fixtures.ts';
import { addFirstArticle, refuseCookies, seeItSent, title } from '../../journey.ts';
import { tracesOf } from '../../kept-here.ts';

const STREET = '77 impasse des Traces';

/** Somebody whose account is on this device: profile, cart, favourite, and an address that says who they are. */
async function settle(page: Page, email: string): Promise<string[]> {
  await page.goto('/auto');
  await refuseCookies(page);
  await expect(page.getByText('Votre choix sur les cookies')).toBeHidden();
  await signIn(page, email, '/auto/nos-produits/freinage');
  await addFirstArticle(page);
  await becomeReady(page);
  await seeItSent(page);
  await page.goto('/auto/account/profile');
  await expect(page.getByLabel('Prénom')).toHaveValue('Mathilde');
  const uuid = await page.evaluate(() => localStorage.getItem('customer'));
  return [email, STREET, 'Le Guennec', uuid ?? 'no customer'];
}

async function writeAddress(page: Page): Promise<void> {
  await page.goto('/auto/account/address?adresse=nouvelle');
  await page.getByLabel('Nom de l’adresse').fill('Atelier');
  await page.getByLabel('Adresse', { exact: true }).fill(STREET);
  await page.getByLabel('Code postal').fill('69002');
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
}

const leave = (page: Page) => page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();

test(
  'after a sign-out no byte of the customer is in any store of the browser',
  { tag: '@sweep' },
  async ({ page, request }) => {
    test.slow();
    const words = await settle(page, await register(request));
    await writeAddress(page);
    const before = await tracesOf(page, words);
    expect(new Set(before.map(({ word }) => word))).toEqual(new Set(words));
    await page.goto('/logout');
    await leave(page);
    await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible();
    expect(await tracesOf(page, words)).toEqual([]);
  },
);

test('a sign-out without the network leaves nothing to the next person, neither on the screen nor on the line', async ({
  page,
  context,
  request,
  faults,
}) => {
  test.slow();
  const [first, second] = [await register(request), await register(request)];
  const words = await settle(page, first);
  await context.setOffline(true);
  await writeAddress(page);
  await page.goto('/logout');
  await leave(page);
  await expect(page.getByRole('alert')).toContainText('1 modification n’a pas pu être envoyée');
  await page.getByRole('button', { name: 'Rester connecté' }).click();
  await page.goto('/auto/account/address');
  await expect(page.getByRole('heading', { name: 'Atelier' })).toBeVisible();
  await page.goto('/logout');
  await leave(page);
  await page.getByRole('button', { name: 'Les supprimer et se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible();
  expect(await tracesOf(page, words)).toEqual([]);

  const [, street, , uuid] = words;
  const sent: string[] = [];
  context.on('request', (asked) => {
    sent.push(`${asked.url()} ${asked.postData() ?? ''}`);
  });
  await context.setOffline(false);
  await signIn(page, second, '/auto/account/address');
  await expect(title(page, 'Adresses')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Atelier' })).toHaveCount(0);
  await page.goto('/auto/checkout');
  await expect(page.getByText('Votre panier est vide').first()).toBeVisible();
  for (const word of [first, street ?? '', uuid ?? '']) {
    expect(sent.filter((one) => one.includes(word))).toEqual([]);
    await expect(page.getByText(word)).toHaveCount(0);
  }
  expect(await tracesOf(page, [first, street ?? '', uuid ?? ''])).toEqual([]);
  /* where the sign-out that was owed meets the sign-in, the token of one has ended with the other: it is asked for again */
  expect(faults.splice(0).filter((fault) => !fault.includes('status of 419'))).toEqual([]);
});
