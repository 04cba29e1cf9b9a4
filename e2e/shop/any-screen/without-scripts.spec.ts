/** What the markup alone can do: everything public is read, links lead on, forms ask by their address. */
import { findProduct } from '../../catalogue.ts';
import { expect, test } from '../../fixtures.ts';
import { title } from '../../journey.ts';

test.use({ javaScriptEnabled: false });

test('home, list, product and page can be read, and their links lead on', async ({ page, request }) => {
  const { href } = await findProduct(request, ({ type }) => type === 'simple');
  for (const path of ['/auto', '/auto/nos-produits/freinage', href, '/livraison'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(title(page, /\S/u).first()).toBeVisible();
      for (const form of await page.locator('form').all()) await expect(form).toHaveAttribute('action', /^\//u);
      const link = page.getByRole('main').locator('a[href^="/"]').filter({ visible: true }).last();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname + url.search === target.replace(/#.*$/u, ''));
      await expect(title(page, /\S/u).first()).toBeVisible();
    });
});

test('the search finds', async ({ page }) => {
  await page.goto('/auto');
  const field = page.getByLabel('Rechercher dans la boutique');
  await field.fill('huile');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search-results\?q=huile&area=auto$/u);
  await expect(title(page, /huile/u)).toBeVisible();
});

test('a list is filtered and sorted, and each form keeps what the other has set', async ({ page }) => {
  await page.goto('/auto/nos-produits/freinage');
  const filters = page.getByRole('complementary', { name: 'Filtres' });
  await filters.getByLabel(/^Freinor/u).check();
  await filters.getByLabel('À', { exact: true }).fill('60');
  await filters.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page).toHaveURL(/[?&]f_brand=\d+(?:&|$)/u);
  await expect(page).toHaveURL(/[?&]prix_max=60/u);
  const articles = page.getByRole('main').getByRole('article');
  const filtered = await articles.count();
  expect(filtered).toBeGreaterThan(1);
  for (const article of await articles.all()) await expect(article).toContainText('Freinor');

  await page.getByLabel('Trier par').filter({ visible: true }).selectOption('Prix croissant');
  await page.getByRole('button', { name: 'Trier' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/[?&]sort=price(?:&|$)/u);
  await expect(page).toHaveURL(/[?&]f_brand=\d+(?:&|$)/u);
  await expect(articles).toHaveCount(filtered);
  const prices = await articles.evaluateAll((cards) =>
    cards.map((card) =>
      Number(
        /(\d+),(\d\d)\s€/u
          .exec(card.textContent ?? '')
          ?.slice(1)
          .join('.'),
      ),
    ),
  );
  expect(prices.toSorted((a, b) => a - b)).toEqual(prices);
});

test('a cart says that it needs scripts, within the bars of the shop', async ({ page }) => {
  await page.goto('/auto/checkout');
  await expect(title(page, 'Panier').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cette page demande JavaScript' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(/\/auto$/u);
});
