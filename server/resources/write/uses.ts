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

function naming(use: Use, table: string, value: unknown): RawBuilder<unknown> {
  const column = sql.ref(use.column);
  if (use.keyed === true) return sql`${column} ? ${value}`;
  if (use.many === true) return sql`${value} = any(${column})`;
  return use.own === undefined
    ? sql`${column} = ${value}`
    : sql`${column} = (select named.${sql.ref(use.own)} from ${sql.table(table)} as named where named.uuid = ${value})`;
}

/**
 * @param after its fields afterwards, null when it goes: what others name it by may not change while they do
 * @throws Refusal `record.inUse` with the tables of those that do, and how many they are
 */
export async function checkUse(
  trx: Trx,
  { table, usedBy }: Resource,
  before: Record_,
  after: Values | null,
): Promise<void> {
  const by: string[] = [];
  let count = 0;
  for (const use of usedBy) {
    const named = namedBy(use, before);
    const isKept = after !== null && (use.field === 'uuid' || after[use.field] === named);
    if (isKept || use.goes === true) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(use.table)} where ${naming(use, table, named)}`.execute(trx);
    const found = rows[0]?.count ?? 0;
    if (found > 0) by.push(use.table);
    count += found;
  }
  if (by.length > 0) throw new Refusal('record.inUse', { by, count });
}

/** How many name a record, and what the first of them are called. */
export async function dependentsOf(db: Db, { table, usedBy }: Resource, record: Record_): Promise<Dependent[]> {
  const found: Dependent[] = [];
  for (const use of usedBy) {
    const where = naming(use, table, namedBy(use, record));
    const title = use.title === undefined ? sql`null` : sql`${sql.ref(use.title)}::text`;
    const { rows } = await sql<{ count: number; titles: (string | null)[] }>`
      select count(*) as count, (select coalesce(array_agg(title), '{}') from (
        select ${title} as title from ${sql.table(use.table)} where ${where} order by 1 limit ${MOST_TITLES}
      ) as first) as titles
      from ${sql.table(use.table)} where ${where}`.execute(db);
    const [one] = rows;
    if (one !== undefined && one.count > 0)
      found.push({
        resource: wordOf(use.label),
        count: one.count,
        titles: one.titles.filter((text) => text !== null),
        ...(use.goes === true ? { goes: true } : {}),
      });
  }
  return found;
}

/** Under which the screens have it in the reader’s language. */
const wordOf = (label: Label): string => (typeof label === 'string' ? label : label.id);
