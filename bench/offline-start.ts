/** After one visit: a start from the icon without a network, and pages while every request hangs. */
import type { Page } from '@playwright/test';
import * as v from 'valibot';

import { openProfile } from './browser/chromium.ts';
import { visitUntilKept, waitForShell } from './browser/shell.ts';
import { median, p95 } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { addressesOf } from './shop/addresses.ts';
import { openLine } from './shop/stopping-line.ts';
import { startDemo } from './shop/running-shop.ts';

const RUNS = 5;

const shop = await startDemo();
const addresses = await addressesOf(shop.origin);
const manifest: unknown = await (await fetch(`${shop.origin}/manifest.webmanifest`)).json();
const { start_url: startUrl } = v.parse(v.object({ start_url: v.string() }), manifest);

const seen = new Map<string, number[]>();
const note = (title: string, ms: number) => seen.set(title, [...(seen.get(title) ?? []), ms]);

for (let run = 0; run < RUNS; run += 1) {
  progress(`run ${run + 1} of ${RUNS}`);
  const line = await openLine(shop.origin);
  const visitor = await openProfile();
  const page = await visitor.context.newPage();
  await watchReady(page);
  await page.goto(`${line.origin}/auto`);
  note('online', await readyMs(page));
  await waitForShell(page);
  await visitUntilKept(page, `${line.origin}/auto`);

  const later = await visitor.reopen();
  await later.context.setOffline(true);
  const icon = await later.context.newPage();
  await watchReady(icon);
  await icon.goto(`${line.origin}${startUrl}`);
  note('icon', await readyMs(icon));
  await icon.goto('about:blank');
  await icon.goto(`${line.origin}${startUrl}`);
  note('icon again', await readyMs(icon));
  await icon.close();
  await later.context.setOffline(false);

  const hanging = await later.context.newPage();
  await watchReady(hanging);
  await hanging.goto(`${line.origin}/auto`);
  await readyMs(hanging);
  await hanging.waitForTimeout(2_000);
  line.hang();
  note('list', await go(hanging, addresses.list));
  note('product', await go(hanging, addresses.product));
  note('search', await go(hanging, '/search-results?q=huile&area=auto'));
  await hanging.goto(`${line.origin}${addresses.list}`);
  note('typed', await readyMs(hanging));
  await later.destroy();
  line.close();
}
await shop.stop();

const rowOf = (title: string, key: string, budget: string): string[] => {
  const ms = seen.get(key) ?? [];
  return [title, `${median(ms).toFixed(0)} / ${p95(ms).toFixed(0)}`, budget, Math.min(...ms).toFixed(0)];
};
print({
  title: 'Without a network',
  command: 'npm run bench offline-start',
  columns: ['what', 'ms, median / worst', 'budget ms', 'best'],
  rows: [
    rowOf('home from the icon, offline, first page of a new browser', 'icon', '1000'),
    rowOf('home from the icon, offline, browser warm', 'icon again', '1000'),
    rowOf('peer: home from the server, online, first visit', 'online', '–'),
    rowOf('list by a link while requests hang', 'list', '300'),
    rowOf('product by a link while requests hang', 'product', '300'),
    rowOf('search while requests hang', 'search', '300'),
    rowOf('list by a typed address while requests hang (new document)', 'typed', '–'),
  ],
  notes: [
    `Phone profile, unthrottled, ${RUNS} fresh profiles on the disk, browser closed after the first visit.`,
    'Usable: the application runs, its heading stands, a frame was drawn; from the start of the navigation, or from the press.',
  ],
});

/** Notes when the application has taken over and drawn. */
async function watchReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let drawn = 0;
    const look = () => {
      if (document.querySelector('main h1') === null) return void requestAnimationFrame(look);
      requestAnimationFrame(() => {
        drawn = performance.now();
        Object.assign(globalThis, { benchReady: drawn });
      });
    };
    addEventListener('appready', look, { once: true });
  });
}

async function readyMs(page: Page): Promise<number> {
  await page.waitForFunction(() => 'benchReady' in globalThis, undefined, { timeout: 30_000 });
  return page.evaluate(() => Number(Reflect.get(globalThis, 'benchReady')));
}

/** Follows a link to the address, as the page's own links do; ms until its heading stands. */
function go(page: Page, path: string): Promise<number> {
  return page.evaluate(async (href) => {
    const heading = () => document.querySelector('main h1')?.textContent ?? '';
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const before = heading();
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    const since = performance.now();
    link.click();
    while (location.pathname + location.search !== href || heading() === before || heading() === '') {
      if (performance.now() - since > 20_000) throw new Error(`${href} did not open`);
      await frame();
    }
    await frame();
    return performance.now() - since;
  }, path);
}
