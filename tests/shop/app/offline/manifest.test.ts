import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';

const picture = v.object({
  src: v.string(),
  sizes: v.string(),
  type: v.picklist(['image/png', 'image/webp']),
  purpose: v.optional(v.string()),
  label: v.optional(v.string()),
});
const schema = v.object({
  id: v.string(),
  lang: v.literal('fr'),
  scope: v.literal('/'),
  display: v.literal('standalone'),
  start_url: v.string(),
  icons: v.array(picture),
  screenshots: v.optional(v.array(picture), []),
  shortcuts: v.array(v.object({ name: v.string(), short_name: v.string(), url: v.string(), icons: v.array(picture) })),
});
const manifest = v.parse(schema, JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')));

test('every picture of the manifest exists in the size it states', async () => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('pictures made for the offer to install are named in the manifest', () => {
  for (const name of ['telephone', 'ordinateur']) {
    const src = `/screenshots/${name}.webp`;
    const isNamed = manifest.screenshots.some((one) => one.src === src);
    expect(isNamed, src).toBe(existsSync(`public${src}`));
  }
});

test('icons serve platforms that cut the shape themselves and those that do not', () => {
  const sizes = (purpose: string) => manifest.icons.filter((one) => one.purpose === purpose).map((one) => one.sizes);
  expect(sizes('any')).toEqual(['192x192', '512x512']);
  expect(sizes('maskable')).toEqual(['512x512']);
});

test('the icon and its shortcuts open pages of the shop', () => {
  const paths = new Set(PAGE_ROUTES.map(({ path }) => path));
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((one) => one.url)]) {
    expect(paths, url).toContain(url.replace(/\?.*/u, ''));
  }
  expect(manifest.shortcuts.map((one) => one.short_name)).toEqual(['Rechercher', 'Panier']);
});
