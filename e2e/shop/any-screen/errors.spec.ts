import { expect, isOfStatus, test } from '../../fixtures.ts';
import { isHydrated } from '../../hydrated.ts';

test('an unknown address says so, proposes a search and departments', async ({ page, request }) => {
  expect((await request.get('/nulle-part')).status()).toBe(404);
  await page.route('**/nulle-part', async (route) => {
    // The browser writes a line in its console for every 404: the page itself is what counts here.
    const response = await route.fetch();
    await route.fulfill({ response, status: 200 });
  });
  await page.goto('/nulle-part');
  await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Rayons les plus visités' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/auto');
});

test.describe('from the shop itself', () => {
  // once the device answers, a document has no status of its own
  test.use({ serviceWorkers: 'block' });

  test('the page of every error has its message and the way home', async ({ page, faults }) => {
    for (const [status, message] of [
      [401, 'Accès non autorisé'],
      [403, 'Accès interdit'],
      [419, 'La page a expiré'],
      [429, 'Limite de requêtes atteinte'],
      [500, 'Erreur serveur'],
      [503, 'Service non disponible'],
    ] as const) {
      expect((await page.goto(`/${status}`))?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1, name: message })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
    }
    expect(faults.splice(0).filter((fault) => !isOfStatus(fault))).toEqual([]);
  });

  test('a shop that closes says so in its own words, and lets one in again by itself', async ({ page, faults }) => {
    await page.goto('/auto');
    await page.waitForFunction(isHydrated);
    let isClosed = true;
    await page.route('**/api/page?**', (route) =>
      isClosed
        ? route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            headers: { 'retry-after': '1' },
            body: JSON.stringify({
              type: 'about:blank',
              status: 503,
              code: 'shop.closed',
              data: { message: 'De retour à midi.', retryAfterMs: 1000 },
            }),
          })
        : route.continue(),
    );
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Rayons' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Service non disponible' })).toBeVisible();
    await expect(page.getByText('De retour à midi.')).toBeVisible();
    isClosed = false;
    await expect(page.getByRole('heading', { level: 1, name: 'Tous les rayons' })).toBeVisible();
    /* React says in the console what its error page was drawn for */
    const isClosedShop = (fault: string): boolean => isOfStatus(fault) || fault.startsWith('CallFailed: serverFault');
    expect(faults.splice(0).filter((fault) => !isClosedShop(fault))).toEqual([]);
  });

  test('each page of one visit has structured data of its own', async ({ page }) => {
    const products = async () => {
      const said = await page.locator('script[type="application/ld+json"]').allTextContents();
      return said.map((text) => text.includes('"Product"'));
    };
    await page.goto('/auto/nos-produits/freinage');
    await page.waitForFunction(isHydrated);
    await page.locator('main article a').filter({ visible: true }).first().click();
    await expect.poll(products).toEqual([true]);
    const above = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').last();
    const name = await above.innerText();
    await above.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(products).toEqual([false]);
    /* a new document would have proven nothing */
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/freinage$/u);
    await expect(page).not.toHaveURL(/freinage$/u);
  });
});

test(
  'after too many requests the page counts down before it lets one try again',
  { tag: '@sweep' },
  async ({ page, faults }) => {
    await page.clock.install();
    await page.goto('/429');
    expect(faults.splice(0).filter((fault) => !isOfStatus(fault))).toEqual([]);
    await expect(page.getByRole('button', { name: /Nouvel essai dans \d+ s/u })).toBeDisabled();
    await expect(async () => {
      await page.clock.runFor(31_000);
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeEnabled({ timeout: 500 });
    }).toPass();
  },
);
