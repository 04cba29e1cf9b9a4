/** npm start: whatever is missing is made, then the shop opens. The second start does nothing but that. */
import { build } from './build.mjs';
import { checkNode, ensureInstalled } from './machine.mjs';
import { runServer } from './run-server.mjs';
import { isBuilt } from './sources.mjs';

checkNode();
await ensureInstalled();
if (!isBuilt()) await build();
await runServer('main', process.argv.slice(2));
