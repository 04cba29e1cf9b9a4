/** References of a record as they are kept: by the column of the other's table that the own one holds, or in a joining table. */
import { sql } from 'kysely';

import type { FieldSet } from '#core/resources/field.ts';
import type { Resource } from '#core/resources/resource.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import { targetOf } from '#server/resources/read/expressions.ts';

type Values = Readonly<Record<string, unknown>>;

const unknownAt = (path: string) => new Refusal('input.invalid', { fields: [{ path, code: 'reference.unknown' }] });

/**
 * The values with what the table holds in place of UUIDs.
 * @throws Refusal `input.invalid` at a field that names what does not exist
 */
export async function resolveLinks(trx: Trx, fields: FieldSet, values: Values): Promise<Values> {
  const resolved: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const target = targetOf(field);
    const value = values[name];
    if (target === undefined || (typeof value !== 'string' && !Array.isArray(value))) continue;
    const uuids = typeof value === 'string' ? [value] : value.map(String);
    const held = field.by ?? 'uuid';
    const { rows } = await sql<{ held: unknown }>`
      select ${sql.ref(held)} as held from ${sql.table(target.table)} where uuid = any(${uuids}::uuid[])`.execute(trx);
    if (rows.length < new Set(uuids).size) throw unknownAt(`fields.${name}`);
    if (typeof value === 'string') resolved[name] = rows[0]?.held;
  }
  return resolved;
}

/** Writes the joining tables of a record; those of another one stay. */
export async function writeJoins(trx: Trx, { fields }: Resource, uuid: string, values: Values): Promise<void> {
  for (const [name, { through }] of Object.entries(fields)) {
    const value = values[name];
    if (through === undefined || !Array.isArray(value)) continue;
    const [table, own, other] = [sql.table(through.table), sql.ref(through.own), sql.ref(through.other)];
    await sql`delete from ${table} where ${own} = ${uuid} and ${other} <> all(${value}::uuid[])`.execute(trx);
    await sql`insert into ${table} (${own}, ${other}) select ${uuid}::uuid, unnest(${value}::uuid[])
      on conflict do nothing`.execute(trx);
  }
}
