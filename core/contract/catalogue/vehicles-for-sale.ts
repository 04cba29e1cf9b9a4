/** Vehicles for sale, for calls from outside the storefront (domain 2.11). */
import * as v from 'valibot';
import { listQueryEntries, productFacets } from '#core/contract/catalogue/products.ts';
import { area, slug } from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const { category: _category, inStock: _inStock, promo: _promo, ...asked } = listQueryEntries;

export const vehiclesIndexRoute = defineRoute({
  name: 'api.vehicles-for-sale.index',
  method: 'GET',
  uri: 'api/vehicles-for-sale',
  access: 'anyone',
  cache: 'public',
  query: v.strictObject(asked),
  answer: v.object({
    data: v.array(v.object({ row: v.unknown(), href: v.string() })),
    facets: productFacets,
    meta: v.object({ page: v.number(), perPage: v.number(), total: v.number(), lastPage: v.number() }),
  }),
});

/** Its slug is unique within an area: without one, the first that has it answers. */
export const vehicleShowRoute = defineRoute({
  name: 'api.vehicles-for-sale.show',
  method: 'GET',
  uri: 'api/vehicles-for-sale/{slug}',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ slug }),
  query: v.strictObject({ area: v.optional(area) }),
  answer: v.object({ row: v.unknown(), detail: v.unknown(), href: v.string() }),
  refusals: ['record.unknown'],
});
