/** Rows of a managed thing's table as its records. */
import { sql } from 'kysely';

import type { Resource } from '#core/resources/resource.ts';
import type { Managed, Variants } from '#core/resources/resource-rows.ts';
import type { Db } from '#server/database/connection.ts';
import { columnOf, fieldsIn, fromColumn } from '#server/database/field-columns.ts';
import type { Trx } from '#server/database/transaction.ts';

import { BESIDE, selectedBeside, selection } from './expressions.ts';

export type Row = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

const instantOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : '');
const variantsIn = (value: unknown): Variants => (typeof value === 'object' && value !== null ? { ...value } : {});

/** @param row as `selection` gives it */
export function toManaged(resource: Resource, row: Row): Managed<Values> {
  const revId = row['rev_id'];
  const { fields, computed, translatable = [], perChannel = [] } = resource;
  const held: Record<string, unknown> = { ...row };
  for (const { name } of selectedBeside(resource)) held[columnOf(name)] = row[`${BESIDE}${name}`];
  return {
    uuid: String(row['uuid']),
    rev: Number(row['rev']),
    ...(typeof revId === 'string' ? { revId } : {}),
    createdAt: instantOf(row['created_at']),
    updatedAt: instantOf(row['updated_at']),
    fields: fieldsIn(fields, held),
    ...(translatable.length === 0 ? {} : { translations: variantsIn(row['translations']) }),
    ...(perChannel.length === 0 ? {} : { channels: variantsIn(row['channels']) }),
    ...(computed === undefined
      ? {}
      : {
          computed: Object.fromEntries(
            Object.entries(computed).map(([name, one]) => [name, fromColumn(one, row[`${BESIDE}${name}`] ?? null)]),
          ),
        }),
  };
}

/** One record; undefined where it does not exist. @param lock until the transaction ends */
export async function readRecord(
  db: Db | Trx,
  resource: Resource,
  uuid: string,
  lock = false,
): Promise<Managed<Values> | undefined> {
  const { rows } = await sql<Row>`
    select ${selection(resource)} from ${sql.table(resource.table)} as t where t.uuid = ${uuid}
    ${lock ? sql`for update of t` : sql``}`.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : toManaged(resource, row);
}

/** Several, in one question; those that do not exist are left out. @param lock until the transaction ends, in one order */
export async function readRecords(
  db: Db | Trx,
  resource: Resource,
  uuids: readonly string[],
  lock = false,
): Promise<readonly Managed<Values>[]> {
  const { rows } = await sql<Row>`
    select ${selection(resource)} from ${sql.table(resource.table)} as t where t.uuid = any(${uuids}::uuid[])
    ${lock ? sql`order by t.uuid for update of t` : sql``}`.execute(db);
  return rows.map((row) => toManaged(resource, row));
}
