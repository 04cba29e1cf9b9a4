/** Rows of the tree of categories, as whoever writes it reads them. */
import { sql } from 'kysely';

import type { TreeNode } from '#core/domain/catalogue/categories/category-tree.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Addressed } from '#server/subjects/catalogue/addresses/address-rows.ts';

/** Every category, in the order of its siblings. */
export async function readNodes(db: Db | Trx): Promise<TreeNode[]> {
  return db
    .selectFrom('category')
    .leftJoin('category as above', 'above.id', 'category.parent_id')
    .select(['category.uuid', 'category.area', 'above.uuid as parent'])
    .orderBy('category.position')
    .orderBy('category.id')
    .execute();
}

export interface CategoryPlace extends Addressed {
  readonly parent: string | null;
}

/** What the address of a category is made of; null for none. */
export async function readPlace(trx: Trx, uuid: string): Promise<CategoryPlace | null> {
  const row = await trx
    .selectFrom('category')
    .leftJoin('permalink', 'permalink.category_id', 'category.id')
    .leftJoin('category as above', 'above.id', 'category.parent_id')
    .select(['category.id', 'category.area', 'category.slug', 'permalink.path as permalink', 'above.uuid as parent'])
    .where('category.uuid', '=', uuid)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, kind: 'category', family: '' };
}

/** Puts the children of a place in this order; whoever stands where they stood is not written. */
export async function storeOrder(trx: Trx, order: readonly string[]): Promise<void> {
  await sql`update category set position = wanted.place
    from (select uuid, place - 1 as place from unnest(${[...order]}::uuid[]) with ordinality as one (uuid, place)) as wanted
    where category.uuid = wanted.uuid and category.position is distinct from wanted.place`.execute(trx);
}

/** Behind its siblings. */
export async function storeLast(trx: Trx, uuid: string): Promise<void> {
  await sql`update category as one set position = (
      select coalesce(max(other.position) + 1, 0) from category as other
      where other.uuid <> one.uuid and other.area = one.area and other.parent_id is not distinct from one.parent_id
    ) where one.uuid = ${uuid}`.execute(trx);
}

export const slugTaken = async (trx: Trx, uuid: string, area: Area, slug: string): Promise<boolean> =>
  (await trx
    .selectFrom('category')
    .select('id')
    .where('area', '=', area)
    .where('slug', '=', slug)
    .where('uuid', '<>', uuid)
    .executeTakeFirst()) !== undefined;
