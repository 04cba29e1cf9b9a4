import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { sql, type Kysely } from 'kysely';

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

/** Advisory lock of whoever migrates. */
const MIGRATING = 480_204;

/**
 * Applies what is missing, all in one transaction: several processes may start at once, and one after the other looks
 * again. The lock is the transaction's: that of Kysely's migrator belongs to a session, and would stay for ever on
 * whichever connection a pool by transaction had for it. Its table is used on.
 * @returns names of the migrations applied now
 * @throws NewerDatabaseError when the database has migrations that this version does not know; Error when one fails
 */
export async function migrate<DB>(db: Kysely<DB>, { folder, upTo, only }: MigrateOptions = {}): Promise<string[]> {
  const known = await readMigrations(folder);
  const wanted = known.filter(({ name }) => (upTo === undefined || name <= upTo) && (only?.includes(name) ?? true));
  const missingAfter = (applied: readonly string[]) => {
    const unknown = applied.filter((name) => !known.some((one) => one.name === name));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    return wanted.filter(({ name }) => !applied.includes(name));
  };
  if (missingAfter(await readApplied(db)).length === 0) return [];
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(trx);
    const missing = missingAfter(await readApplied(trx));
    for (const { name, text } of missing) {
      await sql
        .raw(text)
        .execute(trx)
        .catch((cause: unknown) => {
          throw new Error(`migration ${name} failed`, { cause });
        });
      await sql`insert into kysely_migration (name, "timestamp") values (${name}, now()::text)`.execute(trx);
    }
    return missing.map(({ name }) => name);
  });
}

/** Names of the migrations applied, in order: what nearly every start finds complete, told by two small queries. */
async function readApplied<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (tables[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
