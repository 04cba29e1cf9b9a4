/** What every public page owes to the markup the server drew (`docs/architecture.md`, rendering). */
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';

import { findProduct, optionsOf } from '../../catalogue.ts';
import { becomeReady, expect, test } from '../../fixtures.ts';
import { isHydrated } from '../../hydrated.ts';

type Address = string | ((request: APIRequestContext) => Promise<string>);

const hrefOf =
  (type: 'simple' | 'configurable' | 'vehicle') =>
  async (request: APIRequestContext): Promise<string> =>
    (await findProduct(request, (row) => row.type === type)).href;

const cheaperByTheSet = async (request: APIRequestContext): Promise<string> =>
  (await findProduct(request, (row) => row.type === 'simple' && row.quantityPrices !== undefined)).href;

const narrowed = async (request: APIRequestContext): Promise<string> => {
  const brands = await optionsOf(request, 'brand', { area: 'auto', category: 'freinage' });
  return `/auto/nos-produits/freinage?f_brand=${brands.slice(0, 2).join(',')}`;
};

/** One of every kind of public page. */
const PAGES: readonly (readonly [string, Address])[] = [
  ['home of the car side', '/auto'],
  ['home of the motorcycle side', '/moto'],
  ['list', '/nos-produits'],
  ['list in another state', '/moto/nos-produits/casques?stock=1&sort=price_asc'],
  ['list narrowed to one of two brands', narrowed],
  ['list of vehicles', '/auto/vehicules'],
  ['list of departments', '/nos-categories-de-produits'],
  ['simple product whose price falls with the quantity', cheaperByTheSet],
  ['configurable product', hrefOf('configurable')],
  ['vehicle', hrefOf('vehicle')],
  ['search', '/search-results?q=huile'],
  ['page', '/livraison'],
  ['page about the shop', '/qui-sommes-nous'],
  ['list of posts', '/conseils'],
  ['post', '/conseils/lire-un-flanc-de-pneu'],
  ['contact', '/auto/contact'],
  ['contact for a vehicle', '/moto/contact-vehicule'],
];

/** Drawn as it stands before the device has read it: the same for everybody. */
const OUTLINED = [
  ['cart', '/auto/checkout'],
  ['cart of the motorcycle side', '/moto/checkout'],
] as const;

const addressOf = (address: Address, request: APIRequestContext): Promise<string> | string =>
  typeof address === 'string' ? address : address(request);

declare global {
  interface Window {
    /** The title as the parser left it, before any module ran. */
    printedTitle: Element | null;
    /** What the document says of the page, as the parser left it. */
    printedHead: string[];
    violations: string[];
  }
}

/** Runs in the page, before everything else. */
function watch(): void {
  window.printedTitle = null;
  window.printedHead = [];
  window.violations = [];
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    window.printedTitle = document.querySelector('#contenu h1');
    window.printedHead = [...document.head.querySelectorAll('title, [data-head]')].map((one) => one.outerHTML);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** Runs in the page: one title, one description, one canonical address, whoever put them there. */
const headOf = (): string[] => [...document.head.querySelectorAll('title, [data-head]')].map((one) => one.outerHTML);

/** Runs in the page: questions to the server before the document had loaded. */
function earlyQuestions(): string[] {
  const [document] = performance.getEntriesByType('navigation');
  if (!(document instanceof PerformanceNavigationTiming)) return ['no timing of the document'];
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => new URL(name).pathname.startsWith('/api/') && startTime < document.loadEventStart)
    .map(({ name }) => name);
}

/** What the page says, but for its own address: that stands on paper alone, and only a browser knows the host. */
const textOf = async (page: Page): Promise<string> =>
  ((await page.locator('#contenu').textContent()) ?? '').replaceAll(page.url(), '').replaceAll(/\s+/gu, ' ').trim();

/** No attribute of style and no inline program: the policy of the shop lets neither run. */
function expectPlain(markup: string): void {
  const programs = [...markup.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gu)]
    .filter(([, attributes = '']) => !/\btype="application\/(?:ld\+)?json"/u.test(attributes))
    .filter(([, attributes = '', content]) => !/\bsrc="\/vue\//u.test(attributes) || content !== '');
  expect(programs.map(([script]) => script)).toEqual([]);
  const elements = markup.replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1>/gu, '');
  expect(elements).toContain('<main');
  expect(elements.match(/<[^>]+\sstyle=[^>]*>/gu)).toBeNull();
}

/** Selectors of the classes that elements of a document wear. */
const wornIn = (markup: string): string[] => [
  ...new Set(
    [...markup.matchAll(/ class="([^"]*)"/gu)].flatMap(([, classes = '']) =>
      classes.split(' ').map((name) => `.${name.replaceAll('.', '\\.')}`),
    ),
  ),
];

test('a document carries the styles of all it draws; those of other pages follow', async ({ page, request }) => {
  const shell = await (await request.get('/index.html')).text();
  const [, href = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"/u.exec(shell) ?? [];
  const whole = await (await request.get(href)).text();
  for (const [name, address] of [...PAGES, ...OUTLINED]) {
    const markup = await (await request.get(await addressOf(address, request))).text();
    const [, carried = ''] = /<style>([^]*?)<\/style>/u.exec(markup) ?? [];
    const missing = wornIn(markup).filter((selector) => whole.includes(selector) && !carried.includes(selector));
    expect([name, missing]).toEqual([name, []]);
    expect(carried.length).toBeLessThan(whole.length);
  }
  await page.goto('/conseils');
  const isWhole = () => [...document.styleSheets].some((sheet) => sheet.href !== null && sheet.cssRules.length > 0);
  await page.waitForFunction(isWhole);
});

test.describe('the markup of the server', () => {
  test.use({ serviceWorkers: 'block' });

  /* page after page in one tab: a context each would cost more than what is looked at */
  for (const [area, pages] of Object.entries({
    'pages of the catalogue': PAGES.slice(0, 10),
    'all others': [...PAGES.slice(10), ...OUTLINED],
  }))
    test(`is taken over as it stands, and holds no style and no program: ${area}`, async ({ page, request }) => {
      test.slow();
      await page.addInitScript(watch);
      for (const [name, address] of pages)
        await test.step(name, async () => {
          const answer = await page.goto(await addressOf(address, request), { waitUntil: 'load' });
          expect(answer?.status()).toBe(200);
          expectPlain((await answer?.text()) ?? '');
          await page.waitForFunction(isHydrated);
          expect(await page.evaluate(() => document.querySelector('#contenu h1') === window.printedTitle)).toBe(true);
          expect(await page.evaluate(earlyQuestions)).toEqual([]);
          expect(await page.evaluate(() => window.violations)).toEqual([]);
          expect(await page.evaluate(headOf)).toEqual(await page.evaluate(() => window.printedHead));
        });
    });

  test('the cart says what the device holds once it has read it', async ({ page }) => {
    await page.goto('/auto/checkout');
    await expect(page.getByRole('heading', { name: 'Votre panier est vide' })).toBeVisible();
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /^index,/u);
  });

  test('who reads on before the application is here stays where they are', async ({ page }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/vue/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/auto', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => scrollTo(0, 700));
    release();
    /* it comes late, over a page that is awake */
    await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  test('an address that does not exist is answered with 404, and taken over too', async ({ page, faults }) => {
    await page.addInitScript(watch);
    const answer = await page.goto('/rien-de-tel', { waitUntil: 'load' });
    expect(answer?.status()).toBe(404);
    await page.waitForFunction(isHydrated);
    expect(await page.evaluate(() => document.querySelector('#contenu h1') === window.printedTitle)).toBe(true);
    /* the browser's own word on the status of the document */
    expect(faults.splice(0).filter((fault) => !/status of 404/u.test(fault))).toEqual([]);
  });
});

test.describe('from the device', () => {
  test.use({ worksAhead: true });

  test(
    'the shell says what the document of the server says',
    { tag: '@sweep' },
    async ({ page, browser, baseURL, request }) => {
      test.setTimeout(180_000);
      const reader = await browser.newPage({ javaScriptEnabled: false, locale: 'fr-FR' });
      await page.goto('/auto');
      await becomeReady(page);
      for (const [name, address] of PAGES)
        await test.step(name, async () => {
          const path = await addressOf(address, request);
          await reader.goto(`${baseURL}${path}`);
          const answer = await page.goto(path);
          expect(answer?.fromServiceWorker()).toBe(true);
          await expect.poll(() => textOf(page)).toBe(await textOf(reader));
        });
      await reader.close();
    },
  );
});

/** Forms keep what is typed on the device: they begin with its part. */
const KEEPING = ['contact', 'contact for a vehicle'];

test('no page that is only read waits for the part that keeps the device', async ({ request }) => {
  const waiting: string[] = [];
  for (const [name, address] of [...PAGES, ...OUTLINED]) {
    const markup = await (await request.get(await addressOf(address, request))).text();
    if (/\/vue\/(?:deferred|device|dexie)-/u.test(markup)) waiting.push(name);
  }
  expect(waiting).toEqual(KEEPING);
});

test('every page of the shop names a part that was built', () => {
  const sources = [
    ...readFileSync('src/shop/app/pages/page-sources.ts', 'utf8').matchAll(/'(src\/shop\/[^']+)'/gu),
  ].map(([, source = '']) => source);
  const built: Record<string, { file?: string }> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  expect(sources.length).toBeGreaterThan(PAGES.length / 2);
  expect(sources.filter((source) => built[source]?.file === undefined)).toEqual([]);
});
