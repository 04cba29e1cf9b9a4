/**
 * Overload as a law: while one network sends the dearest things there are, as many as it can, somebody of another network
 * waits at most four times as long as when nobody does, and the process takes at most twice the memory. Each dear thing
 * has its turn in rounds of rest and attack, so that what else the machine does falls on both: `npm run bench hostile`,
 * or with as many products as are named. Ends with 1 where the law does not hold.
 */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { median, p95, shown, times } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import type { Order, Told } from './hostile/attacker.ts';
import { ATTACKS } from './hostile/attacks.ts';
import { openPerson, type Browsing } from './hostile/person.ts';
import { targetOf } from './hostile/target.ts';
import { connect } from '#tests/support/process/demo-database.ts';
import { dropCustomers, fillCustomers } from './shop/fill-customers.ts';
import { canMeasureCpu } from './shop/process-cpu.ts';
import { sizeAsked } from './shop/size-asked.ts';
import { startWithProducts } from './shop/running-shop.ts';

const CALLERS = 16;
/** What an export has to write. */
const CUSTOMERS = 10_000;
const ROUNDS = 4;
/** A phase lasts so long, and until the person has asked so often; never longer than the last. */
const PHASE = { leastMs: 2_500, requests: 60, mostMs: 20_000 };
const MOST = { wait: 4, memory: 2 };

if (!canMeasureCpu) {
  progress('memory of processes is read from /proc, which only Linux has: nothing measured');
  process.exit(0);
}

const size = sizeAsked(5000);
const shop = await startWithProducts(size, { TRUST_PROXY: '1', LIMIT_FACTOR: '1' });
const client = await connect(shop.dataDir);
await fillCustomers(client, CUSTOMERS);
const target = await targetOf(shop);
const person = await openPerson(target);
/** Part of the name of the rows that are wanted; without it all are. */
const only = process.env['ONLY'];

/** From now on the most memory is counted anew. */
const forgetMost = () => writeFileSync(`/proc/${shop.pid}/clear_refs`, '5');
const mostMegabytes = () =>
  Number(/^VmHWM:\s+(\d+)/mu.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

function phase(browsing: Browsing): Promise<number[]> {
  const since = performance.now();
  return browsing.browse((count) => {
    const ms = performance.now() - since;
    return ms < PHASE.mostMs && (ms < PHASE.leastMs || count < PHASE.requests);
  });
}

progress('nobody attacks');
for (let round = 0; round < 2; round += 1) await phase(person);
forgetMost();
await phase(person);
const restingMegabytes = mostMegabytes();

const attacker = fork(fileURLToPath(new URL('hostile/attacker.ts', import.meta.url)));
const order = (one: Order) => attacker.send(one);
type Ended = Extract<Told, { kind: 'ended' }>;
const heard = <Kind extends Told['kind']>(kind: Kind): Promise<Extract<Told, { kind: Kind }>> =>
  new Promise((done, failed) => {
    const gone = (code: number | null) => failed(new Error(`the attacker ended with ${code}`));
    const hear = (told: Told) => {
      if (!isOf(told, kind)) return;
      attacker.off('message', hear);
      attacker.off('exit', gone);
      done(told);
    };
    attacker.on('message', hear);
    attacker.once('exit', gone);
  });
function isOf<Kind extends Told['kind']>(told: Told, kind: Kind): told is Extract<Told, { kind: Kind }> {
  return told.kind === kind;
}

let time = 0;
/** The attack goes on as long as the person’s phase does. */
async function underAttack(name: string): Promise<{ waits: number[]; told: Ended }> {
  const begun = heard('begun');
  order({ kind: 'begin', name, target, callers: CALLERS, time });
  await begun;
  const waits = await phase(person);
  const ended = heard('ended');
  order({ kind: 'end' });
  const told = await ended;
  ({ time } = told);
  return { waits, told };
}

interface Row {
  readonly name: string;
  readonly rest: number[];
  readonly attacked: number[];
  readonly statuses: Map<number, number>;
  readonly megabytes: number;
}

async function measure(name: string): Promise<Row> {
  progress(name);
  const [rest, attacked, statuses]: [number[], number[], Map<number, number>] = [[], [], new Map()];
  let megabytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    rest.push(...(await phase(person)));
    forgetMost();
    const { waits, told } = await underAttack(name);
    megabytes = Math.max(megabytes, mostMegabytes());
    attacked.push(...waits);
    for (const [status, count] of told.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  return { name, rest, attacked, statuses, megabytes };
}

const isHeld = ({ rest, attacked, megabytes }: Row): boolean =>
  p95(attacked) <= MOST.wait * p95(rest) && megabytes <= MOST.memory * restingMegabytes;

const rows: Row[] = [];
for (const { name } of ATTACKS) if (only === undefined || name.includes(only)) rows.push(await measure(name));
const isUp = (await fetch(`${shop.origin}/healthz`)).status === 200;
attacker.kill();
await dropCustomers(client);
await client.end();
person.close();
await shop.stop();

const answers = ({ statuses }: Row) =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status === 0 ? 'none' : status}`)
    .join(', ');

print({
  title: `One network attacks, another browses: ${size} products`,
  command: `npm run bench hostile ${size}`,
  columns: [
    'what is sent',
    'answers',
    'the other waits, ms: median, p95 at rest',
    'under attack',
    `p95: of rest (≤ ${MOST.wait} ×)`,
    `MB at most: of rest (≤ ${MOST.memory} ×)`,
    'verdict',
  ],
  rows: rows.map((row) => [
    row.name,
    answers(row),
    `${shown(median(row.rest))}, ${shown(p95(row.rest))}`,
    `${shown(median(row.attacked))}, ${shown(p95(row.attacked))}`,
    times(p95(row.attacked), p95(row.rest)),
    `${shown(row.megabytes)}: ${times(row.megabytes, restingMegabytes)}`,
    isHeld(row) ? 'held' : '**missed**',
  ]),
  notes: [
    `${CALLERS} connections of one network, a process of its own; ${ROUNDS} rounds of rest and attack, each at least ${PHASE.leastMs / 1000} s and ${PHASE.requests} requests of the person, who asks for a home, lists, articles and a search, fills a cart and pulls. An answer of the person’s other than 200 counts as endless.`,
    `At rest the process takes ${shown(restingMegabytes)} MB. It ${isUp ? 'is up' : 'has ended'} in the end.`,
  ],
});
process.exitCode = isUp && rows.every(isHeld) ? 0 : 1;
