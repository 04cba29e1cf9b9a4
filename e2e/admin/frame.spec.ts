import { expect, test } from '../fixtures.ts';

test('the back office says that it is being built, by its own shell, and leads back to the shop', async ({ page }) => {
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Administration en construction' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toMatch(/\/(?:vue\/admin\/|admin-sw\.js)/u);
  await page.getByRole('link', { name: 'Retour à la boutique' }).click();
  await expect(page).toHaveURL(/\/auto$/u);
});

test('it opens without the network, apart from the shop', async ({ page, context }) => {
  await page.goto('/admin/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/admin/']);
  await context.setOffline(true);
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { level: 1, name: 'Administration en construction' })).toBeVisible();
  await expect(page.goto('/auto')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('the shop fetches nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/auto', { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(asked.filter((url) => /admin/u.test(url))).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => /admin/u.test(url))).toEqual([]);
});
