import * as v from 'valibot';
import { area } from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const query = v.strictObject({
  q: v.pipe(v.string('required'), v.maxLength(100, 'text.tooLong')),
  area: v.optional(area),
});
const contentHit = v.object({ title: v.string(), href: v.string(), excerpt: v.string() });

/** Grouped as articles (posts), pages, products (specification §2). */
export const searchRoute = defineRoute({
  name: 'api.search',
  method: 'GET',
  uri: 'api/search',
  access: 'anyone',
  cache: 'public',
  query,
  answer: v.object({
    posts: v.array(contentHit),
    pages: v.array(contentHit),
    products: v.object({ total: v.number(), data: v.array(v.object({ row: v.unknown(), href: v.string() })) }),
    categories: v.array(v.object({ label: v.string(), href: v.string(), count: v.number() })),
  }),
});

/**
 * Counts a search under its words (domain 9), whoever answered it. A GET: it needs no token, and so makes nobody a
 * visitor who only looks; a stranger who calls it moves a count within its limit.
 */
export const searchAskedRoute = defineRoute({
  name: 'api.search.asked',
  method: 'GET',
  uri: 'api/search/asked',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 60, perSeconds: 3600 },
  query,
  answer: v.object({}),
});

/** At most eight suggestions while typing. */
export const suggestRoute = defineRoute({
  name: 'api.search.suggest',
  method: 'GET',
  uri: 'api/search/suggest',
  access: 'anyone',
  cache: 'public',
  query,
  answer: v.object({
    data: v.array(
      v.object({ kind: v.picklist(['category', 'product', 'post', 'page']), label: v.string(), href: v.string() }),
    ),
  }),
});
