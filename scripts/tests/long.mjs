/**
 * npm run test:long: what is looked at before a release and costs too much each time: every page under every condition
 * (accessibility sweeps), every variant of a journey (`@sweep`), the server's tests with chance asked more often, and ten
 * times as many histories of the sync engine.
 */
import { build } from '../build.mjs';
import { findBrowsers } from '../chromium.mjs';
import { checkNode, ensureInstalled } from '../machine.mjs';
import { isBuilt } from '../sources.mjs';
import { say, step, tool } from '../step.mjs';

checkNode();
await ensureInstalled();
if (!isBuilt()) await build();
const env = { ...(await findBrowsers()), LONG: '1' };

const checks = [
  { title: 'accessibility, everywhere', program: tool('playwright/cli.js', 'test', 'e2e/accessibility'), more: env },
  {
    title: 'every page, and every variant of a journey',
    program: tool('playwright/cli.js', 'test', '--grep', '@sweep'),
    more: env,
  },
  {
    title: 'documents of every page, and chance asked more often',
    program: tool('vitest/vitest.mjs', 'run', 'tests/server'),
    more: { LONG: '1' },
  },
  {
    title: 'long histories of the sync',
    program: tool('vitest/vitest.mjs', 'run', 'tests/sync', 'tests/admin/histories'),
    more: { SYNC_RUNS: '1500' },
  },
];
let failures = 0;
for (const { title, program, more } of checks) {
  const [command, args] = program;
  const { ok } = await step(title, command, args, { show: true, env: more });
  if (ok) continue;
  failures += 1;
  say(`failed: ${title}`);
}
process.exit(failures === 0 ? 0 : 1);
