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
  /** Stop after this migration (a restore brings the schema to where the backup was). */
  readonly upTo?: string;
}

/**
 * Applies what is missing, all in one transaction and under Kysely's lock: several processes may start at once.
 * @returns names of the migrations applied now
 * @throws Error when the database has migrations that this version does not know, or when one fails
 */
export async function migrate<DB>(db: Kysely<DB>, options: MigrateOptions = {}): Promise<string[]> {
  const found = await readMigrations(options.folder);
  if (options.upTo === undefined && (await hasApplied(db, found))) return [];
  const migrations: Record<string, Migration> = Object.fromEntries(
    found.map(({ name, text }) => [
      name,
      { up: async (trx: Kysely<unknown>) => void (await sql.raw(text).execute(trx)) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await (options.upTo ? migrator.migrateTo(options.upTo) : migrator.migrateToLatest());
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(failed ? `migration ${failed} failed` : 'the database cannot be migrated', { cause: error });
  }
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Whether these very migrations have been applied: what nearly every start finds, told by two small queries. */
async function hasApplied<DB>(db: Kysely<DB>, migrations: readonly { name: string }[]): Promise<boolean> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (tables[0]?.there !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.length === migrations.length && rows.every(({ name }, at) => name === migrations[at]?.name);
}
