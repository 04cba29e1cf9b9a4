import pg from 'pg';

import type { BackupLine } from './backup-format.ts';

const batch = 500;

/**
 * Whose rows stay out: what was tried of late, by network address. It counts for a day at most, and a backup is kept for
 * longer than the shop may keep an address.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['attempt', 'attempt_lock']);

/** Tables of the shop with the columns that are written (generated ones come by themselves). */
const tablesQuery = `
  select c.relname as name,
         array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not like 'kysely_%'
  group by c.relname order by c.relname`;

/**
 * All of the database at one instant, as lines; writers go on meanwhile.
 * @param waitingJobs kinds of jobs whose waiting work is kept
 */
export async function* backupLines(
  pool: pg.Pool,
  now: Date,
  waitingJobs: readonly string[],
): AsyncGenerator<BackupLine> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const applied = await client.query<{ name: string }>('select name from kysely_migration order by name');
    yield { kind: 'head', format: 2, madeAt: now.toISOString(), migrations: applied.rows.map(({ name }) => name) };
    let rows = 0;
    const tables = await client.query<{ name: string; columns: string[] }>(tablesQuery);
    for (const table of tables.rows.filter(({ name }) => !LEFT_OUT.has(name))) {
      yield { kind: 'table', ...table };
      for await (const text of rowsOf(client, table.name)) {
        yield { kind: 'row', text };
        rows += 1;
      }
    }
    yield* sequences(client);
    yield* jobs(client, waitingJobs);
    yield { kind: 'end', rows };
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

async function* rowsOf(client: pg.PoolClient, table: string): AsyncGenerator<string> {
  const name = pg.escapeIdentifier(table);
  await client.query(`declare part no scroll cursor for select ${name}::text as text from ${name}`);
  for (;;) {
    const { rows } = await client.query<{ text: string }>(`fetch ${batch} from part`);
    for (const { text } of rows) yield text;
    if (rows.length < batch) break;
  }
  await client.query('close part');
}

async function* sequences(client: pg.PoolClient): AsyncGenerator<BackupLine> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  );
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${pg.escapeIdentifier(name)}`,
    );
    for (const { value, called } of state.rows) yield { kind: 'sequence', name, value, called };
  }
}

async function* jobs(client: pg.PoolClient, kinds: readonly string[]): AsyncGenerator<BackupLine> {
  const { rows } = await client.query<{ name: string; data: unknown }>(
    `select name, data from pgboss.job where state in ('created', 'retry', 'active') and name = any($1)
     order by created_on`,
    [kinds],
  );
  for (const { name, data } of rows) yield { kind: 'job', name, data };
}
