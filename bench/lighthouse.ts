/**
 * Lighthouse, mobile, as anybody would run it: median of five for home, list, product and cart. It is fetched for this
 * benchmark alone, in the version named here, because it brings a hundred packages that the shop never needs.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import { chromiumPath } from './browser/chromium.ts';
import { median, shown } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { addressesOf } from './shop/addresses.ts';
import { startDemo } from './shop/running-shop.ts';

const VERSION = '12.8.2';
const RUNS = 5;
/** Lighthouse itself fails now and then, before it has a result: that is no result of the shop's. */
const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BUDGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const audit = v.object({ numericValue: v.optional(v.number()), score: v.nullable(v.number()), title: v.string() });
const result = v.object({
  categories: v.record(
    v.string(),
    v.object({ score: v.nullable(v.number()), auditRefs: v.array(v.object({ id: v.string() })) }),
  ),
  audits: v.record(v.string(), audit),
  environment: v.object({ benchmarkIndex: v.number() }),
});
type Result = v.InferOutput<typeof result>;

const shop = await startDemo();
const { home, list, product } = await addressesOf(shop.origin);
const pages = [
  ['home', home],
  ['list', list],
  ['product', product],
  ['cart', '/auto/checkout'],
] as const;
const folder = mkdtempSync(join(tmpdir(), 'shop-lighthouse-'));
const rows: string[][] = [];
const lost = new Set<string>();
for (const [name, path] of pages) {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    progress(`${name}, run ${run + 1} of ${RUNS}`);
    results.push(await judge(`${shop.origin}${path}`, join(folder, `${name}-${run}.json`)));
  }
  const score = (category: string) =>
    Math.round(100 * median(results.map((one) => one.categories[category]?.score ?? 0)));
  const of = (id: string) => median(results.map((one) => one.audits[id]?.numericValue ?? 0));
  rows.push([
    name,
    ...CATEGORIES.map((category) => `${score(category)} of ${BUDGETS[category]}`),
    `${of('first-contentful-paint').toFixed(0)} / ${of('largest-contentful-paint').toFixed(0)} ms`,
    `${of('server-response-time').toFixed(0)} ms`,
    `${of('total-blocking-time').toFixed(0)} ms`,
    shown(of('cumulative-layout-shift')),
    `${of('speed-index').toFixed(0)} ms`,
    indexes(results),
  ]);
  for (const category of CATEGORIES.slice(1)) {
    for (const { id } of results[0]?.categories[category]?.auditRefs ?? []) {
      const found = results[0]?.audits[id];
      if (found?.score === 0) lost.add(`${name}: ${found.title}`);
    }
  }
}
rmSync(folder, { recursive: true, force: true });
await shop.stop();

print({
  title: 'Lighthouse, mobile',
  command: 'npm run bench lighthouse',
  columns: [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'FCP / LCP',
    'TTFB',
    'TBT',
    'CLS',
    'speed index',
    'host',
  ],
  rows,
  notes: [
    `Lighthouse ${VERSION}, its own mobile settings (simulated 1.6 Mbit/s, 150 ms, CPU ÷ 4), median of ${RUNS} fresh profiles.`,
    'Host: what Lighthouse says of this machine’s processor while it measures, lowest and highest (a fast desktop has 1500–2000).',
    lost.size === 0 ? 'No audit of the last three was lost.' : `Lost: ${[...lost].join('; ')}.`,
  ],
});

function indexes(results: readonly Result[]): string {
  const found = results.map(({ environment }) => environment.benchmarkIndex);
  return `${Math.min(...found).toFixed(0)}–${Math.max(...found).toFixed(0)}`;
}

async function judge(url: string, output: string): Promise<Result> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if ((await runLighthouse(url, output)) === 0) return v.parse(result, JSON.parse(readFileSync(output, 'utf8')));
    progress(`Lighthouse failed, ${tries} of ${TRIES} times`);
  }
  throw new Error(`Lighthouse failed ${TRIES} times`);
}

/** @returns its exit code */
function runLighthouse(url: string, output: string): Promise<number | null> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-background-networking'].join(' ');
  const args = ['--yes', `lighthouse@${VERSION}`, url, '--quiet', '--output=json', `--output-path=${output}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const child = spawn('npx', [...args, only, `--chrome-flags=${flags}`, '--no-enable-error-reporting'], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((exit, failed) => {
    child.once('exit', exit);
    child.once('error', failed);
  });
}
