import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import viteConfig from './vite.config.ts';

type Tests = NonNullable<TestProjectInlineConfiguration['test']>;

/** What touches no database, no clock and no page. */
const PURE = ['tests/{core,build,mutants}/**/*.test.ts'];

/** For every project. */
const TESTS: Tests = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Its modules name each other without an ending, which Node does not follow.
  server: { deps: { inline: ['@zxing/library'] } },
};

export default defineConfig((env) => {
  const shop = () => viteConfig(env);
  /** Not one that extends this file: it would be bundled and read once more for each of them. */
  const project = (test: Tests): TestProjectInlineConfiguration => mergeConfig(shop(), { test: { ...TESTS, ...test } });
  return mergeConfig(
    shop(),
    defineConfig({
      test: {
        // Two cores are the least the tests are made for; the default leaves one of them idle.
        maxWorkers: 2,
        // One project after the other: a worker that gets a file of another project begins anew, and reads all modules again.
        projects: [
          project({
            name: 'core',
            sequence: { groupOrder: 0 },
            // Pure rules keep nothing between two files, and read their modules once a worker.
            isolate: false,
            include: PURE,
            environment: 'node',
          }),
          project({
            name: 'unit',
            sequence: { groupOrder: 1 },
            // As above; what a file leaves behind is cleared away (fresh-file.ts).
            isolate: false,
            include: ['tests/**/*.test.ts'],
            exclude: [...PURE, 'tests/server/**'],
            environment: 'node',
            setupFiles: ['./tests/support/fresh-file.ts'],
          }),
          project({
            name: 'server',
            sequence: { groupOrder: 3 },
            // Its files share nothing but modules: each has a database of its own, and nothing is kept outside a shop
            // (design §6). Reading those modules once a worker instead of once a file saves a third of the time.
            isolate: false,
            include: ['tests/server/**/*.test.ts'],
            environment: 'node',
            globalSetup: ['tests/support/postgres-setup.ts'],
            setupFiles: ['fake-indexeddb/auto'],
          }),
          project({
            name: 'dom',
            sequence: { groupOrder: 2 },
            // As above. Reading the modules of the pages and making a window took four fifths of the time of its files;
            // a module that must be read anew says so itself (`vi.resetModules`).
            isolate: false,
            include: ['tests/**/*.test.tsx'],
            environment: 'happy-dom',
            setupFiles: ['./tests/support/fresh-file.ts', './tests/support/dom-setup.ts'],
          }),
        ],
      },
    }),
  );
});
