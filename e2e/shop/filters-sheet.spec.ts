import { expect, test } from '../fixtures.ts';
import { refuseCookies } from '../journey.ts';

test('the filters open in a sheet that counts as one ticks', async ({ page }) => {
  await page.goto('/auto/nos-produits/freinage');
  await refuseCookies(page);
  await page.getByRole('button', { name: /^Filtres/u }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  await sheet.getByLabel(/^Freinor/u).check();
  await expect(sheet.getByRole('button', { name: /^Voir \d+ produits$/u })).toBeVisible();
  await expect(page).toHaveURL(/f_brand=\d+$/u);
  await sheet.getByRole('button', { name: /^Voir \d+ produits$/u }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible();
});
