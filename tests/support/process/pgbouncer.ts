/** Debian's PgBouncer in front of a database of the tests, as docs/operating.md has it: by transaction, without prepared statements. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { EmbeddedConnection } from '#server/database/embedded/embedded.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** @throws Error where there is none and none can be installed */
export function ensurePgbouncer(): void {
  const version = () => execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  try {
    version();
  } catch {
    if (process.getuid?.() !== 0) throw new Error('PgBouncer is missing: apt-get install pgbouncer, as root');
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], { stdio: 'pipe' });
    version();
  }
}

export async function startPgbouncer(target: EmbeddedConnection): Promise<{ port: number; close(): Promise<void> }> {
  ensurePgbouncer();
  const folder = mkdtempSync(join(tmpdir(), 'shop-pgbouncer-'));
  const port = await freePort();
  // the socket lies in a folder that the account of the server alone may enter
  const { uid, gid } = statSync(target.host);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${target.database} = host=${target.host} dbname=${target.database} user=${target.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`,
  );
  chownSync(folder, uid, gid);
  chmodSync(file, 0o644);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(PROGRAM, ['-q', file], { stdio: 'pipe', ...(isRoot ? { uid, gid } : {}) });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`PgBouncer does not start: ${said}`);
    await setTimeout(50);
  }
  return {
    port,
    close: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
