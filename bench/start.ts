/** From the command to `ready on`: first start with its seed, later ones and their parts, and after a power cut. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { median, p95, shown } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import { dropPictureWork, postgresPid } from '#tests/support/process/demo-database.ts';
import { emptyDataDir, startByCommand, startShop, type RunningShop } from './shop/running-shop.ts';

const RUNS = 7;
const FIRST_STARTS = 3;

const first: number[] = [];
const warm: number[] = [];
const command: number[] = [];
const killed: number[] = [];
const cut: number[] = [];
const floor: number[] = [];
/** ms at which each part of a start was done, by its name. */
const parts = new Map<string, number[]>();

let dataDir = '';
for (let run = 0; run < FIRST_STARTS; run += 1) {
  progress(`first start ${run + 1} of ${FIRST_STARTS}`);
  dataDir = emptyDataDir('start');
  const shop = await startShop(dataDir);
  first.push(shop.readyAfterMs);
  await dropPictureWork(dataDir);
  await stopWhole(shop);
}

for (let run = 0; run < RUNS; run += 1) {
  progress(`later starts, run ${run + 1} of ${RUNS}`);
  floor.push(nodeAlone());
  await time(startShop, warm, stopWhole);
  const told = await startShop(dataDir, 'debug');
  noteParts(told.said);
  await stopWhole(told);
  await time(startByCommand, command, stopWhole);
  await time(startShop, null, (shop) => killUnderWrites(shop, false));
  await time(startShop, killed, (shop) => killUnderWrites(shop, true));
  await time(startShop, cut, stopWhole);
}

const rowOf = (title: string, ms: readonly number[], budget: string): string[] => [
  title,
  `${shown(median(ms) / 1000)} / ${shown(p95(ms) / 1000)}`,
  budget,
  shown(Math.min(...ms) / 1000),
];
print({
  title: 'Start',
  command: 'npm run bench start',
  columns: ['start', 's, median / worst', 'budget s', 'best s'],
  rows: [
    rowOf(`first start: database, seed and pictures (${FIRST_STARTS} runs)`, first, '90'),
    rowOf('built server, stopped before as it should be', warm, '1'),
    rowOf('npm start, everything there', command, '2'),
    rowOf('after kill -9 of the server under writes (PostgreSQL left running)', killed, '10'),
    rowOf('after kill -9 of server and PostgreSQL under writes', cut, '10'),
    rowOf('floor: Node that does nothing', floor, '–'),
  ],
  notes: [`From spawning the process to its line "ready on"; ${RUNS} runs, in turn, on one data folder.`],
});
print({
  title: 'Parts of a start',
  command: 'npm run bench start',
  columns: ['done', 's after the process began, median / worst', 'best s'],
  rows: [...parts].map(([part, ms]) => [
    part,
    `${shown(median(ms) / 1000)} / ${shown(p95(ms) / 1000)}`,
    shown(Math.min(...ms) / 1000),
  ]),
  notes: ['Of the built server, stopped before as it should be. Database and pages come beside one another.'],
});

/** The lines that the server writes about its start at `LOG_LEVEL=debug`. */
function noteParts(said: string): void {
  for (const [, part = '', ms] of said.matchAll(/"part":"([^"]+)","ms":(\d+)/g))
    parts.set(part, [...(parts.get(part) ?? []), Number(ms)]);
}

async function time(
  start: (folder: string) => Promise<RunningShop>,
  into: number[] | null,
  end: (shop: RunningShop) => Promise<void>,
): Promise<void> {
  const shop = await start(dataDir);
  into?.push(shop.readyAfterMs);
  await end(shop);
}

/** Stops it, and waits until its PostgreSQL has written everything down. */
async function stopWhole(shop: RunningShop): Promise<void> {
  await shop.stop();
  while (existsSync(join(dataDir, 'pg/data/postmaster.pid'))) await pause(20);
}

/** While visitors are being written. */
async function killUnderWrites(shop: RunningShop, withDatabase: boolean): Promise<void> {
  const postgres = postgresPid(dataDir);
  const power = { on: true };
  const write = async () => {
    while (power.on)
      await fetch(`${shop.origin}/api/me`).then(
        (answer) => answer.text(),
        () => undefined,
      );
  };
  const writers = [write(), write()];
  await pause(300);
  if (withDatabase) process.kill(postgres, 'SIGKILL');
  await shop.stop('SIGKILL');
  power.on = false;
  await Promise.all(writers);
}

function nodeAlone(): number {
  const since = performance.now();
  execFileSync(process.execPath, ['-e', '0']);
  return performance.now() - since;
}
