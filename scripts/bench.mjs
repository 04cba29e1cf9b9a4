/** npm run bench [name …]: every benchmark (a file of bench/; their parts are in its folders), or the named ones. */
import { readdirSync } from 'node:fs';

import { build, ensureStyles } from './build.mjs';
import { checkNode, ensureInstalled } from './machine.mjs';
import { isBuilt } from './sources.mjs';
import { giveUp, say, step, tool } from './step.mjs';

checkNode();
await ensureInstalled();
await ensureStyles();
if (!isBuilt()) await build();
const known = readdirSync('bench')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown) giveUp(`Unknown benchmark "${unknown}". Known: ${known.join(', ') || 'none'}.`);
let failed = 0;
for (const name of asked.length > 0 ? asked : known) {
  say(`\n${name}`);
  const { ok } = await step(name, ...tool('tsx/dist/cli.mjs', `bench/${name}.ts`), { show: true });
  if (!ok) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
