import { existsSync, readdirSync } from 'node:fs';

import { defineConfig } from 'rolldown';

const commands = existsSync('server/commands')
  ? readdirSync('server/commands').filter((file) => file.endsWith('.ts'))
  : [];

/** The server and its commands, each an entry; packages stay in node_modules. */
export default defineConfig({
  input: {
    main: 'server/main.ts',
    ...Object.fromEntries(commands.map((file) => [file.slice(0, -3), `server/commands/${file}`])),
  },
  platform: 'node',
  // Packages by name stay outside; ours begin with # and are inlined.
  external: /^(?:node:|@?[a-z][\w.-]*(?:\/|$))/,
  output: { dir: 'dist-server', format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
});
