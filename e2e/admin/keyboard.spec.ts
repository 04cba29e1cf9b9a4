/** Keys alone: a page with blocks is written, its picture is found in the library without a network, and it is published. */
import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { ADMIN, becomeReady } from './office.ts';

const PAGES = '/admin/cms/contents/page';
/** So many stops no screen has between two places. */
const STOPS = 300;

/** Goes on with the key until the place has the focus, which is seen: an outline, or a caret in a field. */
async function to(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  const isThere = () => place.evaluate((one) => one === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await isThere()); stop += 1) await page.keyboard.press(key);
  await expect(place).toBeFocused();
}

async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await to(page, place);
  await page.keyboard.press(key);
}

async function type(page: Page, place: Locator, text: string): Promise<void> {
  await to(page, place);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const block = (page: Page) => page.getByRole('region', { name: 'Bloc choisi' });

async function addBlock(page: Page, kind: string): Promise<void> {
  await press(page, page.getByRole('button', { name: kind, exact: true }).last());
  await expect(block(page).getByRole('heading', { level: 2 })).toContainText(kind);
}

test(
  'a page with blocks is written, moved about and published by keys alone',
  { tag: '@sweep' },
  async ({ page, context }) => {
    test.slow();
    const run = Date.now().toString(36);
    const title = `Au clavier ${run}`;
    await page.goto(`/admin/login?redirect=${PAGES}`);
    await type(page, page.getByLabel('Adresse e-mail'), ADMIN.email);
    await type(page, page.getByLabel('Mot de passe', { exact: true }), ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Votre compte, ${ADMIN.name}` })).toBeVisible();
    await page.goto(PAGES, { waitUntil: 'commit' });
    /* asked by this page: what the one before asked is never finished once it is left */
    const told = page.waitForResponse((answer) => answer.url().includes('/api/admin/cms/media/changes'));
    await becomeReady(page);
    await (await told).finished();

    await context.setOffline(true);
    await press(page, page.getByRole('link', { name: 'Créer' }));
    await type(page, page.getByLabel('Titre', { exact: true }).first(), title);
    await addBlock(page, 'Bandeau');
    await type(page, block(page).getByLabel('Titre', { exact: true }), 'Sans souris');
    await addBlock(page, 'Image');
    await press(page, block(page).getByRole('button', { name: 'Choisir une image' }));
    await expect(block(page).getByText(/^Sans réseau, parmi les images/u)).toBeVisible();
    await press(page, block(page).getByRole('list', { name: 'Image' }).getByRole('button').first());
    await type(page, block(page).getByLabel('Texte alternatif'), 'Un atelier');
    await addBlock(page, 'Séparateur');
    const structure = page.getByRole('navigation', { name: 'Structure' });
    await expect(structure.getByRole('button')).toHaveText(['Bandeau, Sans souris', /^Image/u, /^Séparateur/u]);

    await context.setOffline(false);
    await press(page, page.getByRole('button', { name: 'Enregistrer', exact: true }));
    await expect(page.getByText(/^Enregistré dans la boutique/u).first()).toBeVisible({ timeout: 40_000 });
    await press(page, page.getByRole('button', { name: 'Publier…' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }));
    await expect(page.getByText('Publié', { exact: true }).first()).toBeVisible();

    const address = `/au-clavier-${run}`;
    /* within five seconds, and not at once: a document asked before is a true 404 */
    await expect.poll(async () => (await context.request.get(address)).status(), { timeout: 5_000 }).toBe(200);
    const shop = await context.newPage();
    await shop.goto(address);
    await expect(shop.getByRole('heading', { name: 'Sans souris' })).toBeVisible();
    await expect(shop.getByRole('img', { name: 'Un atelier' })).toBeVisible();
  },
);
