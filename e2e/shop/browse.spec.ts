import { expect, test } from '../fixtures.ts';
import { refuseCookies, title } from '../journey.ts';

test('from the home of an area through a department to an article and into the basket', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/auto');
  await refuseCookies(page);

  // a tile on a phone, a line of the panel on a large screen
  const departments = page.getByRole('main').getByRole('link', { name: /^Freinage/u });
  await departments.filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/auto/nos-produits/freinage');
  await expect(title(page, 'Freinage')).toBeFocused();
  await expect(page).toHaveTitle(/^Freinage/u);

  const article = page.locator('main article').first().getByRole('link');
  const name = (await article.textContent())?.replaceAll('\u00a0', ' ') ?? '';
  await article.click();
  await expect(title(page, name)).toBeFocused();
  await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click();
  await expect(page.getByText(`${name} a été ajouté au panier.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panier, 1 article' }).filter({ visible: true })).toBeVisible();

  await page.goBack();
  await expect(title(page, 'Freinage')).toBeVisible();
});

test('the search groups what it finds and says when it finds nothing', async ({ page }) => {
  await page.goto('/auto');
  await refuseCookies(page);
  await page.getByLabel('Rechercher dans la boutique').fill('plaquettes');
  await page.getByLabel('Rechercher dans la boutique').press('Enter');
  await expect(page).toHaveURL(/\/search-results\?q=plaquettes/u);
  await expect(title(page, /Résultats pour/u)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Produits', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Articles' })).toBeVisible();

  await page.goto('/search-results?q=xyzxyzxyz');
  await expect(page.getByRole('heading', { name: 'Aucun résultat pour' })).toBeVisible();
});
