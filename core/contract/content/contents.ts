import * as v from 'valibot';
import { area, slug } from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

export const contentShowRoute = defineRoute({
  name: 'api.contents.show',
  method: 'GET',
  uri: 'api/contents/{type}/{slug}',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ type: slug, slug }),
  answer: v.unknown(),
  refusals: ['record.unknown'],
});

/** Published contents of a type or post list, newest first; 12 a page. */
export const contentsIndexRoute = defineRoute({
  name: 'api.contents.index',
  method: 'GET',
  uri: 'api/contents/{type}',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ type: slug }),
  query: v.strictObject({
    page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'number.invalid'), v.transform(Number), v.minValue(1))),
  }),
  answer: v.object({
    data: v.array(v.unknown()),
    meta: v.object({ page: v.number(), perPage: v.number(), total: v.number(), lastPage: v.number() }),
  }),
  refusals: ['record.unknown'],
});

export const menuShowRoute = defineRoute({
  name: 'api.menus.show',
  method: 'GET',
  uri: 'api/menus/{location}',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ location: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/)) }),
  answer: v.object({ data: v.array(v.unknown()) }),
  refusals: ['record.unknown'],
});

export const sliderShowRoute = defineRoute({
  name: 'api.sliders.show',
  method: 'GET',
  uri: 'api/sliders/{code}',
  access: 'anyone',
  cache: 'public',
  params: v.strictObject({ code: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/)) }),
  query: v.strictObject({ area: v.optional(area) }),
  answer: v.object({ data: v.array(v.unknown()) }),
  refusals: ['record.unknown'],
});
