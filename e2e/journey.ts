/** Steps that several journeys take, by role and French name. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

import { expect } from './fixtures.ts';

/** An address nobody else has: what arrives under it belongs to this journey. */
export const newEmail = (): string => `client-${randomUUID().slice(0, 8)}@garage-pont.example`;

export async function refuseCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tout refuser' }).click();
}

/** Waits until the application answers: before, a press on a link asks for another document. */
export async function becomeAwake(page: Page): Promise<void> {
  await expect(page.locator('footer button').first()).toBeAttached();
  await expect(page.locator('footer [data-replay]')).toHaveCount(0);
}

/** Opens a page that stands while its application is on its way: its first small script alone runs until the rest is let go. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/vue\/(?!pre-hydration-)[^/]+\.js$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  /* the small script has asked for the application */
  await expect(page.locator('script[type=module][src^="/vue/"]').first()).toBeAttached();
  return release;
}

/** Puts the first article of the list on screen into the basket; answers its name. */
export async function addFirstArticle(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Ajouter .+ au panier$/u }).first();
  const label = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await expect(page.getByText(/a été ajouté au panier/u).first()).toBeVisible();
  return /^Ajouter (.+) au panier$/u.exec(label)?.[1] ?? '';
}

/** Looks at what was done on this device, until all of it has reached the shop. */
export async function seeItSent(page: Page): Promise<void> {
  await page.goto('/modifications-en-attente');
  await expect(page.getByRole('heading', { name: /^Envoyés aujourd’hui/u })).toBeVisible();
  /* what was done before may be told as sent while the last press is on its way again */
  await expect(page.getByRole('heading', { name: /^À envoyer/u })).toHaveCount(0);
}

export async function fillQuote(page: Page, email: string): Promise<void> {
  await page.getByLabel('Prénom').fill('Mathilde');
  await page.getByLabel('Nom', { exact: true }).fill('Le Guennec');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Téléphone').fill('06 12 45 78 90');
  await page.getByLabel('Code postal').fill('44000');
  await page.getByRole('checkbox').check();
}

/** The title of the page on screen: some pages hold one for a phone and one for a large screen. */
export const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).filter({ visible: true });
