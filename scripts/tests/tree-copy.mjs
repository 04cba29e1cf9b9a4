/** Copies of the tree in which something may be broken, with what runs in one kept apart from what runs in the others. */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What is made from the sources, and what is somebody's own. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  'dist',
  'dist-ssr',
  'dist-server',
  'test-results',
]);

/**
 * @returns {{ root: string, env: Record<string, string>, change: (file: string, of: (text: string) => string | null) =>
 *   (() => void) | null, remove: () => void }} `change` answers how to take it back; null where there was nothing to change
 */
export function copyTree() {
  const home = mkdtempSync(join(tmpdir(), 'tree-'));
  // PostgreSQL runs under an account of its own where this program is root's: everybody may pass.
  chmodSync(home, 0o755);
  const [root, temporary] = [join(home, 'tree'), join(home, 't')];
  for (const folder of [root, temporary]) mkdirSync(folder);
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(root, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return {
    root,
    // Each copy has a PostgreSQL of its own (tests/support/postgres-setup.ts), which ends with it.
    env: { TMPDIR: temporary, TESTS_POSTGRES: join(temporary, 'shop-tests') },
    change(file, of) {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      const after = of(before);
      if (after === null) return null;
      writeFileSync(path, after);
      return () => writeFileSync(path, before);
    },
    remove() {
      endServers(temporary);
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** The PostgreSQL of a run that was cut off goes on without it. */
function endServers(temporary) {
  for (const name of readdirSync(temporary, { recursive: true })) {
    if (!name.endsWith('postmaster.pid')) continue;
    const [pid] = readFileSync(join(temporary, name), 'utf8').split('\n');
    try {
      process.kill(Number(pid), 'SIGQUIT');
    } catch {
      // It has ended by itself.
    }
  }
}
