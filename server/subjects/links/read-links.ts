import { sql, type Selectable, type SqlBool } from 'kysely';

import { LINKS_PER_PAGE, type linkScanShowRoute, type linksRoute } from '#core/contract/cms/links/links.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { LinkUseRow } from '#server/database/tables/link-tables.ts';

type Asked = RouteInput<typeof linksRoute>['query'];

/** Uses of a link that are told. */
const MOST_USES = 20;

/** Ignored is what somebody said of it, whatever it came to. */
const stateOf = sql<string>`case when is_ignored then 'ignored' else state end`;

/** One page of links, the worst first, with where each stands. */
export async function readLinks(db: Db, asked: Asked): Promise<RouteAnswer<typeof linksRoute>> {
  const { state, q, page = 1 } = asked;
  const wanted = db
    .selectFrom('link_check')
    .$if(state !== undefined, (query) => query.where(sql<SqlBool>`${stateOf} = ${state}`))
    .$if(q !== '', (query) => query.where(sql<SqlBool>`url ilike ${`%${q.replace(/[\\%_]/gu, '\\$&')}%`}`));
  const { total } = await wanted.select((one) => one.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy(sql`array_position(array['broken', 'warning', 'redirect', 'pending', 'ok', 'ignored'], ${stateOf})`)
    .orderBy('url')
    .limit(LINKS_PER_PAGE)
    .offset((page - 1) * LINKS_PER_PAGE)
    .execute();
  const uses = await usesOf(
    db,
    rows.map(({ uuid }) => uuid),
  );
  return {
    data: rows.map((row) => ({
      uuid: row.uuid,
      url: row.url,
      isInside: row.is_inside,
      state: row.is_ignored ? 'ignored' : row.state,
      code: row.code,
      fault: row.fault,
      movedTo: row.moved_to,
      checkedAt: row.checked_at?.toISOString() ?? null,
      failedSince: row.failed_since?.toISOString() ?? null,
      uses: (uses.get(row.uuid) ?? [])
        .slice(0, MOST_USES)
        .map(({ source, source_uuid: uuid, type, title, words }) => ({ source, uuid, type, title, words })),
    })),
    total: Number(total),
    counts: await countsOf(db),
  };
}

async function usesOf(
  db: Db,
  links: readonly string[],
): Promise<ReadonlyMap<string, readonly Selectable<LinkUseRow>[]>> {
  if (links.length === 0) return new Map();
  const rows = await db
    .selectFrom('link_use')
    .selectAll()
    .where('link', 'in', links)
    .orderBy('title')
    .orderBy('source_uuid')
    .execute();
  return groupRows(rows, ({ link }) => link);
}

async function countsOf(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('link_check')
    .select((one) => [stateOf.as('state'), one.fn.countAll().as('count')])
    .groupBy(stateOf)
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}

export async function readScan(db: Db): Promise<RouteAnswer<typeof linkScanShowRoute>> {
  const row = await db.selectFrom('link_scan').selectAll().orderBy('started_at', 'desc').limit(1).executeTakeFirst();
  if (row === undefined) return { scan: null };
  const { started_at: startedAt, ended_at: endedAt, total, done } = row;
  return { scan: { startedAt: startedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null, total, done } };
}
