/** The whole shop from the device: every department, articles of both areas, lists in the order of the server. */
import type { Page } from '@playwright/test';

import { findProduct, listedByServer, optionsOf, sitePaths } from '../../catalogue.ts';
import { becomeReady, expect, test } from '../../fixtures.ts';
import { title } from '../../journey.ts';

const DEPARTMENT = /^\/(auto|moto)\/nos-produits\/([^/]+)$/u;

/** Addresses of the articles on screen, in their order. */
const shown = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) => articles.map((one) => one.querySelector('a')?.getAttribute('href') ?? ''));

/** Addresses of departments that the page leads to. */
const departments = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a[href*="/nos-produits/"]')
    .evaluateAll((links) => [...new Set(links.map((one) => one.getAttribute('href') ?? ''))]);

async function goOffline(page: Page, start: string): Promise<void> {
  await page.goto(start);
  await becomeReady(page);
  await page.context().setOffline(true);
}

/** Follows a link of the page on screen. */
const follow = (page: Page, href: string): Promise<void> =>
  page.getByRole('main').locator(`a[href="${href}"]`).filter({ visible: true }).first().click();

test(
  'every department opens by its link and lists what the server lists',
  { tag: '@sweep' },
  async ({ page, request }) => {
    test.slow();
    const wanted = (await sitePaths(request)).filter((path) => DEPARTMENT.test(path));
    await goOffline(page, '/nos-categories-de-produits');
    const seen = new Set<string>();

    const visit = async (href: string): Promise<void> => {
      const [, area = '', category = ''] = DEPARTMENT.exec(href) ?? [];
      await follow(page, href);
      await expect(page).toHaveURL(href);
      const list = await listedByServer(request, { area, category });
      expect(list, href).not.toEqual([]);
      await expect.poll(() => shown(page), href).toEqual(list);
      seen.add(href);
      const below = (await departments(page)).filter((one) => DEPARTMENT.test(one) && !seen.has(one));
      for (const one of below) await visit(one);
      await page.goBack();
    };

    for (const href of (await departments(page)).filter((one) => DEPARTMENT.test(one))) await visit(href);
    expect([...seen].toSorted()).toEqual(wanted.toSorted());
  },
);

for (const area of ['auto', 'moto'] as const)
  test(
    `articles of ${area} are reached by menu, link, search and typed address`,
    area === 'moto' ? {} : { tag: '@sweep' },
    async ({ page, request }) => {
      test.slow();
      await goOffline(page, `/${area}`);
      const menu = page.getByRole('main').getByRole('link').filter({ visible: true });
      const leads = await menu.evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
      const lists = leads.filter((href) => DEPARTMENT.exec(href)?.[1] === area);
      expect(lists.length).toBeGreaterThan(2);
      /* every department is opened above */
      for (const [at, list] of lists.slice(-3).entries()) {
        await menu
          .and(page.locator(`[href="${list}"]`))
          .first()
          .click();
        await expect(page).toHaveURL(list);
        const articles = await listedByServer(request, { area, category: DEPARTMENT.exec(list)?.[2] ?? '' });
        await expect.poll(() => shown(page), list).toEqual(articles);
        const article = articles[at % articles.length] ?? '';
        await follow(page, article);
        await expect(page).toHaveURL(article);
        await expect(title(page, /\S/u)).toBeFocused();
        await page.goto(`/${area}`);
      }

      for (const type of ['simple', 'configurable', 'vehicle'] as const) {
        const { href, row } = await findProduct(request, (one) => one.area === area && one.type === type);
        await page.goto(href);
        await expect(title(page, row.name)).toBeVisible();
        const search = page.getByLabel('Rechercher dans la boutique').filter({ visible: true });
        const field = search.and(page.locator('input'));
        if ((await field.count()) === 0) await search.first().click();
        await field.fill(row.name);
        await field.press('Enter');
        await expect(page).toHaveURL(/\/search-results\?q=/u);
        await follow(page, href);
        await expect(page).toHaveURL(href);
        await expect(title(page, row.name)).toBeVisible();
      }
    },
  );

/** States of lists: their address, and the same question to the server. */
const LISTS = (brands: string): readonly (readonly [string, Record<string, string>])[] => [
  [
    `/auto/nos-produits/freinage?f_brand=${brands}&prix_max=200`,
    { area: 'auto', category: 'freinage', filters: `brand:${brands}`, 'price[to]': '200' },
  ],
  ['/moto/nos-produits/casques?stock=1', { area: 'moto', category: 'casques', inStock: '1' }],
  ['/nos-produits?prix_min=20', { 'price[from]': '20' }],
];

test(
  'lists sorted and filtered on the device are in the order of the server',
  { tag: '@sweep' },
  async ({ page, request }) => {
    test.slow();
    const brands = await optionsOf(request, 'brand', { area: 'auto', category: 'freinage' });
    await goOffline(page, '/auto');
    for (const [address, asked] of LISTS(brands.slice(0, 2).join(','))) {
      await page.goto(address);
      const sorts = page.getByLabel('Trier par').filter({ visible: true });
      await expect(sorts).toBeVisible();
      const keys = await sorts
        .getByRole('option')
        .evaluateAll((options) => options.map((one) => one.getAttribute('value') ?? ''));
      expect(keys.length).toBeGreaterThan(3);
      for (const sort of [...keys.slice(1), ...keys.slice(0, 1)]) {
        await sorts.selectOption(sort);
        const list = await listedByServer(request, { ...asked, sort });
        expect(list.length, address).toBeGreaterThan(3);
        await expect.poll(() => shown(page), `${address} by ${sort}`).toEqual(list);
      }
    }
    await page.goto('/search-results?q=frein');
    await expect.poll(() => shown(page)).toEqual(await listedByServer(request, { q: 'frein' }));
  },
);
