import { becomeReady, isOfStatus } from '../fixtures.ts';
import { expect, expectNoBarrier, open, test } from './barriers.ts';

test.describe('before the question on cookies is answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('nothing stands in the way of an answer', async ({ page }) => {
    await open(page, '/auto');
    await expect(page.getByText('Votre choix sur les cookies')).toBeVisible();
    await expectNoBarrier(page);
  });
});

test('nothing stands in the way on this device, nor in the question before it is forgotten', async ({ page }) => {
  await open(page, '/cet-appareil');
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Tout effacer de cet appareil' }).click();
  await expect(page.getByRole('dialog', { name: /Tout effacer de cet appareil/u })).toBeVisible();
  await expectNoBarrier(page);
});

test.describe('on a device that can go without the network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing stands in the way without the network', async ({ page, context }) => {
    await open(page, '/auto');
    await becomeReady(page);
    await context.setOffline(true);
    await expect(page.getByText('Hors connexion.').filter({ visible: true }).first()).toBeVisible();
    await expectNoBarrier(page);
  });
});

test('nothing stands in the way on a page that neither this device nor the network has', async ({
  page,
  context,
  faults,
}) => {
  await context.route('**/api/**', (route) => route.abort());
  await open(page, '/auto');
  const menu = page.getByRole('navigation', { name: 'Toutes directions' }).getByRole('link');
  await menu.filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Cette page n’est pas encore sur cet appareil' })).toBeVisible();
  /* said by the router: here it is what the page is about */
  expect(faults.splice(0).filter((fault) => !/^(?:NotStored|CallFailed: offline)/u.test(fault))).toEqual([]);
  await expectNoBarrier(page);
});

test('nothing stands in the way on the pages of errors', async ({ page, faults }) => {
  test.slow();
  for (const status of [401, 403, 404, 419, 429, 500, 503]) {
    await open(page, `/${status}`);
    await expectNoBarrier(page, String(status));
  }
  expect(faults.splice(0).filter((fault) => !isOfStatus(fault))).toEqual([]);
});

test('nothing stands in the way on an address that does not exist', async ({ page, faults }) => {
  await open(page, '/rien-de-tel');
  /* the browser's own word on the status of the document */
  expect(faults.splice(0).filter((fault) => !/status of 404/u.test(fault))).toEqual([]);
  await expectNoBarrier(page);
});
