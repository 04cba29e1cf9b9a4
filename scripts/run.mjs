/** npm run seed | outbox | requests | forget | maintenance | let-in | backup | restore: commands of the built server. */
import { existsSync } from 'node:fs';

import { build } from './build.mjs';
import { checkNode, ensureInstalled } from './machine.mjs';
import { runServer } from './run-server.mjs';
import { isBuilt } from './sources.mjs';
import { giveUp } from './step.mjs';

const [command = '', ...args] = process.argv.slice(2);
const isKnown = (name) => name === 'seed' || (/^[a-z-]+$/.test(name) && existsSync(`server/commands/${name}.ts`));
if (!isKnown(command)) {
  giveUp(
    `Unknown command "${command}". Known: npm run seed, outbox, requests, forget, maintenance, let-in, backup, restore.`,
  );
}
checkNode();
await ensureInstalled();
/* beside a shop that runs: a build of its own would be another one */
if (process.env.AS_BUILT === undefined && !isBuilt()) await build();
await runServer(command, args);
