/** What names a record: while something does, it stays, and keeps that name. */
import { sql, type RawBuilder } from 'kysely';

import type { Label } from '#core/domain/fields/field.ts';
import type { Resource, Use } from '#core/resources/resource.ts';
import type { Dependent } from '#core/resources/resource-rows.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

type Values = Readonly<Record<string, unknown>>;
/** A record's own UUID can be what names it. */
type Record_ = { readonly uuid: string; readonly fields: Values };

const MOST_TITLES = 5;

const namedBy = ({ field }: Use, { uuid, fields }: Record_): unknown => (field === 'uuid' ? uuid : fields[field]);

const naming = (use: Use, value: unknown): RawBuilder<unknown> =>
  use.many === true ? sql`${value} = any(${sql.ref(use.column)})` : sql`${sql.ref(use.column)} = ${value}`;

/**
 * @param after its fields afterwards, null when it goes: what others name it by may not change while they do
 * @throws Refusal `record.inUse` with the tables of those that do
 */
export async function checkUse(trx: Trx, { usedBy }: Resource, before: Record_, after: Values | null): Promise<void> {
  const by: string[] = [];
  for (const use of usedBy) {
    const named = namedBy(use, before);
    if (after !== null && (use.field === 'uuid' || after[use.field] === named)) continue;
    const { rows } = await sql`
      select 1 from ${sql.table(use.table)} where ${naming(use, named)} limit 1`.execute(trx);
    if (rows.length > 0) by.push(use.table);
  }
  if (by.length > 0) throw new Refusal('record.inUse', { by });
}

/** How many name a record, and what the first of them are called. */
export async function dependentsOf(db: Db, { usedBy }: Resource, record: Record_): Promise<Dependent[]> {
  const found: Dependent[] = [];
  for (const use of usedBy) {
    const where = naming(use, namedBy(use, record));
    const title = use.title === undefined ? sql`null` : sql`${sql.ref(use.title)}::text`;
    const { rows } = await sql<{ count: number; titles: (string | null)[] }>`
      select count(*) as count, (select coalesce(array_agg(title), '{}') from (
        select ${title} as title from ${sql.table(use.table)} where ${where} order by 1 limit ${MOST_TITLES}
      ) as first) as titles
      from ${sql.table(use.table)} where ${where}`.execute(db);
    const [one] = rows;
    if (one !== undefined && one.count > 0)
      found.push({ resource: wordOf(use.label), count: one.count, titles: one.titles.filter((text) => text !== null) });
  }
  return found;
}

/** Under which the screens have it in the reader’s language. */
const wordOf = (label: Label): string => (typeof label === 'string' ? label : label.id);
