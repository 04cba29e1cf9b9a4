/** Paints on a slow phone: a first visit, a later one from the shell, and one of a page whose document is kept. */
import { openProfile } from './browser/chromium.ts';
import { paint } from './browser/paint-page.ts';
import type { Vitals } from './browser/vitals.ts';
import { visitUntilKept, waitForShell } from './browser/shell.ts';
import { median, p95 } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { openFloors } from './paint/floors.ts';
import { addressesOf, named } from './shop/addresses.ts';
import { startDemo } from './shop/running-shop.ts';

const RUNS = 5;
/** ms. The home page has no budget of its own: it is held to the list's. */
const BUDGETS = { home: 1200, list: 1200, product: 1700, shell: 500 };

const shop = await startDemo();
const pages = named(await addressesOf(shop.origin));
/** The home of the other area: nobody has been there. */
const unseen = pages.map(([name, path]) => [name, name === 'home' ? '/moto' : path] as const);
const cold = new Map<string, Vitals[]>(pages.map(([name]) => [name, []]));
const warm = new Map<string, Vitals[]>(pages.map(([name]) => [name, []]));
const kept = new Map<string, Vitals[]>(pages.map(([name]) => [name, []]));
const line: Vitals[] = [];
const react: Vitals[] = [];
const floors = await openFloors();
// The first to ask for a document waits for its making; that is measured in server.ts.
for (const [, path] of pages) await (await fetch(`${shop.origin}${path}`)).text();

for (let run = 0; run < RUNS; run += 1) {
  progress(`run ${run + 1} of ${RUNS}`);
  for (const [name, path] of pages) {
    const first = await openProfile();
    cold.get(name)?.push(await paint(first.context, `${shop.origin}${path}`));
    await first.destroy();
  }
  const visitor = await openProfile();
  const page = await visitor.context.newPage();
  await page.goto(floors.emptyReact);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${shop.origin}/auto`);
  await waitForShell(page);
  const later = await visitor.reopen();
  for (const [name, path] of unseen) warm.get(name)?.push(await paint(later.context, `${shop.origin}${path}`));
  line.push(await paint(later.context, floors.oneLine));
  react.push(await paint(later.context, floors.emptyReact));
  const again = await later.context.newPage();
  for (const [, path] of pages) await visitUntilKept(again, `${shop.origin}${path}`);
  const last = await later.reopen();
  for (const [name, path] of pages) kept.get(name)?.push(await paint(last.context, `${shop.origin}${path}`));
  await last.destroy();
}
floors.close();
await shop.stop();

const rowOf = (title: string, seen: readonly Vitals[], budget: number | null): string[] => {
  const of = (read: (vitals: Vitals) => number) => seen.map(read);
  const pair = (values: readonly number[]) =>
    `${Math.min(...values).toFixed(0)} / ${median(values).toFixed(0)} / ${p95(values).toFixed(0)}`;
  return [
    title,
    pair(of(({ fcp }) => fcp)),
    pair(of(({ lcp }) => lcp)),
    budget === null ? '–' : String(budget),
    median(of(({ cls }) => cls)).toFixed(3),
    pair(of(({ tbt }) => tbt)),
    seen[0]?.largest ?? '',
  ];
};

print({
  title: 'Paint on a slow phone',
  command: 'npm run bench paint',
  columns: ['page', 'FCP ms', 'LCP ms', 'LCP budget', 'CLS', 'TBT ms', 'largest'],
  rows: [
    ...pages.map(([name]) => rowOf(`${name}, first visit`, cold.get(name) ?? [], BUDGETS[name])),
    ...pages.map(([name]) => rowOf(`${name}, never opened: from the shell`, warm.get(name) ?? [], BUDGETS.shell)),
    ...pages.map(([name]) => rowOf(`${name}, seen before: its kept document`, kept.get(name) ?? [], BUDGETS.shell)),
    rowOf('floor: a document of one line', line, null),
    rowOf('floor: one line by React, from a service worker', react, null),
  ],
  notes: [
    `Best / median / worst of ${RUNS} fresh profiles; 1.6 Mbit/s, 150 ms, CPU ÷ 4, 412 px; the same browser slows every row.`,
    'From the shell and kept: the browser was closed and opened again; service worker and catalogue on the disk. The first row of each begins with the worker’s own start.',
  ],
});
