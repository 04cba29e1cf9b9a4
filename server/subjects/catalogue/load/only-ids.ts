import { sql, type RawBuilder } from 'kysely';

/** `and column is one of these ids`, or nothing where all are meant. */
export function among(column: RawBuilder<unknown>, ids: readonly number[] | undefined): RawBuilder<unknown> {
  return ids === undefined ? sql`` : sql`and ${column} = any(${[...ids]}::bigint[])`;
}
