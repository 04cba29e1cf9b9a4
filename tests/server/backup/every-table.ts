/** A row in every table of the schema, whatever its columns are: made from what the schema itself says of them. */
import pg from 'pg';

import { SUPERUSER } from '#server/database/embedded/app-role.ts';
import type { EmbeddedConnection } from '#server/database/embedded/embedded.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly wanted: boolean;
  /** `table.column` that it refers to. */
  readonly refers: { readonly table: string; readonly column: string } | null;
}

const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as wanted,
    (select json_build_object('table', k.confrelid::regclass::text, 'column', r.attname)
     from pg_constraint k
     join pg_attribute r on r.attrelid = k.confrelid and r.attnum = k.confkey[array_position(k.conkey, a.attnum)]
     where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey) limit 1) as refers
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely_%'
    and a.attgenerated = ''
  order by 1, a.attnum`;

const ENUMERATED = /\(*\(?"?(\w+)"?\)?(?:::text)?\)? = ANY \(+ARRAY\['([^']*)'/gu;

const BY_TYPE: readonly (readonly [RegExp, string])[] = [
  [/\[\]$/u, `'{}'`],
  [/^uuid/u, 'gen_random_uuid()'],
  [/^bytea/u, `'\\x000102ff'`],
  [/^json/u, `'{"a": [1, null, "é"]}'`],
  [/^timestamp/u, `'2026-02-03 04:05:06.789+00'`],
  [/^date/u, `'2026-02-03'`],
  [/^bool/u, 'true'],
  [/^(?:int|bigint|smallint|numeric|double)/u, '1'],
];

/** Tables of the shop without a row. */
export async function emptyTables(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not like 'kysely_%' order by 1`,
  );
  const empty: string[] = [];
  for (const { name } of rows)
    if ((await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`)).rows.length === 0) empty.push(name);
  return empty;
}

/**
 * Fills what is empty, a table behind those it refers to.
 * @param own values of columns about which a rule of the schema says more than their type, by table
 * @returns why tables stayed empty, by their names
 */
export async function fillEveryTable(
  target: EmbeddedConnection,
  own: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client({ ...target, user: SUPERUSER });
  await client.connect();
  try {
    const { rows: columns } = await client.query<Column>(columnsQuery);
    for (let reasons: Record<string, string> = {}, before = -1; ;) {
      const empty = await emptyTables(client);
      if (empty.length === 0 || empty.length === before) return reasons;
      [reasons, before] = [{}, empty.length];
      for (const table of empty) {
        const why = await addRow(client, table, columns, own[table] ?? {});
        if (why !== null) reasons[table] = why;
      }
    }
  } finally {
    await client.end();
  }
}

async function addRow(
  client: pg.Client,
  table: string,
  columns: readonly Column[],
  own: Readonly<Record<string, string>>,
) {
  const { rows } = await client.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
    [table],
  );
  const listed = new Map(
    rows.flatMap(({ text }) => [...text.matchAll(ENUMERATED)].map(([, name, value]) => [name, value])),
  );
  const filled = columns.filter((column) => column.table === table && (column.wanted || column.name in own));
  const values = filled.map(({ name, type, refers }) => {
    if (own[name] !== undefined) return own[name];
    if (refers !== null) return `(select ${pg.escapeIdentifier(refers.column)} from ${refers.table} limit 1)`;
    const value = listed.get(name);
    if (value !== undefined) return pg.escapeLiteral(value);
    return BY_TYPE.find(([pattern]) => pattern.test(type))?.[1] ?? `'x'`;
  });
  const names = filled.map(({ name }) => pg.escapeIdentifier(name));
  const into = names.length === 0 ? 'default values' : `(${names.join(', ')}) values (${values.join(', ')})`;
  return client.query(`insert into ${pg.escapeIdentifier(table)} ${into}`).then(
    () => null,
    (error: unknown) => String(error),
  );
}
