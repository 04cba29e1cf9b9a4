/**
 * The public catalogue as devices replicate it (design §4, §5 rules 10–12): a structure document, contents and products
 * as immutable pages named by the hash of their bytes. Nothing personal ever enters here.
 */
import * as v from 'valibot';
import { cursor } from '#core/wire/sync.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Version of the page formats and of the sort key: another number means a fresh replica. */
export const CATALOGUE_FORMAT = 1;

const hash = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One cut of the product list; its `card`, `offer` and `detail` pages hold the same rows in the same order: its rows, the leaf categories present in it, and its page of every kind. */
const manifestCut = v.object({
  area: v.picklist(['auto', 'moto']),
  rows: count,
  categories: v.array(v.number()),
  card: v.object({ hash, bytes: count }),
  offer: v.object({ hash, bytes: count }),
  detail: v.object({ hash, bytes: count }),
});
export type ManifestCut = v.InferOutput<typeof manifestCut>;

export const manifest = v.object({
  format: v.number(),
  cursor,
  /** ISO instant at which every price of the manifest was true. */
  pricedAt: v.string(),
  structure: v.object({ hash, bytes: count }),
  /** All contents as one page, for devices that know no head. */
  contents: v.object({ hash, bytes: count }),
  /** Names the pages of the contents (`ContentsHead`); absent in what an older shop says. */
  contentsHead: v.optional(v.object({ hash, bytes: count })),
  cuts: v.array(manifestCut),
});
export type Manifest = v.InferOutput<typeof manifest>;

export const manifestRoute = defineRoute({
  name: 'api.catalogue.manifest',
  method: 'GET',
  uri: 'api/catalogue/manifest',
  access: 'anyone',
  cache: 'public',
  answer: manifest,
});

/** JSON of a page: cards or offers of a cut, `DetailPage`, `Structure`, `ContentsHead`, `ContentsPage` or `Contents`, by what the manifest named. */
export const pageRoute = defineRoute({
  name: 'api.catalogue.page',
  method: 'GET',
  uri: 'api/catalogue/pages/{hash}',
  access: 'anyone',
  cache: 'immutable',
  params: v.strictObject({ hash }),
  answer: v.unknown(),
  refusals: ['record.unknown'],
});

/**
 * What changed since a cursor. `reset`: read the manifest again. Products carry their whole row and detail; a new
 * structure or contents is named by hash. Nothing new: 304 by ETag, or a body of a few bytes (rule 12).
 */
export const changesRoute = defineRoute({
  name: 'api.catalogue.changes',
  method: 'GET',
  uri: 'api/catalogue/changes',
  access: 'anyone',
  cache: 'public',
  query: v.strictObject({
    epoch: v.pipe(v.string(), v.maxLength(40)),
    rev: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
    revId: v.pipe(v.string(), v.maxLength(40)),
  }),
  answer: v.variant('kind', [
    v.object({ kind: v.literal('reset') }),
    v.object({
      kind: v.literal('changes'),
      from: cursor,
      to: cursor,
      pricedAt: v.string(),
      /** Rows as `CatalogueRow` with their `ProductDetail`. */
      products: v.array(v.object({ row: v.unknown(), detail: v.unknown() })),
      removed: v.array(v.number()),
      structure: v.nullable(hash),
      contents: v.nullable(hash),
      contentsHead: v.optional(v.nullable(hash)),
    }),
  ]),
});
