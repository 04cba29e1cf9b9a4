/** 50,000 products on a device: first load, cold start, search and change, beside a record a row. */
import type { Page } from '@playwright/test';

import { bundlePage } from './browser/bundle.ts';
import { openProfile, type Profile } from './browser/chromium.ts';
import { kilobytes, median, p95, p99, shown, times } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { shopOfRows } from './replica/shop-of-rows.ts';
import type { ContestantName } from './replica/worker.ts';
import { TYPED } from './search/search-rows.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const PRODUCTS = 50_000;
const CHANGES = 8;
const CHANGED = 100;

const contestants: readonly (readonly [ContestantName, string])[] = [
  ['ours', 'ours: columnar pages, segments, snapshot'],
  ['dexie', 'Dexie, bulkPut of rows'],
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
}

const figures = new Map<ContestantName, Figures>(
  contestants.map(([name]) => [name, { durable: [], settled: [], list: [], search: [], keys: [], applied: [] }]),
);

progress(`making ${PRODUCTS} products`);
const [worker, page] = [await bundlePage('bench/replica/worker.ts'), await bundlePage('bench/replica/page.ts')];
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
  const shop = await shopOfRows(PRODUCTS, { ...files, '/worker.js': worker, '/page.js': page });
  bytesSent = shop.bytesSent;
  let profile = await openProfile();
  const again = async (): Promise<Page> => {
    profile = await profile.reopen();
    return visit(profile, shop.origin);
  };
  try {
    const loaded = await (await visit(profile, shop.origin)).evaluate((own) => replicaBench.load(own), name);
    seen.durable.push(loaded.durable);
    seen.settled.push(loaded.settled);
    const cold = await (await again()).evaluate((own) => replicaBench.cold(own, 'plaquettes frein'), name);
    if (cold.count !== shop.rows) throw new Error(`${name}: ${cold.count} of ${shop.rows} rows outlived the browser`);
    seen.list.push(cold.list.at);
    if (name === 'floor') return;
    if (cold.list.rows !== 24 || cold.search.hits !== 24) throw new Error(`${name}: a list or a search fell short`);
    seen.search.push(cold.search.ms);
    const open = await again();
    seen.keys.push(...(await open.evaluate(([own, texts]) => replicaBench.keys(own, texts), [name, TYPED] as const)));
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

async function visit(profile: Profile, origin: string): Promise<Page> {
  const opened = await profile.context.newPage();
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
}
