import type { Page } from '@playwright/test';

import { becomeReady, expect, test } from '../../fixtures.ts';
import { refuseCookies, title } from '../../journey.ts';

const field = (page: Page) => page.getByLabel('Rechercher dans la boutique');
const proposals = (page: Page) => page.getByRole('listbox', { name: 'Propositions' });

/** The proposal the arrow keys stand on. */
const active = (page: Page) => page.getByRole('option').and(page.locator('[data-highlighted]'));

async function type(page: Page, text: string): Promise<void> {
  await page.goto('/auto');
  await refuseCookies(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  await expect(proposals(page).getByRole('option').first()).toBeVisible();
}

test('proposals come while one types, and the arrows lead to one of them', async ({ page }) => {
  await type(page, 'plaquettes');
  await expect(field(page)).toHaveRole('combobox');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(proposals(page).getByRole('group', { name: 'Rayons' })).toBeVisible();
  const products = proposals(page).getByRole('group', { name: 'Produits' });
  await expect(products.locator('mark').first()).toHaveText(/^plaquettes$/iu);

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
  const id = (await active(page).getAttribute('id')) ?? '';
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
  await expect(field(page)).toBeFocused();
  const href = (await active(page).getAttribute('href')) ?? '';
  const here = await page.evaluate(() => performance.timeOrigin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(proposals(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeFocused();
  expect(await page.evaluate(() => performance.timeOrigin), 'the same document').toBe(here);
});

test(
  'Enter in the field leads to the results, Escape closes and keeps the words',
  { tag: '@sweep' },
  async ({ page }) => {
    await type(page, 'huile');
    await page.keyboard.press('Escape');
    await expect(proposals(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('huile');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search-results\?q=huile&area=auto$/u);
    await expect(title(page, /huile/u)).toBeVisible();
    await expect(proposals(page)).toHaveCount(0);
  },
);

test('who mends the middle of a word stays there', { tag: '@sweep' }, async ({ page }) => {
  await type(page, 'plaquetes');
  await page.keyboard.press('Escape');
  await expect(proposals(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('t');
  await expect(proposals(page)).toBeVisible();
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('plaquettxes');
});

test('a press on a proposal follows it, a press elsewhere closes them', { tag: '@sweep' }, async ({ page }) => {
  await type(page, 'pneu');
  const first = proposals(page).getByRole('group', { name: 'Produits' }).getByRole('option').first();
  const href = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(proposals(page)).toHaveCount(0);
});

test.describe('from the device', () => {
  test.use({ worksAhead: true });

  test('without the network the proposals come from this device', async ({ page, context }) => {
    await page.goto('/auto');
    await refuseCookies(page);
    await becomeReady(page);
    await context.setOffline(true);
    await field(page).click();
    await page.keyboard.type('plaquettes');
    await expect(proposals(page).getByRole('option').first()).toBeVisible();
    await expect(
      page
        .getByText(/, hors connexion$/u)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Voir les .+ résultats$/u }).click();
    await expect(title(page, /plaquettes/u)).toBeVisible();
  });
});
