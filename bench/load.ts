/**
 * How many lists a second one server process answers, and what it keeps in memory meanwhile: `npm run bench load 50000`.
 * The callers are our own, over kept connections, in this process: they share the cores with the server.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { median, shown, times } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { callAll, closeCallers, type Call } from './server/callers.ts';
import { filteredLists, lists, sampleOf } from './server/questions.ts';
import { underAttack } from './server/under-attack.ts';
import { startStaticFloor } from './server/start-static-floor.ts';
import { canMeasureCpu } from './shop/process-cpu.ts';
import { sizeAsked } from './shop/size-asked.ts';
import { startWithProducts } from './shop/running-shop.ts';

const CALLERS = 16;
const BLOCKS = 5;
const REQUESTS = 1500;
const BUDGET = 1000;

if (!canMeasureCpu) {
  progress('memory of processes is read from /proc, which only Linux has: nothing measured');
  process.exit(0);
}

const size = sizeAsked(5000);
const shop = await startWithProducts(size);
const started = memoryOf(shop.pid);
const stock = await sampleOf(shop.origin);
const asked = lists(stock, REQUESTS);
progress('lists asked before');
forgetMost(shop.pid);
const answered = await ratesOf(shop.origin, () => asked);
const bytes = (await callAll(shop.origin, asked.slice(0, 50))) / 50;
const loaded = memoryOf(shop.pid);
progress('lists never asked');
const never = filteredLists(stock, REQUESTS * (BLOCKS + 1));
forgetMost(shop.pid);
const made = await ratesOf(shop.origin, (block) => never.slice(block * REQUESTS, (block + 1) * REQUESTS));
const worked = memoryOf(shop.pid);
await shop.stop();

progress('the floor');
const floor = await startStaticFloor(Math.round(bytes));
const same = asked.map(() => ({ path: '/' }));
const most = await ratesOf(floor.origin, () => same);
floor.stop();
closeCallers();
const hostile = await underAttack(size);

const row = (title: string, rates: readonly number[], budget: string): string[] => [
  title,
  `${shown(Math.max(...rates))} / ${shown(median(rates))} / ${shown(Math.min(...rates))}`,
  budget,
  times(median(rates), median(most)),
];
print({
  title: `Lists a second, ${stock.total} products`,
  command: `npm run bench load ${size}`,
  columns: ['server', 'requests a second, best / median / worst', 'budget', 'of the floor'],
  rows: [
    row('list of 20 with facets, asked before', answered, String(BUDGET)),
    row('list with a filter nobody asked for', made, '–'),
    row('floor: Node sending the list’s bytes', most, '–'),
  ],
  notes: [
    `${CALLERS} callers of our own in another process on the same cores, ${BLOCKS} blocks of ${REQUESTS} after a warm-up.`,
  ],
});
const memory = (title: string, { now, most }: Memory): string[] => [title, shown(now), shown(most)];
print({
  title: `Memory of the server, ${stock.total} products`,
  command: `npm run bench load ${size}`,
  columns: ['when', 'MB', 'MB, at most until then'],
  rows: [
    memory('ready', started),
    memory('after lists asked before', loaded),
    memory('after lists never asked', worked),
  ],
  notes: ['Resident memory of the process of the shop; the most is counted anew for each row.'],
});
print({ ...hostile, command: `npm run bench load ${size}` });

async function ratesOf(origin: string, callsOf: (block: number) => readonly Call[]): Promise<number[]> {
  await callAll(origin, callsOf(0), CALLERS);
  const rates: number[] = [];
  for (let block = 1; block <= BLOCKS; block += 1) {
    const calls = callsOf(block);
    const since = performance.now();
    await callAll(origin, calls, CALLERS);
    rates.push((calls.length / (performance.now() - since)) * 1000);
  }
  return rates;
}

interface Memory {
  readonly now: number;
  readonly most: number;
}

/** From now on the most is counted anew. */
function forgetMost(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Resident memory in MB, now and at its most. */
function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1000;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
