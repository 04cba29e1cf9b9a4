/**
 * Pictures of the shop for the README: `node scripts/pictures/readme.mjs http://127.0.0.1:4000 [name]` beside a running demo shop.
 * Writes them to docs/pictures; they are committed. `DATA_DIR` is that of the shop: a letter of it proves an address.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { findBrowsers } from '../chromium.mjs';
import { say } from '../step.mjs';

const [shop = 'http://127.0.0.1:4000'] = process.argv.slice(2);
const folder = new URL('../../docs/pictures/', import.meta.url);
const at = (path) => new URL(path, shop).href;
/** Longest wait for the whole catalogue to be on the device, in ms. */
const FIRST_LOAD_MS = 120_000;

const phone = { viewport: { width: 412, height: 892 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 };

const field = (page) => page.getByLabel('Rechercher dans la boutique').filter({ visible: true });
const addFirst = (page) => page.getByRole('button', { name: /^Ajouter .* au panier$/u }).first();

/** Looks at a list, waits until this device can go without the network, and cuts it. */
async function leaveNetwork(page) {
  await page.goto(at('/auto/nos-produits/freinage'), { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  /* pictures asked for before there was a worker are asked for again, and kept */
  await page.reload({ waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState('networkidle');
  await page.goto(at('/cet-appareil'));
  await page.getByText('Articles consultables hors connexion').waitFor({ timeout: FIRST_LOAD_MS });
  await page.waitForFunction(async () => (await caches.match('/api/init-vue')) !== undefined);
  await page.context().setOffline(true);
}

/** Somebody new signs in: an account by the calls of the shop, proven by its letter. */
async function becomeCustomer(page) {
  const email = `mathilde.${Date.now()}@garage-pont.example`;
  const password = 'Goudron-2026!';
  const post = async (path, data) => {
    const { csrfToken } = await (await page.request.get(at('/api/me'))).json();
    const answer = await page.request.post(at(path), { data, headers: { 'x-csrf-token': csrfToken } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  await post('/api/auth/register', {
    customerType: 'individual',
    gender: 'Mrs',
    lastName: 'Le Guennec',
    firstName: 'Mathilde',
    birthDate: null,
    phone: '06 12 45 78 90',
    company: null,
    address: null,
    additionalAddress: null,
    newsletter: false,
    email,
    password,
    passwordConfirmation: password,
    terms: true,
  });
  await post('/api/auth/verify', { token: await tokenFor(email) });
  await page.goto(at('/auto/login'));
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/auto');
}

async function tokenFor(email) {
  const outbox = join(process.env.DATA_DIR ?? '.data', 'outbox');
  for (let tries = 0; tries < 60; tries += 1) {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    const letters = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    const letter = letters.find((one) => one.includes(`To: ${email}`))?.replace(/=\r?\n/gu, '');
    const token = letter === undefined ? undefined : /\/email\/verifier\/([\w-]{43})/u.exec(letter)?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  throw new Error('no letter came: is DATA_DIR that of the shop?');
}

/** Who works here goes to a screen, without what comes and goes. */
async function enterOffice(page, path) {
  await page.goto(at(path));
  await page.getByLabel('Adresse e-mail').fill('admin@bitume.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Bitume-2026!');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('button', { name: /^Votre compte/u }).waitFor();
}

const titleOf = (page) => page.getByLabel('Titre', { exact: true }).first();
const isSaved = (page) => page.getByText('Enregistré dans la boutique').first();

const pictures = [
  {
    name: 'accueil',
    screen: desktop,
    take: async (page) => page.goto(at('/auto')),
  },
  {
    name: 'produit-la-nuit',
    screen: { ...phone, colorScheme: 'dark' },
    take: async (page) => {
      await page.goto(at('/moto/nos-produits/casques'));
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('button', { name: 'Agrandir la photo' }).waitFor();
    },
  },
  {
    name: 'recherche-hors-connexion',
    screen: phone,
    take: async (page) => {
      await leaveNetwork(page);
      await page.goto(at('/auto'));
      await field(page).click();
      await field(page).pressSequentially('plaqu');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'modifications-en-attente',
    screen: phone,
    take: async (page) => {
      await leaveNetwork(page);
      for (const list of ['/auto/nos-produits/freinage', '/auto/nos-produits/huiles-et-fluides']) {
        await page.goto(at(list));
        await addFirst(page).click();
        await page.getByText(/a été ajouté au panier/u).waitFor();
      }
      await page.goto(at('/modifications-en-attente'));
      await page.getByText('Enregistré sur cet appareil').first().waitFor();
    },
  },
  {
    name: 'commande',
    screen: desktop,
    take: async (page) => {
      await becomeCustomer(page);
      for (const list of ['/auto/nos-produits/freinage', '/auto/nos-produits/huiles-et-fluides']) {
        await page.goto(at(list));
        await addFirst(page).click();
        await page.getByText(/a été ajouté au panier/u).waitFor();
      }
      await page.goto(at('/auto/checkout/adresses'));
      await page.getByLabel('Adresse', { exact: true }).fill('12 rue du Port');
      await page.getByLabel('Code postal').fill('44000');
      await page.getByLabel('Ville').fill('Nantes');
      await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
      await page
        .getByRole('radio', { name: /12 rue du Port/u })
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Choisir la livraison' }).click();
      await page.getByRole('radio', { name: /Point relais/u }).click();
      await page.getByText('Adresse ajoutée.').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'tableau-de-bord',
    screen: desktop,
    take: async (page) => {
      await enterOffice(page, '/admin/dashboard');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'clients',
    screen: { ...desktop, colorScheme: 'dark' },
    take: async (page) => {
      await enterOffice(page, '/admin/users/customers');
      await page.getByRole('row').nth(3).waitFor();
    },
  },
  {
    name: 'redaction',
    screen: desktop,
    take: async (page) => {
      await enterOffice(page, '/admin/cms/contents/page');
      await page.getByRole('link', { name: 'Garanties', exact: true }).click();
      await titleOf(page).waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText(/^Hors connexion depuis/u).waitFor();
      const structure = page.getByRole('navigation', { name: 'Structure' });
      await structure.getByRole('button').first().click();
      await structure.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 170));
    },
  },
  {
    name: 'conflit',
    screen: desktop,
    take: async (page) => {
      await enterOffice(page, '/admin/cms/contents/page');
      await page.getByRole('button', { name: 'Dupliquer Garanties', exact: true }).click();
      await page.getByRole('link', { name: 'Garanties (copie)', exact: true }).first().click();
      await titleOf(page).waitFor();
      await isSaved(page).waitFor();
      const other = await (
        await page
          .context()
          .browser()
          .newContext({ ...desktop, locale: 'fr-FR' })
      ).newPage();
      await enterOffice(other, new URL(page.url()).pathname);
      await titleOf(other).waitFor();
      await page.context().setOffline(true);
      await titleOf(page).fill('Garanties et pièces de rechange');
      await page.getByText('Enregistré sur cet appareil').first().waitFor();
      await titleOf(other).fill('Garanties légales et commerciales');
      await other.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await isSaved(other).waitFor();
      await page.context().setOffline(false);
      await page.getByRole('link', { name: 'Comparer les deux versions' }).click({ timeout: FIRST_LOAD_MS });
      await page.getByText(/^\d à choisir$/u).waitFor();
      await other.context().close();
    },
  },
];

const only = process.argv[3];
const browser = await chromium.launch({ executablePath: (await findBrowsers()).CHROMIUM, args: ['--no-sandbox'] });
await mkdir(folder, { recursive: true });
for (const { name, screen, take } of pictures.filter((one) => only === undefined || one.name === only)) {
  const context = await browser.newContext({ colorScheme: 'light', ...screen, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(at('/auto'));
  // The question about cookies would hide the shop.
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await page.getByText('Votre choix sur les cookies').waitFor({ state: 'hidden' });
  await take(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await writeFile(new URL(`${name}.webp`, folder), await sharp(picture).webp({ quality: 70, effort: 6 }).toBuffer());
  await context.close();
  say(`docs/pictures/${name}.webp`);
}
await browser.close();
