/**
 * From a price written in the database to the answer of the shop: what it costs Node and PostgreSQL, and how long it
 * takes. `npm run bench refresh 50000` in a larger shop.
 */
import { mean, median, shown, times } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { closeCallers, callAll } from './server/callers.ts';
import { lists, sampleOf } from './server/questions.ts';
import { connect, postgresPid } from '#tests/support/process/demo-database.ts';
import { hearCatalogue } from './shop/live-stream.ts';
import { canMeasureCpu, cpuUsed } from './shop/process-cpu.ts';
import { sizeAsked } from './shop/size-asked.ts';
import { startWithProducts } from './shop/running-shop.ts';

const RUNS = 9;
const CHANGED = [1, 100, 1000];

if (!canMeasureCpu) {
  progress('CPU of processes is read from /proc, which only Linux has: nothing measured');
  process.exit(0);
}

interface Cost {
  readonly node: number;
  readonly postgres: number;
  /** Until the devices that listen are told. */
  readonly ms: number;
}

const size = sizeAsked(5000);
const shop = await startWithProducts(size);
const postgres = postgresPid(shop.dataDir);
const stock = await sampleOf(shop.origin);
const asked = lists(stock, 300);
await callAll(shop.origin, asked);
const client = await connect(shop.dataDir);
const live = await hearCatalogue(shop.origin);

/** Simple products at the price they always have. */
const plain = `select id from product
  where parent_id is null and type = 'simple' and is_active and special_price is null order by id`;
const { rowCount: changeable } = await client.query(plain);

const rows: string[][] = [];
for (const changed of CHANGED) {
  progress(`${changed} prices`);
  const costs: Cost[] = [];
  for (let run = 0; run < RUNS; run += 1) costs.push(await costOf(() => changePrices(changed, run)));
  const all = mean(costs.map(({ node, postgres: backends }) => node + backends));
  const ms = median(costs.map((cost) => cost.ms));
  rows.push([
    changed === 1 ? 'one price changed' : `${changed} prices changed`,
    shown(all),
    shown(mean(costs.map((cost) => cost.node))),
    shown(mean(costs.map((cost) => cost.postgres))),
    times(all, mean(await idleCpu(ms))),
    shown(ms / 1000),
  ]);
}
await live.leave();
await client.end();
await shop.stop();
closeCallers();

print({
  title: `From a price to the answer, ${stock.total} products`,
  command: `npm run bench refresh ${size}`,
  columns: ['change', 'CPU ms', 'Node', 'PostgreSQL', 'beside a quiet shop', 's until told, median'],
  rows,
  notes: [
    `CPU of the shop and of PostgreSQL from the statement until a device that listens is told; mean of ${RUNS} runs.`,
    'What is written is gathered for half a second to a second before it is published, and told at most four times a second.',
    'A quiet shop: what both use in the same time when nothing happens.',
  ],
});

async function changePrices(count: number, run: number): Promise<void> {
  await client.query(
    `update product set price = price + case when price > 10 then -0.01 else 0.01 end where id in (
       ${plain} offset $1 limit $2)`,
    [(run * count) % Math.max(1, (changeable ?? 0) - count), count],
  );
}

async function costOf(change: () => Promise<void>): Promise<Cost> {
  const before = cpuUsed(shop.pid, postgres);
  const since = performance.now();
  const told = live.next();
  await change();
  await told;
  const ms = performance.now() - since;
  const after = cpuUsed(shop.pid, postgres);
  return { node: after.nodeMs - before.nodeMs, postgres: after.postgresMs - before.postgresMs, ms };
}

async function idleCpu(ms: number): Promise<number[]> {
  const used: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = cpuUsed(shop.pid, postgres);
    await new Promise((done) => setTimeout(done, ms));
    const after = cpuUsed(shop.pid, postgres);
    used.push(after.nodeMs - before.nodeMs + after.postgresMs - before.postgresMs);
  }
  // the kernel counts in steps of 10 ms: less than one in all runs is shown as one
  return used.some((ms) => ms > 0) ? used : [10, ...used];
}
