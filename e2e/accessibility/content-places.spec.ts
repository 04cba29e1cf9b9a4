/** Menus, addresses, links, fields and the page builder: the states of the content side that no list has. */
import type { Page } from '@playwright/test';

import { ADMIN, signIn } from '../admin/office.ts';
import { isOfStatus } from '../fixtures.ts';
import { expect, expectNoBarrier, openScreen, test } from './barriers.ts';

const CMS = '/admin/cms/content-management';

const dialog = (page: Page) => page.getByRole('dialog');

async function editFirst(page: Page): Promise<void> {
  const edit = page.getByRole('button', { name: /^Modifier /u });
  await edit.first().click();
  await expect(dialog(page)).toBeVisible();
}

/** The state as it stands, by day and by night. */
const look = (page: Page, what: string): Promise<void> => test.step(what, () => expectNoBarrier(page, what));

test.beforeEach(async ({ page }) => {
  // a sweep: as long as there are states
  test.setTimeout(1_200_000);
  await signIn(page, ADMIN);
});

test('nothing stands in the way in a menu, with an entry open and with its past', async ({ page, context }) => {
  await openScreen(page, '/admin/cms/menus');
  const entries = page.getByRole('list', { name: 'Entrées du menu' });
  await expect(entries).toBeVisible();
  await look(page, 'a menu');
  await entries.getByRole('button', { name: 'Accueil', exact: true }).click();
  await look(page, 'an entry that is open');
  await context.setOffline(true);
  await look(page, 'a menu without a network');
});

test('nothing stands in the way of addresses, of contents and of what is sold', async ({ page, context, faults }) => {
  await openScreen(page, `${CMS}/permalinks`);
  await look(page, 'addresses of contents');
  await editFirst(page);
  await look(page, 'a pattern');
  await page.keyboard.press('Escape');
  await openScreen(page, '/admin/commerce/catalog/permalinks');
  await look(page, 'addresses of products');
  await editFirst(page);
  await dialog(page).getByLabel('Adresse personnalisée').fill('pas une adresse');
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Adresse personnalisée' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await look(page, 'an address that cannot be');
  expect(faults.splice(0).filter((fault) => !isOfStatus(fault))).toEqual([]);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await look(page, 'addresses without a network');
});

test('nothing stands in the way of links, before and after they were looked through', async ({ page }) => {
  await openScreen(page, `${CMS}/broken-links?state=all`);
  await look(page, 'links');
  await openScreen(page, `${CMS}/broken-links?q=introuvable`);
  await look(page, 'no link found');
});

test('nothing stands in the way of a group of fields, nor of the question before it is lost', async ({ page }) => {
  await openScreen(page, `${CMS}/custom-fields`);
  await page.getByRole('button', { name: 'Créer un groupe' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('Titre').fill('Guide d’achat');
  await look(page, 'a new group');
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('dialog', { name: /Fermer sans enregistrer/u })).toBeVisible();
  await look(page, 'the question before it is lost');
});

test('nothing stands in the way in the builder, on an empty page and with the library open', async ({ page }) => {
  await openScreen(page, '/admin/cms/contents/page/create');
  const structure = page.getByRole('navigation', { name: 'Structure' });
  await expect(structure).toBeVisible({ timeout: 40_000 });
  await look(page, 'an empty page');
  for (const name of ['Bandeau', 'Questions fréquentes', 'Colonnes', 'Image']) {
    await page.getByRole('button', { name, exact: true }).last().click();
    await look(page, `a block: ${name}`);
  }
  const block = page.getByRole('region', { name: 'Bloc choisi' });
  await block.getByRole('button', { name: 'Choisir une image' }).click();
  // beside the page, in the form of the block
  await expect(block.locator('input[type=file]')).toBeAttached();
  await look(page, 'the library in the form of a block');
});
