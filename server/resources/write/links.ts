/** References of a record as they are kept: by the column of the other's table that the own one holds, or in a joining table. */
import { sql } from 'kysely';

import type { FieldSet, Through } from '#core/resources/field.ts';
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
    const table = field.through?.ids ?? targetOf(field)?.table;
    const value = values[name];
    if (table === undefined || (typeof value !== 'string' && !Array.isArray(value))) continue;
    const uuids = typeof value === 'string' ? [value] : value.map(String);
    const held = field.by ?? 'uuid';
    const { rows } = await sql<{ held: unknown }>`
      select ${sql.ref(held)} as held from ${sql.table(table)} where uuid = any(${uuids}::uuid[])`.execute(trx);
    if (rows.length < new Set(uuids).size) throw unknownAt(`fields.${name}`);
    if (typeof value === 'string') resolved[name] = rows[0]?.held;
  }
  return resolved;
}

/** Writes the joining tables of a record; those of another one stay. */
export async function writeJoins(trx: Trx, resource: Resource, uuid: string, values: Values): Promise<void> {
  const { fields } = resource;
  for (const [name, { through }] of Object.entries(fields)) {
    const value = values[name];
    if (through === undefined || !Array.isArray(value)) continue;
    if (through.ids !== undefined) {
      await joinById(trx, resource, through, { uuid, ids: through.ids, uuids: value.map(String) });
      continue;
    }
    const [table, own, other] = [sql.table(through.table), sql.ref(through.own), sql.ref(through.other)];
    await sql`delete from ${table} where ${own} = ${uuid} and ${other} <> all(${value}::uuid[])`.execute(trx);
    await sql`insert into ${table} (${own}, ${other}) select ${uuid}::uuid, unnest(${value}::uuid[])
      on conflict do nothing`.execute(trx);
  }
}

/** What was joined already keeps what else its row says; only its place moves. */
async function joinById(
  trx: Trx,
  resource: Resource,
  { table, own, other, position, only }: Through,
  { uuid, ids, uuids }: { readonly uuid: string; readonly ids: string; readonly uuids: readonly string[] },
): Promise<void> {
  const joins = sql.table(table);
  const owner = sql`(select id from ${sql.table(resource.table)} where uuid = ${uuid})`;
  const isOne = only === undefined ? sql`true` : sql`${sql.ref(only.column)} = ${only.is}`;
  const named = sql`select id from ${sql.table(ids)} where uuid = any(${uuids}::uuid[])`;
  await sql`delete from ${joins} where ${sql.ref(own)} = ${owner} and ${isOne}
    and ${sql.ref(other)} not in (${named})`.execute(trx);
  const columns = [own, other, ...(only === undefined ? [] : [only.column])];
  const place = position === undefined ? [] : [sql.ref(position)];
  const known = sql.join(columns.map((one) => sql.ref(one)));
  const then =
    position === undefined ? sql`nothing` : sql`update set ${sql.ref(position)} = excluded.${sql.ref(position)}`;
  await sql`insert into ${joins} (${sql.join([known, ...place])})
    select ${sql.join([
      owner,
      sql`r.id`,
      ...(only === undefined ? [] : [sql`${only.is}`]),
      ...(position === undefined ? [] : [sql`(chosen.at - 1)::int`]),
    ])}
    from unnest(${uuids}::uuid[]) with ordinality as chosen (uuid, at)
    join ${sql.table(ids)} as r on r.uuid = chosen.uuid
    on conflict (${known}) do ${then}`.execute(trx);
}
