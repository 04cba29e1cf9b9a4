import { sql, type RawBuilder } from 'kysely';

import { listedOf, namesOf, titleFieldOf, type Resource } from '#core/resources/resource.ts';
import type { LookupRow } from '#core/resources/resource-rows.ts';
import type { Db } from '#server/database/connection.ts';
import { column, expressionOf } from '#server/resources/read/expressions.ts';

import { searching } from './conditions.ts';
import { ordering, sortKey } from './keyset.ts';

const MOST = 20;

interface Asked {
  readonly q: string;
  /** These, whatever is searched for. */
  readonly ids?: readonly string[] | undefined;
  /** At most so many. */
  readonly most?: number;
}

/** A row as the database tells it. */
export interface FoundRow {
  readonly uuid: string;
  readonly title: string;
  readonly subtitle: string | null;
}

/** What can be chosen where another record names one; by id, what those are called. */
export async function lookUp(db: Db, resource: Resource, asked: Asked): Promise<LookupRow[]> {
  const { rows } = await lookupQuery(resource, asked).execute(db);
  return rows.map(toLookupRow);
}

export const toLookupRow = ({ uuid, title, subtitle }: FoundRow): LookupRow => ({
  uuid,
  title,
  ...(subtitle === null ? {} : { subtitle }),
});

/** The best first. */
export function lookupQuery(resource: Resource, { q, ids, most = MOST }: Asked): RawBuilder<FoundRow> {
  const titleField = titleFieldOf(resource);
  const own = expressionOf(resource, titleField) ?? column('uuid');
  const names = namesOf(resource).flatMap((name) => expressionOf(resource, name) ?? []);
  const title = names.length < 2 ? own : sql`concat_ws(' ', ${sql.join(names)})`;
  const { subtitleField } = resource;
  const subtitle = subtitleField === undefined ? sql`null` : (expressionOf(resource, subtitleField) ?? sql`null`);
  const where =
    ids === undefined
      ? sql.join([sql`true`, ...(q === '' ? [] : searching(resource, q))], sql` and `)
      : sql`t.uuid = any(${ids}::uuid[])`;
  const key = sortKey(listedOf(resource)[titleField]?.kind ?? 'text', own);
  return sql<FoundRow>`
    select t.uuid, ${title}::text as title, ${subtitle}::text as subtitle
    from ${sql.table(resource.table)} as t where ${where}
    order by ${ordering(key, true)} limit ${ids?.length ?? most}`;
}
