/**
 * Overload as a law: while one network sends the dearest things there are, as many as it can, somebody of other networks
 * waits at most four times as long as when nobody does, and the process takes at most twice the memory of one that has
 * sent each of them before. Each dear thing has its turn in rounds of rest and attack, so that what else the machine does
 * falls on both: `npm run bench hostile`, or with as many products as are named. Ends with 1 where the law does not hold.
 */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { median, p95, shown, times } from './figures/numbers.ts';
import { print, progress } from './figures/report.ts';
import type { Order, Told } from './hostile/attacker.ts';
import { ATTACKS, BOUNDS, type Attack } from './hostile/attacks.ts';
import { openPerson } from './hostile/person.ts';
import { targetOf } from './hostile/target.ts';
import { connect } from '#tests/support/process/demo-database.ts';
import { dropCustomers, fillCustomers } from './shop/fill-customers.ts';
import { canMeasureCpu } from './shop/process-cpu.ts';
import { sizeAsked } from './shop/size-asked.ts';
import { startWithProducts } from './shop/running-shop.ts';

const CALLERS = 16;
/** What an export has to write. */
const CUSTOMERS = 10_000;
/** Of rest and attack each; a row is the middle one of its ratios, so that one bad moment of the machine decides none. */
const ROUNDS = 5;
const PERSONS = 3;
/** A phase lasts so long, and until each person has asked so often; never longer than the last. */
const PHASE = { leastMs: 1_200, requests: 16, mostMs: 6_000 };
const WARM_UP = { leastMs: 400, requests: 1, mostMs: 1_000 };
/** Answers that no row counts on show a row that asks for something else than it says. */
const MOST_UNEXPECTED = 0.01;
const MOST = { wait: 4, memory: 2 };

if (!canMeasureCpu) {
  progress('memory of processes is read from /proc, which only Linux has: nothing measured');
  process.exit(0);
}

const size = sizeAsked(5000);
const shop = await startWithProducts(size, { TRUST_PROXY: '1', LIMIT_FACTOR: '1' });
const client = await connect(shop.dataDir);
await fillCustomers(client, CUSTOMERS);
const target = await targetOf(shop, client);
const persons = await Promise.all(Array.from({ length: PERSONS }, (_, at) => openPerson(target, at)));
/** Part of the name of the rows that are wanted; without it all are. */
const only = process.env['ONLY'];

/** From now on the most memory is counted anew. */
const forgetMost = () => writeFileSync(`/proc/${shop.pid}/clear_refs`, '5');
const mostMegabytes = () =>
  Number(/^VmHWM:\s+(\d+)/mu.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

async function phase({ leastMs, requests, mostMs } = PHASE): Promise<number[]> {
  const since = performance.now();
  const waits = await Promise.all(
    persons.map((person) =>
      person.browse((count) => {
        const ms = performance.now() - since;
        return ms < mostMs && (ms < leastMs || count < requests);
      }),
    ),
  );
  return waits.flat();
}

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
/** The attack goes on as long as the persons’ phase does. */
async function underAttack(name: string, callers: number, length = PHASE): Promise<{ waits: number[]; told: Ended }> {
  const begun = heard('begun');
  order({ kind: 'begin', name, target, callers, time });
  await begun;
  const waits = await phase(length);
  const ended = heard('ended');
  order({ kind: 'end' });
  const told = await ended;
  ({ time } = told);
  return { waits, told };
}

interface Row {
  readonly attack: Attack;
  readonly rest: number[];
  readonly attacked: number[];
  /** p95 under attack beside p95 at rest, of each round. */
  readonly ratios: number[];
  readonly statuses: Map<number, number>;
  readonly megabytes: number;
}

async function measure(attack: Attack): Promise<Row> {
  progress(attack.name);
  const row = { attack, rest: Array<number>(), attacked: Array<number>(), ratios: Array<number>() };
  const statuses = new Map<number, number>();
  let megabytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rest = await phase();
    forgetMost();
    const { waits, told } = await underAttack(attack.name, CALLERS);
    megabytes = Math.max(megabytes, mostMegabytes());
    row.rest.push(...rest);
    row.attacked.push(...waits);
    row.ratios.push(p95(waits) / p95(rest));
    for (const [status, count] of told.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  return { ...row, statuses, megabytes };
}

/** It was answered as its row says, or refused because it was too much. */
function isMeant({ attack, statuses }: Row): boolean {
  const meant = new Set([...attack.answers, ...BOUNDS]);
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const others = [...statuses].reduce((sum, [status, count]) => sum + (meant.has(status) ? 0 : count), 0);
  return attack.answers.some((status) => statuses.has(status)) && others <= MOST_UNEXPECTED * all;
}

const isHeld = (row: Row): boolean =>
  isMeant(row) && median(row.ratios) <= MOST.wait && row.megabytes <= MOST.memory * restingMegabytes;

const verdict = (row: Row): string => (isHeld(row) ? 'held' : isMeant(row) ? '**missed**' : '**asks for nothing**');

// The heap grows with the first load and stays: at rest is a process that has done each of these things for one caller.
const wanted = ATTACKS.filter(({ name }) => only === undefined || new RegExp(only, 'u').test(name));
progress('nobody attacks');
await phase();
for (const { name } of wanted) await underAttack(name, 1, WARM_UP);
await phase();
forgetMost();
await phase();
await phase();
const restingMegabytes = mostMegabytes();

const rows: Row[] = [];
for (const attack of wanted) rows.push(await measure(attack));
const isUp = (await fetch(`${shop.origin}/healthz`)).status === 200;
attacker.kill();
await dropCustomers(client);
await client.end();
for (const person of persons) person.close();
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
    `p95: of rest, median of ${ROUNDS} rounds (≤ ${MOST.wait} ×)`,
    `MB at most: of rest (≤ ${MOST.memory} ×)`,
    'verdict',
  ],
  rows: rows.map((row) => [
    row.attack.name,
    answers(row),
    `${shown(median(row.rest))}, ${shown(p95(row.rest))}`,
    `${shown(median(row.attacked))}, ${shown(p95(row.attacked))}`,
    `${shown(median(row.ratios))} ×`,
    `${shown(row.megabytes)}: ${times(row.megabytes, restingMegabytes)}`,
    verdict(row),
  ]),
  notes: [
    `${CALLERS} connections of one network, a process of its own; ${ROUNDS} rounds of rest and attack, each at least ${PHASE.leastMs / 1000} s, of ${PERSONS} persons who ask for a home, lists, articles and a search, fill a cart and pull: at least ${Math.min(...rows.flatMap(({ rest, attacked }) => [rest.length, attacked.length]))} requests of a row at rest, and as many under attack. An answer of theirs other than 200 counts as endless.`,
    `At rest, when each of these things was done for one caller, the process takes ${shown(restingMegabytes)} MB. It ${isUp ? 'is up' : 'has ended'} in the end.`,
    `A row counts where what it asks for is answered as it says, or refused with ${BOUNDS.join(' or ')}, which is the bound.`,
  ],
});
process.exitCode = isUp && rows.every(isHeld) ? 0 : 1;
