import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** What touches no database, no clock and no page. */
const PURE = ['tests/{core,build,mutants}/**/*.test.ts'];

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      test: {
        // Two cores are the least the tests are made for; the default leaves one of them idle.
        maxWorkers: 2,
        testTimeout: 60_000,
        hookTimeout: 120_000,
        // Its modules name each other without an ending, which Node does not follow.
        server: { deps: { inline: ['@zxing/library'] } },
        // One project after the other: a worker that gets a file of another project begins anew, and reads all modules again.
        projects: [
          {
            extends: true,
            test: {
              name: 'core',
              sequence: { groupOrder: 0 },
              // Pure rules keep nothing between two files, and read their modules once a worker.
              isolate: false,
              include: PURE,
              environment: 'node',
            },
          },
          {
            extends: true,
            test: {
              name: 'unit',
              sequence: { groupOrder: 1 },
              // As above; what a file leaves behind is cleared away (fresh-file.ts).
              isolate: false,
              include: ['tests/**/*.test.ts'],
              exclude: [...PURE, 'tests/server/**'],
              environment: 'node',
              setupFiles: ['./tests/support/fresh-file.ts'],
            },
          },
          {
            extends: true,
            test: {
              name: 'server',
              sequence: { groupOrder: 3 },
              // Its files share nothing but modules: each has a database of its own, and nothing is kept outside a shop
              // (design §6). Reading those modules once a worker instead of once a file saves a third of the time.
              isolate: false,
              include: ['tests/server/**/*.test.ts'],
              environment: 'node',
              globalSetup: ['tests/support/postgres-setup.ts'],
              setupFiles: ['fake-indexeddb/auto'],
            },
          },
          {
            extends: true,
            test: {
              name: 'dom',
              sequence: { groupOrder: 2 },
              // As above. Reading the modules of the pages and making a window took four fifths of the time of its files;
              // a module that must be read anew says so itself (`vi.resetModules`).
              isolate: false,
              include: ['tests/**/*.test.tsx'],
              environment: 'happy-dom',
              setupFiles: ['./tests/support/fresh-file.ts', './tests/support/dom-setup.ts'],
            },
          },
        ],
      },
    }),
  ),
);
