/** A count as whoever confirms it sees it: what differs, and what nobody has counted. */
import { sql } from 'kysely';

import type { CountDesk } from '#core/contract/admin/stock/counts.ts';
import type { Db } from '#server/database/connection.ts';
import { colleaguesOf } from '#server/platform/office/colleagues.ts';

import { readCountLines, type CountLine } from './count-lines.ts';
import type { StoredCount } from './count-row.ts';
import { countOf, inScope } from './count-scope.ts';
import { isCounted } from './find-counted.ts';

/** Articles that nobody has counted, as many as somebody may go and look for. */
const MISSING_MAX = 500;

/** @throws Refusal `record.unknown` */
export async function readCountDesk(db: Db, uuid: string): Promise<CountDesk> {
  const count = await countOf(db, uuid);
  const lines = await readCountLines(db, count);
  const missing = await missingFrom(db, count);
  const names = await namesOf(db, count);
  const nameOf = await colleaguesOf(
    db,
    lines.flatMap(({ who }) => who),
  );
  return {
    uuid,
    rev: count.rev,
    revId: count.rev_id,
    source: count.source,
    ...names,
    openedAt: count.opened_at.toISOString(),
    status: count.status,
    lines: lines.map((line) => toldLine(line, nameOf)),
    missing: missing.slice(0, MISSING_MAX),
    hasMoreMissing: missing.length > MISSING_MAX,
  };
}

const toldLine = (line: CountLine, nameOf: (id: string) => string | null): CountDesk['lines'][number] => ({
  article: line.article,
  sku: line.sku,
  name: line.name,
  counted: line.pieces,
  at: new Date(line.lastAt).toISOString(),
  expected: line.expected,
  difference: line.difference,
  since: line.since,
  during: line.during,
  isOvertaken: line.isOvertaken,
  who: line.who.flatMap((id) => nameOf(id) ?? []),
});

async function missingFrom(db: Db, count: StoredCount): Promise<CountDesk['missing']> {
  const { rows } = await sql<CountDesk['missing'][number]>`
    select p.uuid as article, p.sku, p.name, s.quantity as held
    from product_stock s join product p on p.id = s.product_id
    where s.source = ${count.source} and s.quantity <> 0 and ${isCounted} and ${inScope(count)}
      and not exists (select 1 from stock_count_entry e where e.count = ${count.uuid} and e.product_id = p.id)
    order by p.sku limit ${MISSING_MAX + 1}`.execute(db);
  return rows;
}

async function namesOf(
  db: Db,
  { source, category_id: category }: StoredCount,
): Promise<Pick<CountDesk, 'sourceName' | 'category'>> {
  const { rows } = await sql<{ place: string | null; category: string | null }>`
    select (select name from inventory_source where code = ${source}) as place,
      (select name from category where id = ${category}::bigint) as category`.execute(db);
  return { sourceName: rows[0]?.place ?? source, category: rows[0]?.category ?? null };
}
