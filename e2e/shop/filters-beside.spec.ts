import { expect, test } from '../fixtures.ts';
import { refuseCookies } from '../journey.ts';

test('filters, price and sorting stand in the address, and the way back keeps the place', async ({ page }) => {
  await page.goto('/auto/nos-produits/freinage');
  await refuseCookies(page);
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  const [beside, first] = [await filters.boundingBox(), await page.locator('main article').first().boundingBox()];
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(first?.x ?? 0);

  await filters.getByLabel(/^Freinor/u).check();
  await expect(page).toHaveURL(/f_brand=\d+$/u);
  await filters.getByLabel('À', { exact: true }).fill('60');
  await filters.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL(/prix_max=60/u);
  await expect(filters.getByRole('link', { name: /Retirer le filtre jusqu’à 60,00/u })).toBeVisible();

  await page.getByLabel('Trier par').filter({ visible: true }).selectOption('Prix croissant');
  await expect(page).toHaveURL(/sort=price/u);
  const prices = await page
    .locator('main article')
    .evaluateAll((cards) =>
      cards.map((card) => Number(/(\d+),(\d\d)\s€/u.exec(card.textContent?.replaceAll('\u202f', '') ?? '')?.[1])),
    );
  expect(prices.toSorted((a, b) => a - b)).toEqual(prices);

  await page.getByRole('link', { name: 'Réinitialiser', exact: true }).click();
  await expect(page).toHaveURL('/auto/nos-produits/freinage?sort=price');

  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => scrollY);
  await page
    .locator('main article a')
    .filter({ visible: true })
    .nth(5)
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page).toHaveURL(/\/auto\/nos-produits\/[\w-]+\/[\w-]+/u);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
