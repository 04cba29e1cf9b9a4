import { sql } from 'kysely';

import { ADDRESSES_PER_PAGE, type addressesRoute } from '#core/contract/cms/permalinks/permalinks.ts';
import { categoryPath, contentPath, productPath } from '#core/contract/pages/paths.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';

type Asked = RouteInput<typeof addressesRoute>['query'];
type Answer = RouteAnswer<typeof addressesRoute>;
type Address = Omit<Answer['data'][number], 'former'>;

/** Addresses that lead to one that is shown, told at most. */
const MOST_FORMER = 20;

/** One page of addresses by their titles, with what leads to each. */
export async function readAddresses(db: Db, asked: Asked): Promise<Answer> {
  const { rows, total } = await READERS[asked.of](db, asked);
  const former = await formerOf(
    db,
    rows.map(({ path }) => path),
  );
  return { data: rows.map((row) => ({ ...row, former: former.get(row.path)?.slice(0, MOST_FORMER) ?? [] })), total };
}

type Reader = (db: Db, asked: Asked) => Promise<{ readonly rows: readonly Address[]; readonly total: number }>;

const pageOf = ({ page = 1 }: Asked) => sql`limit ${ADDRESSES_PER_PAGE} offset ${(page - 1) * ADDRESSES_PER_PAGE}`;
/** Words as a pattern of `like`: its signs stand for themselves. */
const like = (q: string): string => `%${q.replace(/[\\%_]/gu, '\\$&')}%`;

interface Found {
  readonly uuid: string;
  readonly title: string;
  readonly type: string;
  readonly area: Area | null;
  readonly slug: string;
  readonly own: string | null;
  readonly shown: boolean;
  readonly total: string;
}

const totalOf = (rows: readonly Found[]): number => Number(rows[0]?.total ?? 0);

const READERS: Readonly<Record<Asked['of'], Reader>> = {
  product: async (db, asked) => {
    const { rows } = await sql<Found>`
      select p.uuid, p.name as title, f.slug as type, p.area, p.slug, l.path as own,
        p.is_active and p.is_visible as shown, count(*) over () as total
      from product as p join attribute_family as f on f.id = p.family_id
        left join permalink as l on l.product_id = p.id
      where p.parent_id is null and p.deleted_at is null
        and (${asked.q} = '' or p.name ilike ${like(asked.q)} or p.slug ilike ${like(asked.q)}
          or p.sku ilike ${like(asked.q)} or l.path ilike ${like(asked.q)})
        and (${asked.area ?? null}::text is null or p.area = ${asked.area ?? null})
        and (${asked.own === undefined} or l.path is not null)
      order by p.name, p.id ${pageOf(asked)}`.execute(db);
    return {
      total: totalOf(rows),
      rows: rows.flatMap((row) => {
        if (row.area === null) return [];
        const usual = productPath({ area: row.area, family: row.type, slug: row.slug });
        return [addressOf(row, usual)];
      }),
    };
  },
  category: async (db, asked) => {
    const { rows } = await sql<Found>`
      select c.uuid, c.name as title, '' as type, c.area, c.slug, l.path as own,
        c.is_active as shown, count(*) over () as total
      from category as c left join permalink as l on l.category_id = c.id
      where (${asked.q} = '' or c.name ilike ${like(asked.q)} or c.slug ilike ${like(asked.q)}
          or l.path ilike ${like(asked.q)})
        and (${asked.area ?? null}::text is null or c.area = ${asked.area ?? null})
        and (${asked.own === undefined} or l.path is not null)
      order by title, c.id ${pageOf(asked)}`.execute(db);
    return {
      total: totalOf(rows),
      rows: rows.flatMap((row) =>
        row.area === null ? [] : [addressOf(row, categoryPath({ area: row.area, slug: row.slug }))],
      ),
    };
  },
  content: async (db, asked) => {
    const { rows } = await sql<Found>`
      select d.uuid, d.title, d.type, nullif(d.published ->> 'area', 'both') as area, d.slug, d.path as own,
        d.status = 'published' as shown, count(*) over () as total
      from cms_document as d
      where d.kind = 'content' and d.path is not null and d.deleted_at is null
        and (${asked.q} = '' or d.title ilike ${like(asked.q)} or d.path ilike ${like(asked.q)})
        and (${asked.area ?? null}::text is null or d.published ->> 'area' = ${asked.area ?? null})
      order by d.title, d.uuid ${pageOf(asked)}`.execute(db);
    return { total: totalOf(rows), rows: rows.map((row) => addressOf(row, contentPath(row.own ?? row.slug))) };
  },
};

const addressOf = ({ uuid, title, type, area, slug, own, shown }: Found, usual: string): Address => ({
  uuid,
  title,
  type,
  area,
  slug,
  path: own === null ? usual : contentPath(own),
  usual,
  isShown: shown,
});

async function formerOf(db: Db, paths: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('redirect')
    .select(['from_path', 'to_path'])
    .where('to_path', 'in', paths)
    .orderBy('created_at', 'desc')
    .orderBy('from_path')
    .execute();
  const groups = groupRows(rows, ({ to_path: to }) => to);
  return new Map([...groups].map(([to, all]) => [to, all.map((one) => one.from_path)]));
}
