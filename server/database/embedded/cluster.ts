import { spawn, type SpawnOptions } from 'node:child_process';
import { chownSync, closeSync, constants, existsSync, lchownSync, mkdirSync, openSync } from 'node:fs';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { SUPERUSER } from './app-role.ts';
import type { Binaries } from './binaries.ts';
import type { Places } from './places.ts';
import { stageName, sweepStages } from './stage.ts';

/** `initdb` wants an account that has a name; the server itself does not. */
const namedAccount = () => {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'nobody') ?? rows.find(([, , uid]) => Number(uid) > 0);
  if (!row) throw new Error('No account besides root in /etc/passwd to create the database; set DATABASE_URL instead');
  return Number(row[2]);
};

/** PostgreSQL in UTC and the C locale: sorting by language is asked for in queries, never left to the machine. */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/**
 * The folder is handed over as an open descriptor where the server runs under another account than ours: the account
 * then needs no right on any parent, so DATA_DIR may be private to root. (Root on a system without /proc is refused.)
 */
export function handOver(data: string, account: number | undefined) {
  if (account === undefined) return { path: data, stdio: [] as number[], close: () => {} };
  if (process.platform !== 'linux') {
    throw new Error('Start the shop as an ordinary user, not as root, or set DATABASE_URL');
  }
  const fd = openSync(data, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: '/proc/self/fd/3', stdio: [fd], close: () => closeSync(fd) };
}

/**
 * Creates the cluster unless it exists: in a stage, then by one rename. Of two processes the first to rename wins.
 * @throws Error when the existing cluster was made by another major version
 */
export async function ensureCluster(places: Places, { bin, major }: Binaries, account: number | undefined) {
  sweepStages(places.home, 'data.stage-');
  if (!existsSync(places.data)) {
    const stage = join(places.home, stageName('data.stage-'));
    mkdirSync(stage, { mode: 0o700 });
    const creator = account === undefined ? undefined : namedAccount();
    if (creator !== undefined) chownSync(stage, creator, creator);
    await initialise(stage, bin, creator);
    if (account !== undefined) giveTo(stage, account);
    try {
      renameSync(stage, places.data);
    } catch (error) {
      rmSync(stage, { recursive: true, force: true });
      if (!existsSync(places.data)) throw error;
    }
  }
  closeHosts(places.data);
  const made = readFileSync(join(places.data, 'PG_VERSION'), 'utf8').trim();
  if (made !== major) {
    throw new Error(
      `${places.data} was made by PostgreSQL ${made}, this version brings ${major}: ` +
        'restore a backup into a new DATA_DIR (npm run restore), or go back to the former version',
    );
  }
}

/**
 * Whoever reaches the socket is the shop, which its folder sees to; over TCP nobody is, should it ever listen there.
 * Clusters of before let everybody of this machine in.
 */
function closeHosts(data: string): void {
  const file = join(data, 'pg_hba.conf');
  const rules = readFileSync(file, 'utf8');
  const closed = rules
    .split('\n')
    .map((rule) => (rule.startsWith('host') ? rule.replace(/\strust\s*$/u, ' reject') : rule))
    .join('\n');
  if (closed !== rules) writeFileSync(file, closed);
}

async function initialise(stage: string, bin: string, account: number | undefined) {
  const folder = handOver(stage, account);
  const options: SpawnOptions = {
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', 'ignore', 'pipe', ...folder.stdio],
    ...(account === undefined ? {} : { uid: account, gid: account }),
  };
  const flags = [
    '-U',
    SUPERUSER,
    '--auth-local=trust',
    '--auth-host=reject',
    '-E',
    'UTF8',
    '--locale=C',
    '--data-checksums',
  ];
  const child = spawn(join(bin, 'initdb'), ['-D', folder.path, ...flags], options);
  folder.close();
  const code = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const [status, complaint] = await Promise.all([code, child.stderr ? text(child.stderr) : '']);
  if (status !== 0) throw new Error(`initdb ended with ${status}: ${complaint.trim()}`);
}

function giveTo(path: string, account: number) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) giveTo(child, account);
    else lchownSync(child, account, account);
  }
  lchownSync(path, account, account);
}
