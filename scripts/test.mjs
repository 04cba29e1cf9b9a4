/**
 * npm test: set-up, then every check from the cheapest to the dearest. --quick, before a commit, leaves out the build
 * and the browser, and runs those tests alone that import what was changed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { build, ensureStyles } from './build.mjs';
import { checkNode, ensureInstalled } from './machine.mjs';
import { isBuilt } from './sources.mjs';
import { say, step, tool } from './step.mjs';

const quick = process.argv.includes('--quick');
const realms = ['core', 'server', 'demo', 'src', 'src/tsconfig.worker.json', 'sw', 'scripts', 'tests'];

checkNode();
await ensureInstalled();
await ensureStyles();

/** What is not committed yet; where nothing waits, the last commit. */
function changedSince() {
  const isClean = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) === '';
  return isClean ? 'HEAD~1' : 'HEAD';
}

const results = [];
const check = async (title, [command, args], options) => {
  const { ok } = await step(title, command, args, options);
  results.push({ title, ok });
  return ok;
};

async function checkTypes() {
  for (const realm of realms) {
    const known = `.cache/types/${realm.replaceAll('/', '-')}.tsbuildinfo`;
    const args = ['-p', realm, '--incremental', '--tsBuildInfoFile', known];
    await check(`types of ${realm}`, tool('typescript/bin/tsc', ...args), { beside: true });
  }
}

/** What reads all of the source. */
async function checkWhole() {
  await check('floors', [process.execPath, ['scripts/floors.mjs']], { beside: true });
  await check('addresses of pages', [process.execPath, ['scripts/page-urls.mjs']], { beside: true });
  await check('cost of expressions', [process.execPath, ['scripts/patterns/check.mjs']], { beside: true });
  await check('unused code', tool('knip/bin/knip.js'), { beside: true });
  await check('messages', [process.execPath, ['scripts/messages.mjs']], { beside: true });
}

await check('format', tool('oxfmt/bin/oxfmt', '--check'));
await check('lint', tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'));
/* each of these keeps one core busy */
say('  types, and what reads all of the source, side by side …');
await Promise.all([checkTypes(), checkWhole()]);
const concerned = quick ? ['--changed', changedSince(), '--passWithNoTests'] : [];
await check('unit, property and integration tests', tool('vitest/vitest.mjs', 'run', ...concerned), { show: true });

if (!quick) {
  const { findBrowsers } = await import('./chromium.mjs');
  if (!isBuilt()) await build();
  const env = await findBrowsers();
  if (existsSync('e2e')) await check('browser tests', tool('playwright/cli.js', 'test'), { show: true, env });
}

const failed = results.filter(({ ok }) => !ok);
say('');
for (const { title } of failed) say(`failed: ${title}`);
say(`${results.length - failed.length} checks passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
