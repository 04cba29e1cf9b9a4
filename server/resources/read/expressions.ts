/** What stands for a field, a computed column or a stamp in SQL; the table of the managed thing is `t`. */
import { sql, type RawBuilder } from 'kysely';

import { RESOURCES } from '#core/resources/all.ts';
import type { Field, Through } from '#core/resources/field.ts';
import type { Resource } from '#core/resources/resource.ts';
import { columnOf } from '#server/database/field-columns.ts';
import { computedColumn } from '#server/resources/computed/computed-columns.ts';

/** Table of the records that a reference leads to. */
export function targetOf({ to }: Pick<Field, 'to'>): Resource | undefined {
  return RESOURCES.find(({ name }) => name === to);
}

/** The own column of the table. */
export const column = (name: string): RawBuilder<unknown> => sql`t.${sql.ref(columnOf(name))}`;

/** Undefined for a name that nobody declared. */
export function expressionOf(resource: Resource, name: string): RawBuilder<unknown> | undefined {
  const computed = computedColumn(resource.name, name);
  if (computed !== undefined) return computed;
  const field = resource.fields[name];
  if (field === undefined) return name === 'createdAt' || name === 'updatedAt' ? column(name) : undefined;
  const { through, held } = field;
  if (through !== undefined) return joined(through);
  if (held !== undefined) {
    const by = columnOf(held.by ?? 'uuid');
    const order = held.position === undefined ? sql`c.created_at, c.uuid` : sql`c.${sql.ref(held.position)}, c.uuid`;
    return sql`(select jsonb_agg(to_jsonb(c) order by ${order}) from ${sql.table(held.table)} as c
      where c.${sql.ref(held.own)} = t.${sql.ref(by)})`;
  }
  const target = field.by === undefined ? undefined : targetOf(field);
  if (target === undefined) return column(name);
  return sql`(select r.uuid from ${sql.table(target.table)} as r
    where r.${sql.ref(field.by ?? 'uuid')} = ${column(name)})`;
}

/** UUIDs of what belongs to the record by a joining table. */
function joined({ table, own, other, ids, position, only }: Through): RawBuilder<unknown> {
  const isOne = only === undefined ? sql`true` : sql`j.${sql.ref(only.column)} = ${only.is}`;
  if (ids === undefined)
    return sql`array(select j.${sql.ref(other)} from ${sql.table(table)} as j
      where j.${sql.ref(own)} = t.uuid and ${isOne} order by 1)`;
  const order = position === undefined ? sql`r.id` : sql`j.${sql.ref(position)}, r.id`;
  return sql`array(select r.uuid from ${sql.table(table)} as j join ${sql.table(ids)} as r
    on r.id = j.${sql.ref(other)} where j.${sql.ref(own)} = t.id and ${isOne} order by ${order})`;
}

/** What is selected beside the table's own columns: values that stand elsewhere, under the names of their columns. */
export function selectedBeside(resource: Resource): readonly { name: string; expression: RawBuilder<unknown> }[] {
  const { fields, computed = {} } = resource;
  const beside = Object.entries(fields).filter(
    ([, { through, held, by }]) => through !== undefined || held !== undefined || by !== undefined,
  );
  return [...beside.map(([name]) => name), ...Object.keys(computed)].flatMap((name) => {
    const expression = expressionOf(resource, name);
    return expression === undefined ? [] : [{ name, expression }];
  });
}

/** `t.*` and what stands beside it, as columns of a select. */
export function selection(resource: Resource): RawBuilder<unknown> {
  const beside = selectedBeside(resource).map(
    ({ name, expression }) => sql`${expression} as ${sql.ref(`${BESIDE}${name}`)}`,
  );
  return sql.join([sql`t.*`, ...beside]);
}

/** Before the name of what stands beside, so that no column of the table has it. */
export const BESIDE = '~';
