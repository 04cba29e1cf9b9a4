import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * PostgreSQL refuses to run as root, so root hands it to this numeric account: nobody’s, not even `nobody`’s
 * (the range 60706–61183 is unused by Linux distributions and by systemd). Access without a password rests on
 * folders that only this account and root can enter.
 */
const serverAccount = 60_932;

/** Longest address of a Unix socket that Linux and macOS both accept, in bytes. */
const longestSocketPath = 103;

export const isRoot = () => process.getuid?.() === 0;

/** Where the parts of one embedded cluster stand. */
export interface Places {
  /** `DATA_DIR/pg`, real path: holds the cluster, its log, and the binaries where the account can reach them. */
  readonly home: string;
  readonly data: string;
  readonly logFile: string;
  /** Short folder for the socket, of mode 0700 and owned by the account that runs the server. */
  readonly socketDir: string;
}

export function placesIn(dataDir: string): Places {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const home = join(realpathSync(dataDir), 'pg');
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return { home, data: join(home, 'data'), logFile: join(home, 'server.log'), socketDir: socketDirOf(home) };
}

/** The account the server runs as: the owner of an existing cluster, else the dedicated one; undefined = our own. */
export function accountFor(places: Places): number | undefined {
  if (!isRoot()) return undefined;
  const owner = existsSync(places.data) ? statSync(places.data).uid : 0;
  return owner === 0 ? serverAccount : owner;
}

/** True when an account that owns nothing here may walk down to this folder: every parent lets everybody pass. */
export function everybodyCanReach(folder: string): boolean {
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** True for a folder of our own account that nobody else writes into: programs of it are run. */
export function isOurs(folder: string): boolean {
  const seen = lstatSync(folder);
  return seen.isDirectory() && seen.uid === process.getuid?.() && (seen.mode & 0o022) === 0;
}

/**
 * A path of DATA_DIR may be longer than a socket address or closed to the account, so the socket always stands in the
 * temporary folder, named by the cluster it belongs to.
 */
function socketDirOf(home: string) {
  const name = `shop-pg-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`;
  const fits = (base: string) => Buffer.byteLength(join(base, name, '.s.PGSQL.5432')) <= longestSocketPath;
  const bases = [realpathSync(tmpdir()), '/tmp'].filter((base) => fits(base) && (!isRoot() || everybodyCanReach(base)));
  return join(bases[0] ?? '/tmp', name);
}

/**
 * Makes the socket folder, or checks that the existing one is ours: the temporary folder is open to everybody, and a
 * stranger's folder of that name could hold a false server.
 * @throws Error when the folder belongs to somebody else
 */
export function claimSocketDir(socketDir: string, account: number | undefined) {
  mkdirSync(dirname(socketDir), { recursive: true });
  try {
    mkdirSync(socketDir, { mode: 0o700 });
    if (account !== undefined) chownSync(socketDir, account, account);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const seen = lstatSync(socketDir);
  if (account !== undefined && seen.isDirectory() && seen.uid === 0) chownSync(socketDir, account, account);
  const owner = lstatSync(socketDir).uid;
  const expected = account ?? process.getuid?.();
  if (!seen.isDirectory() || owner !== expected || (seen.mode & 0o077) !== 0) {
    throw new Error(`${socketDir} belongs to somebody else: remove it, or set TMPDIR to a folder of your own`);
  }
}
