/** The content side in its states: lists, the editor, the library, and two versions of one text. */
import type { Browser, Page } from '@playwright/test';

import { ADMIN, EDITOR, signIn } from '../admin/office.ts';
import { expect, expectNoBarrier, openScreen, test } from './barriers.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 412, height: 839 };
const PAGES = '/admin/cms/contents/page';
const POSTS = '/admin/cms/contents/actualites';

/** The state on the screen, on a desk and on a phone. */
async function look(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    for (const [at, size] of [
      ['a desk', DESK],
      ['a phone', PHONE],
    ] as const) {
      await page.setViewportSize(size);
      await expectNoBarrier(page, `${what} on ${at}`);
    }
    await page.setViewportSize(DESK);
  });
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const dialog = (page: Page) => page.getByRole('dialog');

/** A page that nobody else's journey reads, open in the editor. */
async function openCopy(page: Page, of: string): Promise<string> {
  await openScreen(page, PAGES);
  await page
    .getByRole('button', { name: `Dupliquer ${of}`, exact: true })
    .first()
    .click();
  const copy = page.getByRole('link', { name: `${of} (copie)`, exact: true }).first();
  await copy.click();
  await expect(page.getByText(/^À jour/u)).toBeVisible({ timeout: 40_000 });
  return new URL(page.url()).pathname;
}

test.beforeEach(async ({ page }) => {
  // a sweep: as long as there are states
  test.setTimeout(1_200_000);
  await page.setViewportSize(DESK);
  await signIn(page, ADMIN);
});

test('nothing stands in the way in a list of contents, whatever state it is in', async ({ page, context }) => {
  await openScreen(page, `${PAGES}?q=introuvable`);
  await look(page, 'nothing found');
  await openScreen(page, `${PAGES}?status=trash`);
  await look(page, 'the bin');
  await openScreen(page, `${POSTS}?sort=title`);
  await page
    .getByRole('button', { name: /^Détails de /u })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  await look(page, 'details of a post');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Supprimer /u })
    .first()
    .click();
  await look(page, 'a question before the bin');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Tout sélectionner sur la page' }).check();
  await expect(page.getByRole('toolbar', { name: 'Sélection' })).toBeVisible();
  await look(page, 'many chosen');
  await context.setOffline(true);
  await look(page, 'many chosen without a network');
});

test('nothing stands in the way in the editor, whatever is open in it', async ({ page, context }) => {
  await openCopy(page, 'Livraison et retrait');
  await tab(page, 'Texte').click();
  await page.getByRole('navigation', { name: 'Structure' }).getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Bloc choisi' })).toBeVisible();
  await look(page, 'a block that is chosen');
  for (const name of ['Détails', 'Référencement', 'Historique']) {
    await tab(page, name).click();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await look(page, `the tab ${name}`);
  }
  await tab(page, 'Référencement').click();
  await page.getByLabel('Meta titre').fill('');
  await look(page, 'a meta title that lacks');
  await page.getByRole('button', { name: 'Publier…' }).click();
  await expect(dialog(page)).toBeVisible();
  await look(page, 'the question of publishing');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await look(page, 'without a network');
  await page.getByRole('button', { name: 'Publier…' }).click();
  await look(page, 'publishing, which waits for the network');
});

test('nothing stands in the way of a new page, nor of a post', async ({ page }) => {
  await openScreen(page, `${PAGES}/create`);
  await look(page, 'a new page');
  await expect(page.getByLabel('Titre', { exact: true }).first()).toHaveValue('');
  /* of a type of the shop's own, whose list stands in the menu */
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Conseils', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conseils' })).toBeVisible();
  await page.getByRole('main').locator('a[href*="/contents/conseils/edit/"]').first().click();
  await expect(page.getByLabel('Titre', { exact: true }).first()).toBeVisible();
  await look(page, 'a post');
});

test('nothing stands in the way in the library, with a file and its details open', async ({ page }) => {
  await openScreen(page, '/admin/cms/media');
  const search = page.getByRole('searchbox', { name: 'Chercher dans la liste' });
  await search.fill('introuvable');
  await expect(page.getByText('Aucun fichier ne répond à ces filtres')).toBeVisible();
  await look(page, 'no file found');
  await search.fill('');
  await page.getByRole('list', { name: 'Fichiers' }).getByRole('button').first().click();
  await expect(page.getByLabel('Texte alternatif, français')).toBeVisible();
  await look(page, 'details of a file');
  await page.getByRole('button', { name: 'Fermer les détails' }).click();
  await page.getByRole('button', { name: 'Dossiers' }).click();
  await expect(dialog(page)).toBeVisible();
  await look(page, 'folders');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Afficher en liste' }).click();
  await look(page, 'the library as a list');
});

/** Somebody else writes the title of a page meanwhile; the shop has it. */
async function writeBeside(browser: Browser, baseURL: string, path: string): Promise<void> {
  const other = await browser.newContext({ baseURL, locale: 'fr-FR', serviceWorkers: 'block' });
  const beside = await other.newPage();
  await signIn(beside, EDITOR, path);
  const revisions = async () =>
    (await beside.request.get(`/api/admin/documents/${path.split('/').at(-1)}/history`)).text();
  await tab(beside, 'Référencement').click();
  const before = await revisions();
  await beside.getByLabel('Meta titre').fill('Le titre de Sacha');
  await beside.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.poll(revisions, { timeout: 40_000 }).not.toBe(before);
  await other.close();
}

test('nothing stands in the way where two versions meet', async ({ page, context, browser }, { project }) => {
  const path = await openCopy(page, 'Garanties');
  await tab(page, 'Référencement').click();
  await context.setOffline(true);
  await page.getByLabel('Meta titre').fill('Le titre de Camille');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Enregistré sur cet appareil').first()).toBeVisible();
  await writeBeside(browser, project.use.baseURL ?? '', path);
  await context.setOffline(false);
  const choose = page.getByRole('link', { name: 'Comparer les deux versions' });
  await expect(choose).toBeVisible({ timeout: 40_000 });
  await look(page, 'the editor of a text that waits for a choice');
  await choose.click();
  await expect(page.getByText('1 à choisir')).toBeVisible();
  await look(page, 'two versions');
  await page.getByRole('radio', { name: /votre version/u }).check();
  await look(page, 'two versions, one chosen');
});
