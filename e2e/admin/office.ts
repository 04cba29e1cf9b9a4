/** Into the back office as the people who come with the demo shop. */
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const ADMIN = { email: 'admin@bitume.example', password: 'Bitume-2026!', name: 'Camille Durand' };
export const EDITOR = { email: 'editeur@bitume.example', password: 'Bitume-2026!', name: 'Sacha Martin' };

/** Signs in at the door and waits until the frame stands. */
export async function signIn(page: Page, who = ADMIN, at = '/admin/dashboard'): Promise<void> {
  await page.goto(at);
  await enter(page, who);
}

/** On the page that asks who one is. */
export async function enter(page: Page, { email, password, name } = ADMIN): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('button', { name: `Votre compte, ${name}` })).toBeVisible();
}

/** Waits until this device holds the back office: it starts without the network from now on, and the tab goes on. */
export async function becomeReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(
      () =>
        page.evaluate(
          async () => navigator.serviceWorker.controller !== null && (await caches.keys()).includes('admin-shell'),
        ),
      { timeout: 40_000 },
    )
    .toBe(true);
}
