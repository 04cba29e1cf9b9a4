/** Open counts and what was found in them, as devices of the office hold them. */
import { sql } from 'kysely';

import {
  countKind,
  countPartKind,
  partOf,
  placeOfPart,
  type CountHead,
  type CountPart,
} from '#core/contract/admin/stock/count-record.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { can } from '#core/domain/actor/actor.ts';
import { withEntry, type Counted } from '#core/domain/stock/count.ts';
import type { RecordKey, SyncedRecord } from '#core/wire/record.ts';
import type { Trx } from '#server/database/transaction.ts';
import { colleaguesOf } from '#server/platform/office/colleagues.ts';
import type { RecordReader, Wanted } from '#server/sync/change/subject.ts';

type Records = ReadonlyMap<RecordKey, SyncedRecord>;

interface HeadRow {
  readonly uuid: string;
  readonly source: string;
  readonly name: string;
  readonly category: string | null;
  readonly opened_at: Date;
  readonly opened_by: string;
}

async function readHeads(trx: Trx, wanted: Wanted): Promise<Records> {
  const { rows } = await sql<HeadRow>`
    select s.uuid, s.source, coalesce(i.name, s.source) as name, c.name as category, s.opened_at, s.opened_by
    from stock_count s
    left join inventory_source i on i.code = s.source
    left join category c on c.id = s.category_id
    where s.status = 'open' and ${wanted === 'all' ? sql`true` : sql`s.uuid::text = any(${[...wanted]}::text[])`}`.execute(
    trx,
  );
  const nameOf = await colleaguesOf(
    trx,
    rows.map((row) => row.opened_by),
  );
  const heads = rows.map((row): CountHead => ({
    kind: 'stock-count',
    uuid: row.uuid,
    source: row.source,
    sourceName: row.name,
    category: row.category,
    openedAt: row.opened_at.toISOString(),
    who: nameOf(row.opened_by),
  }));
  return new Map(heads.map((head) => [countKind.key(head.uuid), head]));
}

interface EntryRow {
  readonly count: string;
  readonly article: string;
  readonly way: 'add' | 'set';
  readonly pieces: number;
  readonly at: Date;
}

async function readParts(trx: Trx, wanted: Wanted): Promise<Records> {
  const places = wanted === 'all' ? null : wanted.flatMap((id) => placeOfPart(id) ?? []);
  const { rows } = await sql<EntryRow>`
    select e.count, p.uuid as article, e.way, e.pieces, e.at
    from stock_count_entry e
    join stock_count s on s.uuid = e.count
    join product p on p.id = e.product_id
    where s.status = 'open' and ${
      places === null
        ? sql`true`
        : sql`(e.count::text, left(p.uuid::text, 2)) in (
            select * from unnest(${places.map(({ count }) => count)}::text[],
              ${places.map(({ beginning }) => beginning)}::text[]))`
    }
    order by e.id`.execute(trx);
  const parts = new Map<string, Map<string, Counted>>();
  for (const { count, article, way, pieces, at } of rows) {
    const id = partOf(count, article);
    const lines = parts.get(id) ?? new Map<string, Counted>();
    parts.set(id, lines);
    lines.set(article, withEntry(lines.get(article) ?? null, { way, pieces, at: at.getTime() }));
  }
  return new Map(
    [...parts].map(([id, lines]): [RecordKey, CountPart] => [
      countPartKind.key(id),
      {
        kind: 'stock-count-part',
        count: placeOfPart(id)?.count ?? '',
        lines: Object.fromEntries(
          [...lines].map(([article, { pieces, lastAt }]) => [article, { pieces, at: new Date(lastAt).toISOString() }]),
        ),
      },
    ]),
  );
}

const NONE: Records = new Map();

/** Whoever may not count holds nothing of it (rule S91). */
const forCounters =
  (read: (trx: Trx, wanted: Wanted) => Promise<Records>): RecordReader<Admin>['read'] =>
  async (trx, admin, wanted) =>
    can(admin, 'stock.count') ? read(trx, wanted) : NONE;

export const COUNT_READERS: readonly RecordReader<Admin>[] = [
  { kind: countKind.kind, mayBeGone: true, read: forCounters(readHeads) },
  { kind: countPartKind.kind, mayBeGone: true, read: forCounters(readParts) },
];
