/**
 * Pictures of the guide: `node scripts/pictures/guide.mjs http://127.0.0.1:4000 [name]` beside a running demo shop. Writes
 * them to docs/guide/images; they are committed. That of the first steps is taken of an empty shop: given the link under
 * which its first administrator chooses a password, in the place of the address, it alone is taken.
 */
import { mkdir, writeFile } from 'node:fs/promises';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { findBrowsers } from '../chromium.mjs';
import { say } from '../step.mjs';

const [given = 'http://127.0.0.1:4000', only] = process.argv.slice(2);
const isEmpty = given.includes('/admin/welcome?');
const folder = new URL('../../docs/guide/images/', import.meta.url);
const at = (path) => new URL(path, given).href;
const screen = { viewport: { width: 1200, height: 760 }, deviceScaleFactor: 1 };
/** Of the demo shop; a shop for everybody takes none that names it. */
const DEMO_PASSWORD = 'Bitume-2026!';
const PASSWORD = 'Goudron-2026!';
const CATALOGUE = '/admin/commerce/catalog';

async function enterOffice(page) {
  await page.goto(at('/admin/login'));
  await page.getByLabel('Adresse e-mail').fill('admin@bitume.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('button', { name: /^Votre compte/u }).waitFor();
}

/** The list of a managed thing, of what is found by these words. */
async function openList(page, name, query = '') {
  await page.goto(at(`${CATALOGUE}/${name}${query}`));
  await page.getByRole('row').nth(1).waitFor();
}

/** The first record of a list, on one of its tabs. */
async function openFirst(page, name, { query = '', tab } = {}) {
  await openList(page, name, query);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
}

const ofType = (type) => `?filter[type][is]=${type}`;

const pictures = [
  { name: 'produits', take: (page) => openList(page, 'products', ofType('simple')) },
  { name: 'fiche', take: (page) => openFirst(page, 'products', { query: ofType('simple') }) },
  {
    name: 'declinaisons',
    take: (page) => openFirst(page, 'products', { query: ofType('configurable'), tab: /^Déclinaisons/u }),
  },
  {
    name: 'prix',
    take: async (page) => {
      await openFirst(page, 'products', { query: ofType('simple'), tab: /^Prix/u });
      await page.getByRole('heading', { name: 'Qui paie quoi' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'medias', take: (page) => openFirst(page, 'products', { query: ofType('simple'), tab: /^Médias/u }) },
  {
    name: 'pourquoi',
    take: async (page) => {
      await openFirst(page, 'products', { query: ofType('simple') });
      await page.getByRole('button', { name: 'Dupliquer' }).click();
      await page.getByText('Pourquoi ce produit n’est pas en boutique').waitFor();
      await page.getByText(/^Copié/u).waitFor({ state: 'hidden' });
    },
  },
  { name: 'vehicule', take: (page) => openFirst(page, 'products', { query: ofType('vehicle') }) },
  { name: 'stocks', take: (page) => openList(page, 'stock') },
  { name: 'attribut', take: (page) => openFirst(page, 'attributes', { query: '?filter[isConfigurable][is]=1' }) },
  { name: 'famille', take: (page) => openFirst(page, 'attribute-families') },
  {
    name: 'categories',
    take: async (page) => {
      await page.goto(at(`${CATALOGUE}/categories`));
      await page
        .getByRole('link', { name: /Freinage/u })
        .first()
        .click();
      await page.getByRole('tab', { name: /^Liste/u }).waitFor();
    },
  },
  {
    name: 'tableur',
    take: async (page) => {
      await openList(page, 'products', ofType('simple'));
      await page.getByRole('link', { name: 'Ouvrir dans le tableur' }).click();
      await page.getByRole('grid').waitFor();
      await page.getByRole('gridcell').nth(3).click();
    },
  },
];

const firstSteps = {
  name: 'premiers-pas',
  take: async (page) => {
    await page.goto(given);
    await page.getByLabel('Nom affiché').fill('Camille Petit');
    await page.getByLabel('Adresse e-mail').fill('admin@bitume.example');
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirmation du mot de passe').fill(PASSWORD);
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await page.getByRole('heading', { name: 'Premiers pas' }).waitFor();
  },
};

const browser = await chromium.launch({ executablePath: (await findBrowsers()).CHROMIUM, args: ['--no-sandbox'] });
await mkdir(folder, { recursive: true });
const context = await browser.newContext({ ...screen, colorScheme: 'light', locale: 'fr-FR' });
const page = await context.newPage();
if (!isEmpty) await enterOffice(page);
for (const { name, take } of isEmpty
  ? [firstSteps]
  : pictures.filter((one) => only === undefined || one.name === only)) {
  await take(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await writeFile(new URL(`${name}.webp`, folder), await sharp(picture).webp({ quality: 70, effort: 6 }).toBuffer());
  say(`docs/guide/images/${name}.webp`);
}
await browser.close();
