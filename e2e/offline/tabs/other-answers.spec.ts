import type { Page } from '@playwright/test';

import { becomeReady, expect, test } from '../../fixtures.ts';
import { addFirstArticle, becomeAwake, refuseCookies } from '../../journey.ts';
import { openGate } from '../../gate.ts';

const cartLink = (page: Page, units: number) =>
  page
    .getByRole('link', { name: units === 1 ? 'Panier, 1 article' : `Panier, ${units} articles` })
    .filter({ visible: true });

test(
  'somebody in between answers for the shop and asks for a password: the cart waits, and arrives once',
  { tag: '@sweep' },
  async ({ page, context, baseURL, faults }) => {
    test.slow();
    const gate = await openGate(baseURL ?? '');
    const inShop = async (): Promise<number> =>
      (await (await context.request.get(`${baseURL}/api/cart?area=auto`)).json()).totals.itemsQty;
    await page.goto(`${gate.origin}/auto/nos-produits/freinage`);
    await refuseCookies(page);
    await addFirstArticle(page);
    await expect.poll(inShop).toBe(1);
    await becomeReady(page);

    gate.guard();
    const before = gate.asked('/api/sync/push');
    await addFirstArticle(page);
    await expect.poll(() => gate.asked('/api/sync/push') - before).toBeGreaterThan(1);
    await page.goto(`${gate.origin}/modifications-en-attente`);
    await expect(page.getByText(/^À envoyer \(/u)).toBeVisible();
    await expect(cartLink(page, 2)).toBeVisible();
    expect(await inShop()).toBe(1);

    gate.unguard();
    await expect.poll(inShop, { timeout: 30_000 }).toBe(2);
    await page.goto(`${gate.origin}/auto/nos-produits/filtration`);
    await becomeAwake(page);
    await addFirstArticle(page);
    await expect.poll(inShop).toBe(3);
    await expect(cartLink(page, 3)).toBeVisible();
    await gate.close();
    /* the browser's own words for an answer that is none of the shop's */
    expect(faults.splice(0).filter((fault) => !/status of 401/u.test(fault))).toEqual([]);
  },
);
