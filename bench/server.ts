/**
 * CPU a request costs, Node and PostgreSQL together, in a shop of about 5,000 products, or as many as are named:
 * `npm run bench server 50000`.
 */
import { setTimeout as pause } from 'node:timers/promises';

import { median, p95, shown, times } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { callAll, closeCallers, type Call } from './server/callers.ts';
import { addInSql, sqlAdds } from './server/add-in-sql.ts';
import { askSql, sqlLists } from './server/list-in-sql.ts';
import {
  adds,
  details,
  filteredLists,
  lists,
  openVisitors,
  otherPages,
  sampleOf,
  searches,
} from './server/questions.ts';
import { startStaticFloor } from './server/start-static-floor.ts';
import { canMeasureCpu, cpuUsed } from './shop/process-cpu.ts';
import { connect, postgresPid } from '#tests/support/process/demo-database.ts';
import { sizeAsked } from './shop/size-asked.ts';
import { startWithProducts } from './shop/running-shop.ts';

const BLOCKS = 7;
const WARM = 50;

interface Cost {
  readonly node: number;
  readonly postgres: number;
  readonly all: number;
}

if (!canMeasureCpu) {
  progress('CPU of processes is read from /proc, which only Linux has: nothing measured');
  process.exit(0);
}

const size = sizeAsked(5000);
/** Budgets of ms: the design's for 5,000 products, and what a shop ten times as large may take. */
const budgets = size > 5000 ? { list: 5, search: 5, product: 2 } : { list: 2, search: 3, product: 2 };

/* its visitors come faster than a network may */
process.env['LIMIT_FACTOR'] = '1000';
const shop = await startWithProducts(size);
const postgres = postgresPid(shop.dataDir);
const stock = await sampleOf(shop.origin);
const brotli = { 'accept-encoding': 'br' };
const compressed = (calls: readonly Call[]) =>
  calls.map((call) => ({ ...call, headers: { ...call.headers, ...brotli } }));

const measured: { title: string; costs: Cost[]; budget: number | null; bytes: number }[] = [];
/** After a warm-up with the last ones, which are not measured, so that what is new stays new. */
async function measure(title: string, budget: number | null, calls: readonly Call[]): Promise<void> {
  progress(title);
  const warm = calls.slice(-WARM);
  const share = Math.floor((calls.length - WARM) / BLOCKS);
  const costs: Cost[] = [];
  const bytes = await callAll(shop.origin, warm);
  for (let block = 0; block < BLOCKS; block += 1) {
    const asked = calls.slice(block * share, (block + 1) * share);
    costs.push(
      await costOf(
        asked.length,
        () => cpuUsed(shop.pid, postgres),
        () => callAll(shop.origin, asked),
      ),
    );
  }
  measured.push({ title, costs, budget, bytes: bytes / WARM });
}

const document = `/auto/nos-produits/${stock.departments[0]?.query.split('category=')[1] ?? ''}`;
for (const calls of [lists(stock, 500), compressed(lists(stock, 500))]) await callAll(shop.origin, calls);
await measure('list of 20 with facets, asked before', budgets.list, lists(stock, BLOCKS * 400 + WARM));
await measure('same, compressed (br)', null, compressed(lists(stock, BLOCKS * 400 + WARM)));
await measure('another page or order of a list', budgets.list, otherPages(stock, BLOCKS * 200 + WARM));
await measure('list with a filter nobody asked for', budgets.list, filteredLists(stock, BLOCKS * 200 + WARM));
await measure(
  'same, compressed (br)',
  null,
  compressed(filteredLists(stock, BLOCKS * 300 + 2 * WARM).slice(BLOCKS * 200 + WARM)),
);
await measure('search, never asked', budgets.search, searches(stock, BLOCKS * 200 + WARM));
await measure('add to cart', 4, adds(stock, await openVisitors(shop.origin, BLOCKS * 60)));
await measure('product, never asked', budgets.product, details(stock, BLOCKS * 150 + WARM));
await measure(
  'cached document (br)',
  null,
  Array.from({ length: BLOCKS * 1500 + WARM }, () => ({ path: document, headers: brotli })),
);
await measure(
  'document rendered anew (br)',
  null,
  Array.from({ length: BLOCKS * 20 + WARM }, (_, at) => ({
    path: `${document}?prix_min=1&prix_max=${100 + at}`,
    headers: brotli,
  })),
);

progress('the same in SQL');
const client = await connect(shop.dataDir);
const listsInSql = await sqlLists(client, 60);
const sql = await measureSql(listsInSql, (one) => askSql(client, one));
await openVisitors(shop.origin, 60);
const addsInSql = await sqlAdds(client, 60);
const sqlAdd = await measureSql(addsInSql, (one) => addInSql(client, one));
await client.end();

const floors = await staticFloor(Math.round(measured[0]?.bytes ?? 0));
await shop.stop();
closeCallers();

const floor = median(floors.map(({ all }) => all));
const rowOf = (title: string, costs: readonly Cost[], budget: number | null, bytes: number | null): string[] => {
  const of = (read: (cost: Cost) => number) => costs.map(read);
  const all = of((cost) => cost.all);
  return [
    title,
    `${shown(median(all))} / ${shown(p95(all))}`,
    budget === null ? '–' : String(budget),
    shown(median(of(({ node }) => node))),
    shown(median(of((cost) => cost.postgres))),
    times(median(all), floor),
    bytes === null ? '–' : String(Math.round(bytes)),
  ];
};

print({
  title: `CPU for each request, ${stock.total} products`,
  command: `npm run bench server${size === 5000 ? '' : ` ${size}`}`,
  columns: ['request', 'CPU ms, median / worst', 'budget', 'Node', 'PostgreSQL', 'beside the floor', 'bytes'],
  rows: [
    ...measured.map(({ title, costs, budget, bytes }) => rowOf(title, costs, budget, bytes)),
    rowOf('peer: the same list in SQL, no HTTP', sql, null, null),
    rowOf('floor of adding: three writes in SQL, no HTTP', sqlAdd, null, null),
    rowOf('floor: Node sending the list’s bytes', floors, null, measured[0]?.bytes ?? 0),
  ],
  notes: [
    `CPU from /proc of the shop and of PostgreSQL with all its backends, ${BLOCKS} blocks each after a warm-up, two callers.`,
    'Lists asked before are some hundred and kept; everything else is asked once. Each visitor adds five articles to a new cart.',
  ],
});

async function costOf(
  count: number,
  used: () => { nodeMs: number; postgresMs: number },
  work: () => Promise<unknown>,
): Promise<Cost> {
  const before = used();
  await work();
  const after = used();
  const node = (after.nodeMs - before.nodeMs) / count;
  const backends = (after.postgresMs - before.postgresMs) / count;
  return { node, postgres: backends, all: node + backends };
}

/** The peers run in this process: its CPU stands for the server's. */
async function measureSql<Question>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<Cost[]> {
  const used = () => ({ nodeMs: ownCpuMs(), postgresMs: cpuUsed(process.pid, postgres).postgresMs });
  const askAll = async () => {
    for (const question of questions) await ask(question);
  };
  await askAll();
  const costs: Cost[] = [];
  for (let block = 0; block < BLOCKS; block += 1) costs.push(await costOf(questions.length, used, askAll));
  return costs;
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function staticFloor(bytes: number): Promise<Cost[]> {
  progress('the floor');
  const { origin, pid, stop } = await startStaticFloor(bytes);
  const calls = Array.from({ length: 1500 }, () => ({ path: '/' }));
  await callAll(origin, calls);
  await pause(200);
  const used = () => ({ nodeMs: cpuUsed(pid, 0).nodeMs, postgresMs: 0 });
  const costs: Cost[] = [];
  for (let block = 0; block < BLOCKS; block += 1)
    costs.push(await costOf(calls.length, used, () => callAll(origin, calls)));
  stop();
  return costs;
}
