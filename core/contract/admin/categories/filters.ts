import * as v from 'valibot';
import { defineRoute } from '#core/wire/route.ts';

/** Attributes that a list can be filtered by, in their order. */
export const attributesOfferedRoute = defineRoute({
  name: 'api.admin.categories.filters',
  method: 'GET',
  uri: 'api/admin/categories/filters',
  access: { permission: 'categories.view' },
  cache: 'no-store',
  answer: v.array(v.object({ code: v.string(), label: v.string() })),
});
