import { groupRows } from '#server/database/group-rows.ts';
import type { Db } from '#server/database/connection.ts';
import type { ProductPartOptionRow, ProductPartRow, ProductRow } from '#server/database/tables/catalogue-tables.ts';
import type { Selectable } from 'kysely';

type ArticleRow = Selectable<ProductRow>;

type PartOptionRecord = Pick<
  Selectable<ProductPartOptionRow>,
  'uuid' | 'name' | 'name_english' | 'kind' | 'is_required'
>;

/** A member or component with the article it names, and the product that this is a variant of. */
export interface PartRecord extends Pick<
  Selectable<ProductPartRow>,
  'number' | 'option' | 'quantity' | 'is_fixed' | 'is_default'
> {
  readonly article: ArticleRow;
  readonly parent: ArticleRow | null;
}

export interface PartsOf {
  readonly options: readonly PartOptionRecord[];
  readonly parts: readonly PartRecord[];
}

const NOTHING: PartsOf = { options: [], parts: [] };

/** What these products are put together of, by their id. */
export async function loadParts(db: Db, ids: readonly number[]): Promise<(id: number) => PartsOf> {
  const rows = await db
    .selectFrom('product_part')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('number')
    .execute();
  if (rows.length === 0) return () => NOTHING;
  const articles = await db
    .selectFrom('product')
    .selectAll()
    .where('uuid', 'in', [...new Set(rows.map(({ article }) => article))])
    .execute();
  const parentIds = articles.flatMap(({ parent_id: parent }) => parent ?? []);
  const parents =
    parentIds.length === 0 ? [] : await db.selectFrom('product').selectAll().where('id', 'in', parentIds).execute();
  const options = await db
    .selectFrom('product_part_option')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .orderBy('uuid')
    .execute();
  const byUuid = new Map(articles.map((one) => [one.uuid, one]));
  const byId = new Map(parents.map((one) => [one.id, one]));
  const optionsOf = groupRows(options, (row) => row.product_id);
  const partsOf = groupRows(rows, (row) => row.product_id);
  return (id) => ({
    options: optionsOf.get(id) ?? [],
    parts: (partsOf.get(id) ?? []).flatMap(({ article: uuid, ...part }): PartRecord[] => {
      const article = byUuid.get(uuid);
      if (article === undefined) return [];
      return [{ ...part, article, parent: article.parent_id === null ? null : (byId.get(article.parent_id) ?? null) }];
    }),
  });
}

/** Whether somebody may buy it: the product it is a variant of is for sale, too. Whether lists show it says nothing. */
export const isPartSold = ({ article, parent }: Pick<PartRecord, 'article' | 'parent'>): boolean =>
  [article, parent].every((one) => one === null || (one.is_active && one.deleted_at === null));
