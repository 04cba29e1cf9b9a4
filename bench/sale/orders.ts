/**
 * CPU that placing an order costs, Node and PostgreSQL together, beside adding to a cart; and a minute in which 200 orders
 * are placed: `npm run bench orders`, or as many as are named.
 */
import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';
import * as v from 'valibot';

import type { SaleTerms } from '#core/contract/checkout/sale-terms.ts';

import { median, p95, shown } from '../figures/numbers.ts';
import { print, progress } from '../figures/report.ts';
import { openBuyers, orderOf, placementOf, type Buyer } from '../orders/buyers.ts';
import { callAll, closeCallers, type Call } from '../server/callers.ts';
import { sampleOf } from '../server/questions.ts';
import { connect, postgresPid } from '#tests/support/process/demo-database.ts';
import { canMeasureCpu, cpuUsed } from '../shop/process-cpu.ts';
import { startWithProducts } from '../shop/running-shop.ts';
import { sizeAsked } from '../shop/size-asked.ts';

const BLOCKS = 7;
const IN_A_BLOCK = 30;
const MINUTE_MS = 60_000;

if (!canMeasureCpu) {
  progress('CPU of processes is read from /proc, which only Linux has: nothing measured');
  process.exit(0);
}

const perMinute = sizeAsked(200);
// Everybody comes from one address, where buyers come from many.
process.env['LIMIT_FACTOR'] = '1000';
const shop = await startWithProducts(5000);
const { origin } = shop;
const postgres = postgresPid(shop.dataDir);
const client = await connect(shop.dataDir);
await client.query('update product_stock set quantity = 1000000');
const { products } = await sampleOf(origin);
const terms = v.parse(
  v.custom<SaleTerms>((given) => typeof given === 'object' && given !== null),
  await (await fetch(`${origin}/api/sale-terms/auto`)).json(),
);
const used = () => cpuUsed(shop.pid, postgres);

progress('buyers');
const buyers = await openBuyers({ origin, client }, products, (BLOCKS + 1) * IN_A_BLOCK);

progress('add to cart, then order');
await holdJobs(client, true);
const [adds, orders]: [number[][], number[][]] = [[], []];
for (let block = 0; block <= BLOCKS; block += 1) {
  const own = buyers.slice(block * IN_A_BLOCK, (block + 1) * IN_A_BLOCK);
  const added = await costOf(own.map(({ add }) => add));
  const calls = await Promise.all(own.map(({ headers }) => placementOf(origin, headers, terms)));
  const placed = await costOf(calls);
  // The first block warms up.
  if (block === 0) continue;
  adds.push(added);
  orders.push(placed);
}
await holdJobs(client, false);

progress(`${perMinute} orders in a minute`);
const minute = await runMinute(await openBuyers({ origin, client }, products, perMinute));
await client.end();
await shop.stop();
closeCallers();

print({
  title: 'Placing orders, 5,000 products',
  command: `npm run bench orders${perMinute === 200 ? '' : ` ${perMinute}`}`,
  columns: ['request', 'CPU ms, median / worst', 'Node', 'PostgreSQL'],
  rows: [rowOf('add to cart', adds), rowOf('place an order of one article', orders)],
  notes: [
    `CPU from /proc of the shop and of PostgreSQL with all its backends, ${BLOCKS} blocks of ${IN_A_BLOCK} after a warm-up, two callers; mails and papers, which jobs make afterwards, wait meanwhile.`,
    `${perMinute} orders in a minute, each with its add to cart before it and its mails and papers beside it: ${minute.placed} placed, ${minute.errors} errors, answered in ${shown(median(minute.took))} ms (p95 ${shown(p95(minute.took))} ms); ${shown(minute.cpuSeconds)} s of CPU.`,
  ],
});
process.exit(minute.errors === 0 ? 0 : 1);

/** ms of Node and of PostgreSQL for each. */
async function costOf(calls: readonly Call[]): Promise<number[]> {
  const before = used();
  await callAll(origin, calls);
  const after = used();
  return [(after.nodeMs - before.nodeMs) / calls.length, (after.postgresMs - before.postgresMs) / calls.length];
}

function rowOf(title: string, costs: readonly number[][]): string[] {
  const all = costs.map(([node = 0, backends = 0]) => node + backends);
  const of = (at: number) => shown(median(costs.map((cost) => cost[at] ?? 0)));
  return [title, `${shown(median(all))} / ${shown(p95(all))}`, of(0), of(1)];
}

/** Orders come at even distances, whether or not those before them have been answered. */
async function runMinute(of: readonly Buyer[]) {
  const took: number[] = [];
  let errors = 0;
  const before = used();
  const begun = performance.now();
  await Promise.all(
    of.map(async (buyer, at) => {
      await pause(begun + (at * MINUTE_MS) / of.length - performance.now());
      try {
        const call = await orderOf(origin, buyer, terms);
        const since = performance.now();
        await callAll(origin, [call], 1);
        took.push(performance.now() - since);
      } catch (error) {
        errors += 1;
        progress(error instanceof Error ? error.message : String(error));
      }
    }),
  );
  await pause(Math.max(0, begun + MINUTE_MS - performance.now()));
  const after = used();
  const cpuSeconds = (after.nodeMs + after.postgresMs - before.nodeMs - before.postgresMs) / 1000;
  return { took, errors, placed: took.length, cpuSeconds };
}

/** Lets jobs wait that are ordered meanwhile, or none any more. */
async function holdJobs(database: pg.Client, isHeld: boolean): Promise<void> {
  await database.query('drop trigger if exists bench_hold on pgboss.job');
  await database.query(`create or replace function bench_hold() returns trigger language plpgsql as
    $$ begin new.start_after := now() + interval '1 day'; return new; end $$`);
  await database.query(
    isHeld
      ? 'create trigger bench_hold before insert on pgboss.job for each row execute function bench_hold()'
      : 'drop function bench_hold()',
  );
}
