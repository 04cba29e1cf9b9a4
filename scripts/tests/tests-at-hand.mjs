/** A Vitest that stays: told which files to run and which source has changed, it answers what failed, without starting anew. */
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

if (process.send) await serve();

/** In the folder of the tree it serves. */
async function serve() {
  const { createVitest } = await import('vitest/node');
  const options = { watch: true, reporters: [{}], maxWorkers: 1, bail: 1 };
  const vitest = await createVitest('test', options, { server: { watch: null } });
  await vitest.standalone();
  process.on('message', ({ file, changed }) => {
    for (const source of changed) vitest.invalidateFile(resolve(source));
    run(vitest, file)
      .catch((error) => ({ failures: [String(error)] }))
      .then(
        (told) => void process.send(told),
        () => process.exit(1),
      );
  });
  process.send('ready');
}

async function run(vitest, file) {
  const specs = await vitest.globTestSpecifications([file]);
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
    await answer(120_000);
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
    /** @returns {Promise<{ failures: string[] }>} */
    async run(file, limitMs) {
      if (child === null) await start();
      child.send({ file, changed: [...changed] });
      changed.clear();
      const told = await answer(limitMs);
      if (told !== null) return told;
      end(child);
      child = null;
      return { failures: ['no end'] };
    },
    close: () => child !== null && end(child),
  };
}
