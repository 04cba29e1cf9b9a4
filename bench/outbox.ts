/** What a change costs the device, and how fast 1,000 of them reach the database when the network is back. */
import type { Page } from '@playwright/test';

import { openProfile, type Profile } from './browser/chromium.ts';
import { median, p95, p99, shown } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { bundlePage } from './browser/bundle.ts';
import { callsOf, changesOf } from './outbox/changes.ts';
import { sampleOf } from './server/questions.ts';
import { connect, postgresPid } from '#tests/support/process/demo-database.ts';
import { canMeasureCpu, cpuUsed } from './shop/process-cpu.ts';
import { startDemo } from './shop/running-shop.ts';

const RUNS = 5;
const APPENDS = 200;
const REPLAYED = 1000;
/** The peer sends a fifth of them; its time is shown five times. */
const ONE_BY_ONE = REPLAYED / 5;

const shop = await startDemo();
const postgres = postgresPid(shop.dataDir);
const bundle = await bundlePage('bench/outbox/page.ts');
const { products } = await sampleOf(shop.origin);
const appended = changesOf(products, APPENDS);
const replayed = changesOf(products, REPLAYED);
const database = await connect(shop.dataDir);

const appends = new Map<string, number[][]>();
const replays: { ms: number; pushes: number; others: number; serverCpuMs: number }[] = [];
const plain: { ms: number; serverCpuMs: number }[] = [];

const contestants: readonly [string, (page: Page) => Promise<number[]>][] = [
  ['ours: checked, numbered, strict', (page) => page.evaluate((own) => outboxBench.append(own), appended)],
  ['plain Dexie, one add, strict', (page) => page.evaluate((own) => outboxBench.appendDexie(own), appended)],
  ['floor: raw IndexedDB, strict', (page) => page.evaluate((own) => outboxBench.appendRaw(own, 'strict'), appended)],
  ['raw IndexedDB, relaxed', (page) => page.evaluate((own) => outboxBench.appendRaw(own, 'relaxed'), appended)],
];

for (let run = 0; run < RUNS; run += 1) {
  progress(`run ${run + 1} of ${RUNS}`);
  const profile = await openProfile();
  const page = await openBench(profile);
  for (let turn = 0; turn < contestants.length; turn += 1) {
    const contestant = contestants[(run + turn) % contestants.length];
    if (contestant === undefined) continue;
    const [name, measure] = contestant;
    appends.set(name, [...(appends.get(name) ?? []), await measure(page)]);
  }
  await profile.destroy();
  progress('replay');
  await replay();
  progress('one by one');
  await replayOneByOne();
}
await database.end();
await shop.stop();

const best = median((appends.get('floor: raw IndexedDB, strict') ?? []).map(median));
print({
  title: 'Outbox: one change made durable',
  command: 'npm run bench outbox',
  columns: ['way', 'p50 ms', 'p99 ms', 'worst run p50 / p99', 'beside raw strict', 'budget p50 / p99'],
  rows: [...appends].map(([name, runs]) => [
    name,
    shown(median(runs.map(median))),
    shown(median(runs.map(p99))),
    `${shown(Math.max(...runs.map(median)))} / ${shown(Math.max(...runs.map(p99)))}`,
    `${shown(median(runs.map(median)) / best)} ×`,
    name.startsWith('ours') ? '2 / 25' : '–',
  ]),
  notes: [
    `${RUNS} fresh profiles on the disk, ${APPENDS} appends each, order of the ways changed from run to run; median of the runs.`,
    'Time until the transaction is complete; all ways in the same storage bucket, no other tab.',
  ],
});

const spread = (runs: readonly { ms: number }[]) => {
  const seconds = runs.map(({ ms }) => ms / 1000);
  return [Math.min(...seconds), median(seconds), p95(seconds)].map(shown).join(' / ');
};
const cpu = (runs: readonly { serverCpuMs: number }[]) =>
  canMeasureCpu ? shown(median(runs.map(({ serverCpuMs }) => serverCpuMs)) / 1000) : '–';
print({
  title: `Outbox: ${REPLAYED} changes executed on PostgreSQL`,
  command: 'npm run bench outbox',
  columns: ['way', 's, best / median / worst', 'budget', 'pushes', 'other requests', 'of it CPU of the server, s'],
  rows: [
    [
      'ours: pushes of 100, acknowledged and pulled',
      spread(replays),
      '1.5 s, 10 requests',
      String(median(replays.map(({ pushes }) => pushes))),
      String(median(replays.map(({ others }) => others))),
      cpu(replays),
    ],
    ['peer: one request a change, in order', spread(plain), '–', String(REPLAYED), '1', cpu(plain)],
  ],
  notes: [
    `${RUNS} runs, each in a fresh profile: 60 articles added, changed and removed in one lane (one transaction a push).`,
    'Ours ends when every change is executed, acknowledged by a pull and gone from the outbox; the peer when all are answered (a fifth of them was sent, times five).',
    'Checked in each run: the server kept one result for each change, none refused, and both sides hold the same cart.',
  ],
});

async function openBench(profile: Profile): Promise<Page> {
  const page = await profile.context.newPage();
  // A document of the origin that runs nothing and is not sandboxed: the text of a script.
  await page.goto(`${shop.origin}/sw.js`);
  await page.evaluate(bundle);
  return page;
}

async function replay(): Promise<void> {
  const profile = await openProfile();
  const page = await openBench(profile);
  // The device was online before: it has its token, its group and the table of routes.
  await page.evaluate((own) => outboxBench.append(own), replayed.slice(0, 1));
  await page.evaluate(() => outboxBench.drain());
  await page.evaluate((own) => outboxBench.append(own), changesOf(products, REPLAYED));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const [results, used] = [await storedResults(), serverCpuMs()];
  const ms = await page.evaluate(() => outboxBench.drain());
  const serverMs = serverCpuMs() - used;
  const executed = (await storedResults()) - results;
  const refused = await page.evaluate(() => outboxBench.refused());
  if (executed !== REPLAYED || refused > 0) throw new Error(`${executed} executed, ${refused} refused`);
  await assertSameCart(page);
  const pushes = asked.filter((path) => path.endsWith('/push')).length;
  replays.push({ ms, pushes, others: asked.length - pushes, serverCpuMs: serverMs });
  await profile.destroy();
}

async function replayOneByOne(): Promise<void> {
  const profile = await openProfile();
  const page = await openBench(profile);
  const used = serverCpuMs();
  const ms = await page.evaluate((calls) => outboxBench.oneByOne(calls), callsOf(replayed.slice(0, ONE_BY_ONE)));
  plain.push({ ms: ms * 5, serverCpuMs: (serverCpuMs() - used) * 5 });
  await profile.destroy();
}

async function storedResults(): Promise<number> {
  const { rows } = await database.query<{ count: string }>('select count(*) from sync_result');
  return Number(rows[0]?.count);
}

function serverCpuMs(): number {
  if (!canMeasureCpu) return 0;
  const { nodeMs, postgresMs } = cpuUsed(shop.pid, postgres);
  return nodeMs + postgresMs;
}

async function assertSameCart(page: Page): Promise<void> {
  const here = await page.evaluate(() => outboxBench.cartHere());
  const there: Record<string, number> = await page.evaluate(async () => {
    const { cart } = await (await fetch('/api/cart?area=auto')).json();
    return Object.fromEntries(
      cart.lines.map((line: { lineKey: string; quantity: number }) => [line.lineKey, line.quantity]),
    );
  });
  const keys = Object.keys({ ...here, ...there });
  if (keys.some((key) => here[key] !== there[key])) throw new Error('device and server hold different carts');
}
