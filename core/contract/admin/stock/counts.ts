/** Inventory counts at the desk: opened, held against the books, confirmed or given up (rules S130 to S133). */
import * as v from 'valibot';
import { seen } from '#core/contract/admin/desk-step.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

const of = v.strictObject({ uuid: f.uuid });
const online = { access: { permission: 'stock.count' }, cache: 'no-store' } as const;

const choice = v.object({ code: v.string(), name: v.string() });

/** Where and of what can be counted. */
export const countChoicesRoute = defineRoute({
  name: 'api.admin.stock.counts.choices',
  method: 'GET',
  uri: 'api/admin/stock-counts/choices',
  ...online,
  answer: v.object({
    sources: v.array(choice),
    /** By UUID; parents before what lies in them, their names in front. */
    categories: v.array(choice),
  }),
});

/** Opens a count. The UUID is the device's: asked again, it is the same. */
export const openCountRoute = defineRoute({
  name: 'api.admin.stock.counts.store',
  method: 'POST',
  uri: 'api/admin/stock-counts',
  ...online,
  body: v.strictObject({ uuid: f.uuid, source: f.line(64), category: v.nullable(f.uuid) }),
  answer: v.object({}),
  refusals: ['record.unknown', 'record.moved'],
});

/** An article as a device knows it by its codes. */
const article = v.object({
  uuid: v.string(),
  sku: v.string(),
  name: v.string(),
  ean: v.nullable(v.string()),
});

export type CountArticle = v.InferOutput<typeof article>;

/** Articles of one page. */
export const COUNT_PAGE = 2_000;

/** What can be found there, a page at a time: a device that has it knows every code without a network. */
export const countArticlesRoute = defineRoute({
  name: 'api.admin.stock.counts.articles',
  method: 'GET',
  uri: 'api/admin/stock-counts/{uuid}/articles',
  params: of,
  query: v.strictObject({ after: v.optional(f.line(64)) }),
  ...online,
  answer: v.object({
    /** The shop's clock, by which the device puts its own right. */
    now: f.instant,
    articles: v.array(article),
    /** Where the next page begins; null: this is the last one. */
    next: v.nullable(v.string()),
  }),
  refusals: ['record.unknown', 'stock.countClosed'],
});

const line = v.object({
  article: v.string(),
  sku: v.string(),
  name: v.string(),
  counted: v.number(),
  /** When it was last added to. */
  at: f.instant,
  expected: v.number(),
  difference: v.number(),
  since: v.number(),
  during: v.number(),
  /** Somebody counted it there later: this count changes nothing of it. */
  isOvertaken: v.boolean(),
  /** Who counted it. */
  who: v.array(v.string()),
});

export const countDesk = v.object({
  uuid: v.string(),
  rev: v.number(),
  revId: f.toldRevId,
  source: v.string(),
  sourceName: v.string(),
  category: v.nullable(v.string()),
  openedAt: f.instant,
  status: v.picklist(['open', 'done', 'dropped']),
  /** What was counted, by SKU. */
  lines: v.array(line),
  /** Articles that lie there by the books and that nobody has counted: they stay as they are. */
  missing: v.array(v.object({ article: v.string(), sku: v.string(), name: v.string(), held: v.number() })),
  /** There are more of them than are told. */
  hasMoreMissing: v.boolean(),
});

export type CountDesk = v.InferOutput<typeof countDesk>;

export const countDeskRoute = defineRoute({
  name: 'api.admin.stock.counts.desk',
  method: 'GET',
  uri: 'api/admin/stock-counts/{uuid}/desk',
  params: of,
  access: { permission: 'stock.view' },
  cache: 'no-store',
  answer: countDesk,
  refusals: ['record.unknown'],
});

const closing = <const Step extends string>(step: Step) =>
  defineRoute({
    name: `api.admin.stock.counts.${step}`,
    method: 'POST',
    uri: `api/admin/stock-counts/{uuid}/${step}`,
    params: of,
    access: { permission: 'stock.update' },
    cache: 'no-store',
    body: v.strictObject(seen),
    answer: v.object({}),
    refusals: ['record.unknown', 'record.moved', 'stock.countClosed'],
  });

/** Books what differs. */
export const confirmCountRoute = closing('confirm');
/** Ends it without booking anything. */
export const dropCountRoute = closing('drop');

export const COUNT_ROUTES = {
  'api.admin.stock.counts.choices': countChoicesRoute,
  'api.admin.stock.counts.store': openCountRoute,
  'api.admin.stock.counts.articles': countArticlesRoute,
  'api.admin.stock.counts.desk': countDeskRoute,
  'api.admin.stock.counts.confirm': confirmCountRoute,
  'api.admin.stock.counts.drop': dropCountRoute,
} as const;
