/** What a count is of: articles of a category with all that lies in it, or everything. */
import { sql, type RawBuilder } from 'kysely';

import type { CountArticle } from '#core/contract/admin/stock/counts.ts';
import { COUNT_PAGE } from '#core/contract/admin/stock/counts.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

import { demandOpen, type StoredCount } from './count-row.ts';
import { isCounted } from './find-counted.ts';

/** Articles `p` of a count; a variant lies where its product does. */
export const inScope = ({ category_id: category }: Pick<StoredCount, 'category_id'>): RawBuilder<boolean> =>
  category === null
    ? sql`true`
    : sql`exists (
        with recursive within as (
          select id from category where id = ${category}
          union select c.id from category c join within w on c.parent_id = w.id
        )
        select 1 from product_category pc join within w on w.id = pc.category_id
        where pc.product_id = coalesce(p.parent_id, p.id))`;

/** @throws Refusal `record.unknown` */
export async function countOf(db: Db | Trx, uuid: string): Promise<StoredCount> {
  const row = await db.selectFrom('stock_count').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (row === undefined) throw new Refusal('record.unknown');
  return row;
}

interface ArticlePage {
  readonly now: string;
  readonly articles: CountArticle[];
  readonly next: string | null;
}

/**
 * A page of the articles that can be found, by SKU.
 * @param after SKU of the last one of the page before
 * @throws Refusal `record.unknown`, `stock.countClosed`
 */
export async function readCountArticles(
  db: Db,
  { uuid, after, now }: { readonly uuid: string; readonly after: string; readonly now: Date },
): Promise<ArticlePage> {
  const count = await countOf(db, uuid);
  demandOpen(count);
  const { rows } = await sql<CountArticle & { key: string }>`
    select p.uuid, p.sku, p.name, p.ean13 as ean, lower(p.sku) as key from product p
    where ${isCounted} and ${inScope(count)} and lower(p.sku) > lower(${after})
    order by lower(p.sku) limit ${COUNT_PAGE + 1}`.execute(db);
  const page = rows.slice(0, COUNT_PAGE);
  return {
    now: now.toISOString(),
    articles: page.map(({ uuid: article, sku, name, ean }) => ({ uuid: article, sku, name, ean })),
    next: rows.length > COUNT_PAGE ? (page.at(-1)?.key ?? null) : null,
  };
}

interface Choice {
  readonly code: string;
  readonly name: string;
}

/** Where and of what can be counted. */
export async function readCountChoices(db: Db): Promise<{ sources: Choice[]; categories: Choice[] }> {
  const [sources, categories] = [
    await sql<Choice>`
      select code, name from inventory_source where status
      union
      select distinct s.source, s.source from product_stock s
      where not exists (select 1 from inventory_source i where i.code = s.source)
      order by 2`.execute(db),
    await sql<Choice>`
      with recursive tree as (
        select id, uuid, area || ' › ' || name as path from category where parent_id is null
        union all
        select c.id, c.uuid, t.path || ' › ' || c.name from category c join tree t on c.parent_id = t.id
      )
      select uuid::text as code, path as name from tree order by path`.execute(db),
  ];
  return { sources: sources.rows, categories: categories.rows };
}
