/** How many products have each option of an attribute. */
import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

/** By the id of the option; those that nobody has are left out. */
export async function countOptions(db: Db | Trx, code: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select option.id::bigint as id, count(*) as count
    from product as p,
      jsonb_array_elements_text(
        case jsonb_typeof(p.attributes -> ${code}) when 'array' then p.attributes -> ${code}
          else jsonb_build_array(p.attributes -> ${code}) end
      ) as option (id)
    where p.attributes ? ${code} and p.deleted_at is null and option.id ~ '^[0-9]{1,15}$'
    group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Its options as the database has them, in their order. */
export async function optionsOf(
  db: Db | Trx,
  code: string,
): Promise<readonly { readonly id: number; readonly uuid: string; readonly name: string }[]> {
  return db
    .selectFrom('attribute_option')
    .select(['id', 'uuid', 'name'])
    .where('attribute_code', '=', code)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
