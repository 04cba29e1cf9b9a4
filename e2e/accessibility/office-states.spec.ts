/** What of the back office nobody sees in passing: empty, opened, asked and two versions; `office.spec.ts` has the screens. */
import type { Locator, Page } from '@playwright/test';

import { signIn } from '../admin/office.ts';
import { isOfStatus } from '../fixtures.ts';
import { expect, expectNoBarrier, open, test } from './barriers.ts';

const DESK = { width: 1280, height: 800 };
const REDIRECTS = '/admin/marketing/redirects';
const CONFIGURATION = '/admin/administration/configuration';

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize(DESK);
  await signIn(page);
});

async function press(within: Page | Locator, name: string | RegExp): Promise<void> {
  await within.getByRole('button', { name }).first().click();
}

/** Looks once what is opened stands. */
async function look(page: Page, there: Locator, what: string): Promise<void> {
  await expect(there.first()).toBeVisible();
  await expectNoBarrier(page, what);
}

async function redirect(page: Page, from: string): Promise<void> {
  await open(page, `${REDIRECTS}/create`);
  await page.getByLabel('Ancienne adresse').fill(from);
  await page.getByLabel('Nouvelle adresse').fill('/auto');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/redirects\/edit\//u);
}

test('nothing stands in the way of what a list opens, and of an empty one', async ({ page }) => {
  const mark = `/states-${crypto.randomUUID().slice(0, 8)}`;
  await redirect(page, mark);
  await open(page, '/admin/marketing/search-synonyms?q=xyzzy');
  await look(page, page.getByText('Rien ne correspond'), 'nothing found');
  await open(page, `${REDIRECTS}?q=${mark}`);
  await press(page, 'Colonnes');
  await look(page, page.getByRole('dialog', { name: 'Colonnes' }), 'columns');
  await page.keyboard.press('Escape');
  await press(page, 'Ajouter un filtre');
  await look(page, page.getByRole('dialog', { name: 'Ajouter un filtre' }), 'what may be filtered by');
  await press(page.getByRole('dialog', { name: 'Ajouter un filtre' }), 'Nouvelle adresse');
  await look(page, page.getByRole('textbox', { name: 'Valeur' }), 'a condition without a value');
  await page.getByRole('textbox', { name: 'Valeur' }).fill('/auto');
  await page.keyboard.press('Enter');
  await press(page, 'Exporter');
  await look(page, page.getByRole('link', { name: /^CSV/u }), 'formats of a file');
  await page.keyboard.press('Escape');
  await press(page, 'Enregistrer la vue');
  await look(page, page.getByLabel('Nom de la vue'), 'a view that is kept');
  await page.getByLabel('Nom de la vue').fill(mark);
  await press(page.getByRole('dialog', { name: 'Enregistrer la vue' }), 'Enregistrer');
  await press(page, `Régler la vue ${mark}`);
  await look(page, page.getByRole('dialog', { name: 'Régler la vue' }), 'a view that is changed');
  await page.keyboard.press('Escape');
  await page.getByRole('row').filter({ hasText: mark }).getByRole('button', { name: '/auto', exact: true }).click();
  await look(page, page.getByRole('textbox', { name: `Nouvelle adresse de ${mark}` }), 'a cell that is written in');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: `Choisir ${mark}` }).check();
  const chosen = page.getByRole('toolbar', { name: 'Sélection' });
  await look(page, chosen, 'a selection');
  await press(chosen, 'Modifier');
  const setting = page.getByRole('dialog', { name: 'Modifier 1 élément' });
  await setting.getByLabel('Nouvelle valeur').fill('/moto');
  await press(setting, 'Vérifier');
  await look(page, setting.getByRole('button', { name: 'Modifier 1 élément' }), 'the preview of many changes');
  await page.keyboard.press('Escape');
  await press(chosen, 'Supprimer');
  const removing = page.getByRole('dialog', { name: `Supprimer « ${mark} » ?` });
  await look(page, removing.getByRole('button', { name: 'Supprimer', exact: true }), 'the preview of many deletions');
  await page.keyboard.press('Escape');
});

test('nothing stands in the way of a form that is wrong, left, deleted, looked back at, and of two versions', async ({
  page,
  context,
  browser,
  faults,
}) => {
  const mark = `/states-${crypto.randomUUID().slice(0, 8)}`;
  await open(page, `${REDIRECTS}/create`);
  await page.keyboard.press('Control+s');
  await look(page, page.getByRole('region', { name: /champs à corriger/u }), 'what is wrong');
  await redirect(page, mark);
  const address = new URL(page.url()).pathname;
  await page.getByLabel('Nouvelle adresse').fill('/moto');
  await look(page, page.getByText('1 modification', { exact: true }), 'a change that is not saved');
  await page.getByRole('link', { name: 'Rôles' }).click();
  const leaving = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
  await look(page, leaving, 'leaving');
  await press(leaving, 'Quitter la page');
  await open(page, address);
  await look(page, page.getByRole('region', { name: 'Saisie gardée' }), 'a draft that was kept');
  await press(page, 'Supprimer ma saisie');
  await page.getByLabel('Nouvelle adresse').fill('/moto');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Enregistré à/u).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Historique' }).click();
  await look(page, page.getByRole('list', { name: 'Versions' }), 'the history');
  await page.getByRole('tab').first().click();
  await press(page, 'Supprimer');
  await look(page, page.getByText(/Rien d’autre ne s’en sert/u), 'what depends on it');
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await page.getByLabel('Nouvelle adresse').fill('/auto');
  const elsewhere = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await signIn(other, undefined, address);
  await other.getByLabel('Nouvelle adresse').fill('/products');
  await other.keyboard.press('Control+s');
  await expect(other.getByText(/Enregistré à/u).first()).toBeVisible();
  await elsewhere.close();
  await context.setOffline(false);
  await page.keyboard.press('Control+s');
  await look(page, page.getByRole('region', { name: 'Deux versions' }), 'two versions');
  expect(faults.splice(0).filter((fault) => !isOfStatus(fault))).toEqual([]);
});

test('nothing stands in the way of the palette, the keys, the bell and the parts of the settings', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Aller à, chercher, agir' }).fill('garage');
  await look(page, page.getByRole('option').filter({ hasText: 'garage@' }), 'records in the palette');
  await page.keyboard.press('Escape');
  await press(page, /notification|Notifications/u);
  await expectNoBarrier(page, 'notifications');
  await page.keyboard.press('Escape');
  for (const screen of ['general', 'catalog', 'customers', 'sales', 'emails']) {
    await open(page, `${CONFIGURATION}/${screen}`);
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (const name of await tabs.allTextContents()) {
      await page.getByRole('tab', { name, exact: true }).click();
      await look(page, page.getByRole('tabpanel'), `${screen}, ${name}`);
    }
  }
});

test('nothing stands in the way of a page of blocks, one inside another too', async ({ page }) => {
  await open(page, '/admin/cms/contents/page');
  await page.getByRole('main').getByRole('link', { name: 'Qui sommes-nous' }).first().click();
  const blocks = page.frameLocator('#preview-frame');
  await look(page, blocks.getByRole('group', { name: 'Colonnes' }), 'blocks');
});

test('nothing stands in the way of a channel, of the log, of requests about data and of a link that was used', async ({
  page,
}) => {
  await open(page, `${CONFIGURATION}/channels`);
  await page.getByRole('link', { name: 'Moto', exact: true }).click();
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const name of await tabs.allTextContents()) {
    await page.getByRole('tab', { name, exact: true }).click();
    await look(page, page.getByRole('tabpanel'), `channel, ${name}`);
  }
  await open(page, '/admin/users/activity');
  await look(page, page.getByRole('search', { name: 'Filtrer le journal' }), 'log');
  await open(page, '/admin/users/data-requests');
  await look(
    page,
    page.getByRole('button', { name: 'Filtrer' }).or(page.getByRole('heading', { level: 1 })),
    'requests',
  );
  await page.context().clearCookies();
  await open(page, '/admin/welcome?token=used');
  await look(page, page.getByRole('link', { name: 'Se connecter' }), 'a welcome link that was used');
});
