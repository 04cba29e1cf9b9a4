/** Products of a category in the back office: which lie in it, and which its list shows first. */
import * as v from 'valibot';
import { MOST_FIRST, PRODUCT_ORDERS } from '#core/domain/catalogue/categories/category-list.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

export const CATEGORY_PRODUCTS_PER_PAGE = 50;
/** Put in or taken out at once. */
const MOST_AT_ONCE = 200;

const of = { params: v.strictObject({ uuid: f.uuid }), cache: 'no-store' } as const;
const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'text.tooLong')), '');

const product = v.object({
  uuid: v.string(),
  sku: v.string(),
  name: v.string(),
  /** Of its first picture. */
  hash: v.nullable(v.string()),
  /** Visitors find it. */
  isShown: v.boolean(),
});

const listed = v.object({
  ...product.entries,
  /** It lies in this category itself, not only in one below. */
  isOwn: v.boolean(),
  /** It stands among those put first. */
  isFirst: v.boolean(),
});
export type CategoryProduct = v.InferOutput<typeof listed>;

/** Those put first in their order, then the others as the shop lists them. */
export const categoryProductsRoute = defineRoute({
  name: 'api.admin.categories.products',
  method: 'GET',
  uri: 'api/admin/categories/{uuid}/products',
  ...of,
  access: { permission: 'categories.view' },
  query: v.strictObject({
    q: words,
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/u, 'number.invalid'))),
  }),
  answer: v.object({
    data: v.array(listed),
    total: v.number(),
    /** How many are put first. */
    first: v.number(),
    order: v.picklist(PRODUCT_ORDERS),
    rev: v.number(),
    revId: f.toldRevId,
  }),
  refusals: ['record.unknown'],
});

/** Products of its area that do not lie in it, by name or reference. */
export const categoryCandidatesRoute = defineRoute({
  name: 'api.admin.categories.products.find',
  method: 'GET',
  uri: 'api/admin/categories/{uuid}/products/find',
  ...of,
  access: { permission: 'categories.update' },
  query: v.strictObject({ q: words }),
  answer: v.array(product),
  refusals: ['record.unknown'],
});

/**
 * Puts a product at a place of the list: it and those before it come first from then on. Without a place it is put first
 * no more.
 */
export const categoryOrderRoute = defineRoute({
  name: 'api.admin.categories.products.order',
  method: 'PUT',
  uri: 'api/admin/categories/{uuid}/products/order',
  ...of,
  access: { permission: 'categories.update' },
  body: v.strictObject({
    ...f.seenRevision,
    product: f.uuid,
    position: v.nullable(v.pipe(f.counter(0), v.maxValue(MOST_FIRST - 1, 'list.tooLong'))),
  }),
  answer: v.object({ rev: v.number(), revId: f.toldRevId }),
  refusals: ['record.unknown', 'record.moved'],
});

const change = v.strictObject({ products: f.listOf(f.uuid, MOST_AT_ONCE) });

export const categoryAddRoute = defineRoute({
  name: 'api.admin.categories.products.add',
  method: 'POST',
  uri: 'api/admin/categories/{uuid}/products/add',
  ...of,
  access: { permission: 'categories.update' },
  body: change,
  answer: v.object({ done: v.number() }),
  refusals: ['record.unknown'],
});

/** They stay in the shop and in their other categories. */
export const categoryRemoveRoute = defineRoute({
  name: 'api.admin.categories.products.remove',
  method: 'POST',
  uri: 'api/admin/categories/{uuid}/products/remove',
  ...of,
  access: { permission: 'categories.update' },
  body: change,
  answer: v.object({ done: v.number() }),
  refusals: ['record.unknown'],
});
