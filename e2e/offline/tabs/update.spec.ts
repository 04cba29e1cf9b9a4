import { readFileSync } from 'node:fs';

import type { BrowserContext, Locator, Page } from '@playwright/test';

import { becomeReady, expect, listenForFaults, test } from '../../fixtures.ts';
import { openGate, type Gate } from '../../gate.ts';

const PROMPT = 'Nouvelle version prête. Vos saisies sont gardées.';

const updated = test.extend<{ gate: Gate }>({
  gate: async ({ baseURL }, give) => {
    const gate = await openGate(baseURL ?? '');
    await give(gate);
    await gate.close();
  },
});

/** The browser looks for a newer worker by itself from time to time; here it is told to look now. */
const look = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => true));

/** In the documents of the newer build alone. */
const mark = (page: Page): Locator => page.locator('meta[name=generation]');

/** Until the catalogue has asked for what is new: by then a page has done all it does at its start. */
const becomeRested = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

async function visit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await becomeReady(page);
  return page;
}

updated(
  'a first installation that lost a file goes on when the network is back, in the tab that is open',
  async ({ context, gate }) => {
    gate.lose(/^\/favicon\.svg$/u);
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('language', 'en_GB'));
    await page.goto(`${gate.origin}/auto`);
    const document = await page.evaluate(() => performance.timeOrigin);
    await expect.poll(() => gate.asked('/favicon.svg')).toBeGreaterThan(0);
    const kept = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(kept, { message: 'the browser has given it up' }).toBe(0);
    /* nothing else waits for it */
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    gate.find();
    await context.setOffline(true);
    await context.setOffline(false);
    await becomeReady(page);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(document);
  },
);

updated('a newer build waits until it is wanted; an old tab goes on working beside it', async ({ context, gate }) => {
  // Two tabs that are ready for offline, one after the other.
  test.slow();
  const [here, there] = [await visit(context, `${gate.origin}/auto`), await visit(context, `${gate.origin}/moto`)];
  gate.deploy();
  await look(here);
  await expect(here.getByText(PROMPT)).toBeVisible();
  await expect(there.getByText(PROMPT)).toBeVisible();
  for (const tab of [here, there]) await expect(mark(tab)).toHaveCount(0);

  // The parts of the old build are gone from the server: the old tab has them on the device.
  gate.lose(/^\/vue\//u);
  const loaded = here.waitForEvent('load');
  await here.getByRole('button', { name: 'Mettre à jour' }).click();
  await loaded;
  await expect(mark(here)).toHaveCount(1);
  await expect(here.getByText(PROMPT)).toBeHidden();
  await expect(mark(there)).toHaveCount(0);
  await there.locator('main a[href^="/moto/nos-produits/"]').first().click();
  await expect(there).toHaveURL(/\/moto\/nos-produits\//u);
  await expect(there.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(mark(there)).toHaveCount(0);

  await there.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(mark(there)).toHaveCount(1);
});

updated('parts of the old build go once the last old tab is gone', { tag: '@sweep' }, async ({ context, gate }) => {
  const page = await visit(context, `${gate.origin}/auto`);
  // A part that no build has any more stands for those of the old one.
  await page.evaluate(async () => (await caches.open('shop-shell')).put('/vue/old-part.js', new Response('old')));
  const hasOldPart = () => page.evaluate(async () => (await caches.match('/vue/old-part.js')) !== undefined);
  gate.deploy();
  await look(page);
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(mark(page)).toHaveCount(1);
  await expect.poll(hasOldPart).toBe(false);
});

updated(
  'all tabs closed, the newer build is there at the next start, also without the network',
  { tag: '@sweep' },
  async ({ context, gate }) => {
    test.slow();
    const page = await visit(context, `${gate.origin}/auto`);
    gate.deploy();
    await look(page);
    await expect(page.getByText(PROMPT)).toBeVisible();
    await page.close();
    // The browser lets the newer worker take over when the last tab is gone and the older one has ended its work: a start
    // may be too early for it, and gives the older one new work. So each one leaves it more time.
    await expect(async () => {
      const early = await context.newPage();
      await early.goto(`${gate.origin}/auto`);
      const seen = await mark(early).count();
      await early.close();
      expect(seen).toBe(1);
    }).toPass({ intervals: [1_000, 2_000, 4_000, 8_000, 16_000] });
    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto(`${gate.origin}/auto`);
    await expect(next.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(mark(next)).toHaveCount(1);
  },
);

updated(
  'switched off, the worker and its caches go, and what the person has stays',
  { tag: '@sweep' },
  async ({ browser, gate }) => {
    const context = await browser.newContext();
    const faults = listenForFaults(context);
    const page = await visit(context, `${gate.origin}/auto`);
    await page.evaluate(() => localStorage.setItem('a-choice', 'yes'));
    const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    const before = await databases();
    expect(before).not.toEqual([]);
    gate.switchOff();
    await look(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    // The page goes on with the network.
    await page.locator('main a[href^="/auto/nos-produits/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    // Loaded anew, it looks whether it may sign a worker on, and does not.
    const asksBefore = gate.asked('/sw.js');
    const looked = page.waitForResponse(`**/${builtFrom('src/shop/app/offline/start.ts')}`);
    await page.reload();
    await (await looked).finished();
    await becomeRested(page);
    expect(gate.asked('/sw.js')).toBe(asksBefore);
    expect(await databases()).toEqual(expect.arrayContaining(before));
    expect(await page.evaluate(() => localStorage.getItem('a-choice'))).toBe('yes');
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** Address of the file that was built from a module: parts are named by their content alone. */
function builtFrom(module: string): string {
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(
    readFileSync('dist/.vite/manifest.json', 'utf8'),
  );
  return manifest[module]?.file ?? '';
}
