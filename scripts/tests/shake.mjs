/**
 * npm run shake [-- --minutes n | --world daily|any|copied|persons|office|restored | --real n | --sale | --catalogue |
 * --seed n]: random histories of devices, tabs, wires and persons, and of editors at their documents, from fresh seeds,
 * until one goes wrong or the time is over. `--real n`: n histories in front of the real server; `--sale`: histories of buyers, providers and a
 * server that is killed, instead of the others; `--catalogue`: histories of the catalogue's desk.
 */
import { availableParallelism } from 'node:os';

import { ensureStyles } from '../build.mjs';
import { checkNode, ensureInstalled } from '../machine.mjs';
import { runTests } from './run-tests.mjs';
import { giveUp, say } from '../step.mjs';

/** A test of random histories: where it stands, how its title begins, and how many histories take about half a minute. */
const convergence = 'tests/sync/convergence.test.ts';
const office = 'tests/admin/histories/office-histories.test.ts';
const WORLDS = {
  daily: { file: convergence, title: 'whatever the wire does', batch: 300 },
  any: { file: convergence, title: 'lost cookies and restored servers', batch: 300 },
  copied: { file: convergence, title: 'set back to an older copy', batch: 300 },
  persons: { file: 'tests/sync/persons.test.ts', title: 'whatever is cut where', batch: 150 },
  office: { file: office, title: 'no word is lost', batch: 150 },
  restored: { file: office, title: 'takes no word that a device still has', batch: 150 },
};
const REAL = {
  file: 'tests/server/sync-devices/persons.test.ts',
  title: 'whatever becomes of the requests',
  batch: 25,
};

const SALE = {
  file: 'tests/server/sale-histories/histories.test.ts',
  title: 'one press is one order',
  batch: 60,
};

const CATALOGUE = {
  file: 'tests/server/catalogue-histories/histories.test.ts',
  title: 'whatever is done at the desk',
  batch: 60,
};

const words = process.argv.slice(2);
const after = (name) => (words.includes(name) ? (words[words.indexOf(name) + 1] ?? '') : null);
const number = (name, usual) => {
  const given = Number(after(name) ?? usual);
  if (!Number.isFinite(given)) giveUp(`${name} wants a number.`);
  return given;
};

const world = after('--world');
if (world !== null && !(world in WORLDS)) giveUp(`Unknown world "${world}". Known: ${Object.keys(WORLDS).join(', ')}.`);
const real = number('--real', 0);
const minutes = number('--minutes', real > 0 ? 0 : 5);
const firstSeed = number('--seed', Math.floor(Math.random() * 2 ** 31));

checkNode();
await ensureInstalled();
await ensureStyles();

const asked = Object.entries({ '--sale': { sale: SALE }, '--catalogue': { catalogue: CATALOGUE } });
const [, chosen] = asked.find(([word]) => words.includes(word)) ?? ['', WORLDS];
const told = new Map();
const end = performance.now() + minutes * 60_000;
const worlds = Object.entries(chosen).filter(([name]) => world === null || name === world);
let nextSeed = firstSeed;
let realLeft = real;
let hasFailed = false;

/** The world that was shaken for the shortest time; the real server first. */
function nextTask() {
  if (realLeft > 0) {
    const runs = Math.min(REAL.batch, realLeft);
    realLeft -= runs;
    return { name: 'real', ...REAL, runs };
  }
  if (performance.now() >= end) return null;
  const seconds = (name) => told.get(name)?.begun ?? 0;
  const [[name, one]] = worlds.toSorted(([a], [b]) => seconds(a) - seconds(b));
  return { name, ...one, runs: one.batch };
}

async function shake() {
  for (let task = nextTask(); task !== null && !hasFailed; task = nextTask()) {
    const { name, file, title, runs } = task;
    const seed = nextSeed++ % 2 ** 31;
    const before = told.get(name) ?? { histories: 0, begun: 0, seconds: 0 };
    told.set(name, { ...before, begun: before.begun + 1 });
    const env = { SYNC_RUNS: String(runs), SYNC_SEED: String(seed) };
    const { ok, passed, failures, seconds } = await runTests([file, '-t', title], { env, limitMs: 30 * 60_000 });
    if (hasFailed) return;
    if (!ok || passed !== 1) {
      hasFailed = true;
      fail(task, seed, failures[0]?.message ?? `${passed} tests have "${title}" in their title`);
      process.exit(1);
    }
    const now = told.get(name);
    told.set(name, { ...now, histories: now.histories + runs, seconds: now.seconds + seconds });
    say(`  ${name.padEnd(8)} ${String(runs).padStart(4)} histories from seed ${seed}  ${seconds.toFixed(0)} s`);
  }
}

function fail({ name, file, title, runs }, seed, message) {
  const [, path] = /path: "([\d:]+)"/.exec(message) ?? [];
  const [, history] = /^Counterexample: \[(.*)\]$/m.exec(message) ?? [];
  say(`\n${name} went wrong: seed ${seed}${path === undefined ? '' : `, path "${path}"`}`);
  say(`Once more: SYNC_SEED=${seed} SYNC_RUNS=${runs} npx vitest run ${file} -t '${title}'\n`);
  if (history !== undefined) say(`For LESSONS in ${file}:\n${lesson(history)}\n`);
  say(message);
}

/** A history as it stands in a test: one action a line. */
function lesson(text) {
  try {
    const actions = JSON.parse(text);
    const lines = Array.isArray(actions) ? actions.map((one) => `    ${literal(one)},`) : [`    ${literal(actions)},`];
    return ["  'S… what went wrong': [", ...lines, '  ],'].join('\n');
  } catch {
    return text;
  }
}

function literal(value) {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${literal(one)}`)
    .join(', ')} }`;
}

say(`shaking from seed ${firstSeed}`);
await Promise.all(Array.from({ length: availableParallelism() }, shake));
say('\nworld     histories  lost  doubled  stuck  told wrongly');
let sum = 0;
for (const [name, { histories }] of told) {
  sum += histories;
  say(
    `${name.padEnd(8)} ${String(histories).padStart(10)} ${'0'.padStart(5)} ${'0'.padStart(8)} ${'0'.padStart(6)} ${'0'.padStart(13)}`,
  );
}
say(`${sum} histories`);
