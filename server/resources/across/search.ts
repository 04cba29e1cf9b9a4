import { sql } from 'kysely';

import type { officeSearchRoute } from '#core/contract/admin/office/search.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { rightTo } from '#core/resources/resource.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { lookupQuery, toLookupRow, type FoundRow } from '#server/resources/list/lookup.ts';

/** Of each managed thing. */
const MOST = 5;

/**
 * Records of all that the reader may see and that have a page of their own, in the order of the list of definitions. One statement on one connection: of
 * forty side by side, most would open a connection first, where nobody has asked for a while.
 */
export async function searchOffice(db: Db, reader: Admin, q: string): Promise<RouteAnswer<typeof officeSearchRoute>> {
  const seen = RESOURCES.filter((one) => one.screen?.opens === undefined && can(reader, rightTo(one, 'index')));
  if (seen.length === 0) return [];
  const parts = seen.map((one) => sql`(select json_agg(f) from (${lookupQuery(one, { q, most: MOST })}) as f)`);
  const { rows } = await sql<{ found: (FoundRow[] | null)[] }>`
    select json_build_array(${sql.join(parts)}) as found`.execute(db);
  const found = rows[0]?.found ?? [];
  return seen.flatMap(({ name }, at) => (found[at] ?? []).map((row) => ({ resource: name, ...toLookupRow(row) })));
}
