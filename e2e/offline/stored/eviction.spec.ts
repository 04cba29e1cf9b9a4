/** A browser that makes room for others without asking: the shop comes back by itself and says what is gone. */
import type { Page } from '@playwright/test';

import { becomeReady, expect, test } from '../../fixtures.ts';
import { refuseCookies, title } from '../../journey.ts';

const LIST = '/auto/nos-produits/freinage';
const TOLD = 'Ce navigateur a effacé des données de la boutique.';

/** As a browser does it when the disk is full: while nothing of the shop is open. */
async function evict(page: Page, what: { files: boolean; data: boolean }): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const browser = await page.context().newCDPSession(page);
  const storageTypes = [...(what.files ? ['cache_storage'] : []), ...(what.data ? ['indexeddb'] : [])].join(',');
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes });
  /* what belongs to the person lies apart from it */
  const bucket = { storageKey: `${origin}/`, name: 'person' };
  if (what.data) await browser.send('Storage.deleteStorageBucket', { bucket });
  await browser.detach();
}

/** How many files of the shell are here. */
const shellFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('shop-shell')).keys()).length);

async function visit(page: Page): Promise<void> {
  await page.goto(LIST);
  await refuseCookies(page);
  await page
    .getByRole('button', { name: /^Ajouter .+ aux favoris$/u })
    .first()
    .click();
  await becomeReady(page);
  await page.goto('/cet-appareil');
  await expect(page.getByRole('link', { name: /^Favoris 1 article/u })).toBeVisible();
}

const CASES = [
  { name: 'its files', files: true, data: false },
  { name: 'its databases', files: false, data: true },
  { name: 'its files and databases', files: true, data: true },
] as const;

for (const { name, files, data } of CASES)
  test(
    `a device that lost ${name} works again offline after one visit`,
    files && data ? {} : { tag: '@sweep' },
    async ({ page, context }) => {
      test.slow();
      await visit(page);
      const before = await shellFiles(page);
      await evict(page, { files, data });

      await page.goto(LIST);
      await expect(title(page, 'Freinage')).toBeVisible();
      if (data) await expect(page.getByText(TOLD)).toBeVisible();
      await becomeReady(page);
      await expect.poll(() => shellFiles(page)).toBe(before);
      await page.goto('/cet-appareil');
      if (data) {
        await expect(page.getByText(/Favoris, brouillons et modifications non envoyées/u)).toBeVisible();
        await page.getByRole('button', { name: 'J’ai compris' }).click();
      }
      await expect(page.getByText(TOLD)).toHaveCount(0);
      await expect(page.getByRole('link', { name: data ? /^Favoris Vide/u : /^Favoris 1 article/u })).toBeVisible();

      await context.setOffline(true);
      await page.goto('/moto/nos-produits/casques');
      await expect(title(page, 'Casques')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  );
