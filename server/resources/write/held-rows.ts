/** Rows that belong to a record and stand in a table of their own: written whole, changed where they differ. */
import { sql, type RawBuilder } from 'kysely';
import * as v from 'valibot';

import type { Field, FieldSet, Held } from '#core/resources/field.ts';
import type { Resource } from '#core/resources/resource.ts';
import { differences } from '#core/resources/field-set.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { columnOf, columnsOf } from '#server/database/field-columns.ts';
import type { ManagedTables } from '#server/database/tables/managed-tables.ts';
import type { Trx } from '#server/database/transaction.ts';

type Values = Readonly<Record<string, unknown>>;

export interface RowsWrite {
  readonly uuid: string;
  readonly now: Date;
  /** Its fields before; null for a new one. */
  readonly before: Values | null;
  readonly after: Values;
}

/** @throws Refusal `record.moved` where the UUID of a row is another record's */
export async function writeHeldRows(trx: Trx, resource: Resource, write: RowsWrite): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const { held } = field;
    if (held === undefined || write.after[name] === undefined) continue;
    await writeRows(trx, name, field, { ...write, owner: ownerKey(resource, held, write.uuid, write.after) });
  }
}

/** Before its record goes. */
export async function dropHeldRows(
  trx: Trx,
  resource: Resource,
  { uuid, now, before }: Omit<RowsWrite, 'after'>,
): Promise<void> {
  for (const { held } of Object.values(resource.fields)) {
    if (held === undefined) continue;
    const owner = ownerKey(resource, held, uuid, before ?? {});
    await dropRows(trx, held, sql`${sql.ref(held.own)} = ${owner}`, now);
  }
}

async function dropRows(
  trx: Trx,
  { table, keepsDeleted }: Held,
  condition: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  if (keepsDeleted === true)
    await sql`update ${sql.table(table)} set deleted_at = ${now} where ${condition}`.execute(trx);
  else await sql`delete from ${sql.table(table)} where ${condition}`.execute(trx);
}

/** By what rows name their record: its UUID, a field of it, or a column that is none. */
function ownerKey({ table, fields }: Resource, { by }: Held, uuid: string, values: Values): unknown {
  if (by === undefined) return uuid;
  if (Object.hasOwn(fields, by)) return values[by];
  return sql`(select ${sql.ref(columnOf(by))} from ${sql.table(table)} where uuid = ${uuid})`;
}

const rowShape = v.array(v.looseObject({ uuid: v.string() }));

async function writeRows(
  trx: Trx,
  name: string,
  { held, row = {} }: Field,
  write: RowsWrite & { readonly owner: unknown },
): Promise<void> {
  if (held === undefined) return;
  const [given, known] = [v.parse(rowShape, write.after[name]), v.parse(rowShape, write.before?.[name] ?? [])];
  const db = trx.withTables<ManagedTables>();
  const gone = known.map(({ uuid }) => uuid).filter((uuid) => !given.some((one) => one.uuid === uuid));
  if (gone.length > 0) await dropRows(trx, held, sql`uuid = any(${gone}::uuid[])`, write.now);
  for (const [at, one] of given.entries()) {
    const before = known.find(({ uuid }) => uuid === one.uuid);
    const isMoved = held.position !== undefined && known.indexOf(before ?? one) !== at;
    if (before !== undefined && !isMoved && differences(row, before, one).length === 0) continue;
    const columns = {
      ...columnsOf(...inColumns(row, held, one)),
      [held.own]: write.owner,
      ...(held.position === undefined ? {} : { [columnOf(held.position)]: at }),
      updated_at: write.now,
    };
    if (before === undefined) {
      const made = await db
        .insertInto(held.table)
        .values({ ...columns, uuid: one.uuid, rev: 1, created_at: write.now })
        .onConflict((conflict) =>
          held.keepsDeleted === true
            ? conflict
                .column('uuid')
                .doUpdateSet({ ...columns, deleted_at: null })
                .where(`${held.table}.deleted_at`, 'is not', null)
            : conflict.column('uuid').doNothing(),
        )
        .returning('uuid')
        .executeTakeFirst();
      if (made === undefined) throw new Refusal('record.moved');
    } else
      await sql`update ${sql.table(held.table)} set rev = rev + 1 where uuid = ${one.uuid}`
        .execute(trx)
        .then(() => db.updateTable(held.table).set(columns).where('uuid', '=', one.uuid).execute());
  }
}

/** The fields that have a column each; what languages call them stands together. */
function inColumns(row: FieldSet, { words = {} }: Held, one: Values & { uuid: string }): [FieldSet, object] {
  const fields = Object.fromEntries(Object.entries(row).filter(([name]) => !Object.hasOwn(words, name)));
  const values = Object.fromEntries(Object.entries(one).filter(([name]) => !Object.hasOwn(words, name)));
  if (Object.keys(words).length === 0) return [fields, values];
  const translations: Record<string, Record<string, unknown>> = {};
  for (const [name, { locale, field }] of Object.entries(words)) {
    const word = one[name];
    if (word !== null && word !== undefined && word !== '')
      translations[locale] = { ...translations[locale], [field]: word };
  }
  return [fields, { ...values, translations: JSON.stringify(translations) }];
}
