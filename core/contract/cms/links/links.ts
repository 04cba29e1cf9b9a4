/** Links that lead nowhere: looked for in the background, mended where they stand (domain 8.7). */
import * as v from 'valibot';
import { LINK_STATES } from '#core/domain/links/link-state.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

export const LINK_SOURCES = ['content', 'component', 'menu', 'product', 'category', 'slider', 'redirect'] as const;
/** Where a link can be mended from here: documents, by a save of their own. */
export const MENDED_SOURCES = ['content', 'component', 'menu'] as const;
export const LINKS_PER_PAGE = 50;
export const LONGEST_LINK = 2_000;

const read = { access: { permission: 'broken-links.index' }, cache: 'no-store' } as const;
const write = { access: { permission: 'broken-links.update' }, cache: 'no-store' } as const;
const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/u, 'number.invalid'), v.transform(Number));
const params = v.strictObject({ uuid: f.uuid });
const state = v.picklist(LINK_STATES, 'value.invalid');

const use = v.object({
  source: v.picklist(LINK_SOURCES),
  uuid: v.string(),
  /** Type of a content, place of a menu; empty for the rest. */
  type: v.string(),
  title: v.string(),
  words: v.string(),
});

export const linksRoute = defineRoute({
  name: 'api.admin.broken-links.list',
  method: 'GET',
  uri: 'api/admin/broken-links',
  ...read,
  query: v.strictObject({
    state: v.exactOptional(state),
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'text.tooLong')), ''),
    page: v.exactOptional(count),
  }),
  answer: v.object({
    data: v.array(
      v.object({
        uuid: v.string(),
        url: v.string(),
        isInside: v.boolean(),
        state: v.picklist(LINK_STATES),
        code: v.nullable(v.number()),
        /** `dns`, `tls`, `timeout`…; null where it answered. */
        fault: v.nullable(v.string()),
        movedTo: v.nullable(v.string()),
        checkedAt: v.nullable(f.instant),
        failedSince: v.nullable(f.instant),
        uses: v.array(use),
      }),
    ),
    total: v.number(),
    /** How many there are of each state. */
    counts: v.record(v.string(), v.number()),
  }),
});

export const linkScanShowRoute = defineRoute({
  name: 'api.admin.broken-links.progress',
  method: 'GET',
  uri: 'api/admin/broken-links/scan',
  ...read,
  answer: v.object({
    /** The last one, or the one under way; null before the first. */
    scan: v.nullable(
      v.object({ startedAt: f.instant, endedAt: v.nullable(f.instant), total: v.number(), done: v.number() }),
    ),
  }),
});

export const linkScanRoute = defineRoute({
  name: 'api.admin.broken-links.scan',
  method: 'POST',
  uri: 'api/admin/broken-links/scan',
  access: { permission: 'broken-links.scan' },
  cache: 'no-store',
  body: v.strictObject({}),
  answer: v.object({ startedAt: f.instant }),
});

export const linkIgnoreRoute = defineRoute({
  name: 'api.admin.broken-links.ignore',
  method: 'PUT',
  uri: 'api/admin/broken-links/{uuid}/ignored',
  ...write,
  params,
  body: v.strictObject({ ignored: v.boolean() }),
  answer: v.object({ state }),
  refusals: ['record.unknown'],
});

/** Looks again at once. */
export const linkRecheckRoute = defineRoute({
  name: 'api.admin.broken-links.recheck',
  method: 'POST',
  uri: 'api/admin/broken-links/{uuid}/check',
  ...write,
  params,
  body: v.strictObject({}),
  answer: v.object({ state }),
  refusals: ['record.unknown'],
});

/** Another address in the working copy of documents, or none: each is saved as its editor would. */
export const linkReplaceRoute = defineRoute({
  name: 'api.admin.broken-links.replace',
  method: 'POST',
  uri: 'api/admin/broken-links/{uuid}/replace',
  ...write,
  params,
  body: v.strictObject({
    /** Null: the words stay, without a link. */
    to: v.nullable(v.pipe(f.line(LONGEST_LINK), v.check(isSafeUrl, 'link.invalid'))),
    /** Documents it is replaced in. */
    documents: v.pipe(f.listOf(f.uuid, 200), v.minLength(1, 'required')),
  }),
  answer: v.object({ replaced: v.number() }),
  refusals: ['record.unknown'],
});

export const LINK_ROUTES = {
  'api.admin.broken-links.list': linksRoute,
  'api.admin.broken-links.progress': linkScanShowRoute,
  'api.admin.broken-links.scan': linkScanRoute,
  'api.admin.broken-links.ignore': linkIgnoreRoute,
  'api.admin.broken-links.recheck': linkRecheckRoute,
  'api.admin.broken-links.replace': linkReplaceRoute,
} as const;
