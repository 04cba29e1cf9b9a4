import { sql, type RawBuilder } from 'kysely';

/**
 * What stands behind `=` where a row is one of a few: `where p.uuid = ${anyOf(uuids, 'uuid')}`. For an array that it can
 * count, PostgreSQL makes a plan for each call (decision 0008): of a statement with many parts that takes longer than
 * running it. Behind the sub-select the planner sees how many there are no more than in the plan that it keeps.
 */
export const anyOf = (values: readonly unknown[], type: 'uuid' | 'bigint'): RawBuilder<unknown> =>
  sql`any((select ${values}::${sql.raw(type)}[])::${sql.raw(type)}[])`;
