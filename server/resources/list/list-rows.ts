import { sql } from 'kysely';

import { listedOf, type Resource } from '#core/resources/resource.ts';
import type { ListQuery } from '#core/resources/list-query.ts';
import { MOST_COUNTED, type ListMeta, type Managed } from '#core/resources/resource-rows.ts';
import type { Db } from '#server/database/connection.ts';
import { isBadValue } from '#server/database/transaction.ts';
import { column, expressionOf, selection } from '#server/resources/read/expressions.ts';
import { toManaged, type Row } from '#server/resources/read/read-record.ts';

import { conditionsOf } from './conditions.ts';
import { valueConditions } from './value-conditions.ts';
import { beyond, cursorOf, invalidCursor, ordering, placeOf, sortKey } from './keyset.ts';

/** Named so that no column of a table is called like it. */
const KEY = '~key';

/** A page of a managed thing's records, how many there are in all, and where its neighbours begin. */
export async function listRows(
  db: Db,
  resource: Resource,
  asked: ListQuery,
): Promise<{ data: Managed[]; meta: ListMeta }> {
  const { order, perPage } = asked;
  const [{ rows, before, after }, total] = await Promise.all([
    pageOf(db, resource, asked),
    countRows(db, resource, asked),
  ]);
  const [first, last] = [rows[0], rows.at(-1)];
  const most = mostCounted(asked);
  return {
    data: rows.map((row) => toManaged(resource, row)),
    meta: {
      total: Math.min(total, most),
      more: total > most,
      perPage,
      next: after && last !== undefined ? cursorAt(order, last, false) : null,
      previous: before && first !== undefined ? cursorAt(order, first, true) : null,
    },
  };
}

function cursorAt(order: ListQuery['order'], row: Row, back: boolean): string {
  const value = row[KEY];
  return cursorOf(order, { back, value: typeof value === 'string' ? value : null, uuid: String(row['uuid']) });
}

/** Rows in their order, and whether there are some on either side. */
async function pageOf(db: Db, resource: Resource, asked: ListQuery) {
  const { order, perPage } = asked;
  const place = placeOf(asked);
  const kind = listedOf(resource)[order.name]?.kind ?? 'text';
  const key = sortKey(kind, expressionOf(resource, order.name) ?? column('uuid'));
  const isBack = place?.back === true;
  const forward = order.descending === isBack;
  const { rows } = await sql<Row>`
    select ${selection(resource)}, (${key})::text as ${sql.ref(KEY)}
    from ${sql.table(resource.table)} as t
    where ${await narrowed(db, resource, asked)} and ${place === null ? sql`true` : beyond(key, kind, place, forward)}
    order by ${ordering(key, forward)}
    limit ${perPage + 1}`
    .execute(db)
    .catch((error: unknown) => {
      if (place !== null && isBadValue(error)) throw invalidCursor();
      throw error;
    });
  const isMore = rows.length > perPage;
  const page = rows.slice(0, perPage);
  return isBack
    ? { rows: page.toReversed(), before: isMore, after: true }
    : { rows: page, before: place !== null, after: isMore };
}

/** Every record that is asked for, so many at a time; what is written meanwhile neither repeats nor leaves out one. */
export async function* allRows(db: Db, resource: Resource, asked: ListQuery, perPage = 500): AsyncGenerator<Managed[]> {
  for (let cursor: string | null = null; ;) {
    const { rows, after } = await pageOf(db, resource, { ...asked, perPage, cursor });
    if (rows.length > 0) yield rows.map((row) => toManaged(resource, row));
    const last = rows.at(-1);
    if (!after || last === undefined) return;
    cursor = cursorAt(asked.order, last, false);
  }
}

/** Which records are asked for and the revision each has, at most so many: nothing else of them is read. */
export async function seenRows(
  db: Db,
  resource: Resource,
  asked: ListQuery,
  most: number,
): Promise<readonly { readonly uuid: string; readonly rev: number; readonly revId: string }[]> {
  const { rows } = await sql<{ uuid: string; rev: number; revId: string }>`
    select t.uuid, t.rev, t.rev_id as "revId" from ${sql.table(resource.table)} as t
    where ${await narrowed(db, resource, asked)}
    order by t.uuid
    limit ${most}`.execute(db);
  return rows;
}

/** What the fields of the thing say, and what values say whose set comes from data. */
const narrowed = async (db: Db, resource: Resource, asked: ListQuery) =>
  sql.join([conditionsOf(resource, asked), ...(await valueConditions(db, resource, asked))], sql` and `);

/** A word that stands in every row of a long table would have each of them read and folded to be counted. */
const mostCounted = ({ q }: Pick<ListQuery, 'q'>): number => (q === null ? Infinity : MOST_COUNTED);

/** One more than is counted where there are more. */
async function countRows(db: Db, resource: Resource, asked: ListQuery): Promise<number> {
  const most = mostCounted(asked);
  const found = sql`from ${sql.table(resource.table)} as t where ${await narrowed(db, resource, asked)}`;
  const counted = Number.isFinite(most) ? sql`from (select 1 ${found} limit ${most + 1}) as found` : found;
  const { rows } = await sql<{ total: number }>`select count(*) as total ${counted}`.execute(db);
  return rows[0]?.total ?? 0;
}
