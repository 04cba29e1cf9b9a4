import { existsSync, readdirSync } from 'node:fs';

import { defineConfig } from 'rolldown';

const commands = existsSync('server/commands')
  ? readdirSync('server/commands').filter((file) => file.endsWith('.ts'))
  : [];

/** Packages of hundreds of small files, which a start would look for and read one by one: they become part of the server. */
const inlined = /^(?:kysely|hono|@hono\/node-server|valibot)(?:\/|$)/;
const isPackage = (id) => /^(?:node:|@?[a-z][\w.-]*(?:\/|$))/.test(id);

/** What stays in node_modules. Ours begin with # and are inlined. */
export const isOutside = (id) => isPackage(id) && !inlined.test(id);

/** The server, its commands and the demo shop, each an entry; other packages stay in node_modules. */
export default defineConfig({
  input: {
    main: 'server/main.ts',
    // what fills a shop, as a command and for the first start
    seed: 'demo/seed.ts',
    demo: 'demo/fill/seed-shop.ts',
    // what takes the place of the providers of payment beside it
    'demo-payments': 'demo/payments/open-simulators.ts',
    ...Object.fromEntries(commands.map((file) => [file.slice(0, -3), `server/commands/${file}`])),
  },
  platform: 'node',
  external: isOutside,
  output: { dir: 'dist-server', format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
});
