import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { APP_ROLE, ensureAppRole, SUPERUSER } from './app-role.ts';
import { installBinaries, type Binaries } from './binaries.ts';
import { ensureCluster, handOver, serverEnvironment } from './cluster.ts';
import { accountFor, claimSocketDir, placesIn, type Places } from './places.ts';

/** How a client reaches the embedded server. */
export interface EmbeddedConnection {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

export interface EmbeddedPostgres {
  readonly connection: EmbeddedConnection;
  /** The server was running already: another process of the shop, or the orphan of a killed one. */
  readonly adopted: boolean;
  pid(): number;
  /** Stops the server, unless another process still uses it: the last one out turns off the light. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Further server settings, as `name=value`. */
  readonly settings?: readonly string[];
  readonly log?: (message: string) => void;
}

/** A killed server lingers (as a zombie nobody reaped, or in its last children) for some seconds. */
const patienceMs = 30_000;
/** Between two attempts to start a server again that cannot start. */
const reviveMs = 2_000;
const logLimitBytes = 5_000_000;

/** Socket only; no statement text in the log, because statements carry what people typed. */
const fixedSettings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=60',
  'jit=off',
  'idle_in_transaction_session_timeout=60s',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
];

/**
 * Starts the PostgreSQL that comes with the shop, creating its cluster the first time, or adopts the one running.
 *
 *   ping answers ───────────────────────────────► adopted
 *   no answer → spawn → pid file says ready ────► started
 *                └─ exits while a pid file stands → wait, ping again (orphan starting, zombie not reaped yet)
 *                └─ exits otherwise ────────────► error with the end of the log
 *
 * @throws Error in one sentence, when binaries, account, version or server refuse
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const places = placesIn(options.dataDir);
  const binaries = installBinaries(places);
  if (!existsSync(places.data)) log('creating the database');
  await ensureCluster(places, binaries, accountFor(places));
  const reachIt = () => reach(places, binaries, options.settings ?? []);
  const { presence, adopted } = await reachIt();
  await ensureAppRole(presence);
  const held = holdOn(presence, reachIt, log);
  return {
    connection: connectionOf(presence.host, APP_ROLE),
    adopted,
    pid: () => pidFile(places).pid,
    stop: async () => leave(await held.letGo(), places),
  };
}

/**
 * Starts the server again when it ends under us (killed, out of memory): requests fail meanwhile, and go on by
 * themselves afterwards, as the pool connects anew.
 */
function holdOn(first: pg.Client, reachIt: () => Promise<{ presence: pg.Client }>, log: (message: string) => void) {
  let presence = first;
  let leaving = false;
  let reviving = Promise.resolve();
  const revive = async (): Promise<void> => {
    try {
      ({ presence } = await reachIt());
      watch();
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      await pause(reviveMs);
      if (!leaving) await revive();
    }
  };
  const watch = () => {
    presence.once('end', () => {
      if (leaving) return;
      log('PostgreSQL has ended; starting it again');
      reviving = revive();
    });
  };
  watch();
  return {
    /** The connection that stands for this process, after any reviving under way. */
    letGo: async () => {
      leaving = true;
      await reviving;
      return presence;
    },
  };
}

const connectionOf = (host: string, user: string): EmbeddedConnection => ({ host, user, database: 'postgres' });

/**
 * One connection stays open as long as this process uses the server and holds this lock together with all others that
 * do; who leaves and gets it alone is the last one.
 */
const presenceLock = 480_201;

async function reach(places: Places, binaries: Binaries, settings: readonly string[]) {
  for (let waitedMs = 0; ; waitedMs += 100) {
    // a server that runs has a pid file: without one there is nobody to ask
    const runs = existsSync(join(places.data, 'postmaster.pid'));
    const found = runs ? await connect(pidFile(places).socketDir ?? places.socketDir) : undefined;
    if (found) return { presence: found, adopted: true };
    const started = await launch(places, binaries, settings);
    if (started) {
      const presence = await connect(places.socketDir);
      if (presence) return { presence, adopted: false };
    }
    const held = existsSync(join(places.data, 'postmaster.pid')) || !existsSync(places.socketDir);
    if (!held || waitedMs >= patienceMs) {
      throw new Error(`PostgreSQL did not start; the end of ${places.logFile} says:\n${tail(places.logFile)}`);
    }
    await pause(100);
  }
}

async function connect(host: string) {
  const client = new pg.Client(connectionOf(host, SUPERUSER));
  client.on('error', () => {}); // a lost presence is no event of its own: the pool meets the same loss and reports it
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>(
      `select pg_try_advisory_lock_shared(${presenceLock}) as free`,
    );
    if (rows[0]?.free) return client;
    await client.end(); // the last user is just stopping it
  } catch {
    // no server yet, or not ready
  }
  return undefined;
}

/** True when the server says it is ready; false when it ended before. */
async function launch(places: Places, { bin }: Binaries, settings: readonly string[]) {
  const account = accountFor(places);
  claimSocketDir(places.socketDir, account);
  const folder = handOver(places.data, account);
  const output = openLog(places.logFile);
  const flags = [...fixedSettings, ...settings].flatMap((setting) => ['-c', setting]);
  // Detached: Ctrl-C in the terminal reaches only us, who stop the server after the last request.
  const child = spawn(join(bin, 'postgres'), ['-D', folder.path, '-k', places.socketDir, ...flags], {
    cwd: '/',
    detached: true,
    env: serverEnvironment,
    stdio: ['ignore', output, output, ...folder.stdio],
    ...(account === undefined ? {} : { uid: account, gid: account }),
  });
  closeSync(output);
  folder.close();
  child.unref();
  return becomesReady(child, places);
}

async function becomesReady(child: ChildProcess, places: Places) {
  const ended = new Promise<'ended'>((resolve, reject) => {
    child.once('error', reject).once('exit', () => resolve('ended'));
  });
  for (;;) {
    const { pid, ready } = pidFile(places);
    if (ready && pid === child.pid) return true;
    if ((await Promise.race([ended, pause(10, 'waiting' as const)])) === 'ended') return false;
  }
}

/** Lines of postmaster.pid: process, data folder, start, port, socket folder, addresses, shared memory, state. */
function pidFile(places: Places) {
  let lines: string[] = [];
  try {
    lines = readFileSync(join(places.data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    // no server runs
  }
  return { pid: Number(lines[0] ?? 0), socketDir: lines[4] || undefined, ready: lines[7]?.trim() === 'ready' };
}

async function leave(presence: pg.Client, places: Places) {
  const last = await presence
    .query<{ last: boolean }>(
      `select pg_advisory_unlock_shared(${presenceLock}), pg_try_advisory_lock(${presenceLock}) as last`,
    )
    .then((result) => result.rows[0]?.last ?? false)
    .catch(() => false); // the server is gone already
  const { pid } = pidFile(places);
  if (last && pid !== 0) process.kill(pid, 'SIGINT');
  await presence.end().catch(() => {});
  if (!last) return;
  for (let waitedMs = 0; existsSync(join(places.data, 'postmaster.pid')); waitedMs += 20) {
    if (waitedMs > patienceMs) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
    await pause(20);
  }
  try {
    rmdirSync(places.socketDir);
  } catch {
    // somebody starts the server again and has put the next socket there already
  }
}

function openLog(file: string) {
  if (existsSync(file) && statSync(file).size > logLimitBytes) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function tail(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '(no log)';
}
