import type { Locator, Page } from '@playwright/test';

import { findProduct } from '../../catalogue.ts';
import { becomeReady, expect, test } from '../../fixtures.ts';
import { refuseCookies, title } from '../../journey.ts';

/** The address of an article with several photos, opened, and its photos. */
async function openPhotos(page: Page): Promise<{ gallery: Locator; count: number }> {
  const { href } = await findProduct(page.request, (row) => row.type === 'simple');
  await page.goto(href);
  await refuseCookies(page);
  const gallery = page.getByRole('region', { name: /^Photos de/u });
  const count = await gallery.getByRole('list').first().getByRole('listitem').count();
  expect(count).toBeGreaterThan(1);
  return { gallery, count };
}

const enlarged = (page: Page) => page.getByRole('dialog');
/** How many times larger the photo over the screen is drawn. */
const scaleOf = (page: Page): Promise<number> =>
  enlarged(page)
    .getByRole('img')
    .evaluate((photo) => new DOMMatrix(getComputedStyle(photo.parentElement ?? photo).transform).a);

test('photos are leafed through by keys, and where one is is told', { tag: '@sweep' }, async ({ page }) => {
  const { gallery, count } = await openPhotos(page);
  const told = gallery.getByRole('status');
  await expect(told).toHaveText(`1 sur ${count}`);
  await gallery.getByRole('list').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(told).toHaveText(`2 sur ${count}`);
  await page.keyboard.press('End');
  await expect(told).toHaveText(`${count} sur ${count}`);
  await page.keyboard.press('Home');
  await expect(told).toHaveText(`1 sur ${count}`);
});

test('a photo opens over the screen, is pressed to twice its size and moved, and gives the focus back', async ({
  page,
}) => {
  const { gallery, count } = await openPhotos(page);
  const opener = gallery.getByRole('button', { name: 'Agrandir la photo' });
  await opener.click();
  await expect(enlarged(page).getByRole('status')).toHaveText(`1 sur ${count}`);
  const stage = enlarged(page).getByRole('img').locator('../..');
  await stage.click();
  await expect.poll(() => scaleOf(page)).toBe(2);
  await stage.hover();
  await page.mouse.down();
  await page.mouse.move(20, 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => scaleOf(page)).toBe(2);
  await stage.click();
  await expect.poll(() => scaleOf(page)).toBe(1);
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBe(2);
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(enlarged(page).getByRole('status')).toHaveText(`2 sur ${count}`);
  await page.keyboard.press('Escape');
  await expect(enlarged(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(gallery.getByRole('status')).toHaveText(`2 sur ${count}`);
});

test('two fingers make the photo over the screen larger', { tag: '@sweep' }, async ({ page }) => {
  const { gallery } = await openPhotos(page);
  await gallery.getByRole('button', { name: 'Agrandir la photo' }).click();
  await expect(enlarged(page)).toBeVisible();
  const fingers = await page.context().newCDPSession(page);
  const at = (distance: number) => [
    { x: 200 - distance, y: 360, id: 1 },
    { x: 200 + distance, y: 360, id: 2 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: distance === undefined ? [] : at(distance) });
  await touch('touchStart', 30);
  await touch('touchMove', 60);
  await touch('touchMove', 90);
  await touch('touchEnd');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 1);
});

test.describe('from the device', () => {
  test.use({ worksAhead: true });

  test('what was looked at stands under home and articles, without the network too, and can be effaced', async ({
    page,
    context,
  }) => {
    const articles = page.locator('main article a').filter({ visible: true });
    await page.goto('/auto/nos-produits/freinage');
    await refuseCookies(page);
    await becomeReady(page);
    const names: string[] = [];
    for (const place of [0, 1]) {
      await page.goto('/auto/nos-produits/freinage');
      names.unshift(((await articles.nth(place).textContent()) ?? '').replaceAll('\u00a0', ' '));
      await articles.nth(place).click();
      await expect(title(page, names[0] ?? '')).toBeVisible();
      /* who leaves before the shop has come to rest was not looking */
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('viewed') ?? '{}').auto?.length))
        .toBe(place + 1);
    }
    const seen = page.getByRole('complementary', { name: 'Vus récemment' });
    const shown = async () =>
      (await seen.getByRole('heading', { level: 3 }).allTextContents()).map((one) => one.replaceAll('\u00a0', ' '));
    await expect.poll(shown).toEqual([names[1]]);

    await context.setOffline(true);
    await page.goto('/auto');
    await expect.poll(shown).toEqual(names);
    await expect(seen.getByText(/^Prix et stock du/u).first()).toBeVisible();
    await seen.getByRole('button', { name: 'Effacer les articles vus récemment' }).click();
    await expect(seen).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Les plus demandés' })).toBeVisible();
    await expect(seen).toBeHidden();
  });
});
