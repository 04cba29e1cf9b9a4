import type { Page } from '@playwright/test';

import { refuseCookies } from '../../journey.ts';
import { becomeReady, expect, test } from '../../fixtures.ts';
import { countShifts, moved } from '../../shifts.ts';

declare global {
  interface Window {
    lostFacts: number;
  }
}

/** Runs in the page, before everything else: counts the lists of facts that are taken off it. */
function countLostFacts(): void {
  window.lostFacts = 0;
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes)
        if (node instanceof Element && (node.matches('dl') || node.querySelector('dl') !== null)) window.lostFacts += 1;
  }).observe(document, { childList: true, subtree: true });
}

/** Paths whose documents this device keeps. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('shop-pages')).keys()).map(({ url }) => new URL(url).pathname));

async function keepHome(page: Page): Promise<void> {
  await page.goto('/auto');
  await becomeReady(page);
  await expect.poll(() => keptPaths(page), { message: 'the home is kept', timeout: 20_000 }).toContain('/auto');
}

test('the icon opens the home as the server drew it, and it lives without the network', async ({ page, context }) => {
  await keepHome(page);
  await context.setOffline(true);
  await page.addInitScript(countShifts);
  const drawn = await page.goto('/auto?source=icone');
  expect(await drawn?.text(), 'room is kept before any script runs').toContain('<html data-offline');
  await expect(page.locator('#boot')).toBeAttached();
  await expect(page).toHaveURL(/\/auto$/u);
  await expect(page.getByText('Hors connexion.')).toBeVisible();
  await expect(page.getByText(/^Prix et stock du /u).first()).toBeVisible();
  expect(await moved(page), 'what is said without a network pushes nothing from under the finger').toBeLessThan(0.02);
  await page.locator('main li a[href^="/auto/nos-produits/"]').last().click();
  await expect(page).toHaveURL(/\/auto\/nos-produits\/[\w-]+\/[\w-]+/u);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('html[data-offline]')).toBeAttached();
  await context.setOffline(false);
  await expect(page.locator('html[data-offline]'), 'the network is back: no room is kept').toHaveCount(0);
});

test('a product one returns to begins with its document, the cart does not', async ({ page, context }) => {
  await keepHome(page);
  const product = await page.locator('main li a[href^="/auto/nos-produits/"]').last().getAttribute('href');
  if (product === null) throw new Error('the home shows no product');
  await page.goto(product);
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(product);
  await context.setOffline(true);
  await page.addInitScript(countLostFacts);
  await page.reload();
  await expect(page.locator('#boot')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByText('Prix et stock du ').filter({ visible: true }).first()).toBeVisible();
  await expect(
    page
      .getByText(/^TTC, prix et stock du /u)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.locator('[data-replay=deferred]'), 'all code is here').toHaveCount(0);
  expect(await page.evaluate(() => window.lostFacts), 'what waits for its code stands as it was drawn').toBe(0);
  await page.goto('/checkout');
  await expect(page.locator('#boot')).not.toBeAttached();
});

test('who reads English begins with the shell: a document is French', { tag: '@sweep' }, async ({ page, context }) => {
  await keepHome(page);
  await refuseCookies(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => keptPaths(page), { message: 'nothing French is kept' }).toEqual([]);
  await context.setOffline(true);
  await page.goto('/auto?source=icone');
  await expect(page.locator('#boot')).not.toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
