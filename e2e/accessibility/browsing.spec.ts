import { findProduct, SOLD_OUT } from '../catalogue.ts';
import { expect, expectNoBarrier, open, test } from './barriers.ts';

for (const [name, path] of [
  ['home of the car side', '/auto'],
  ['home of the motorcycle side', '/moto'],
  ['list of everything', '/nos-produits'],
  ['list of a department', '/auto/nos-produits/freinage'],
  ['list with filters applied', '/nos-produits?area=moto&stock=1&prix_max=500'],
  ['list of vehicles', '/auto/vehicules'],
  ['list that is empty', '/nos-produits?prix_min=900000'],
  ['list of departments', '/nos-categories-de-produits'],
  ['search with results', '/search-results?q=huile'],
  ['search without a result', '/search-results?q=zzzqqq'],
  ['search without a question', '/search-results'],
  ['page of the shop', '/livraison'],
  ['page about the shop', '/qui-sommes-nous'],
  ['list of posts', '/conseils'],
  ['post', '/conseils/lire-un-flanc-de-pneu'],
] as const)
  test(`nothing stands in the way on the ${name}`, async ({ page }) => {
    await open(page, path);
    await expectNoBarrier(page);
  });

test('nothing stands in the way of the filters', async ({ page }) => {
  await open(page, '/auto/nos-produits/freinage?stock=1');
  await page.getByRole('button', { name: /^Filtres/u }).click();
  await expect(page.getByRole('dialog').getByText('Disponibilité')).toBeVisible();
  await expectNoBarrier(page);
});

for (const [name, wanted] of [
  ['simple product', { type: 'simple' }],
  ['product with options to choose', { type: 'configurable' }],
  ['product that is sold out', { type: 'simple', stock: SOLD_OUT }],
  ['vehicle', { type: 'vehicle' }],
] as const)
  test(`nothing stands in the way on a ${name}`, async ({ page, request }) => {
    const { href } = await findProduct(request, (row) =>
      Object.entries(wanted).every(([key, value]) => Reflect.get(row, key) === value),
    );
    await open(page, href);
    await expectNoBarrier(page);
  });

test('nothing stands in the way on a product with a variant chosen', async ({ page, request }) => {
  const { href } = await findProduct(request, ({ type }) => type === 'configurable');
  await open(page, href);
  await page.locator('main nav a[data-stay]:not([data-out])').first().click();
  await expect(page.locator('main nav a[aria-current]').first()).toBeVisible();
  await expectNoBarrier(page);
});

for (const [name, text] of [
  ['proposals while typing', 'pneu'],
  ['words that nothing is found for', 'zzzqqq'],
] as const)
  test(`nothing stands in the way of the ${name}`, async ({ page }) => {
    await open(page, '/auto');
    await page.getByLabel('Rechercher dans la boutique').pressSequentially(text);
    await expect(page.getByRole('listbox', { name: 'Propositions' })).toBeAttached();
    await expectNoBarrier(page);
  });

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of ['/auto', '/moto', '/auto/nos-produits/freinage'])
    test(`nothing stands in the way on ${path}`, async ({ page }) => {
      await open(page, path);
      await expectNoBarrier(page);
    });

  test('nothing stands in the way on a product', async ({ page, request }) => {
    const { href } = await findProduct(request, ({ type }) => type === 'configurable');
    await open(page, href);
    await expectNoBarrier(page);
  });
});
