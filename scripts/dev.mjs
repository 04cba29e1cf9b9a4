/** npm run dev: the server restarts when it changes, the storefront reloads in place (Vite inside the server). */
import { spawn } from 'node:child_process';

import { ensureStyles } from './build.mjs';
import { checkNode, ensureInstalled } from './machine.mjs';

checkNode();
await ensureInstalled();
await ensureStyles();
const codegen = spawn(process.execPath, ['node_modules/@pandacss/dev/bin.js', 'codegen', '--watch', '--silent'], {
  stdio: 'inherit',
});
const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/dev.ts'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  codegen.kill();
  process.exit(code ?? 0);
});
