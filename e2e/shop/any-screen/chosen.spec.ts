import { expect, test } from '../../fixtures.ts';
import { refuseCookies } from '../../journey.ts';

test('the shop speaks English and remembers it', async ({ page }) => {
  await page.goto('/auto');
  await refuseCookies(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 2, name: 'Most popular' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Most popular' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('colours chosen by the person are there before the page is drawn', async ({ page }) => {
  await page.goto('/auto');
  await refuseCookies(page);
  await page.getByRole('button', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
