import { permalinksOf, type Permalinks } from '#core/contract/pages/permalinks/permalinks.ts';
import type { Db } from '#server/database/connection.ts';

/** Addresses of products and categories beside those of the patterns; what nobody may see has none. */
export async function loadPermalinks(db: Db): Promise<Permalinks> {
  const products = await db
    .selectFrom('permalink')
    .innerJoin('product', 'product.id', 'permalink.product_id')
    .innerJoin('attribute_family', 'attribute_family.id', 'product.family_id')
    .select(['permalink.path as uri', 'product.area', 'product.slug', 'attribute_family.slug as type'])
    .where('product.is_active', '=', true)
    .where('product.is_visible', '=', true)
    .where('product.deleted_at', 'is', null)
    .orderBy('uri')
    .execute();
  const categories = await db
    .selectFrom('permalink')
    .innerJoin('category', 'category.id', 'permalink.category_id')
    .select(['permalink.path as uri', 'category.area', 'category.slug'])
    .where('category.is_active', '=', true)
    .orderBy('uri')
    .execute();
  return permalinksOf({ products, categories: categories.map((one) => ({ ...one, type: 'category' })) });
}
