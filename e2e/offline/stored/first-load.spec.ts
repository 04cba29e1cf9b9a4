/** The network goes in the middle of a first load: what has come of the catalogue answers, and says how much that is. */
import type { Page } from '@playwright/test';

import { becomeReady, expect, test } from '../../fixtures.ts';
import { refuseCookies, title } from '../../journey.ts';

const LIST = '/auto/nos-produits/freinage';

interface Cut {
  area: string;
  card: { hash: string };
  offer: { hash: string };
}

/** Whether all of these pages of the catalogue are durable on the device. */
const areHere = (page: Page, hashes: readonly string[]): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const databases = await indexedDB.databases();
    if (databases.every(({ name }) => name !== 'catalogue')) return false;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('catalogue');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const request = database.transaction(['pages']).objectStore('pages').getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    });
    database.close();
    return wanted.every((hash) => keys.includes(hash));
  }, hashes);

test('the department on the screen is here before the rest, and of the rest what has come', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const { cuts }: { cuts: Cut[] } = await (await request.get('/api/catalogue/manifest')).json();
  const pagesOf = (area: string): string[] =>
    cuts.filter((cut) => cut.area === area).flatMap(({ card, offer }) => [card.hash, offer.hash]);
  const held = new Set(pagesOf('moto'));
  let goOn = (): void => {};
  const barrier = new Promise<void>((resolve) => (goOn = resolve));
  await context.route('**/api/catalogue/pages/*', async (route) => {
    if (held.has(route.request().url().split('/').at(-1) ?? '')) await barrier;
    await route.continue();
  });
  await page.goto(LIST);
  await refuseCookies(page);
  await expect.poll(() => areHere(page, pagesOf('auto')), { timeout: 40_000 }).toBe(true);
  await context.setOffline(true);

  await test.step('sorted anew without the network, as the whole list', async () => {
    const shown = page.getByRole('main').getByRole('article');
    const before = (await shown.first().textContent()) ?? '';
    await page.getByLabel('Trier par').filter({ visible: true }).selectOption('-price');
    await expect(page).toHaveURL(/sort=-price/u);
    await expect(shown.first()).not.toHaveText(before);
    await expect(page.getByText(/chargés\.$/u)).toHaveCount(0);
  });

  await test.step('all articles: those that have come, of how many', async () => {
    await page.evaluate(() => history.pushState(null, '', '/nos-produits'));
    await expect(title(page, 'Nos produits')).toBeVisible();
    await expect(page.getByText(/^[\d\s]+ sur [\d\s]+ chargés\.$/u)).toBeVisible();
  });

  await test.step('and the rest comes with the network', async () => {
    goOn();
    await context.setOffline(false);
    await page.goto('/nos-produits');
    await becomeReady(page);
    await expect(page.getByText(/chargés\.$/u)).toHaveCount(0);
  });
});
