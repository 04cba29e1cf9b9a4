/**
 * npm run bench [name …]: every benchmark (a file of bench/, bench/admin/ or bench/sale/; their parts are in the other
 * folders), or the named ones. A number belongs to the name before it: `npm run bench server 50000`.
 */
import { readdirSync } from 'node:fs';

import { build, ensureStyles } from './build.mjs';
import { checkNode, ensureInstalled } from './machine.mjs';
import { isBuilt } from './sources.mjs';
import { giveUp, say, step, tool } from './step.mjs';

checkNode();
await ensureInstalled();
await ensureStyles();
if (!isBuilt()) await build();
const FOLDERS = ['bench', 'bench/admin', 'bench/sale'];
const files = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name.slice(0, -'.ts'.length), `${folder}/${name}`]),
  ),
);
const known = [...files.keys()];
const isNumber = (word) => /^\d+$/.test(word);
const words = process.argv.slice(2);
const named = words.flatMap((name, at) => {
  if (isNumber(name)) return [];
  const next = words[at + 1] ?? '';
  return [{ name, numbers: isNumber(next) ? [next] : [] }];
});
const unknown = named.find(({ name }) => !known.includes(name));
if (unknown) giveUp(`Unknown benchmark "${unknown.name}". Known: ${known.join(', ') || 'none'}.`);
let failed = 0;
for (const { name, numbers } of named.length > 0 ? named : known.map((name) => ({ name, numbers: [] }))) {
  say(`\n${name}`);
  const { ok } = await step(name, ...tool('tsx/dist/cli.mjs', files.get(name), ...numbers), { show: true });
  if (!ok) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
