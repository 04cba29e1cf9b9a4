/** Products for calls from outside the replica (domain 2.11); the storefront itself reads pages (`pages/`). */
import * as v from 'valibot';
import { area, slug } from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const card = v.object({ row: v.unknown(), href: v.string() });
const one = v.pipe(v.string(), v.maxLength(200));

/**
 * Known query keys; attribute filters are `filter[code][]=id` flattened by the binder to `filter.<code>`.
 * `page` from 1, `perPage` 1–100 (design §10).
 */
const productQuery = v.strictObject({
  area: v.optional(area),
  category: v.optional(slug),
  q: v.optional(v.pipe(v.string(), v.maxLength(100, 'text.tooLong'))),
  sort: v.optional(
    v.picklist(['relevance', '-relevance', 'price', '-price', 'name', '-name', 'created_at', '-created_at']),
  ),
  'price[from]': v.optional(v.pipe(one, v.regex(/^\d{1,9}(?:[.,]\d{1,2})?$/, 'number.invalid'))),
  'price[to]': v.optional(v.pipe(one, v.regex(/^\d{1,9}(?:[.,]\d{1,2})?$/, 'number.invalid'))),
  /** `code:id,id;code:id` – attribute options chosen. */
  filters: v.optional(
    v.pipe(v.string(), v.maxLength(1000, 'text.tooLong'), v.regex(/^[a-z0-9_:,;]*$/, 'filters.invalid')),
  ),
  inStock: v.optional(v.picklist(['0', '1'])),
  promo: v.optional(v.picklist(['0', '1'])),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'number.invalid'), v.transform(Number), v.minValue(1))),
  perPage: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'number.invalid'), v.transform(Number), v.minValue(1), v.maxValue(100)),
  ),
});

/** What may be asked of a list of products, of vehicles alone too. */
export const listQueryEntries = productQuery.entries;

export const productFacets = v.array(
  v.object({
    code: v.string(),
    label: v.string(),
    options: v.array(v.object({ id: v.number(), label: v.string(), count: v.number() })),
  }),
);

export const productsIndexRoute = defineRoute({
  name: 'api.products.index',
  method: 'GET',
  uri: 'api/products',
  access: 'anyone',
  cache: 'public',
  query: productQuery,
  answer: v.object({
    data: v.array(card),
    facets: productFacets,
    meta: v.object({ page: v.number(), perPage: v.number(), total: v.number(), lastPage: v.number() }),
  }),
});

export const productShowRoute = defineRoute({
  name: 'api.products.show',
  method: 'GET',
  uri: 'api/products/{area}/{type}/{slug}',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ area, type: slug, slug }),
  answer: v.object({ row: v.unknown(), detail: v.unknown(), href: v.string() }),
  refusals: ['record.unknown'],
});

/** Cards of products that are named beside one. */
const beside = {
  method: 'GET',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ area, type: slug, slug }),
  answer: v.object({ data: v.array(card) }),
  refusals: ['record.unknown'],
} as const;

export const productRelatedRoute = defineRoute({
  ...beside,
  name: 'api.products.related',
  uri: 'api/products/{area}/{type}/{slug}/related',
});

export const productUpSellsRoute = defineRoute({
  ...beside,
  name: 'api.products.up-sells',
  uri: 'api/products/{area}/{type}/{slug}/up-sells',
});

export const productCrossSellsRoute = defineRoute({
  ...beside,
  name: 'api.products.cross-sells',
  uri: 'api/products/{area}/{type}/{slug}/cross-sells',
});

export const attributeFamiliesRoute = defineRoute({
  name: 'api.attribute-families.index',
  method: 'GET',
  uri: 'api/attribute-families',
  access: 'anyone',
  cache: 'public',
  answer: v.object({ data: v.array(v.unknown()) }),
});
