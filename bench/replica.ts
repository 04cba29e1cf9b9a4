/** 50,000 products on a device: first load, cold start, search and change, beside a record a row. */
import type { Page } from '@playwright/test';

import { bundlePage } from './browser/bundle.ts';
import { openProfile, type Profile } from './browser/chromium.ts';
import { kilobytes, median, p95, p99, shown, times } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { shopOfRows } from './replica/shop-of-rows.ts';
import type { ContestantName } from './replica/worker.ts';
import { workerMemory } from './replica/worker-memory.ts';
import { TYPED } from './search/search-rows.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const PRODUCTS = 50_000;
const CHANGES = 8;
const CHANGED = 100;

const contestants: readonly (readonly [ContestantName, string])[] = [
  ['ours', 'ours: columnar pages, segments, snapshot'],
  ['dexie', 'Dexie, bulkPut of rows'],
  ['rxdb', 'RxDB over its Dexie storage, bulkInsert of rows'],
  ['raw', 'raw IndexedDB, a record a row'],
  ['floor', 'floor: bytes fetched and put; a database opened and one number read'],
];

interface Figures {
  readonly durable: number[];
  readonly settled: number[];
  readonly list: number[];
  readonly search: number[];
  readonly keys: number[];
  readonly applied: number[];
  /** When the list on the screen could be answered during the first load. */
  readonly listed: number[];
  /** When everything of it could be searched. */
  readonly searchable: number[];
  /** Bytes of the worker once it can search. */
  readonly memory: number[];
  /** The longest time the page did not listen. */
  readonly longest: number[];
}

const nothingYet = (): Figures => ({
  durable: [],
  settled: [],
  list: [],
  search: [],
  keys: [],
  applied: [],
  listed: [],
  searchable: [],
  memory: [],
  longest: [],
});

const figures = new Map<ContestantName, Figures>(contestants.map(([name]) => [name, nothingYet()]));

progress(`making ${PRODUCTS} products`);
const [worker, page] = [await bundlePage('bench/replica/worker.ts'), await bundlePage('bench/replica/page.ts')];
const rxdbWorker = await bundlePage('bench/replica/rxdb-worker.ts');
const files = { '/': '<!doctype html><title>bench</title><script src="/page.js"></script>' };
let bytesSent = 0;
let oneChanged = 0;

for (let run = 0; run < RUNS; run += 1) {
  for (let turn = 0; turn < contestants.length; turn += 1) {
    const [name] = contestants[(run + turn) % contestants.length] ?? [];
    if (name === undefined) continue;
    progress(`run ${run + 1} of ${RUNS}: ${name}`);
    await measure(name);
  }
}
report();

/** One contestant over a profile and a shop of its own; the browser is closed before every start. */
async function measure(name: ContestantName): Promise<void> {
  const seen = figures.get(name);
  if (seen === undefined) return;
  const shop = await shopOfRows(PRODUCTS, {
    ...files,
    '/worker.js': worker,
    '/rxdb-worker.js': rxdbWorker,
    '/page.js': page,
  });
  bytesSent = shop.bytesSent;
  let profile = await openProfile();
  const again = async (): Promise<Page> => {
    profile = await profile.reopen();
    return visit(profile, shop.origin);
  };
  try {
    const first = await visit(profile, shop.origin);
    const loaded = await first.evaluate((own) => replicaBench.load(own), name);
    seen.durable.push(loaded.durable);
    seen.settled.push(loaded.settled);
    if (loaded.listed !== null) seen.listed.push(loaded.listed);
    if (loaded.searchable !== null) seen.searchable.push(loaded.searchable);
    const longest = [await longestOf(first)];
    const second = await again();
    const cold = await second.evaluate((own) => replicaBench.cold(own, 'plaquettes frein'), name);
    longest.push(await longestOf(second));
    if (cold.count !== shop.rows) throw new Error(`${name}: ${cold.count} of ${shop.rows} rows outlived the browser`);
    seen.list.push(cold.list.at);
    if (name === 'floor') return;
    if (cold.list.rows !== 24 || cold.search.hits !== 24) throw new Error(`${name}: a list or a search fell short`);
    seen.search.push(cold.search.ms);
    const open = await again();
    seen.keys.push(...(await open.evaluate(([own, texts]) => replicaBench.keys(own, texts), [name, TYPED] as const)));
    seen.memory.push(await workerMemory(open));
    longest.push(await longestOf(open));
    seen.longest.push(Math.max(...longest));
    for (let change = 0; change < CHANGES; change += 1) {
      shop.change(CHANGED);
      seen.applied.push(await open.evaluate((own) => replicaBench.follow(own), name));
    }
    oneChanged = shop.change(1).plain;
  } finally {
    await profile.destroy();
    shop.close();
  }
}

function longestOf(page: Page): Promise<number> {
  return page.evaluate(() => replicaBench.longest());
}

async function visit(profile: Profile, origin: string): Promise<Page> {
  const opened = await profile.context.newPage();
  opened.on('console', (message) => {
    if (message.type() === 'error') progress(message.text());
  });
  await opened.goto(origin);
  return opened;
}

function report(): void {
  const both = (values: readonly number[]) =>
    values.length === 0 ? '–' : `${shown(median(values))} / ${shown(p95(values))}`;
  const dexie = figures.get('dexie');
  print({
    title: `Replica of ${PRODUCTS} products`,
    command: 'npm run bench replica',
    columns: [
      'way',
      'complete and durable',
      'beside Dexie',
      'prepared for the next start',
      'cold: list of 24',
      'cold: first search',
      'keystroke p50 / p99',
      '100 rows taken in',
    ],
    rows: [
      ['budget', '1500', '5 × faster', '–', '80', '600', '8 / 30', '15 (p95)'],
      ...contestants.flatMap(([name, title]) => {
        const own = figures.get(name);
        if (own === undefined || dexie === undefined) return [];
        const settled = name === 'ours' ? both(own.settled) : '–';
        const keys = own.keys.length === 0 ? '–' : `${shown(median(own.keys))} / ${shown(p99(own.keys))}`;
        const ratio = times(median(own.durable), median(dexie.durable));
        return [[title, both(own.durable), ratio, settled, both(own.list), both(own.search), keys, both(own.applied)]];
      }),
    ],
    notes: [
      `ms, median / p95 of ${RUNS} fresh profiles on the disk, order of the ways changed from run to run; the browser was closed before every cold figure, and every row counted again after it.`,
      'From the start of the worker; its script is loaded in that time. A first search, asked once the list is there, has its 24 hits in the page.',
      `${kilobytes(bytesSent)} travel for cards and offers (brotli 5); one changed product is ${kilobytes(oneChanged)} plain, with its detail.`,
      'Peers: same pages, same server; a category by its index, sorted in memory, without facets; words found anywhere in rows held in memory, without an order, slips or references.',
    ],
  });
  print({
    title: 'Replica of 50,000 products: on the way, and what it takes',
    command: 'npm run bench replica',
    columns: [
      'way',
      'first load: the list on the screen',
      'first load: all of it searched',
      'memory of the worker',
      'longest task of the page',
    ],
    rows: [
      ['budget', '–', '–', '80 MB', '50'],
      ...contestants.flatMap(([name, title]) => {
        const own = figures.get(name);
        if (own === undefined || own.memory.length === 0) return [];
        const memory = `${shown(Math.max(...own.memory) / 1_000_000)} MB`;
        const worst = Math.max(...own.longest);
        const longest = worst === 0 ? 'none over 50' : shown(worst);
        return [[title, both(own.listed), both(own.searchable), memory, longest]];
      }),
    ],
    notes: [
      'The list on the screen: 24 rows with the counts of its filters, final, from the start of the worker; the peers answer it when they are complete.',
      'Memory: the worst run; heap and array buffers after a collection, once all keys were typed. Longest task: of the page in any of its three starts (load, first list and search, keys), worst run.',
    ],
  });
}
