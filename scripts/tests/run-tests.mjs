/** Vitest as a program whose answer is read: some files, in some folder, with an end even where the code under test has none. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is under way, and where it reports: with this program it ends too. */
const running = new Map();
process.on('exit', () =>
  running.forEach((folder, child) => {
    end(child);
    rmSync(folder, { recursive: true, force: true });
  }),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/**
 * @param {readonly string[]} files of tests, and what else vitest is told
 * @param {{ cwd?: string, env?: Record<string, string>, limitMs: number }} options
 * @returns {Promise<{ ok: boolean, isLate: boolean, passed: number, seconds: number, output: string,
 *   failures: { title: string, message: string }[] }>} what failed has at least one failure
 */
export async function runTests(files, { cwd = '.', env = {}, limitMs }) {
  const since = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  const report = join(folder, 'report.json');
  const args = ['run', ...files, '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  // A group of its own: its workers end with it.
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.set(child, folder);
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end(child);
  }, limitMs);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  running.delete(child);
  const { passed, failures } = read(report);
  rmSync(folder, { recursive: true, force: true });
  const ok = code === 0 && passed > 0;
  if (!ok && failures.length === 0) failures.push({ title: isLate ? 'no end' : 'no test ran', message: output });
  return { ok, isLate, passed, failures, output, seconds: (performance.now() - since) / 1000 };
}

function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** A run that was ended has written nothing. */
function read(report) {
  try {
    const { testResults, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    const failures = testResults.flatMap(({ assertionResults, status, message, name }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed');
      if (failed.length > 0)
        return failed.map(({ fullName, failureMessages }) => ({
          title: fullName,
          message: failureMessages.join('\n'),
        }));
      return status === 'failed' ? [{ title: `${name} cannot be loaded`, message }] : [];
    });
    return { passed: numPassedTests, failures };
  } catch {
    return { passed: 0, failures: [] };
  }
}
