/** Articles of which a product may be put together: products that are sold as they are, and variants. */
import * as v from 'valibot';
import { MAX_COMPONENTS } from '#core/domain/catalogue/parts/part.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const article = v.object({
  uuid: v.string(),
  sku: v.string(),
  /** French, of a variant that of its product. */
  name: v.string(),
  /** What tells a variant from the others, in words. */
  options: v.string(),
  /** Of its first picture. */
  hash: v.nullable(v.string()),
  /** Money: what everybody is asked today. */
  price: v.number(),
  /** What can be sold of it; null: nobody counts. */
  available: v.nullable(v.number()),
  isSold: v.boolean(),
});
export type PartArticle = v.InferOutput<typeof article>;

/** By name or reference, or – `uuids` – these, whatever became of them. */
export const productArticlesRoute = defineRoute({
  name: 'api.admin.products.articles',
  method: 'POST',
  uri: 'api/admin/product-articles',
  access: { permission: 'products.view' },
  cache: 'no-store',
  body: v.strictObject({
    area: v.picklist(AREAS, 'area.invalid'),
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'text.tooLong')), ''),
    uuids: v.optional(f.listOf(f.uuid, MAX_COMPONENTS)),
  }),
  answer: v.array(article),
});
