import pg from 'pg';

import { BackupError, type BackupLine } from './backup-format.ts';

const batch = 500;

/** Work that was waiting when the backup was made. */
export type WaitingJob = Extract<BackupLine, { kind: 'job' }>;

/**
 * Fills a database, whose schema is the backup's, with its rows, in one transaction: all or nothing. The shop gets a
 * new epoch, so every cursor of before is answered with `reset` and devices offer again what they sent since
 * (design §5, rule 11). Nobody is signed in.
 * @param lines what follows the head
 * @returns rows written, and the work that was waiting
 * @throws BackupError when the file ends before its end
 */
export async function restoreLines(
  pool: pg.Pool,
  lines: AsyncIterable<BackupLine>,
): Promise<{ rows: number; jobs: WaitingJob[] }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const constraints = await takeForeignKeys(client);
    const tables = await shopTables(client);
    await turnTriggers(client, tables, 'disable');
    if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`);
    const result = await writeLines(client, lines);
    await turnTriggers(client, tables, 'enable');
    for (const { table, name, definition } of constraints) {
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
    }
    await signEverybodyOut(client);
    await client.query('update shop set epoch = gen_random_uuid()');
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** What lets somebody in: customers, and who works here. */
const OPENING = [
  'session_hand_over',
  'borrowed_session',
  'customer_session',
  'account_link',
  'admin_session',
  'admin_link',
] as const;

/** Sessions and links of mails that were ended since the backup must not open anything again. It may be older than they. */
async function signEverybodyOut(client: pg.PoolClient) {
  for (const table of OPENING) {
    const { rows } = await client.query('select 1 where to_regclass($1) is not null', [table]);
    if (rows.length > 0) await client.query(`delete from ${table}`);
  }
}

/** Rows come in any order, so references are checked when all are there: the keys are put back, which checks them. */
async function takeForeignKeys(client: pg.PoolClient) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  return rows;
}

/** Tables of the shop: migrations put first rows into some, and the backup has its own. */
async function shopTables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relispartition
     and relnamespace = 'public'::regnamespace and relname not like 'kysely_%' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * What triggers derive is in the backup, and they would look for rows that come later. The owner of a table may turn its
 * own, which needs no superuser.
 */
async function turnTriggers(client: pg.PoolClient, tables: readonly string[], how: 'disable' | 'enable') {
  for (const table of tables) await client.query(`alter table ${table} ${how} trigger user`);
}

async function writeLines(client: pg.PoolClient, lines: AsyncIterable<BackupLine>) {
  const jobs: WaitingJob[] = [];
  let rows = 0;
  let table: Extract<BackupLine, { kind: 'table' }> | undefined;
  let waiting: string[] = [];
  const flush = async () => {
    if (table && waiting.length > 0) await insert(client, table, waiting);
    rows += waiting.length;
    waiting = [];
  };
  for await (const line of lines) {
    if (line.kind !== 'row' || waiting.length >= batch) await flush();
    if (line.kind === 'row') waiting.push(line.text);
    else if (line.kind === 'table') table = line;
    else if (line.kind === 'job') jobs.push(line);
    else if (line.kind === 'sequence') {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        pg.escapeIdentifier(line.name),
        line.value,
        line.called,
      ]);
    } else if (line.kind === 'end') {
      if (line.rows !== rows) throw new BackupError(`the backup says ${line.rows} rows and has ${rows}`);
      return { rows, jobs };
    }
  }
  throw new BackupError('the backup ends in the middle: it was not finished when it was made');
}

async function insert(
  client: pg.PoolClient,
  { name, columns }: { name: string; columns: readonly string[] },
  texts: string[],
) {
  const table = pg.escapeIdentifier(name);
  const names = columns.map((column) => pg.escapeIdentifier(column));
  const values = names.map((column) => `(r).${column}`);
  await client.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from (select t::${table} as r from unnest($1::text[]) t) rows`,
    [texts],
  );
}
