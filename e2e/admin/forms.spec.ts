/** A form of the back office: what is wrong, what is not saved, who else was there, and a session that ends meanwhile. */
import type { Page } from '@playwright/test';

import { expect, isOfStatus, test } from '../fixtures.ts';
import { ADMIN, signIn } from './office.ts';

const REDIRECTS = '/admin/marketing/redirects';

const from = (page: Page) => page.getByLabel('Ancienne adresse');
const to = (page: Page) => page.getByLabel('Nouvelle adresse');
const save = (page: Page) => page.keyboard.press('Control+s');

/** What the shop refused on the way is no fault: the browser notes it all the same. */
function expectRefusalsAlone(faults: string[]): void {
  expect(faults.splice(0).filter((fault) => !isOfStatus(fault))).toEqual([]);
}

/** By the tabulator alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  const field = page.getByLabel(name);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused({ timeout: 50 });
  }).toPass({ timeout: 20_000 });
}

test('by the keyboard alone: what is wrong stands at its field, nothing typed is left behind, a session that ended goes on', async ({
  page,
  context,
  faults,
}) => {
  const path = `/form-${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, ADMIN, `${REDIRECTS}/create`);
  await expect(from(page)).toBeVisible();

  /* nothing is filled in: each field says so, and what is to be mended has the focus and leads there */
  await save(page);
  await expect(from(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(to(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(from(page)).toBeFocused();
  await page.keyboard.type(path);
  await tabTo(page, 'Nouvelle adresse');
  /* what the schema allows and only the shop refuses stands at its field as well */
  await page.keyboard.type(path);
  await save(page);
  await expect(page.getByText('Cette redirection ramène à une autre, ou à elle-même.')).toBeVisible();
  await expect(to(page)).toHaveAttribute('aria-invalid', 'true');

  /* away with something unsaved: it is asked, and staying changes nothing */
  await page.getByRole('link', { name: 'Rôles' }).press('Enter');
  const leaving = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
  await leaving.getByRole('button', { name: 'Rester', exact: true }).press('Enter');
  await expect(leaving).toBeHidden();
  await expect(from(page)).toHaveValue(path);

  /* the session ends in the middle of it */
  await to(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/auto');
  await context.clearCookies({ name: /admin-session$/u });
  await save(page);
  const door = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await door.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vous êtes reconnecté.')).toBeVisible();
  await expect(from(page)).toHaveValue(path);
  await expect(to(page)).toHaveValue('/auto');
  await save(page);
  await expect(page).toHaveURL(/redirects\/edit\//u);
  await expect(to(page)).toHaveValue('/auto');
  expectRefusalsAlone(faults);
});

test('two write the same record, one without a network: nothing typed is lost, and both versions are seen', async ({
  page,
  context,
  browser,
  faults,
}) => {
  const path = `/two-${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, ADMIN, `${REDIRECTS}/create`);
  await from(page).fill(path);
  await to(page).fill('/auto');
  await save(page);
  await expect(page).toHaveURL(/redirects\/edit\//u);

  await context.setOffline(true);
  await to(page).fill('/moto');
  await save(page);
  await expect(page.getByText('Gardé sur cet appareil')).toBeVisible();

  const elsewhere = await browser.newContext({ locale: 'fr-FR' });
  const other = await elsewhere.newPage();
  await signIn(other, ADMIN, new URL(page.url()).pathname);
  await to(other).fill('/products');
  await save(other);
  await expect(other.getByText(/Enregistré à/u).first()).toBeVisible();
  await elsewhere.close();

  await context.setOffline(false);
  await expect(to(page)).toHaveValue('/moto');
  await save(page);
  const versions = page.getByRole('region', { name: 'Deux versions' });
  await expect(versions).toContainText('/moto');
  await expect(versions).toContainText('/products');
  await versions.getByRole('button', { name: 'Tout garder de votre version' }).click();
  await page.getByRole('button', { name: 'Enregistrer le choix' }).click();
  await expect(versions).toBeHidden();
  await page.reload();
  await expect(to(page)).toHaveValue('/moto');
  await page.getByRole('tab', { name: 'Historique' }).click();
  await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3);
  expectRefusalsAlone(faults);
});
