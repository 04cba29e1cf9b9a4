import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { Migrator, sql, type Kysely, type Migration } from 'kysely';

/** Plain SQL files `NNNN-name.sql`; in the bundle they are copied beside it. */
const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Name and text of every migration, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<{ name: string; text: string }[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({ name: file.slice(0, -4), text: await readFile(`${folder}/${file}`, 'utf8') })),
  );
}

export interface MigrateOptions {
  readonly folder?: string;
  /** Stop after this migration. */
  readonly upTo?: string;
  /** Apply these alone (a restore brings the schema to where the backup was). */
  readonly only?: readonly string[];
}

/** The database has been migrated by a newer version of the shop. */
export class NewerDatabaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `A newer version of the shop has migrated this database (${unknown.join(', ')}): start that version, or restore a backup of before.`,
    );
    this.name = 'NewerDatabaseError';
  }
}

/**
 * Applies what is missing, all in one transaction and under Kysely's lock: several processes may start at once.
 * @returns names of the migrations applied now
 * @throws NewerDatabaseError when the database has migrations that this version does not know; Error when one fails
 */
export async function migrate<DB>(db: Kysely<DB>, options: MigrateOptions = {}): Promise<string[]> {
  const { folder, upTo, only } = options;
  const known = await readMigrations(folder);
  const applied = await readApplied(db);
  const unknown = applied.filter((name) => !known.some((one) => one.name === name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  const wanted = only === undefined ? known : known.filter(({ name }) => only.includes(name));
  if (upTo === undefined && applied.length === wanted.length && wanted.every(({ name }, at) => name === applied[at]))
    return [];
  const migrations: Record<string, Migration> = Object.fromEntries(
    wanted.map(({ name, text }) => [
      name,
      { up: async (trx: Kysely<unknown>) => void (await sql.raw(text).execute(trx)) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(failed ? `migration ${failed} failed` : 'the database cannot be migrated', { cause: error });
  }
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Names of the migrations applied, in order: what nearly every start finds complete, told by two small queries. */
async function readApplied<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (tables[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
