import type { Page } from '@playwright/test';

import { becomeReady, expect, test } from '../../fixtures.ts';
import { refuseCookies } from '../../journey.ts';
import { countShifts, moved } from '../../shifts.ts';

/* what is on the device is part of it */
test.use({ worksAhead: true });

declare global {
  interface Window {
    shapes: number;
    lastButton: number;
  }
}

/** Runs in the page, before everything else: counts shapes that cover the page. */
function countShapes(): void {
  window.shapes = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('output:has(.skel)')) window.shapes += 1;
  }).observe(document, { childList: true, subtree: true });
}

const firstArticle = (page: Page) => page.locator('main article a').filter({ visible: true }).first();

test.describe('a page whose data is on the way', () => {
  test.use({ serviceWorkers: 'block' });

  test('shows its shape, which moves nothing and goes when the page is here', async ({ page, context }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.addInitScript(countShapes);
    await page.addInitScript(countShifts);
    /* neither the catalogue of this device nor the line answers */
    await context.route(/\/api\/(?:page|catalogue)/u, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/auto/nos-produits/freinage');
    await refuseCookies(page);
    const name = ((await firstArticle(page).textContent()) ?? '').replaceAll('\u00a0', ' ');
    /* the typeface that takes the place of the device's own moves lines of the list: not what is asked here */
    await page.evaluate(async () => {
      await document.fonts.ready;
      window.moved = 0;
    });
    await firstArticle(page).click();
    const shape = page.locator('output', { hasText: 'Chargement…' });
    await expect(shape).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(shape).toBeHidden();
    expect(await moved(page)).toBeLessThan(0.02);
  });
});

test('what is on the device is shown without a shape before it', async ({ page, context }) => {
  await page.addInitScript(countShapes);
  await page.goto('/auto/nos-produits/freinage');
  await refuseCookies(page);
  await becomeReady(page);
  await context.setOffline(true);
  await firstArticle(page).click();
  await expect(page.getByText(/^Réf\./u).filter({ visible: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Freinage' })).toBeVisible();
  expect(await page.evaluate(() => window.shapes)).toBe(0);
});

/** Runs in the page, before everything else: where the last button of the page stood when it was first drawn. */
function noteLastButton(): void {
  const look = (): void => {
    const last = [...document.querySelectorAll('main button')].at(-1);
    if (last === undefined) requestAnimationFrame(look);
    else window.lastButton = last.getBoundingClientRect().top + scrollY;
  };
  requestAnimationFrame(look);
}

test(
  'what this device holds is found out without moving what one may press',
  { tag: '@sweep' },
  async ({ page, context }) => {
    await page.goto('/auto');
    await refuseCookies(page);
    await becomeReady(page);
    await context.setOffline(true);
    await page.addInitScript(noteLastButton);
    await page.goto('/cet-appareil');
    await expect(page.getByText(/produits sont sur cet appareil/u)).toHaveCount(2);
    const last = page.getByRole('main').getByRole('button').last();
    const { y } = (await last.boundingBox()) ?? { y: 0 };
    const moved = await page.evaluate((now) => Math.abs(now + scrollY - window.lastButton), y);
    expect(moved).toBeLessThan(2);
  },
);
