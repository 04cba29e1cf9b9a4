/** Addresses of contents, products and categories in the back office (domain 1.4, 8.7). */
import * as v from 'valibot';
import { AREAS } from '#core/domain/shop/area.ts';
import { LONGEST_PATTERN } from '#core/domain/cms/content-path.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

export const ADDRESSED = ['content', 'product', 'category'] as const;
export type AddressedKind = (typeof ADDRESSED)[number];
export const ADDRESSES_PER_PAGE = 50;

const read = { access: { permission: 'permalinks.index' }, cache: 'no-store' } as const;
const write = { access: { permission: 'permalinks.update' }, cache: 'no-store' } as const;

export const patternsRoute = defineRoute({
  name: 'api.admin.permalinks.patterns',
  method: 'GET',
  uri: 'api/admin/permalinks/patterns',
  ...read,
  answer: v.array(
    v.object({
      type: v.string(),
      name: v.string(),
      pattern: v.string(),
      /** Pages stand at their slugs: the specification says so. */
      isFixed: v.boolean(),
      /** Contents that stand by it. */
      count: v.number(),
    }),
  ),
});

export const patternUpdateRoute = defineRoute({
  name: 'api.admin.permalinks.set-pattern',
  method: 'PUT',
  uri: 'api/admin/permalinks/patterns/{type}',
  ...write,
  params: v.strictObject({ type: f.slug }),
  body: v.strictObject({ pattern: f.line(LONGEST_PATTERN) }),
  answer: v.object({ moved: v.number() }),
  refusals: ['record.unknown'],
});

const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/u, 'number.invalid'), v.transform(Number));

export const addressesRoute = defineRoute({
  name: 'api.admin.permalinks.addresses',
  method: 'GET',
  uri: 'api/admin/permalinks',
  ...read,
  query: v.strictObject({
    of: v.picklist(ADDRESSED, 'value.invalid'),
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'text.tooLong')), ''),
    area: v.exactOptional(f.area),
    /** Those that have an address of their own, in place of the pattern's. */
    own: v.exactOptional(v.literal('1')),
    page: v.exactOptional(count),
  }),
  answer: v.object({
    data: v.array(
      v.object({
        uuid: v.string(),
        title: v.string(),
        /** Type of a content, family of a product; empty for a category. */
        type: v.string(),
        area: v.nullable(v.picklist(AREAS)),
        slug: v.string(),
        /** With its leading slash. */
        path: v.string(),
        /** Where it stands by the pattern. */
        usual: v.string(),
        isShown: v.boolean(),
        /** Addresses that lead here. */
        former: v.array(v.string()),
      }),
    ),
    total: v.number(),
  }),
});

/** Of a content the slug is the document's own: it is written there. */
export const addressUpdateRoute = defineRoute({
  name: 'api.admin.permalinks.change',
  method: 'PUT',
  uri: 'api/admin/permalinks/{of}/{uuid}',
  ...write,
  params: v.strictObject({ of: v.picklist(['product', 'category'], 'value.invalid'), uuid: f.uuid }),
  body: v.strictObject({
    slug: f.slug,
    /** Null: where the pattern has it. */
    permalink: v.nullable(v.pipe(v.string('text.invalid'), v.trim(), v.maxLength(255, 'text.tooLong'))),
  }),
  answer: v.object({ before: v.string(), after: v.string() }),
  refusals: ['record.unknown'],
});

export const PERMALINK_ROUTES = {
  'api.admin.permalinks.patterns': patternsRoute,
  'api.admin.permalinks.set-pattern': patternUpdateRoute,
  'api.admin.permalinks.addresses': addressesRoute,
  'api.admin.permalinks.change': addressUpdateRoute,
} as const;
