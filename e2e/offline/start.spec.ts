import { chromium, type APIRequestContext } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sitePaths } from '../catalogue.ts';
import { becomeReady, expect, test } from '../fixtures.ts';
import { countShifts, moved } from '../shifts.ts';

/** One of each kind of address of the shop; product, category, page and post are found in the shop itself. */
const FIXED = [
  '/',
  '/auto',
  '/moto',
  '/nos-produits',
  '/nos-produits?area=moto&sort=name_asc',
  '/nos-categories-de-produits',
  '/search-results?q=huile',
  '/auto/contact',
  '/moto/contact-vehicule',
  '/auto/vehicules',
  '/qui-sommes-nous',
  '/checkout',
  '/moto/checkout',
  '/auto/favoris',
  '/modifications-en-attente',
  '/cet-appareil',
];

/** Everything that may stand in a cache of this device. */
const LISTED =
  /^\/(?:vue\/[\w.-]+|index\.html|favicon\.svg|manifest\.webmanifest|api\/init-vue|branding\.[\w-]+\.css|media\/[\w-]+\.webp|(?:auto|moto)(?:\/nos-produits\/[\w-]+(?:\/[\w-]+)?)?)$/u;

interface SitePaths {
  product: string;
  category: string;
  page: string;
}

test('after one visit the icon opens a home one can use without the network', async ({ page, context }) => {
  test.slow();
  await page.goto('/auto');
  const { product } = await pathsOf(page.request);
  await becomeReady(page);

  await test.step('only what is on the list is kept', async () => {
    await page.goto(product);
    await page.goto('/search-results?q=huile');
    const kept = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      }
      return found;
    });
    expect(kept.filter((path) => !LISTED.test(path))).toEqual([]);
    expect(kept.filter((path) => path.includes('en_GB'))).toEqual([]);
  });

  await context.setOffline(true);
  await test.step('the home and an article of it', async () => {
    await page.goto('/auto?source=icone');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.getByText('Hors connexion.')).toBeVisible();
    const products = page.locator('main a[href*="/nos-produits/"]');
    expect(await products.count()).toBeGreaterThan(6);
    await page.locator('main li a[href^="/auto/nos-produits/"]').last().click();
    await expect(page).toHaveURL(/\/auto\/nos-produits\/[\w-]+\/[\w-]+/u);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  });

  await test.step('an address that does not exist says so', async () => {
    await page.goto('/rien-de-tel');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('what stands apart is not answered with the shop', async () => {
    for (const path of ['/admin', '/api/me', '/media/rien.webp', '/robots.txt']) {
      await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    }
  });
});

test('every kind of address opens without the network, also when loaded anew', async ({ page, context }) => {
  test.slow();
  await page.goto('/auto');
  const paths = await pathsOf(page.request);
  await becomeReady(page);
  await context.setOffline(true);
  await page.addInitScript(countShifts);
  const unsteady: string[] = [];
  const again = new Set([paths.product, paths.category, '/search-results?q=huile', '/checkout']);
  for (const path of new Set([...FIXED, ...again, paths.page])) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading, path).toBeAttached();
    if (path === '/qui-sommes-nous')
      await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    const text = (await heading.textContent()) ?? '';
    expect(text, path).not.toMatch(/Page non trouvée|introuvable/u);
    /* what Core Web Vitals call good; the list of what is on the device is as long as what is there */
    if (path !== '/cet-appareil' && (await moved(page)) > 0.1) unsteady.push(path);
    if (!again.has(path)) continue;
    await expect(heading, path).not.toBeEmpty();
    const before = (await heading.textContent()) ?? '';
    await page.reload();
    await expect(heading, path).toHaveText(before);
  }
  expect(unsteady).toEqual([]);
});

test('the browser finds nothing against an installation', async ({ baseURL }, { project }) => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-install-'));
  const context = await chromium.launchPersistentContext(folder, { ...project.use.launchOptions });
  try {
    const page = await context.newPage();
    await page.goto(`${baseURL}/auto`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const browser = await context.newCDPSession(page);
    expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    const manifest = await browser.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(JSON.parse(manifest.data ?? '')).toMatchObject({ lang: 'fr', start_url: '/auto?source=icone' });
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

async function pathsOf(request: APIRequestContext): Promise<SitePaths> {
  const paths = await sitePaths(request);
  const find = (pattern: RegExp): string => {
    const path = paths.find((one) => pattern.test(one));
    if (path === undefined) throw new Error(`the site map has no ${pattern}`);
    return path;
  };
  return {
    product: find(/^\/auto\/nos-produits\/[^/]+\/[^/]+$/u),
    category: find(/^\/moto\/nos-produits\/[^/]+$/u),
    page: find(/^\/(?!auto|moto|nos-)[^/]+$/u),
  };
}
