import { sql } from 'kysely';

import type { Filter, ListQuery } from '#core/resources/list-query.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { Db } from '#server/database/connection.ts';
import { numericOf } from '#server/database/decimal.ts';
import { columnOf } from '#server/database/field-columns.ts';
import type { ManagedTables } from '#server/database/tables/managed-tables.ts';

/** Kinds that are compared with a value; a text holds it. */
const EXACT: ReadonlySet<string> = new Set(['boolean', 'choice', 'country', 'day', 'slug']);

/** A page of a managed thing's rows and how many there are in all: columns by what the definition declares. */
export async function listRows(db: Db, { table, fields, list }: Resource, asked: ListQuery) {
  let query = db.withTables<ManagedTables>().selectFrom(table);
  const { q } = asked;
  if (q !== null)
    query = query.where((where) =>
      where.or(list.search.map((name) => sql<boolean>`${column(name)} ilike ${holding(q)}`)),
    );
  for (const filter of asked.filters) query = query.where(conditionOf(filter, fields[filter.name]?.kind));
  const { name, descending } = asked.order;
  const [rows, counted] = await Promise.all([
    query
      .selectAll()
      .orderBy(sql`${column(name)} ${sql.raw(descending ? 'desc' : 'asc')}`)
      .orderBy('uuid')
      .limit(asked.perPage)
      .offset((asked.page - 1) * asked.perPage)
      .execute(),
    query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

const column = (name: string) => sql.ref(columnOf(name));

/** A pattern that finds the words themselves. */
const holding = (words: string): string => `%${words.replace(/[\\%_]/gu, String.raw`\$&`)}%`;

const SIGNS = { is: '=', from: '>=', to: '<=' } as const;

function conditionOf({ name, by, value }: Filter, kind = 'text') {
  if (typeof value === 'string' && !EXACT.has(kind)) return sql<boolean>`${column(name)} ilike ${holding(value)}`;
  const held = kind === 'money' && typeof value === 'number' ? numericOf(value) : value;
  return sql<boolean>`${column(name)} ${sql.raw(SIGNS[by])} ${held}`;
}
