import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { FROM_ICON, isPageToKeep, keptPath, pagesToKeep } from '#core/contract/pages/kept-pages.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { pageMessageOf, type KeepPages } from '#core/contract/shop/worker-messages.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { createKeptPages } from '#src/shop/app/offline/kept-pages.ts';

function tabOf(opened: string) {
  const device = { rev: 1 as number | null, isDurable: true, locale: 'fr_FR' as Locale };
  const told: KeepPages[] = [];
  const toast = createKeptPages({
    opened,
    status: () => device,
    locale: () => device.locale,
    tell: (message) => told.push(message),
  });
  return { device, told, toast };
}

test('a tab asks for the page it began with and the home of its area, once for each revision', () => {
  const { device, told, toast } = tabOf('/moto/nos-produits/casques');
  toast();
  toast();
  expect(told).toEqual([{ type: 'KEEP_PAGES', rev: 1, paths: ['/moto', '/moto/nos-produits/casques'] }]);
  device.rev = 2;
  toast();
  expect(told.map(({ rev }) => rev)).toEqual([1, 2]);
  expect(told.map(pageMessageOf)).toEqual(told);
});

test('nothing is said before this device has a catalogue', () => {
  const { device, told, toast } = tabOf('/auto');
  device.rev = null;
  toast();
  expect(told).toEqual([]);
});

test('a reader of another language, and a browser that keeps nothing, begin with the shell', () => {
  const { device, told, toast } = tabOf('/auto');
  toast();
  device.locale = 'en_GB';
  toast();
  device.locale = 'fr_FR';
  toast();
  device.isDurable = false;
  toast();
  expect(told.map(({ paths }) => paths)).toEqual([['/auto'], [], ['/auto'], []]);
});

test('pages of a person are never kept', () => {
  const kept = PAGE_ROUTES.filter(({ path }) => isPageToKeep(path.replace(/\{\w+\}/gu, 'pneus')));
  expect(kept.map(({ name }) => name).toSorted()).toEqual(
    ['auto', 'moto'].flatMap((area) => [`${area}.category`, `${area}.home`, `${area}.product`]),
  );
});

test('the icon opens the home that is kept', () => {
  const manifest: { start_url: string } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  const { pathname, search } = new URL(manifest.start_url, 'https://shop.test');
  expect(search).toBe(FROM_ICON);
  expect(pagesToKeep(keptPath(pathname, search))).toEqual(['/auto']);
  expect(pagesToKeep('/auto/nos-produits/pneus?page=2')).toEqual(['/auto']);
});
