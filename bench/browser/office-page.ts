/** The back office on a screen, as the administrator who comes with the demo shop. */
import type { Page } from '@playwright/test';

import { DEMO_PASSWORD } from '#server/platform/identity/demo-password.ts';

/** @param until what stands once they are in */
export async function enterOffice(page: Page, origin: string, until: string): Promise<void> {
  await page.goto(`${origin}/admin/dashboard`);
  await page.getByLabel('Adresse e-mail').fill('admin@bitume.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForSelector(until);
}

/** The device holds the shell: what a first minute has to do beside is done. */
export async function untilRest(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 180_000 });
  await page.waitForLoadState('networkidle');
}
