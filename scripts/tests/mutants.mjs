/**
 * npm run mutants [-- --only id,… | --part name,… | --list | --workers n | --trust | --quick]: breaks the sync engine, the sale
 * and the documents of editors in one place at a time, in a copy of the tree, and looks whether its tests notice. The list is
 * tests/mutants; what no test can notice is judged there. `--quick` asks no random histories: what only they may notice is left.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { ensureStyles } from '../build.mjs';
import { checkNode, ensureInstalled } from '../machine.mjs';
import { giveUp, say, tool } from '../step.mjs';

const words = process.argv.slice(2);
const after = (name) => (words.includes(name) ? (words[words.indexOf(name) + 1] ?? '') : null);

checkNode();
await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
const { PARTS, JUDGED } = await tsImport('../../tests/mutants/list.ts', import.meta.url);

const [only, parts] = ['--only', '--part'].map((name) => after(name)?.split(','));
const known = Object.entries(PARTS).flatMap(([part, mutants]) => mutants.map((one) => ({ ...one, part })));
const chosen = known.filter((one) => (only?.includes(one.id) ?? true) && (parts?.includes(one.part) ?? true));
if (chosen.length === 0) giveUp(`No such mutant. Parts: ${Object.keys(PARTS).join(', ')}; \`--list\` names them all.`);
if (words.includes('--list')) {
  for (const { id, part, rules, what } of chosen) say(`${id.padEnd(5)} ${part.padEnd(10)} ${rules.padEnd(12)} ${what}`);
  process.exit(0);
}

await ensureStyles();
const { openTests } = await import('./tests-at-hand.mjs');
const { copyTree } = await import('./tree-copy.mjs');

/** The same histories each time, and not many: what is killed today is killed tomorrow, by a test that says why. */
const HISTORIES = { SYNC_SEED: '1', SYNC_RUNS: '50' };
/** A test that a mutant keeps from ending has noticed it, but only after a while that no load explains; trusted, how long it takes is not known. */
const limitOf = (seconds) => (seconds === undefined ? 600_000 : 60_000 + seconds * 4_000);

const workers = Number(after('--workers') ?? availableParallelism());
const rooms = Array.from({ length: Math.min(workers, chosen.length) }, () => {
  const copy = copyTree();
  return { copy, tests: openTests(copy.root, { ...copy.env, ...HISTORIES }) };
});
const leave = () => {
  for (const { copy, tests } of rooms) {
    tests.close();
    copy.remove();
  }
};
process.on('exit', leave);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/** Each takes the next of what there is to do. */
async function inTurns(tasks, work) {
  const waiting = [...tasks];
  const next = async (room) => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await work(room, task);
  };
  await Promise.all(rooms.map(next));
}

/** A failure is the full name of its test, or says what else went wrong. */
const isTitle = (failure) => !/^(?:cannot be loaded: |fault outside of a test: |no test ran$|no end$)/.test(failure);
const since = (start) => (performance.now() - start) / 1000;
const tenth = (seconds) => `${seconds.toFixed(1).padStart(6)} s`;

/** Random histories find what nobody thought of, and take their time: first what the others notice. */
const isSlow = (test) => /convergence|persons|fuzz|histories/.test(test);
const isQuick = words.includes('--quick');
const files = new Set(chosen.flatMap(({ tests }) => tests).filter((test) => !(isQuick && isSlow(test))));

say(`${chosen.length} mutants, ${rooms.length} copies of the tree; first each test file without any`);
const seconds = new Map();
const broken = new Map();
const isTrusted = words.includes('--trust');
await inTurns(isTrusted ? [] : files, async ({ tests }, file) => {
  let start = performance.now();
  let { failures } = await tests.run(file, 600_000);
  if (failures.length > 0) {
    tests.close();
    start = performance.now();
    ({ failures } = await tests.run(file, 600_000));
  }
  seconds.set(file, since(start));
  if (failures.length > 0) broken.set(file, failures.join('; '));
  say(`${failures.length > 0 ? 'BROKEN' : 'whole '} ${tenth(since(start))}  ${file}`);
});

const outcomes = [];
const left = [];
await inTurns(chosen, (room, mutant) => look(room, mutant, 'quick'));
if (left.length > 0 && !isQuick) say(`\nrandom histories for the ${left.length} that are left`);
await inTurns(isQuick ? [] : left, (room, mutant) => look(room, mutant, 'slow'));

/**
 * Workers stay from one mutant to the next, and the fault of one may leave something behind that fails the next: who was
 * killed is believed where the same test passes without the mutant, and who survived where fresh workers say so as well.
 */
async function look(room, mutant, pace, isFresh = false) {
  const start = performance.now();
  const { copy, tests } = room;
  const { id, file, what } = mutant;
  const back = apply(copy, mutant);
  tests.changed(file);
  const told = back === null ? { outcome: 'invalid', why: 'its text does not occur exactly once' } : await judge();
  back?.();
  tests.changed(file);
  const isDoubtful =
    told.outcome === 'killed' ? !(await passes(told.by)) : told.outcome === 'survived' && JUDGED[id] === undefined;
  if (isDoubtful && !isFresh) {
    tests.close();
    await look(room, mutant, pace, true);
    return;
  }
  const isBroken = isDoubtful && told.outcome === 'killed';
  const { outcome, why } = isBroken ? { outcome: 'untold', why: `${told.why}, without it too` } : told;
  if (outcome === 'left') left.push(mutant);
  else outcomes.push({ mutant, outcome });
  say(`${id} ${outcome.padEnd(8)} ${tenth(since(start))}  ${what}: ${why}  (${outcomes.length} of ${chosen.length})`);

  async function judge() {
    const whole = mutant.tests.filter((one) => !broken.has(one));
    for (const test of whole.filter((one) => isSlow(one) === (pace === 'slow'))) {
      const { failures } = await tests.run(test, limitOf(seconds.get(test)));
      const [failure] = failures;
      if (failure === undefined) continue;
      return { outcome: 'killed', why: `${test.split('/').at(-1)} ${failure}`, by: { test, failure } };
    }
    if (pace === 'quick' && whole.some(isSlow) && !(isQuick && id in JUDGED))
      return { outcome: 'left', why: 'not yet noticed' };
    if (whole.length < mutant.tests.length) return { outcome: 'untold', why: 'some of its tests were broken before' };
    return { outcome: 'survived', why: JUDGED[id] ?? 'nobody notices' };
  }

  async function passes({ test, failure }) {
    // What never ended has ended with its workers: only whole, in fresh ones, does the file tell whether it ends without.
    if (failure === 'no end' && !isFresh) return false;
    // What it left behind in its own workers would fail the same test once more.
    if (isFresh) tests.close();
    const { failures } = await tests.run(test, limitOf(seconds.get(test)), isTitle(failure) ? failure : null);
    return failures.length === 0;
  }
}

/** Answers how to take it back; null where its text does not occur exactly once. */
function apply(copy, { file, find, replace }) {
  return copy.change(file, (text) => {
    const [head, tail, ...others] = text.split(find);
    return tail === undefined || others.length > 0 ? null : `${head}${replace}${tail}`;
  });
}

/** A mutant that the compiler refuses says nothing of the tests. Of each file one is looked at in a round. */
async function lookAtTypes(alive, { copy }) {
  for (let rest = alive; rest.length > 0;) {
    const round = [...new Map(rest.map((one) => [one.mutant.file, one])).values()];
    rest = rest.filter((one) => !round.includes(one));
    const back = round.map(({ mutant }) => apply(copy, mutant));
    for (const floor of new Set(round.map(({ mutant }) => mutant.file.split('/')[0]))) {
      const wrong = await typeErrors(copy.root, floor);
      for (const one of round)
        if (wrong.some((line) => line.startsWith(`${one.mutant.file}(`))) one.outcome = 'invalid';
    }
    for (const undo of back) undo?.();
  }
}

/** Names that nothing uses any more are no matter. */
async function typeErrors(root, floor) {
  const [command, args] = tool('typescript/bin/tsc', '-p', floor, '--pretty', 'false');
  const child = spawn(command, args, { cwd: root });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  await new Promise((resolve) => child.on('close', resolve));
  return output.split('\n').filter((line) => !/TS61(?:33|92|96|98)/.test(line));
}

const alive = outcomes.filter(({ mutant, outcome }) => outcome === 'survived' && JUDGED[mutant.id] === undefined);
if (alive.length > 0) say(`\ntypes of the ${alive.length} that survived`);
await lookAtTypes(alive, rooms[0]);
const having = (outcome) => outcomes.filter((one) => one.outcome === outcome).map(({ mutant }) => mutant);
const [killed, survived, invalid, untold] = ['killed', 'survived', 'invalid', 'untold'].map(having);
const unjudged = survived.filter(({ id }) => JUDGED[id] === undefined);
say('');
for (const name of Object.keys(PARTS)) {
  const [dead, alive] = [killed, survived].map((some) => some.filter(({ part }) => part === name).length);
  if (dead + alive > 0) say(`${name.padEnd(10)} ${dead} of ${dead + alive} killed`);
}
say(`\n${killed.length} of ${killed.length + survived.length} killed`);
for (const { id, rules, what, file } of unjudged) say(`survived: ${id} ${rules} ${what} (${file})`);
if (isQuick) for (const { id, rules, what } of left) say(`left:     ${id} ${rules} ${what}`);
for (const { id } of survived.filter(({ id }) => JUDGED[id] !== undefined)) say(`judged:   ${id} ${JUDGED[id]}`);
for (const { id } of invalid) say(`invalid:  ${id}, its text is not there once or its types are wrong`);
for (const { id } of untold) say(`untold:   ${id}, its tests fail without it too`);
for (const [file, why] of broken) say(`broken before: ${file}: ${why}`);
process.exit(unjudged.length + invalid.length + (isQuick ? left.length : 0) === 0 ? 0 : 1);
