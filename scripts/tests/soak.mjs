/**
 * npm run test:soak [-- times]: the browser tests again and again, 20 times where nothing is said, every other time with
 * two busy loops beside them: a test that hopes shows itself. Before a release.
 */
import { Worker } from 'node:worker_threads';

import { build } from '../build.mjs';
import { findBrowsers } from '../chromium.mjs';
import { checkNode, ensureInstalled } from '../machine.mjs';
import { isBuilt } from '../sources.mjs';
import { say, step, tool } from '../step.mjs';

const times = Number(process.argv[2] ?? 20);

checkNode();
await ensureInstalled();
if (!isBuilt()) await build();
const env = { ...(await findBrowsers()), LONG: '1' };

const busy = () => new Worker('for (;;);', { eval: true });
const rounds = [];
for (let round = 1; round <= times; round += 1) {
  const isLoaded = round % 2 === 0;
  const loops = isLoaded ? [busy(), busy()] : [];
  const since = performance.now();
  const title = `round ${round} of ${times}${isLoaded ? ', with two busy loops' : ''}`;
  const { ok } = await step(title, ...tool('playwright/cli.js', 'test', '--reporter=dot'), { env });
  await Promise.all(loops.map((loop) => loop.terminate()));
  rounds.push({ ok, minutes: (performance.now() - since) / 60_000 });
}

const green = rounds.filter(({ ok }) => ok).length;
const longest = Math.max(...rounds.map(({ minutes }) => minutes));
say(`${green} of ${times} green, the longest took ${longest.toFixed(1)} min`);
process.exit(green === times ? 0 : 1);
