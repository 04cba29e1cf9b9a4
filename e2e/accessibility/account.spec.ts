import { register, signIn } from '../customer.ts';
import { expect, expectNoBarrier, open, test } from './barriers.ts';

const PAGES = [
  '',
  '/profile',
  '/address',
  '/orders',
  '/quotes',
  '/wishlist',
  '/rma',
  '/securite',
  '/donnees-personnelles',
];

test('nothing stands in the way in an account: empty, with errors, filled', async ({ page, request }) => {
  test.slow();
  await signIn(page, await register(request), '/auto/account');
  for (const path of PAGES) {
    await open(page, `/auto/account${path}`);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoBarrier(page, path);
  }
  await open(page, '/auto/account/address?adresse=nouvelle');
  await page.getByLabel('Code postal').fill('x');
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await save.click();
  await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoBarrier(page, 'address with errors');
  await page.getByLabel('Adresse', { exact: true }).fill('12 rue des Ateliers');
  await page.getByLabel('Code postal').fill('69002');
  await page.getByLabel('Ville').fill('Lyon');
  await save.click();
  await page.getByRole('button', { name: /^Supprimer/u }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarrier(page, 'address to be deleted');
});
