import { expect, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'block' });

/** What a merchant who chose a midnight blue has instead of the design's green. */
const SHEET = ':root{--brand-auto-solid:#0b2a6b;--brand-auto-solid-dark:#0b2a6b}';

test.describe('the shell, which is the same for every shop', () => {
  test.beforeEach(async ({ page }) => {
    const shell = await page.request.get('/index.html');
    await page.route('**/auto', (route) => route.fulfill({ response: shell }));
    await page.route('**/api/init-vue', async (route) => {
      const response = await route.fetch();
      const init = await response.json();
      await route.fulfill({ response, json: { ...init, branding: { ...init.branding, stylesheet: 'midnight' } } });
    });
  });

  test('wears the colours the merchant chose', async ({ page }) => {
    await page.route('**/branding.midnight.css', (route) => route.fulfill({ contentType: 'text/css', body: SHEET }));
    await page.goto('/auto');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    const solid = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-auto-solid'),
    );
    expect(solid).toBe('#0b2a6b');
  });

  test(
    'opens in the colours of the design when those of the merchant cannot be had',
    { tag: '@sweep' },
    async ({ page }) => {
      await page.route('**/branding.midnight.css', (route) => route.abort());
      await page.goto('/auto');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    },
  );
});
