/** What is read of vehicles for sale beside what is read of every product. */
import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import { SOLD_BY_SELLER } from '#server/database/product-types.ts';
import { groupRows } from '#server/database/group-rows.ts';

/** One after the other, as what hangs on all products is read. */
export async function loadOfVehicles(db: Db, ids: readonly number[]) {
  const acts = await sql<{ id: number; attribute: string; code: string }>`
    select p.id, o.attribute_code as attribute, o.code
    from product p join attribute_option o on o.code is not null and p.attributes -> o.attribute_code = to_jsonb(o.id)
    where p.id = any(${ids}::bigint[]) and p.type = ${SOLD_BY_SELLER}`.execute(db);
  /* the place is told as its name or its town */
  const hours = await sql<{ id: number; hours: string }>`
    select distinct on (p.id) p.id, s.opening_hours as hours
    from product p
    join inventory_source s on s.status and s.opening_hours is not null
      and lower(case jsonb_typeof(p.attributes -> 'location') when 'object' then p.attributes -> 'location' ->> 'fr_FR'
        else p.attributes ->> 'location' end) in (lower(s.name), lower(s.city), lower(s.code))
    where p.id = any(${ids}::bigint[]) and p.type = ${SOLD_BY_SELLER}
    order by p.id, s.priority, s.code`.execute(db);
  return {
    acts: groupRows(acts.rows, (row) => row.id),
    hours: groupRows(hours.rows, (row) => row.id),
  };
}
