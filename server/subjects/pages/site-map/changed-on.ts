import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';

const day = sql<string>`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD')`;

/** The day on which each of these articles was last written, by id. */
export async function daysOfProducts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', day.as('day')])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.day]));
}

/** The day on which the last of all articles was written; null where there is none. */
export async function dayOfProducts(db: Db): Promise<string | null> {
  const found = await db
    .selectFrom('product')
    .select(day.as('day'))
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.day ?? null;
}
