import { expect, test } from '../../fixtures.ts';
import { refuseCookies } from '../../journey.ts';

test('every option of an article has its own address', async ({ page }) => {
  await page.goto('/moto/nos-produits/casques');
  await refuseCookies(page);
  await page.locator('main article a').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/moto\/nos-produits\/[\w-]+\/[\w-]+$/u);
  const choices = page.locator('main nav[id^="choix-"]');
  await expect(choices.first()).toBeVisible();
  for (const choice of await choices.all()) await choice.locator('a:not([data-out])').last().click();
  const size = page.getByRole('navigation', { name: 'Taille' }).locator('[aria-current]');
  await expect(page).toHaveURL(/\?variante=/u);
  await expect(size).toHaveAttribute('aria-current', 'true');
  const reference = new URL(page.url()).searchParams.get('variante') ?? '';
  await page.reload();
  await expect(page.getByText(`Réf. ${reference}`)).toBeVisible();
});

test('a page of both areas, opened anew, stays in the area of the page before', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('/moto');
  await refuseCookies(page);
  await page.goto('/nos-categories-de-produits');
  await expect(page.getByRole('link', { name: /^Panier/u }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/moto/checkout',
  );
  await page.reload();
  await expect(page.getByRole('link', { name: /^Panier/u }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/moto/checkout',
  );
});
