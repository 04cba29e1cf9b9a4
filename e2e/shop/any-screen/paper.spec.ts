import type { Page } from '@playwright/test';

import { findProduct } from '../../catalogue.ts';
import { expect, test } from '../../fixtures.ts';
import { addFirstArticle, fillQuote, newEmail, refuseCookies } from '../../journey.ts';

/** As a printer draws the page of somebody who reads in the dark: black on white, and nothing to press. */
async function expectSheet(page: Page, dated: RegExp): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(page.url())).toBeVisible();
  await expect(page.getByText(dated).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('search').filter({ visible: true })).toHaveCount(0);
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(20, 25, 26)' });
  await page.emulateMedia({ media: 'screen' });
}

test('an article is printed with its price, its date and its address', async ({ page, request }) => {
  const { href } = await findProduct(request, (row) => row.type === 'simple');
  await page.goto(href);
  await refuseCookies(page);
  await expectSheet(page, /Prix et stock du \d/u);
});

test(
  'the cart and the request for a quote are printed with their lines, their total and their date',
  { tag: '@sweep' },
  async ({ page }) => {
    await page.goto('/auto/nos-produits/freinage');
    await refuseCookies(page);
    const name = await addFirstArticle(page);
    await page.goto('/auto/checkout');
    await expect(page.getByText('Total TTC', { exact: true }).filter({ visible: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Quantité/u })).toBeVisible();
    await expect(page.getByText(/^Total TTC/u).filter({ visible: true })).toHaveCount(1);
    await expectSheet(page, /Prix du \d/u);

    await page.getByRole('main').getByRole('link', { name: 'Demander un devis' }).filter({ visible: true }).click();
    await fillQuote(page, newEmail());
    await page.getByRole('button', { name: 'Envoyer ma demande de devis' }).click();
    await expect(
      page
        .getByText(/numéro DEV\d{8}/u)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
    await expectSheet(page, /Demande du \d/u);
  },
);
