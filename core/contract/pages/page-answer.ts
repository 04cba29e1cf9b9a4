import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALES } from '#core/domain/shop/locale.ts';
import { defineRoute } from '#core/wire/route.ts';

/** The data of a public page by its address, for navigations the device cannot answer itself. */
export const pageAnswerRoute = defineRoute({
  name: 'api.page',
  method: 'GET',
  uri: 'api/page',
  access: 'anyone',
  cache: 'public',
  query: v.strictObject({
    path: v.pipe(v.string('required'), v.startsWith('/', 'path.invalid'), v.maxLength(2048, 'text.tooLong')),
    search: v.optional(v.pipe(v.string(), v.maxLength(2048, 'text.tooLong')), ''),
    /** Of the reader: contents in it where an editor wrote them. */
    locale: v.optional(v.picklist(LOCALES), DEFAULT_LOCALE),
  }),
  answer: v.variant('status', [
    v.object({
      status: v.literal(200),
      route: v.string(),
      meta: v.nullable(v.object({ type: v.string(), slug: v.string() })),
      rev: v.number(),
      pricedAt: v.string(),
      page: v.looseObject({ kind: v.string() }),
      head: v.looseObject({ title: v.string() }),
    }),
    v.object({ status: v.literal(301), to: v.string() }),
    v.object({ status: v.literal(302), to: v.string() }),
    v.object({ status: v.literal(404) }),
    v.object({ status: v.literal(410) }),
  ]),
});
