import { expect, test } from '../fixtures.ts';
import { addFirstArticle, refuseCookies, title } from '../journey.ts';

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

test('the choice on cookies is asked once and can be taken back', async ({ page }) => {
  await page.goto('/auto');
  const panel = page.getByRole('region', { name: 'Votre choix sur les cookies' });
  await expect(panel.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Tout accepter' })).toBeVisible();
  await panel.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gérer mes cookies' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await expect(panel).toBeVisible();
});

test('a press before the shop is awake is not lost', async ({ page }) => {
  await page.goto('/auto/nos-produits/freinage', { waitUntil: 'commit' });
  await addFirstArticle(page);
});

test('a page of both areas, opened anew, stays in the area of the page before', async ({ page }) => {
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
