import type { Page } from '@playwright/test';

import { becomeReady, expect, test } from '../../fixtures.ts';
import { addFirstArticle, refuseCookies } from '../../journey.ts';

const LISTS = ['/auto/nos-produits/freinage', '/auto/nos-produits/filtration', '/auto/nos-produits/batteries'] as const;

const cartLink = (page: Page, units: number) =>
  page
    .getByRole('link', { name: units === 1 ? 'Panier, 1 article' : `Panier, ${units} articles` })
    .filter({ visible: true });

test('three tabs fill one cart; the one that sends closes, and the others go on', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  await page.goto('/auto');
  await refuseCookies(page);
  await becomeReady(page);
  const tabs = [page, await context.newPage(), await context.newPage()] as const;
  const [first, second, third] = tabs;
  for (const [at, tab] of tabs.entries()) {
    await tab.goto(LISTS[at] ?? '');
    await addFirstArticle(tab);
  }
  for (const tab of tabs) await expect(cartLink(tab, 3)).toBeVisible();

  await context.setOffline(true);
  for (const tab of tabs) await addFirstArticle(tab);
  for (const tab of tabs) await expect(cartLink(tab, 6)).toBeVisible();
  /* the tab that was first to need the cart is the one that sends */
  await first.close();
  await context.setOffline(false);
  await second.goto('/modifications-en-attente');
  /* what was done to one line is told once */
  await expect(second.getByText(/^Envoyés aujourd’hui \(3\)/u)).toBeVisible();
  await expect(cartLink(third, 6)).toBeVisible();

  const { cookies } = await context.storageState();
  const answer = await request.get('/api/cart?area=auto', {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect((await answer.json()).totals.itemsQty).toBe(6);
});
