/** A list of the back office, as somebody works with it: arranged, narrowed, kept, changed and taken along. */
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { signIn } from './office.ts';

const REDIRECTS = '/admin/marketing/redirects';

async function redirect(page: Page, from: string, to: string): Promise<void> {
  await page.goto(`${REDIRECTS}/create`);
  await page.getByLabel('Ancienne adresse').fill(from);
  await page.getByLabel('Nouvelle adresse').fill(to);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/redirects\/edit\//u);
}

const heads = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\S/u }).allTextContents();

/** Old addresses of the list, from above. */
const firsts = (page: Page) => page.getByRole('rowheader').allTextContents();

async function press(within: Page | Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click();
}

test('a list is arranged and narrowed, kept as a view, changed in place and in many rows, and taken along', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const addressOf = (end: string) => `/journey-${mark}-${end}`;
  const [one, two, three] = [addressOf('a'), addressOf('b'), addressOf('c')];
  await signIn(page);
  for (const from of [one, two, three]) await redirect(page, from, '/auto');

  /* looked for, in the address at once */
  await page.goto(REDIRECTS);
  await page.getByRole('searchbox', { name: 'Chercher dans la liste' }).fill(`journey-${mark}`);
  await expect(page).toHaveURL(new RegExp(`q=journey-${mark}`, 'u'));
  await expect.poll(() => firsts(page)).toEqual([one, two, three]);

  /* columns: one away, one moved and kept at the left; the other way round by the head */
  await press(page, 'Colonnes');
  const panel = page.getByRole('dialog', { name: 'Colonnes' });
  await panel.getByRole('checkbox', { name: 'Origine' }).uncheck();
  await press(panel, 'Monter Réponse');
  await press(panel, 'Garder Réponse à gauche');
  await expect(panel.getByRole('button', { name: 'Garder Réponse à gauche' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect.poll(() => heads(page)).toEqual(['Ancienne adresse', 'Réponse', 'Nouvelle adresse']);
  await page.getByRole('columnheader', { name: 'Ancienne adresse' }).getByRole('link').click();
  await expect.poll(() => firsts(page)).toEqual([three, two, one]);

  /* written where it stands */
  await page.getByRole('row').filter({ hasText: one }).getByRole('button', { name: '/auto', exact: true }).click();
  await page.getByRole('textbox', { name: `Nouvelle adresse de ${one}` }).fill('/moto');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: one })).toContainText('/moto');

  /* a condition, and all of it again after the tab was opened anew */
  await press(page, 'Ajouter un filtre');
  await press(page.getByRole('dialog', { name: 'Ajouter un filtre' }), 'Nouvelle adresse');
  await page.getByRole('textbox', { name: 'Valeur' }).fill('/auto');
  await page.keyboard.press('Enter');
  await expect.poll(() => firsts(page)).toEqual([three, two]);
  await page.reload();
  await expect.poll(() => firsts(page)).toEqual([three, two]);
  expect(await heads(page)).toEqual(['Ancienne adresse', 'Réponse', 'Nouvelle adresse']);

  /* kept under a name, and opened by it */
  await press(page, 'Enregistrer la vue');
  const view = `Vers l’auto ${mark}`;
  await page.getByLabel('Nom de la vue').fill(view);
  await press(page.getByRole('dialog', { name: 'Enregistrer la vue' }), 'Enregistrer');
  const views = page.getByRole('navigation', { name: 'Vues de la liste' });
  await views.getByRole('link', { name: 'Tout' }).click();
  await expect.poll(async () => (await firsts(page)).length).toBeGreaterThan(3);
  await views.getByRole('link', { name: view }).click();
  await expect.poll(() => firsts(page)).toEqual([three, two]);

  /* taken along: what is shown, in its order and its columns */
  await press(page, 'Exporter');
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV, pour un tableur français' }).click();
  const csv = await readFile(await (await loading).path(), 'utf8');
  const lines = csv
    .replace(/^\uFEFF/u, '')
    .trim()
    .split(/\r?\n/u);
  expect(lines[0]).toBe('Ancienne adresse;Réponse;Nouvelle adresse');
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual([three, two]);

  /* both changed at once, after it was said what can be; then thrown away, and back */
  for (const from of [two, three]) await page.getByRole('checkbox', { name: `Choisir ${from}` }).check();
  const chosen = page.getByRole('toolbar', { name: 'Sélection' });
  await expect(chosen).toContainText('2 sélectionnés');
  await press(chosen, 'Modifier');
  const setting = page.getByRole('dialog', { name: 'Modifier 2 éléments' });
  await setting.getByLabel('Nouvelle valeur').fill('/moto');
  await press(setting, 'Vérifier');
  await press(setting, 'Modifier les 2');
  await expect(page.getByText('2 éléments modifiés')).toBeVisible();
  await page.goto(`${REDIRECTS}?q=journey-${mark}`);
  await expect.poll(() => page.getByRole('row').filter({ hasText: '/moto' }).count()).toBe(3);
  for (const from of [one, two, three]) await page.getByRole('checkbox', { name: `Choisir ${from}` }).check();
  await press(chosen, 'Supprimer');
  await press(page.getByRole('dialog', { name: 'Supprimer 3 éléments ?' }), 'Supprimer les 3');
  await expect(page.getByText('Rien ne correspond')).toBeVisible();
  await press(page, 'Annuler');
  await expect.poll(() => firsts(page)).toEqual([one, two, three]);
});
