/** What a sync costs when nothing is new: bytes on the line, writes in IndexedDB, and work of the screen. */
import type { Page, Request, Worker } from '@playwright/test';

import { openProfile } from './browser/chromium.ts';
import { waitForShell } from './browser/shell.ts';
import { median } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { addressesOf } from './shop/addresses.ts';
import { startDemo } from './shop/running-shop.ts';

const RUNS = 5;
const PATIENCE_MS = 30_000;

const shop = await startDemo();
const { product, list } = await addressesOf(shop.origin);
const asked = new Map<string, { status: number; body: number; headers: number }[]>();
const writes: number[] = [];
const commits: number[] = [];
const mutations: number[] = [];

for (let run = 0; run < RUNS; run += 1) {
  progress(`run ${run + 1} of ${RUNS}`);
  const profile = await openProfile();
  const page = await profile.context.newPage();
  const workers: Worker[] = [];
  page.on('worker', (worker) => workers.push(worker));
  await countCommits(page);
  await page.goto(`${shop.origin}${product}`);
  await waitForShell(page);
  await fillCart(page);
  await page.goto(`${shop.origin}${list}`);
  await page.waitForTimeout(6_000);

  await page.evaluate(countWrites);
  for (const worker of workers) await worker.evaluate(countWrites).catch(gone);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const before = await counts(page, workers);
  await lookAgain(page, requests);
  await page.waitForTimeout(2_000);
  const after = await counts(page, workers);
  if (before.commits === 0 || workers.length < 2) throw new Error('commits or workers were not seen');
  writes.push(after.writes - before.writes);
  commits.push(after.commits - before.commits);
  mutations.push(after.mutations - before.mutations);
  for (const request of requests) {
    const response = await request.response();
    const path = new URL(request.url()).pathname;
    const sizes = await request.sizes();
    const entry = {
      status: response?.status() ?? 0,
      body: sizes.responseBodySize,
      headers: sizes.responseHeadersSize,
    };
    asked.set(path, [...(asked.get(path) ?? []), entry]);
  }
  await profile.destroy();
}
const whole = await wholeCatalogue();
await shop.stop();

print({
  title: 'A sync with nothing new',
  command: 'npm run bench idle-sync',
  columns: ['what', 'requests a run', 'status', 'body bytes', 'headers bytes', 'budget'],
  rows: [
    ...[...asked].map(([path, answers]) => [
      path,
      String(answers.length / RUNS),
      [...new Set(answers.map(statusOf))].join(', '),
      String(median(answers.map(({ body }) => body))),
      String(median(answers.map(({ headers }) => headers))),
      '304, or ≤ 400',
    ]),
    ['peer: the whole list asked again (manifest, structure and pages, br)', '–', '200', String(whole), '–', '–'],
    ['writes in IndexedDB (page and workers), worst run', '–', '–', String(Math.max(...writes)), '–', '0'],
    ['commits of React, worst run', '–', '–', String(Math.max(...commits)), '–', '0'],
    ['changes of the document, worst run', '–', '–', String(Math.max(...mutations)), '–', '0'],
  ],
  notes: [
    `${RUNS} fresh profiles with one article in the cart, everything synced; then the page is looked at again.`,
    'Writes are counted at put, add, delete and clear of every object store, commits by React’s own hook.',
  ],
});

/** Puts the product into the basket and waits until the server has it. */
async function fillCart(page: Page): Promise<void> {
  const pulled = page.waitForResponse((answer) => answer.url().endsWith('/api/sync/pull'), { timeout: 60_000 });
  await page
    .getByRole('button', { name: /ajouter au panier/i })
    .first()
    .click();
  await pulled;
  await page.waitForTimeout(1_000);
}

/** The person comes back to the tab; ends when catalogue and person have been asked for. */
async function lookAgain(page: Page, requests: readonly Request[]): Promise<void> {
  const has = (end: string) => requests.some((request) => new URL(request.url()).pathname.endsWith(end));
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('online'));
  });
  const until = performance.now() + PATIENCE_MS;
  while (!(has('/sync/pull') && has('/catalogue/changes')) && performance.now() < until) await page.waitForTimeout(200);
}

/** React tells developer tools of every commit, in production too; the document tells of every change. */
async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { commits: 0, mutations: 0 };
    Object.assign(globalThis, {
      benchScreen: seen,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: () => (seen.commits += 1),
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        checkDCE: () => {},
      },
    });
    new MutationObserver((changes) => (seen.mutations += changes.length)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

/** The browser shows an answer it had and was told to keep (304, no body) as 200. */
function statusOf({ status, body }: { status: number; body: number }): number {
  return status === 200 && body === 0 ? 304 : status;
}

/** A worker of a page that was left. */
function gone(): undefined {}

/** Runs in the page and in each worker. */
function countWrites(): void {
  const seen = { writes: 0 };
  Object.assign(globalThis, { benchWrites: seen });
  for (const name of ['put', 'add', 'delete', 'clear'] as const) {
    const real: unknown = Reflect.get(IDBObjectStore.prototype, name);
    if (typeof real !== 'function') continue;
    Object.assign(IDBObjectStore.prototype, {
      [name](this: IDBObjectStore, ...args: unknown[]) {
        seen.writes += 1;
        return Reflect.apply(real, this, args);
      },
    });
  }
}

async function counts(page: Page, workers: readonly Worker[]) {
  const writesOf = () => Number(Reflect.get(Reflect.get(globalThis, 'benchWrites') ?? {}, 'writes') ?? 0);
  const screen = await page.evaluate(() => Reflect.get(globalThis, 'benchScreen'));
  let total = await page.evaluate(writesOf);
  for (const worker of workers) total += (await worker.evaluate(writesOf).catch(gone)) ?? 0;
  return { writes: total, commits: Number(screen.commits), mutations: Number(screen.mutations) };
}

/** What a client that keeps no cursor would load at each look. */
async function wholeCatalogue(): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const size = async (path: string) =>
    Number((await fetch(`${shop.origin}${path}`, { headers })).headers.get('content-length'));
  const manifest: unknown = await (await fetch(`${shop.origin}/api/catalogue/manifest`)).json();
  const hashes = [...JSON.stringify(manifest).matchAll(/"hash":"([\w-]+)"/g)].map(([, hash]) => hash ?? '');
  let bytes = await size('/api/catalogue/manifest');
  for (const hash of hashes) bytes += await size(`/api/catalogue/pages/${hash}`);
  return bytes;
}
