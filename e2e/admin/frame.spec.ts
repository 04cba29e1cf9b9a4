import { expectNoBarrier } from '../accessibility/barriers.ts';
import { expect, test } from '../fixtures.ts';
import { ADMIN, becomeReady, EDITOR, enter, signIn } from './office.ts';

const LIST = '/admin/administration/configuration/inventory-sources';

test('the back office asks who one is, by its own shell, and leads back to the shop', async ({ page }) => {
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(/\/admin\/login\?next=/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoBarrier(page);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toMatch(/\/(?:vue\/admin\/|admin-sw\.js)/u);
  await page.getByRole('link', { name: 'Retour au site' }).click();
  await expect(page).toHaveURL(/\/auto$/u);
});

test('one goes everywhere by the keyboard', { tag: '@sweep' }, async ({ page }) => {
  await signIn(page);
  await expectNoBarrier(page, 'the first page');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Aller à, chercher, agir' });
  await expect(field).toBeFocused();
  await page.keyboard.type('sources');
  await expectNoBarrier(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'Sources de stock' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
  await expectNoBarrier(page, 'the keys');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(LIST);
});

test('nothing stands in the way of the menus, in both modes', { tag: '@sweep' }, async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: /Votre compte/u }).click();
  await page.getByRole('radio', { name: 'Sombres' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoBarrier(page, 'the person’s menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 412, height: 839 });
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expectNoBarrier(page, 'the menu');
});

test('an editor sees what an editor may, and is told what they may not', { tag: '@sweep' }, async ({ page }) => {
  await signIn(page, EDITOR, LIST);
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'Accès interdit' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Configuration', exact: true })).toHaveCount(0);
  await expectNoBarrier(page);
});

test('it opens without the network, with what was read and its date, apart from the shop', async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN, LIST);
  await expect(page.getByText('Dépôt principal').first()).toBeVisible();
  await becomeReady(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/admin/']);
  await page.reload();
  await expect(page.getByText('Dépôt principal').first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sources de stock' })).toBeVisible();
  await expect(page.getByText('Dépôt principal').first()).toBeVisible();
  await expect(page.getByText(/ce que cet appareil a gardé/u)).toBeVisible();
  await expectNoBarrier(page, 'without a network');
  await expect(page.goto('/auto')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('whoever signs out leaves nothing, and nobody comes back to it', async ({ page, context }) => {
  await signIn(page, ADMIN, LIST);
  await expect(page.getByText('Dépôt principal').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(LIST);
  await expect(other.getByText('Dépôt principal').first()).toBeVisible();
  await page.getByRole('button', { name: /Votre compte/u }).click();
  await page.getByRole('link', { name: 'Se déconnecter' }).click();
  await expect(page.getByText(/Vous êtes déconnecté/u)).toBeVisible();
  const left = await page.evaluate(async () => {
    /* the person's databases have a storage bucket of their own, which the type library does not know */
    const manager: unknown = Reflect.get(navigator, 'storageBuckets');
    const isManager = (value: unknown): value is { open: (name: string) => Promise<{ indexedDB: IDBFactory }> } =>
      typeof value === 'object' && value !== null;
    const own = isManager(manager) ? await (await manager.open('person')).indexedDB.databases() : [];
    return [...(await indexedDB.databases()), ...own]
      .map(({ name = '' }) => name)
      .filter((name) => name.includes('admin:'));
  });
  expect(left).toEqual([]);
  /* that the browser was seen here before is the device's, and opens nothing */
  expect((await context.cookies()).filter(({ name }) => /admin-(?:session|auth)/u.test(name))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key === 'admin-who'))).toEqual([]);
  await page.goto(LIST);
  await expect(page).toHaveURL(/\/admin\/login\?next=/u);
  /* the other tab knows, and takes whoever signs in there */
  await expect(other).toHaveURL(/\/admin\/login\?next=/u);
  await enter(other, ADMIN);
  await expect(other.getByText('Dépôt principal').first()).toBeVisible();
  await expect(other.getByRole('button', { name: /Votre compte/u })).toBeVisible();
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
