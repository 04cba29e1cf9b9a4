import type { Page } from '@playwright/test';

import { documentPolicy } from '#server/http/secure-headers.ts';

import { expect, test } from '../../fixtures.ts';
import { becomeAwake } from '../../journey.ts';

const KEY = 'AIzaSyTest-key_0123456789';

/** The worker would answer with a document of the shop as it is. */
test.use({ serviceWorkers: 'block' });

/** What the shop answers when it has a key: the key among its settings, and documents with the policy for it. */
async function asShopWithMaps(page: Page): Promise<void> {
  await page.route(/\/auto$/u, async (route) => {
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const hashes = [...policy.matchAll(/'(sha256-[^']+)'/gu)].map(([, hash = '']) => hash);
    const headers = { ...answer.headers(), 'content-security-policy': documentPolicy(hashes, { maps: true }) };
    await route.fulfill({ response: answer, headers });
  });
  await page.route('**/api/init-vue', async (route) => {
    const answer = await route.fetch();
    const init: { coreConfig: object[] } = await answer.json();
    const key = { code: 'general.maps.google.api_key', value: KEY, channel_code: null, locale_code: null };
    await route.fulfill({ response: answer, json: { ...init, coreConfig: [...init.coreConfig, key] } });
  });
}

/** From the home to the contact page, as a page of the same tab: the device draws it. */
async function openContact(page: Page): Promise<void> {
  await page.goto('/auto');
  await becomeAwake(page);
  await page.locator('footer a[href="/auto/contact"]').click();
  await expect(page.getByRole('link', { name: 'Voir sur un plan' })).toBeVisible();
}

/** Stands in for the maps service; answers what it was asked. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://maps.googleapis.com/**', async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.pathname);
    const body = `
      google = { maps: {
        Map: class { constructor(element) { element.textContent = 'Nantes'; } },
        Marker: class {},
      } };
      ${url.searchParams.get('callback')}();`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

const map = (page: Page) => page.getByRole('region', { name: 'Plan du magasin' });

test('a map is asked for after a yes alone, and is gone with a no', { tag: '@sweep' }, async ({ page }) => {
  await asShopWithMaps(page);
  const asked = await standIn(page);
  await openContact(page);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page.getByRole('link', { name: 'Voir sur un plan' })).toHaveAttribute('href', /openstreetmap/u);

  await page.getByRole('button', { name: 'Accepter et afficher la carte' }).click();
  await expect(map(page)).toHaveText('Nantes');
  expect(asked).toEqual(['/maps/api/js']);

  await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(map(page)).toHaveCount(0);
  expect(await page.locator('script[src*="googleapis"]').count()).toBe(0);
  await openContact(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Accepter et afficher la carte' })).toBeVisible();
  expect(asked).toEqual(['/maps/api/js']);
});

test('a shop without a key offers no map and lets nobody else in', async ({ page }) => {
  const answer = await page.goto('/auto/contact');
  expect(answer?.headers()['content-security-policy']).not.toContain('google');
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(page.getByRole('link', { name: 'Voir sur un plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: /carte/u })).toHaveCount(0);
});
