/**
 * How long a statement may run, and a transaction may rest. The role carries them in this database: a pool of connections
 * between takes no parameters at the start of one, and a `set` would stay with whoever gets the connection next.
 */
import { sql } from 'kysely';

import type { Db } from './connection.ts';
import { inTransaction } from './transaction.ts';

const LIMITS = { statement_timeout: '60s', idle_in_transaction_session_timeout: '60s' } as const;

/** Two processes that start at once set them one after the other. */
const SETTING_LIMITS = 480_203;

type Limit = keyof typeof LIMITS;
const NAMES: readonly Limit[] = ['statement_timeout', 'idle_in_transaction_session_timeout'];

/**
 * Sets the limits that neither the server nor the role has; who runs it may have set others, which stay.
 * @returns true where some were set: connections opened before are without them
 */
export async function holdLimits(db: Db): Promise<boolean> {
  if ((await missing(db)).length === 0) return false;
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${SETTING_LIMITS})`.execute(trx);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(trx);
    const database = sql.id(rows[0]?.name ?? '');
    for (const name of await missing(trx))
      await sql`alter role current_user in database ${database} set ${sql.id(name)} to ${sql.lit(LIMITS[name])}`.execute(
        trx,
      );
    return true;
  });
}

/** Neither as this connection has them, nor as the next one will. */
async function missing(db: Db): Promise<readonly Limit[]> {
  const { rows } = await sql<{ name: Limit }>`
    select name from unnest(${NAMES}::text[]) as name
    where current_setting(name) in ('0', '0ms') and not exists (
      select from pg_db_role_setting s
      join pg_database d on d.oid = s.setdatabase or s.setdatabase = 0
      where d.datname = current_database()
        and (s.setrole = 0 or s.setrole = (select oid from pg_roles where rolname = current_user))
        and exists (select from unnest(s.setconfig) as one where split_part(one, '=', 1) = name))`.execute(db);
  return rows.map(({ name }) => name);
}
