/** What records of many kinds are called, of those that stand and of those that are gone. */
import { sql } from 'kysely';

import { RESOURCES } from '#core/resources/all.ts';
import { namesOf, type Resource } from '#core/resources/resource.ts';
import type { Db } from '#server/database/connection.ts';
import { lookUp } from '#server/resources/list/lookup.ts';

interface Named {
  readonly resource: string;
  readonly uuid: string;
}

const keyOf = ({ resource, uuid }: Named): string => `${resource} ${uuid}`;

/** What a version of a record says of its name; empty where it does not. */
export function titleIn(definition: Resource | undefined, values: Readonly<Record<string, unknown>>): string {
  const names = definition === undefined ? [] : namesOf(definition).map((name) => values[name]);
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}

/** @returns a name for each that has one; a record that is gone is called as it was at its end */
export async function titlesOf(db: Db, wanted: readonly Named[]): Promise<(one: Named) => string> {
  const titles = new Map<string, string>();
  for (const resource of RESOURCES) {
    const ids = [...new Set(wanted.filter((one) => one.resource === resource.name).map(({ uuid }) => uuid))];
    if (ids.length === 0) continue;
    for (const { uuid, title } of await lookUp(db, resource, { q: '', ids }))
      titles.set(keyOf({ resource: resource.name, uuid }), title);
    const gone = ids.filter((uuid) => !titles.has(keyOf({ resource: resource.name, uuid })));
    for (const { uuid, before } of await lastOf(db, resource.name, gone))
      titles.set(keyOf({ resource: resource.name, uuid }), titleIn(resource, before ?? {}));
  }
  return (one) => titles.get(keyOf(one)) ?? '';
}

/** What those that were deleted held last. */
async function lastOf(db: Db, resource: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ uuid: string; before: Readonly<Record<string, unknown>> | null }>`
    select distinct on (uuid) uuid, before from resource_history
    where resource = ${resource} and uuid = any(${ids}::uuid[]) and action = 'destroy'
    order by uuid, id desc`.execute(db);
  return rows;
}
