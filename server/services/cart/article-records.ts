import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';

/** The columns of a product or variant that a cart needs, withdrawn ones included. */
export type ArticleRecord = Awaited<ReturnType<typeof selectRecords>>[number];

/** Products and variants by UUID. */
export async function loadArticleRecords(
  db: Db | Trx,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, ArticleRecord>> {
  const rows = await selectRecords(db, uuids);
  return new Map(rows.map((row) => [row.uuid, row]));
}

function selectRecords(db: Db | Trx, uuids: readonly string[]) {
  return db
    .selectFrom('product')
    .innerJoin('attribute_family', 'attribute_family.id', 'product.family_id')
    .select([
      'product.id',
      'product.uuid',
      'product.parent_id',
      'product.area',
      'product.type',
      'product.sku',
      'product.slug',
      'product.name',
      'product.is_active',
      'product.is_visible',
      'product.deleted_at',
      'product.price',
      'product.special_price',
      'product.special_from',
      'product.special_to',
      'product.tax_percent',
      'product.deposit',
      'product.eco_contribution',
      'product.manage_stock',
      'product.back_orders',
      'product.super_attributes',
      'product.attributes',
      'attribute_family.slug as family',
    ])
    .select((select) => [
      select
        .selectFrom('product_media')
        .select('hash')
        .whereRef('product_id', '=', 'product.id')
        .orderBy('position')
        .orderBy('hash')
        .limit(1)
        .as('image'),
      sql<number>`coalesce((select sum(s.quantity - s.reserved) from product_stock s where s.product_id = product.id), 0)`.as(
        'saleable',
      ),
    ])
    .where('product.uuid', 'in', uuids)
    .execute();
}
