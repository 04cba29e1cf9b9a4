import { findProduct, SOLD_OUT } from '../catalogue.ts';
import { expect, expectNoBarrier, open, test } from './barriers.ts';

for (const [name, paths] of [
  ['the homes', ['/auto', '/moto']],
  [
    'lists',
    [
      '/nos-produits',
      '/auto/nos-produits/freinage',
      '/nos-produits?area=moto&stock=1&prix_max=500',
      '/auto/vehicules',
      '/nos-produits?prix_min=900000',
      '/nos-categories-de-produits',
    ],
  ],
  ['searches', ['/search-results?q=huile', '/search-results?q=zzzqqq', '/search-results']],
  ['pages and posts', ['/livraison', '/qui-sommes-nous', '/faq', '/conseils', '/conseils/lire-un-flanc-de-pneu']],
] as const)
  test(`nothing stands in the way on ${name}`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await open(page, path);
      await expectNoBarrier(page, path);
    }
  });

test('nothing stands in the way of the filters', async ({ page }) => {
  await open(page, '/auto/nos-produits/freinage?stock=1');
  await page.getByRole('button', { name: /^Filtres/u }).click();
  await expect(page.getByRole('dialog').getByText('Disponibilité')).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing stands in the way on any kind of product', async ({ page, request }) => {
  test.slow();
  for (const wanted of [
    { type: 'simple' },
    { type: 'simple', stock: SOLD_OUT },
    { type: 'vehicle' },
    { type: 'configurable' },
  ]) {
    const { href } = await findProduct(request, (row) =>
      Object.entries(wanted).every(([key, value]) => Reflect.get(row, key) === value),
    );
    await open(page, href);
    await expectNoBarrier(page, href);
  }
  await page.locator('main nav a[data-stay]:not([data-out])').first().click();
  await expect(page.locator('main nav a[aria-current]').first()).toBeVisible();
  await expectNoBarrier(page, 'a variant chosen');
});

test('nothing stands in the way of a photo over the screen', async ({ page, request }) => {
  const { href } = await findProduct(request, (row) => row.type === 'simple');
  await open(page, href);
  await page.getByRole('button', { name: 'Agrandir la photo' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectNoBarrier(page);
});

test('nothing stands in the way of the proposals while typing, nor where there are none', async ({ page }) => {
  for (const text of ['pneu', 'zzzqqq']) {
    await open(page, '/auto');
    await page.getByLabel('Rechercher dans la boutique').pressSequentially(text);
    await expect(page.getByRole('listbox', { name: 'Propositions' })).toBeAttached();
    await expectNoBarrier(page, text);
  }
});
