import { sql } from 'kysely';

import { listedOf, titleFieldOf, type Resource } from '#core/resources/resource.ts';
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
}

/** What can be chosen where another record names one; by id, what those are called. */
export async function lookUp(db: Db, resource: Resource, { q, ids }: Asked): Promise<LookupRow[]> {
  const titleField = titleFieldOf(resource);
  const title = expressionOf(resource, titleField) ?? column('uuid');
  const { subtitleField } = resource;
  const subtitle = subtitleField === undefined ? sql`null` : (expressionOf(resource, subtitleField) ?? sql`null`);
  const where =
    ids === undefined
      ? sql.join([sql`true`, ...(q === '' ? [] : searching(resource, q))], sql` and `)
      : sql`t.uuid = any(${ids}::uuid[])`;
  const key = sortKey(listedOf(resource)[titleField]?.kind ?? 'text', title);
  const { rows } = await sql<{ uuid: string; title: string; subtitle: string | null }>`
    select t.uuid, ${title}::text as title, ${subtitle}::text as subtitle
    from ${sql.table(resource.table)} as t where ${where}
    order by ${ordering(key, true)} limit ${ids?.length ?? MOST}`.execute(db);
  return rows.map((row) => ({
    uuid: row.uuid,
    title: row.title,
    ...(row.subtitle === null ? {} : { subtitle: row.subtitle }),
  }));
}
