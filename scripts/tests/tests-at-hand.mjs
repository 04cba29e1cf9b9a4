/**
 * A Vitest that stays, and its workers with it: told which files to run and which source has changed, it answers what
 * failed. What nothing has changed is not read anew.
 */
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

if (process.send) await serve();

/** In the folder of the tree it serves. */
async function serve() {
  const { createVitest } = await import('vitest/node');
  const { keptWorkers } = await import('./kept-worker.mjs');
  // Many runs share a machine: a test that waits its turn is not one that fails.
  const patience = { testTimeout: 180_000, hookTimeout: 180_000 };
  const options = { watch: true, reporters: [{}], maxWorkers: 1, bail: 1, pool: keptWorkers(), ...patience };
  const vitest = await createVitest('test', options, { server: { watch: null } });
  await vitest.standalone();
  process.on('message', ({ file, only, changed }) => {
    for (const source of changed) forget(vitest, resolve(source));
    run(vitest, file, only)
      .catch((error) => ({ failures: [String(error)] }))
      .then(
        (told) => void process.send(told),
        () => process.exit(1),
      );
  });
  process.send('ready');
}

/** The source, and all that import it, are read anew: by Vitest, and by the workers that have them. */
function forget(vitest, source) {
  const known = new Set();
  const waiting = [source];
  const graphs = vitest.projects.flatMap(({ vite }) => Object.values(vite.environments).map((one) => one.moduleGraph));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (known.has(file)) continue;
    known.add(file);
    vitest.watcher.invalidates.add(file);
    for (const graph of graphs)
      for (const module of graph.getModulesByFile(file) ?? [])
        for (const importer of module.importers) if (importer.file) waiting.push(importer.file);
  }
  vitest.invalidateFile(source);
}

const patternOf = (name) =>
  name
    .split(' > ')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('(?: > | )');

async function run(vitest, file, only) {
  const found = await vitest.globTestSpecifications([file]);
  const testNamePattern = only === null ? undefined : new RegExp(`${patternOf(only)}$`);
  const specs = found.map((one) =>
    only === null ? one : one.project.createSpecification(one.moduleId, { testNamePattern }),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  const ours = testModules.filter(({ moduleId }) => specs.some((one) => one.moduleId === moduleId));
  const tests = ours.flatMap(({ children }) => [...children.allTests()]);
  const failures = [
    ...tests.filter((one) => one.result().state === 'failed').map(({ fullName }) => fullName),
    ...ours.flatMap((one) => one.errors()).map(({ message }) => `cannot be loaded: ${message}`),
    ...unhandledErrors.map((error) => `fault outside of a test: ${error?.message ?? error}`),
  ];
  const hasRun = tests.some((one) => one.result().state === 'passed');
  return { failures: failures.length === 0 && !hasRun ? ['no test ran'] : failures };
}

/** Groups of processes that are under way: with this program they end too. */
const running = new Set();
process.on('exit', () => running.forEach(end));

function end(child) {
  running.delete(child);
  try {
    // It and its workers are a group of their own.
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * @param {string} cwd the tree
 * @param {Record<string, string>} env
 */
export function openTests(cwd, env) {
  let child = null;
  const changed = new Set();

  async function start() {
    const options = { cwd, env: { ...process.env, NO_COLOR: '1', ...env }, silent: true, detached: true };
    child = fork(fileURLToPath(import.meta.url), [], options);
    running.add(child);
    if ((await answer(600_000)) !== 'ready') throw new Error('Vitest does not start');
  }

  /** Null when it ended, or the time was over. */
  const answer = (limitMs) =>
    new Promise((done) => {
      const timer = setTimeout(() => finish(null), limitMs);
      const finish = (message) => {
        clearTimeout(timer);
        child.off('message', finish).off('exit', gone);
        done(message);
      };
      const gone = () => finish(null);
      child.on('message', finish).on('exit', gone);
    });

  return {
    /** A source is another one: the next run reads it anew. */
    changed: (file) => void changed.add(file),
    /**
     * @param {string | null} only the full name of a test, where no other is asked
     * @returns {Promise<{ failures: string[] }>}
     */
    async run(file, limitMs, only = null) {
      if (child === null) await start();
      child.send({ file, only, changed: [...changed] });
      changed.clear();
      const told = await answer(limitMs);
      if (told !== null) return told;
      end(child);
      child = null;
      return { failures: ['no end'] };
    },
    /** Whatever a run has left behind goes with its processes; the next begins with fresh ones. */
    close() {
      if (child !== null) end(child);
      child = null;
    },
  };
}
