/**
 * npm run test:soak [-- times]: the browser tests again and again until they were green 20 times in a row where nothing
 * is said, every other time with two busy loops beside them: a test that hopes shows itself. Before a release. What was
 * seen stands in `.cache/soak.json`, what a red round left in `.cache/soak-red`; a run that was stopped goes on from
 * there while the tree is the same.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

import { build } from '../build.mjs';
import { findBrowsers } from '../chromium.mjs';
import { checkNode, ensureInstalled } from '../machine.mjs';
import { isBuilt } from '../sources.mjs';
import { say, step, tool } from '../step.mjs';
import { inARow, isNextLoaded, redTests, roundsOf, written } from './soak-rounds.mjs';

const KEPT = '.cache/soak.json';
const REPORT = '.cache/soak-report.json';
/** Playwright empties its folder as the next round begins: what a red one left is copied here. */
const RED = '.cache/soak-red';
const times = Number(process.argv[2] ?? 20);

checkNode();
await ensureInstalled();
if (!isBuilt()) await build();
mkdirSync('.cache', { recursive: true });
const env = { ...(await findBrowsers()), PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
/** Null: not committed, so nobody could say later what was tested. */
const treeHere = () => (git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') : null);
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const busy = () => new Worker('for (;;);', { eval: true });

async function playRound(title, isLoaded) {
  rmSync(REPORT, { force: true });
  const loops = isLoaded ? [busy(), busy()] : [];
  const since = performance.now();
  const { ok } = await step(title, ...tool('playwright/cli.js', 'test', '--reporter=dot,json'), { env });
  await Promise.all(loops.map((loop) => loop.terminate()));
  const minutes = Number(((performance.now() - since) / 60_000).toFixed(1));
  return { ok, isLoaded, minutes, red: ok ? [] : redTests(textOf(REPORT)) };
}

const tree = treeHere();
const rounds = roundsOf(textOf(KEPT), tree);
if (tree === null) say('  what is not committed is not kept: a run that is stopped begins anew');
if (rounds.length > 0) say(`  goes on after ${rounds.length} rounds, the last ${inARow(rounds).length} of them green`);

// A red round begins the count anew, but a suite that is never green has an end, too.
for (let played = 0; played < times && inARow(rounds).length < times; played += 1) {
  const isLoaded = isNextLoaded(rounds);
  const title = `round ${inARow(rounds).length + 1} of ${times}${isLoaded ? ', with two busy loops' : ''}`;
  const round = await playRound(title, isLoaded);
  rounds.push(round);
  writeFileSync(KEPT, written(tree, rounds));
  for (const name of round.red) say(`    red: ${name}`);
  if (!round.ok && existsSync('test-results')) cpSync('test-results', `${RED}/${rounds.length}`, { recursive: true });
  say(`  ${inARow(rounds).length} of ${times} green in a row, ${round.minutes} min`);
}

const [green, red] = [inARow(rounds), rounds.filter(({ ok }) => !ok)];
say(
  `${green.length} of ${times} green in a row, the longest took ${Math.max(0, ...green.map((one) => one.minutes))} min`,
);
for (const round of red) say(`red before: ${round.red.join(', ') || 'no test, see above'}`);
process.exit(green.length >= times ? 0 : 1);
