/**
 * Pictures of the shop for the offer to install: `node scripts/pictures/screenshots.mjs http://127.0.0.1:4000` beside a running
 * shop. Writes them to public/screenshots and names them in the manifest; both are committed. Light ones: browsers fetch
 * them on the first visit.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';

import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { findBrowsers } from '../chromium.mjs';
import { say } from '../step.mjs';

const [shop = 'http://127.0.0.1:4000'] = process.argv.slice(2);
const folder = new URL('../../public/screenshots/', import.meta.url);
const manifest = new URL('../../public/manifest.webmanifest', import.meta.url);

/** Whole pixels: the manifest states the size of the picture, not of the screen. */
const shots = [
  {
    name: 'telephone',
    path: '/auto',
    form_factor: 'narrow',
    label: 'L’accueil de la boutique sur un téléphone',
    screen: { viewport: { width: 412, height: 892 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
  {
    name: 'ordinateur',
    path: '/auto',
    form_factor: 'wide',
    label: 'L’accueil de la boutique sur un ordinateur',
    screen: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  },
];

const browser = await chromium.launch({ executablePath: (await findBrowsers()).CHROMIUM, args: ['--no-sandbox'] });
await mkdir(folder, { recursive: true });
for (const { name, path, screen } of shots) {
  const context = await browser.newContext({ ...screen, locale: 'fr-FR', colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(new URL(path, shop).href, { waitUntil: 'networkidle' });
  // The question about cookies would hide the shop.
  const refuse = page.getByRole('button', { name: 'Tout refuser' });
  if (await refuse.isVisible()) await refuse.click();
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  await writeFile(new URL(`${name}.webp`, folder), await sharp(picture).webp({ quality: 60, effort: 6 }).toBuffer());
  await context.close();
  say(`public/screenshots/${name}.webp`);
}
await browser.close();

const described = JSON.parse(await readFile(manifest, 'utf8'));
described.screenshots = shots.map(({ name, form_factor, label, screen: { viewport, deviceScaleFactor: scale } }) => ({
  src: `/screenshots/${name}.webp`,
  sizes: `${viewport.width * scale}x${viewport.height * scale}`,
  type: 'image/webp',
  form_factor,
  label,
}));
await writeFile(manifest, `${JSON.stringify(described, null, 2)}\n`);
