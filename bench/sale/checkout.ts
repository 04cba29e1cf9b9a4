/** What the steps of an order cost a phone: their scripts beside those of a list, and their paints from the shell. */
import { gzipSync } from 'node:zlib';

import type { BrowserContext, Page } from '@playwright/test';

import { openProfile, type Profile } from '../browser/chromium.ts';
import { paint } from '../browser/paint-page.ts';
import { waitForShell } from '../browser/shell.ts';
import type { Vitals } from '../browser/vitals.ts';
import { kilobytes, median } from '../figures/numbers.ts';
import { print, progress } from '../figures/report.ts';
import { openFloors } from '../paint/floors.ts';
import { addressesOf } from '../shop/addresses.ts';
import { reachPayment, signInAndFill } from '../shop/shopper.ts';
import { startDemo } from '../shop/running-shop.ts';

const RUNS = 3;
const STEPS = [
  ['cart', '/auto/checkout'],
  ['addresses', '/auto/checkout/adresses'],
  ['delivery', '/auto/checkout/livraison'],
  ['payment', '/auto/checkout/paiement'],
] as const;

const shop = await startDemo();
const floors = await openFloors();
const painted = new Map<string, Vitals[]>(STEPS.map(([name]) => [name, []]));
const floor: Vitals[] = [];

progress('scripts');
const sizes = await scriptsOfSteps();
for (let run = 0; run < RUNS; run += 1) {
  progress(`run ${run + 1} of ${RUNS}`);
  const shopper = await shopperAtPayment({});
  const page = await shopper.context.newPage();
  await page.goto(floors.emptyReact);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${shop.origin}/auto`);
  await waitForShell(page);
  const later = await shopper.reopen();
  for (const [name, path] of STEPS) painted.get(name)?.push(await paint(later.context, `${shop.origin}${path}`));
  floor.push(await paint(later.context, floors.emptyReact));
  await later.destroy();
}
floors.close();
await shop.stop();

const lcpOf = (seen: readonly Vitals[]): string => median(seen.map(({ lcp }) => lcp)).toFixed(0);
const clsOf = (seen: readonly Vitals[]): string => median(seen.map(({ cls }) => cls)).toFixed(3);
print({
  title: 'The steps of an order',
  command: 'npm run bench checkout',
  columns: ['page', 'JS gz, whole', 'of it beyond a list', 'LCP ms, from the shell', 'CLS'],
  rows: [
    ...STEPS.map(([name]) => {
      const { whole = 0, beyond = 0 } = sizes.get(name) ?? {};
      const seen = painted.get(name) ?? [];
      return [name, kilobytes(whole), kilobytes(beyond), lcpOf(seen), clsOf(seen)];
    }),
    ['floor: one line by React, from a service worker', '–', '–', lcpOf(floor), clsOf(floor)],
  ],
  notes: [
    'Scripts: every one the page runs until its title stands, without a service worker and nothing fetched ahead, each compressed on its own (gzip 9).',
    `LCP: median of ${RUNS} fresh profiles, signed in, with an article in the cart and every step answered; the browser was closed and opened again; 1.6 Mbit/s, 150 ms, CPU ÷ 4.`,
  ],
});

async function shopperAtPayment(wishes: { serviceWorkers?: 'block' }): Promise<Profile> {
  const profile = await openProfile(wishes);
  await signInAndFill(profile.context, shop.origin);
  await reachPayment(await profile.context.newPage(), shop.origin);
  return profile;
}

/** Bytes by step; a script that a list runs, too, costs a buyer nothing more. */
async function scriptsOfSteps(): Promise<Map<string, { whole: number; beyond: number }>> {
  const shopper = await shopperAtPayment({ serviceWorkers: 'block' });
  const list = await scriptsOf(shopper.context, (await addressesOf(shop.origin)).list);
  const found = new Map<string, { whole: number; beyond: number }>();
  for (const [name, path] of STEPS) {
    const seen = await scriptsOf(shopper.context, path);
    const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + (seen.get(url) ?? 0), 0);
    const urls = [...seen.keys()];
    found.set(name, { whole: sum(urls), beyond: sum(urls.filter((url) => !list.has(url))) });
  }
  await shopper.destroy();
  return found;
}

async function scriptsOf(context: BrowserContext, path: string): Promise<Map<string, number>> {
  const page = await context.newPage();
  const used = await run(page, `${shop.origin}${path}`);
  await page.close();
  return used;
}

/** What was run, not what was fetched ahead: Chromium's own count of functions tells them apart. */
async function run(page: Page, url: string): Promise<Map<string, number>> {
  await page.coverage.startJSCoverage({ reportAnonymousScripts: false });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('main').getByRole('button').first().waitFor();
  const covered = await page.coverage.stopJSCoverage();
  return new Map(
    covered
      .filter((one) => one.url.includes('.js'))
      .map((one) => [one.url, gzipSync(one.source ?? '', { level: 9 }).length]),
  );
}
