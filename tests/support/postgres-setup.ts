import { createHash } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { openConnection, type Connection } from '#server/database/connection.ts';
import { SUPERUSER } from '#server/database/embedded/app-role.ts';
import { isAlive } from '#server/database/embedded/stage.ts';
import { startEmbedded, type EmbeddedConnection } from '#server/database/embedded/embedded.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { connection: EmbeddedConnection; template: string };
  }
}

/** Speed over durability: what a test wrote need not survive the machine. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
  'max_wal_size=256MB',
];

/** Enough for the log, the templates and the databases of files that run side by side. */
const ENOUGH_BYTES = 2 * 1024 ** 3;
const MEMORY = '/dev/shm';

/**
 * Every file copies and drops a database of a thousand small files: where they lie in memory that takes a twentieth of
 * the time. A disk looks for room around those that were deleted just now, the longer the more they are.
 */
function place(): string {
  const named = process.env['TESTS_POSTGRES'];
  if (named !== undefined) return named;
  const name = `shop-tests-${process.getuid?.() ?? 0}`;
  if (!existsSync(MEMORY)) return join(tmpdir(), name);
  const { bavail, bsize } = statfsSync(MEMORY);
  return join(bavail * bsize < ENOUGH_BYTES ? tmpdir() : MEMORY, name);
}

/**
 * One embedded PostgreSQL for all test files (and for runs side by side, which adopt it), with a migrated template
 * that every file copies. The cluster stays where it is, so that the next run starts warm.
 */
export default async function setup(project: TestProject) {
  const postgres = await startEmbedded({ dataDir: place(), settings });
  const { name, held } = await makeTemplate(postgres.connection);
  project.provide('postgres', { connection: postgres.connection, template: name });
  return async () => {
    await held.end();
    await postgres.stop();
  };
}

/**
 * The name is the hash of the migrations: another schema is another template. A connection of that name stands for each
 * run that copies it.
 */
async function makeTemplate(connection: EmbeddedConnection) {
  const hash = createHash('sha256').update(JSON.stringify([await readMigrations(), 'pg-boss 10', connection.user]));
  const name = `template_${hash.digest('hex').slice(0, 16)}`;
  const held = new pg.Client({ ...connection, user: SUPERUSER, application_name: name });
  await held.connect();
  await held.query('select pg_advisory_lock(4801)');
  await dropAbandoned(held);
  await dropFormer(held);
  const known = await held.query('select 1 from pg_database where datname = $1', [name]);
  if (known.rowCount === 0) {
    await held.query(`drop database if exists ${name}_stage`);
    await held.query(`create database ${name}_stage owner ${connection.user}`);
    const stage = openConnection({ ...connection, database: `${name}_stage` }, { max: 2 });
    await prepare(stage);
    await held.query(`alter database ${name}_stage rename to ${name}`);
  }
  await held.query('select pg_advisory_unlock(4801)');
  return { name, held };
}

async function prepare(stage: Connection) {
  try {
    await migrate(stage.db);
    // the whole shop is loaded where a template is to be made, not before every run
    const { JOB_QUEUES } = await import('#server/jobs.ts');
    const jobs = createJobs(stage.db, JOB_QUEUES);
    await jobs.prepare();
    await jobs.stop();
  } finally {
    await stage.close();
  }
}

/** Databases of runs that were killed: nobody is connected and the process in their name is gone. */
async function dropAbandoned(admin: pg.Client) {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^test_[0-9]+_'
     and not exists (select 1 from pg_stat_activity a where a.datname = pg_database.datname)`,
  );
  for (const { datname } of rows) {
    const pid = Number(datname.split('_')[1]);
    if (!isAlive(pid)) await admin.query(`drop database if exists ${datname}`);
  }
}

/** Templates of former schemas that nobody copies, but the newest of them: branches are tested in turn. */
async function dropFormer(admin: pg.Client) {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^template_[0-9a-f]{16}'
     and not exists (select 1 from pg_stat_activity a where starts_with(datname, a.application_name) and a.application_name <> '')
     order by oid desc offset 8`,
  );
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname}`);
}
