import * as v from 'valibot';
import { area, slug } from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const byArea = v.strictObject({ area: v.optional(area) });

export const categoriesIndexRoute = defineRoute({
  name: 'api.categories.index',
  method: 'GET',
  uri: 'api/categories',
  access: 'anyone',
  cache: 'public',
  query: byArea,
  answer: v.object({ data: v.array(v.unknown()) }),
});

/** Categories nested under `children`, in menu order. */
export const categoriesTreeRoute = defineRoute({
  name: 'api.categories.tree',
  method: 'GET',
  uri: 'api/categories/tree',
  access: 'anyone',
  cache: 'public',
  query: byArea,
  answer: v.object({ data: v.array(v.unknown()) }),
});

export const categoryShowRoute = defineRoute({
  name: 'api.categories.show',
  method: 'GET',
  uri: 'api/categories/{area}/{slug}',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ area, slug }),
  answer: v.object({ category: v.unknown(), children: v.array(v.unknown()) }),
  refusals: ['record.unknown'],
});

/** Filterable attributes of a category with the options in use, and the price bounds. */
export const categoryFiltersRoute = defineRoute({
  name: 'api.categories.filters',
  method: 'GET',
  uri: 'api/categories/{area}/{slug}/filters',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ area, slug }),
  answer: v.object({ attributes: v.array(v.unknown()), price: v.object({ min: v.number(), max: v.number() }) }),
  refusals: ['record.unknown'],
});
